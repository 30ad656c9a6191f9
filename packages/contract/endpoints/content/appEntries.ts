import type { ItemDraft, ItemKind, ItemKindName, ItemMove, ItemStatus, ThemeCustomField } from '@quoin/domain/site';
import { appSitePath } from '../running/appSites.ts';
import type { WireAppImage } from '../store/appCatalog.ts';

/** A collection whose items are written in the app: a journal, a calendar, a portfolio, a gallery, an album, films, a course. */
export interface WireJournal {
  readonly id: string;
  readonly kind: ItemKindName;
  /** By date, or as the owner arranges them. */
  readonly order: ItemKind['order'];
  /** Fields that the theme gives its entries. */
  readonly fields: readonly ThemeCustomField[];
  /** What the theme writes where one is added; '' for the app's own words. */
  readonly addText: string;
  readonly title: string;
  /** On the site. */
  readonly url: string;
  readonly isEnabled: boolean;
  /** By what visitors see of them; `trash` is no part of any other. */
  readonly counts: Readonly<Record<EntryListStatus, number>>;
  /** What entries may be in. */
  readonly categories: readonly { readonly path: string; readonly name: string }[];
  /** In use, the most used first. */
  readonly tags: readonly string[];
  readonly authors: readonly string[];
}

/** GET: in the owner's order. */
export interface AppJournalsResponse {
  readonly journals: readonly WireJournal[];
}

/** POST to the same path (201): a new one; answers its id. */
export interface CreateJournalRequest {
  readonly kind: WireJournal['kind'];
  readonly title: string;
  readonly addToMainNav: boolean;
}

export interface CreateJournalResponse {
  readonly id: string;
}

/** `takenDown`: published, and its end has come. */
export type EntryListStatus = ItemStatus | 'takenDown' | 'trash';

export const ENTRY_TIMES = ['upcoming', 'past'] as const;
export type EntryTime = (typeof ENTRY_TIMES)[number];

export interface WireEntryEvent {
  /** Of what repeats the next of its times, or the last. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** IANA. */
  readonly timeZone: string;
  readonly isAllDay: boolean;
  /** On one line; '' for nowhere. */
  readonly place: string;
  /** `Every week on Thursday, 6 times`; '' for once. */
  readonly repeats: string;
}

export interface WireEntry {
  readonly id: string;
  readonly journalId: string;
  readonly title: string;
  readonly status: EntryListStatus;
  readonly publishOn: number | null;
  /** When visitors stop seeing it, or stopped; null: never. */
  readonly takeDownOn: number | null;
  readonly updatedOn: number;
  readonly authorName: string;
  readonly tags: readonly string[];
  /** On the app's own origin. */
  readonly imageUrl: string | null;
  /** Its page for visitors. */
  readonly url: string;
  /** Shown ones. */
  readonly commentCount: number;
  readonly event: WireEntryEvent | null;
  /** Of lessons; '' for none. */
  readonly chapter: string;
  /** Of tracks, films and lessons: `3:45`; '' for not known. */
  readonly duration: string;
}

/**
 * GET `?journal=&search=&status=&time=&tag=&cursor=`: the latest first, upcoming events the next first. Entries ordered
 * by hand come in their order, all at once. The trash is only included when it is requested.
 */
export interface AppEntriesResponse {
  readonly entries: readonly WireEntry[];
  readonly nextCursor: string | null;
}

/** An entry as its editor opens it. */
export interface WireEditedEntry {
  readonly id: string;
  readonly journalId: string;
  /** What a save must be based on. */
  readonly revision: number;
  readonly updatedOn: number;
  readonly deletedOn: number | null;
  readonly url: string;
  /** Its body is written on its page: a save leaves that alone. */
  readonly isOnPage: boolean;
  readonly draft: ItemDraft;
  /** That of `draft.imageId`. */
  readonly image: WireAppImage | null;
  /** Those of `draft.pictures` that are there, in order, and those that its fields name. */
  readonly pictures: readonly WireAppImage[];
}

/** GET, POST (201) and PUT answer this. */
export interface AppEntryResponse {
  readonly entry: WireEditedEntry;
  /** After a save: what of the text visitors may not be shown, and was left out. */
  readonly removedMarkup?: readonly string[];
}

export interface CreateEntryRequest {
  readonly journalId: string;
  readonly draft: ItemDraft;
}

export interface SaveEntryRequest {
  /** Of the entry as it was when it was opened. */
  readonly revision: number;
  readonly draft: ItemDraft;
}

/** 409: another user has saved in the meantime. `entry` is what is stored. */
export interface EntryClashResponse {
  readonly error: string;
  readonly errorKey: 'itemChanged';
  readonly entry: WireEditedEntry;
}

/** `publish` and `draft` change what visitors see, `restore` takes out of the trash. */
export interface BulkEntriesRequest {
  readonly ids: readonly string[];
  readonly act: 'publish' | 'draft' | 'trash' | 'restore';
}

export interface BulkEntriesResponse {
  /** Those that it changed. */
  readonly changedIds: readonly string[];
  /** What takes it back, one after the other. */
  readonly undo: readonly BulkEntriesRequest[];
}

/**
 * POST (201): creates an item for each of these files of the library, after the others. Their kind specifies what they
 * contain.
 */
export interface AddFileEntriesRequest {
  readonly journalId: string;
  readonly assetIds: readonly string[];
}

export interface AddFileEntriesResponse {
  readonly ids: readonly string[];
}

/** PUT: items of one collection to another place in the order that the owner gave it; 409 when one of them is gone. */
export interface MoveEntriesRequest extends ItemMove {
  readonly journalId: string;
}

export interface MoveEntriesResponse {
  /** What takes it back, one after the other. */
  readonly undo: readonly MoveEntriesRequest[];
}

export function appJournalsPath(site: string): string {
  return appSitePath(site, '/journals');
}

export function appEntriesPath(site: string): string {
  return appSitePath(site, '/entries');
}

export function bulkEntriesPath(site: string): string {
  return `${appEntriesPath(site)}/bulk`;
}

export function fileEntriesPath(site: string): string {
  return `${appEntriesPath(site)}/files`;
}

export function entryOrderPath(site: string): string {
  return `${appEntriesPath(site)}/order`;
}

/** POST (201): by who may not publish, an entry that visitors do not see. */
export function appEntryDraftsPath(site: string): string {
  return `${appEntriesPath(site)}/drafts`;
}

export function appEntryPath(site: string, entryId: string): string {
  return `${appEntriesPath(site)}/${encodeURIComponent(entryId)}`;
}

/** PUT: by who may not publish; it stays unpublished. */
export function appEntryDraftPath(site: string, entryId: string): string {
  return `${appEntryPath(site, entryId)}/draft`;
}
