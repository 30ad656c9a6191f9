import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { type Values, valueText } from '@quoin/messages/runtime';
import type { ItemDraftCode } from './itemDraft.ts';

/** Why an entry was not saved although its values are fine. */
export type ItemEditCode =
  | ItemDraftCode
  | 'itemMissing'
  | 'collectionMissing'
  | 'itemChanged'
  | 'itemDraftsOnly'
  | 'itemImageUnknown'
  | 'itemTagTooLong'
  | 'itemCategoryTooLong'
  | 'itemEventMissing'
  | 'itemFileUnknown'
  | 'itemCollectionFull'
  | 'itemOrderChanged'
  | 'itemOrderByDate';

const max = (values: Values) => valueText(values, 'max');

export const itemWording: Wording<ItemEditCode> = {
  itemTitleMissing: 'Enter a title.',
  itemTitleTooLong: (values) => `A title can have up to ${max(values)} characters.`,
  itemTextTooLong: (values) => `Enter up to ${max(values)} characters.`,
  itemAddressInvalid: 'Use lowercase letters, digits and hyphens.',
  itemDateMissing: 'Enter a publish date.',
  itemDateOver: 'Choose a time in the future, or publish now.',
  takeDownBeforeStart: 'The unpublish date must be after the publish date.',
  takeDownToInvalid: 'Enter a page or URL that starts with / or https://',
  itemTooManyCategories: (values) => `An entry can be in up to ${max(values)} categories.`,
  eventStartMissing: 'Enter a start.',
  eventEndMissing: 'Enter an end.',
  eventEndsBefore: 'The end must be after the start.',
  eventTooLong: (values) => `An event can last up to ${max(values)} days. Repeat it instead.`,
  eventZoneUnknown: 'Unknown time zone.',
  eventPlaceTooLong: (values) => `Each line of the location can have up to ${max(values)} characters.`,
  repeatEveryInvalid: (values) => `Enter a whole number from 1 to ${max(values)}.`,
  repeatEndMissing: 'Enter an end date or a number of events.',
  repeatEndsBefore: 'The end date must be after the start date.',
  repeatTooOften: (values) => `An event can repeat up to ${max(values)} times. Choose an earlier end.`,
  itemMissing: 'This item was deleted.',
  collectionMissing: 'This collection was deleted.',
  itemChanged: (values) => `${valueText(values, 'title')} was saved by someone else while you edited it.`,
  itemDraftsOnly: 'Your role can edit drafts only. Published items can be changed by people who may publish.',
  itemImageUnknown: 'The image was deleted. Select another one.',
  itemTagTooLong: (values) => `A tag has at most ${max(values)} characters.`,
  itemCategoryTooLong: (values) => `A category has at most ${max(values)} characters.`,
  itemEventMissing: 'Enter a date.',
  itemFileUnknown: 'The file was deleted. Select another one.',
  itemTooManyPictures: (values) => `A project can have up to ${max(values)} images.`,
  itemPictureMissing: 'Select an image.',
  itemCustomTooLong: (values) => `The theme’s fields can hold up to ${max(values)} KB in total.`,
  lessonDaysInvalid: (values) => `Enter a number of days from 1 to ${max(values)}.`,
  lessonDayMissing: 'Select the date on which the lesson becomes available.',
  itemChapterTooLong: (values) => `A chapter can have up to ${max(values)} characters.`,
  itemTrackMissing: 'Select an audio file from the library, or enter a Spotify or SoundCloud URL.',
  itemTrackUnknown: 'This URL is not supported. Select a file from the library, or enter a Spotify or SoundCloud URL.',
  itemVideoMissing: 'Select a video from the library, or enter a YouTube, Vimeo or Dailymotion URL.',
  itemVideoUnknown:
    'This URL is not supported. Select a video from the library, or enter a YouTube, Vimeo or Dailymotion URL.',
  itemDurationInvalid: 'Enter minutes and seconds, such as 3:45.',
  itemCollectionFull: (values) =>
    `${valueText(values, 'title')} has reached the maximum of ${max(values)} items. Delete some, or add another page.`,
  itemOrderChanged: 'Someone else changed the order. The current order is shown. Try again.',
  itemOrderByDate: 'These items are sorted by date.',
};

/** Only owners read these. */
export function itemSentence(problem: Problem<ItemEditCode>): string {
  return lookUpSentence(itemWording, problem);
}
