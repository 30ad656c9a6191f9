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
  itemTitleMissing: 'Give it a title.',
  itemTitleTooLong: (values) => `A title can have up to ${max(values)} characters.`,
  itemTextTooLong: (values) => `This can have up to ${max(values)} characters.`,
  itemAddressInvalid: 'An address has small letters, digits and hyphens.',
  itemDateMissing: 'Say when it appears.',
  itemDateOver: 'Choose a moment to come, or publish it now.',
  takeDownBeforeStart: 'It cannot be taken down before it appears.',
  takeDownToInvalid: 'Lead visitors to a page: begin with / or https://',
  itemTooManyCategories: (values) => `An entry can be in up to ${max(values)} categories.`,
  eventStartMissing: 'Say when it begins.',
  eventEndMissing: 'Say when it ends.',
  eventEndsBefore: 'It cannot end before it begins.',
  eventTooLong: (values) => `An event can last up to ${max(values)} days. Let it repeat instead.`,
  eventZoneUnknown: 'No clock is known for this time zone.',
  eventPlaceTooLong: (values) => `Each line of a place can have up to ${max(values)} characters.`,
  repeatEveryInvalid: (values) => `Use a whole number from 1 to ${max(values)}.`,
  repeatEndMissing: 'Say how long it goes on: until a day, or so many times.',
  repeatEndsBefore: 'The last day cannot be before the first.',
  repeatTooOften: (values) => `An event can repeat up to ${max(values)} times. Choose an earlier end.`,
  itemMissing: 'This entry is no longer there.',
  collectionMissing: 'This part of the site is no longer there.',
  itemChanged: (values) => `${valueText(values, 'title')} was saved by somebody else while you wrote.`,
  itemDraftsOnly: 'Your role saves drafts: entries that visitors see are changed by those who may publish.',
  itemImageUnknown: 'The picture is no longer there. Choose another one.',
  itemTagTooLong: (values) => `A tag has at most ${max(values)} characters.`,
  itemCategoryTooLong: (values) => `A category has at most ${max(values)} characters.`,
  itemEventMissing: 'Say when it happens.',
  itemFileUnknown: 'The file is no longer there. Choose another one.',
  itemTooManyPictures: (values) => `A work can have up to ${max(values)} pictures.`,
  itemPictureMissing: 'Choose its picture.',
  itemCustomTooLong: (values) => `The fields of the theme can hold up to ${max(values)} KB together.`,
  lessonDaysInvalid: (values) => `Please enter a number of days from 1 to ${max(values)}.`,
  lessonDayMissing: 'Please choose the day on which the lesson opens.',
  itemChapterTooLong: (values) => `A chapter can have up to ${max(values)} characters.`,
  itemTrackMissing: 'Choose a recording of the library, or enter an address of Spotify or SoundCloud.',
  itemTrackUnknown:
    'This plays nowhere. Choose a recording of the library, or enter an address of Spotify or SoundCloud.',
  itemVideoMissing: 'Choose a video of the library, or enter an address of YouTube, Vimeo or Dailymotion.',
  itemVideoUnknown:
    'This plays nowhere. Choose a video of the library, or enter an address of YouTube, Vimeo or Dailymotion.',
  itemDurationInvalid: 'Write minutes and seconds, for example 3:45.',
  itemCollectionFull: (values) =>
    `${valueText(values, 'title')} holds as many as can be put in order: ${max(values)}. Delete some, or begin another page.`,
  itemOrderChanged: 'Somebody else has changed the order meanwhile. It is shown as it is now: try again.',
  itemOrderByDate: 'These are in the order of their dates.',
};

/** Only owners read these. */
export function itemSentence(problem: Problem<ItemEditCode>): string {
  return lookUpSentence(itemWording, problem);
}
