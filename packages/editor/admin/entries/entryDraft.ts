import { addDays, dayInZone } from '@quoin/domain/formats';
import {
  type EventDraft,
  type ItemDraft,
  type ItemKindName,
  isUnpublished,
  itemKind,
  NO_RECORDING,
  OPEN_LESSON,
  type Repeat,
  repeatText,
  toUrlId,
} from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/entryDraft';
import { APP_LANGUAGE, APP_LOCALE } from '../../app/locale.ts';

const NOWHERE = { title: '', line1: '', line2: '', country: '', point: null } as const;

export const BLANK_ENTRY: ItemDraft = {
  title: '',
  urlId: '',
  body: '',
  excerpt: '',
  tags: [],
  categories: [],
  authorName: '',
  imageId: null,
  status: 'draft',
  publishOn: null,
  takeDown: null,
  isFeatured: false,
  seo: { title: '', description: '', isHidden: false },
  event: null,
  pictures: [],
  recording: null,
  chapter: '',
  lesson: null,
};

/** What a new entry of a kind begins with. `now`: ms. */
export function blankEntry(kind: ItemKindName, siteZone: string, now: number): ItemDraft {
  const { part } = itemKind(kind);
  const plays = part === 'track' || part === 'video' || part === 'lesson';
  return {
    ...BLANK_ENTRY,
    event: kind === 'events' ? blankEvent(now, siteZone) : null,
    recording: plays ? NO_RECORDING : null,
    lesson: part === 'lesson' ? OPEN_LESSON : null,
  };
}

/** Another title: as long as nobody has seen the entry, an address that was made of its title follows it. */
export function titled(title: string, stored: ItemDraft): Partial<ItemDraft> {
  const isOfTitle = stored.urlId.replace(/-\d+$/, '') === toUrlId(stored.title);
  return isUnpublished(stored.status) && isOfTitle ? { title, urlId: '' } : { title };
}

/** Tomorrow evening, for two hours. */
export function blankEvent(now: number, siteZone: string): EventDraft {
  const day = addDays(dayInZone(now, siteZone), 1);
  const times = { start: `${day}T19:00`, end: `${day}T21:00` };
  return { ...times, timeZone: '', isAllDay: false, place: NOWHERE, repeat: null };
}

/** A later or earlier beginning takes the end along: it lasts as long as it did. */
export function withStart(event: EventDraft, start: string): EventDraft {
  const asUtc = (text: string) => Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
  const shift = asUtc(start) - asUtc(event.start);
  const end = asUtc(event.end) + shift;
  if (Number.isNaN(end)) return { ...event, start };
  return { ...event, start, end: new Date(end).toISOString().slice(0, event.isAllDay ? 10 : 16) };
}

/** Whole days have no clock times; who takes them back begins with the morning. */
export function withAllDay(event: EventDraft, isAllDay: boolean): EventDraft {
  const { start, end } = event;
  if (isAllDay) return { ...event, isAllDay, start: start.slice(0, 10), end: end.slice(0, 10) };
  return { ...event, isAllDay, start: `${start}T09:00`, end: `${end}T17:00` };
}

/** Once a week, ten times: something to begin with. */
export function blankRepeat(unit: Repeat['unit']): Repeat {
  return { unit, every: 1, days: [], monthlyBy: 'date', until: '', count: 10 };
}

/** How often, in words; '' for what is not whole yet. */
export function repeatSentence({ start, repeat }: EventDraft): string {
  if (repeat === null || start === '' || (repeat.until === '' && !(repeat.count >= 1)) || !(repeat.every >= 1))
    return '';
  return repeatText(start.slice(0, 10), repeat, APP_LANGUAGE);
}

/** `51.45, -2.59` as a place on the map; null for none, undefined for what is none. */
export function readPoint(text: string): { readonly lat: number; readonly lng: number } | null | undefined {
  if (text.trim() === '') return null;
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])];
  return match === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 ? undefined : { lat, lng };
}

const PART_NAMES: Readonly<Record<keyof ItemDraft, string>> = {
  title: commonTexts.title,
  urlId: commonTexts.urlSlug,
  body: commonTexts.text,
  excerpt: texts.summary,
  tags: commonTexts.tags,
  categories: commonTexts.categories,
  authorName: commonTexts.author,
  imageId: commonTexts.image,
  status: commonTexts.status,
  publishOn: commonTexts.date,
  takeDown: texts.unpublishDate,
  isFeatured: texts.featured,
  seo: commonTexts.searchEngines,
  event: texts.dateTimeAndLocation,
  pictures: commonTexts.images,
  recording: texts.audio,
  chapter: texts.chapter,
  lesson: texts.availability,
  custom: texts.fieldsOfTheTheme,
};

export function partName(part: keyof ItemDraft): string {
  return PART_NAMES[part];
}

/** Returns a part as text for a user who has to choose. */
export function partText(draft: ItemDraft, part: keyof ItemDraft): string {
  const value = draft[part];
  if (part === 'imageId') return value === null ? '' : texts.differentImage;
  if (part === 'publishOn') return draft.publishOn === null ? '' : new Date(draft.publishOn).toLocaleString(APP_LOCALE);
  if (part === 'takeDown') return draft.takeDown === null ? '' : new Date(draft.takeDown.on).toLocaleString(APP_LOCALE);
  if (part === 'event' && draft.event !== null) {
    const { start, end, place } = draft.event;
    return [`${start} – ${end}`.replaceAll('T', ' '), repeatSentence(draft.event), place.title]
      .filter(Boolean)
      .join('\n');
  }
  if (part === 'pictures') return texts.pictures(draft.pictures.length);
  if (part === 'recording' && draft.recording !== null)
    return [draft.recording.url, draft.recording.duration].filter(Boolean).join('\n');
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
