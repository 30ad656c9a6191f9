import type { Problem } from '@quoin/domain/problem';
import { type EventCode, type EventDraft, eventProblems } from '../events/eventDraft.ts';
import { type TakeDown, type TakeDownCode, takeDownProblems } from '../takeDown/takeDown.ts';
import { foldUrlId, isUrlId } from '../urlId.ts';
import { type CustomContent, type CustomContentCode, customProblems } from './customContent.ts';
import type { ItemPart } from './itemKinds.ts';
import { type LessonOpening, type LessonOpeningCode, lessonOpeningProblems } from './lessonOpening.ts';
import { type RecordingCode, type RecordingDraft, recordingProblems } from './recording.ts';

/** What becomes of an entry: shown, shown from a moment on, or not shown, and why. */
export const ITEM_STATUSES = ['published', 'scheduled', 'needsReview', 'draft', 'private'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** As they are stored; what is scheduled is published at a moment to come (page-data 5). */
export const WORKFLOW_STATES = { published: 1, draft: 2, needsReview: 3, private: 4 } as const;

export function itemStatusOf(workflowState: number, publishOn: number | null, now: number): ItemStatus {
  if (workflowState === WORKFLOW_STATES.published)
    return publishOn !== null && publishOn > now ? 'scheduled' : 'published';
  if (workflowState === WORKFLOW_STATES.draft) return 'draft';
  return workflowState === WORKFLOW_STATES.needsReview ? 'needsReview' : 'private';
}

export function workflowStateOf(status: ItemStatus): number {
  return status === 'scheduled' ? WORKFLOW_STATES.published : WORKFLOW_STATES[status];
}

/** Reports if users without publish rights may save it. */
export function isUnpublished(status: ItemStatus): boolean {
  return status === 'draft' || status === 'needsReview';
}

/** An item of a collection as an owner enters it, complete: a post, an event, a work, a picture, a track, a film, a lesson. */
export interface ItemDraft {
  readonly title: string;
  /** Empty: made of the title. */
  readonly urlId: string;
  /** HTML; the server keeps of it what visitors may be shown. */
  readonly body: string;
  /** Likewise, short: what lists show. */
  readonly excerpt: string;
  readonly tags: readonly string[];
  /** Paths of categories of its collection, and names of new ones. */
  readonly categories: readonly string[];
  readonly authorName: string;
  readonly imageId: string | null;
  readonly status: ItemStatus;
  /** Milliseconds: when it came or comes out. Null: when it is published. */
  readonly publishOn: number | null;
  /** When visitors stop seeing it; null: never. */
  readonly takeDown: TakeDown | null;
  readonly isFeatured: boolean;
  readonly seo: { readonly title: string; readonly description: string; readonly isHidden: boolean };
  /** Of a calendar's entries only. */
  readonly event: EventDraft | null;
  /** Of a portfolio's works only: pictures in order. */
  readonly pictures: readonly string[];
  /** Of tracks, films and lessons only. */
  readonly recording: RecordingDraft | null;
  /** Lessons only. Lessons of one chapter form a group. '' for none. */
  readonly chapter: string;
  /** Of lessons only: when they open. */
  readonly lesson: LessonOpening | null;
  /** Fields that the theme adds to entries of its own types. Omitted: none. */
  readonly custom?: CustomContent;
}

/** As search engines cut titles and descriptions. */
export const SEO_SHOWN = { title: 60, description: 160 } as const;

export const ITEM_LIMITS = {
  title: 200,
  body: 400_000,
  excerpt: 5_000,
  author: 100,
  seoTitle: 200,
  seoDescription: 400,
  categories: 30,
  chapter: 100,
  /** Of one work (LIM-01: the size of a gallery). */
  pictures: 50,
  /** Made into items at once. */
  files: 60,
  /** Saved at once by the list. */
  bulk: 500,
} as const;

export type ItemDraftCode =
  | EventCode
  | RecordingCode
  | LessonOpeningCode
  | TakeDownCode
  | 'itemTitleMissing'
  | 'itemTitleTooLong'
  | 'itemTextTooLong'
  | 'itemAddressInvalid'
  | 'itemDateMissing'
  | 'itemDateOver'
  | 'itemTooManyCategories'
  | 'itemTooManyPictures'
  | 'itemPictureMissing'
  | 'itemChapterTooLong'
  | CustomContentCode;

/** Everything that keeps an item from being saved, each with its input. The same in the browser and on the server. */
export function itemProblems(
  draft: ItemDraft,
  now: number,
  part: ItemPart = 'nothing',
): readonly Problem<ItemDraftCode>[] {
  const found: Problem<ItemDraftCode>[] = [];
  if (draft.title.trim() === '') found.push({ code: 'itemTitleMissing', field: 'title' });
  found.push(...lengthProblems(draft));
  if (draft.urlId.trim() !== '' && !isUrlId(foldUrlId(draft.urlId)))
    found.push({ code: 'itemAddressInvalid', field: 'urlId', values: { value: draft.urlId } });
  if (draft.status === 'scheduled') {
    if (draft.publishOn === null) found.push({ code: 'itemDateMissing', field: 'publishOn' });
    else if (draft.publishOn <= now) found.push({ code: 'itemDateOver', field: 'publishOn' });
  }
  found.push(...takeDownProblems(draft.takeDown, isUnpublished(draft.status) ? null : draft.publishOn));
  if (draft.categories.length > ITEM_LIMITS.categories)
    found.push({ code: 'itemTooManyCategories', field: 'categories', values: { max: ITEM_LIMITS.categories } });
  return [
    ...found,
    ...(draft.event === null ? [] : eventProblems(draft.event)),
    ...partProblems(draft, part),
    ...customProblems(draft.custom ?? {}),
  ];
}

function partProblems(draft: ItemDraft, part: ItemPart): readonly Problem<ItemDraftCode>[] {
  const { pictures: most, chapter } = ITEM_LIMITS;
  if (part === 'picture' && draft.imageId === null) return [{ code: 'itemPictureMissing', field: 'imageId' }];
  if (part === 'pictures' && draft.pictures.length > most)
    return [{ code: 'itemTooManyPictures', field: 'pictures', values: { max: most } }];
  if (draft.recording === null || (part !== 'track' && part !== 'video' && part !== 'lesson')) return [];
  const found: readonly Problem<ItemDraftCode>[] = [
    ...recordingProblems(draft.recording, part),
    ...(draft.lesson === null ? [] : lessonOpeningProblems(draft.lesson)),
  ];
  if (draft.chapter.trim().length <= chapter) return found;
  return [...found, { code: 'itemChapterTooLong', field: 'chapter', values: { max: chapter } }];
}

function lengthProblems(draft: ItemDraft): readonly Problem<ItemDraftCode>[] {
  const texts: readonly (readonly [string, string, number])[] = [
    ['body', draft.body, ITEM_LIMITS.body],
    ['excerpt', draft.excerpt, ITEM_LIMITS.excerpt],
    ['authorName', draft.authorName, ITEM_LIMITS.author],
    ['seo.title', draft.seo.title, ITEM_LIMITS.seoTitle],
    ['seo.description', draft.seo.description, ITEM_LIMITS.seoDescription],
  ];
  const long = texts
    .filter(([, text, max]) => text.length > max)
    .map(([field, , max]): Problem<ItemDraftCode> => ({ code: 'itemTextTooLong', field, values: { max } }));
  const isTitleLong = draft.title.trim().length > ITEM_LIMITS.title;
  return isTitleLong
    ? [{ code: 'itemTitleTooLong', field: 'title', values: { max: ITEM_LIMITS.title } }, ...long]
    : long;
}
