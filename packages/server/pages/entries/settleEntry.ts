import { CATALOG_LIMITS, decideCategory, decideTags } from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import {
  type CustomContent,
  type CustomValue,
  customImages,
  fallbackUrlId,
  foldUrlId,
  freeUrlId,
  type ItemDraft,
  type ItemEditCode,
  itemKind,
  itemProblems,
  itemStatusOf,
  NO_RECORDING,
  OPEN_LESSON,
  recordingFile,
  toUrlId,
} from '@quoin/domain/site';
import { findMedia, listKnownImages } from '../../media/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/ids.ts';
import { cleanMarkup } from '../documents/cleanMarkup.ts';
import { insertCategory, lastCategoryIndex } from './storage/categories.ts';
import { listTakenUrlIds } from './storage/itemAddresses.ts';
import type { Journal } from './storage/journals.ts';

export interface EntryPlace {
  readonly entryId: string;
  readonly websiteId: string;
  readonly journal: Journal;
  readonly stored: ItemDraft | null;
}

export type SettledEntry =
  | { readonly ok: true; readonly draft: ItemDraft; readonly removedMarkup: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem<ItemEditCode>[] };

/** What an owner entered, tidied, checked by the rules and against the rest of the site; new categories are made. */
export async function settleEntry(trx: SiteTransaction, raw: ItemDraft, place: EntryPlace): Promise<SettledEntry> {
  const { websiteId, journal, stored } = place;
  const body = cleaned(raw.body, stored?.body);
  const excerpt = cleaned(raw.excerpt, stored?.excerpt);
  const custom = raw.custom === undefined ? null : cleanedCustom(raw.custom, stored?.custom ?? {});
  const now = trx.now().getTime();
  const tags = decideTags(raw.tags);
  const tidy: ItemDraft = {
    ...raw,
    title: raw.title.trim(),
    urlId: raw.urlId === stored?.urlId ? raw.urlId : foldUrlId(raw.urlId),
    body: body.html,
    excerpt: excerpt.html,
    authorName: raw.authorName.trim().replace(/\s+/g, ' '),
    tags: tags.ok ? tags.value : raw.tags,
    ...ownParts(raw, journal),
    ...(custom === null ? {} : { custom: custom.content }),
  };
  const problems: Problem<ItemEditCode>[] = [...itemProblems(tidy, now, itemKind(journal.kind).part)];
  if (!tags.ok) problems.push({ code: 'itemTagTooLong', field: 'tags', values: { max: CATALOG_LIMITS.tag } });
  if (journal.kind === 'events' && tidy.event === null)
    problems.push({ code: 'itemEventMissing', field: 'event.start' });
  problems.push(...(await fileProblems(trx, websiteId, tidy)));
  const long = tidy.categories.find((name) => isNewName(name) && !decideCategory(name, 0).ok);
  if (long !== undefined)
    problems.push({ code: 'itemCategoryTooLong', field: 'categories', values: { max: CATALOG_LIMITS.category } });
  if (problems.length > 0) return { ok: false, problems };
  const categories = await fileIn(trx, place, tidy.categories);
  const removedMarkup = [...new Set([...body.removed, ...excerpt.removed, ...(custom?.removed ?? [])])];
  return { ok: true, draft: await withAddress(trx, place, dated({ ...tidy, categories }, now)), removedMarkup };
}

/** Returns what is specific to a kind, in addition to texts. */
function ownParts(
  { event, pictures, recording, chapter, lesson }: ItemDraft,
  { kind }: Journal,
): Pick<ItemDraft, 'event' | 'pictures' | 'recording' | 'chapter' | 'lesson'> {
  const { part } = itemKind(kind);
  const { url, duration } = recording ?? NO_RECORDING;
  const plays = part === 'track' || part === 'video' || part === 'lesson';
  return {
    event: part === 'event' ? event : null,
    pictures: part === 'pictures' ? [...new Set(pictures)] : [],
    recording: plays ? { url: url.trim(), duration: duration.trim() } : null,
    chapter: part === 'lesson' ? chapter.trim().replace(/\s+/g, ' ') : '',
    lesson: part === 'lesson' ? (lesson ?? OPEN_LESSON) : null,
  };
}

const OWN_FILE = /^\/s\/files\/([0-9a-f-]{36})\//;

/** Files that this site does not have: deleted meanwhile, or of another one. */
async function fileProblems(
  trx: SiteTransaction,
  websiteId: string,
  { imageId, pictures, recording, custom = {} }: ItemDraft,
): Promise<readonly Problem<ItemEditCode>[]> {
  const images = await listKnownImages(trx, websiteId, [
    ...(imageId === null ? [] : [imageId]),
    ...pictures,
    ...customImages(custom),
  ]);
  const found: Problem<ItemEditCode>[] = [];
  if (imageId !== null && !images.has(imageId)) found.push({ code: 'itemImageUnknown', field: 'imageId' });
  if (pictures.some((id) => !images.has(id))) found.push({ code: 'itemImageUnknown', field: 'pictures' });
  if (customImages(custom).some((id) => !images.has(id))) found.push({ code: 'itemImageUnknown', field: 'custom' });
  const url = recording?.url ?? '';
  if (recordingFile(url) === null) return found;
  const id = OWN_FILE.exec(url)?.[1] ?? '';
  const file = isId(id) ? await findMedia(trx, websiteId, id) : null;
  return file === null || file.deletedAt !== null
    ? [...found, { code: 'itemFileUnknown', field: 'recording.url' }]
    : found;
}

/** Of the fields of a theme those that hold markup, cleaned like an entry's text. */
function cleanedCustom(content: CustomContent, stored: CustomContent) {
  const removed: string[] = [];
  const entries = Object.entries(content).map(([name, own]): readonly [string, CustomValue] => {
    if (own.type !== 'wysiwyg') return [name, own];
    const before = stored[name];
    const { html, removed: gone } = cleaned(own.value, before?.type === 'wysiwyg' ? before.value : undefined);
    removed.push(...gone);
    return [name, { ...own, value: html }];
  });
  return { content: Object.fromEntries(entries), removed };
}

/** Leaves imported content unchanged until a user edits it. An emptied text leaves no empty paragraph. */
function cleaned(text: string, stored: string | undefined) {
  return text === stored || text.trim() === '' ? { html: text.trim() && text, removed: [] } : cleanMarkup(text);
}

/** What is published has a moment: lists are in its order. One to come makes it scheduled. */
function dated(draft: ItemDraft, now: number): ItemDraft {
  if (draft.status !== 'published' && draft.status !== 'scheduled') return draft;
  const publishOn = draft.publishOn ?? now;
  return { ...draft, publishOn, status: itemStatusOf(1, publishOn, now) };
}

/** Reports whether a text is a typed name: paths have no spaces and no capitals. */
function isNewName(text: string): boolean {
  return text.split('/').some((part) => toUrlId(part) !== part);
}

/** Paths of categories: of names that are not there yet, categories are made. */
async function fileIn(
  trx: SiteTransaction,
  { websiteId, journal }: EntryPlace,
  wanted: readonly string[],
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('category')
    .select(['path', 'display_name'])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', journal.id)
    .execute();
  const paths = new Set(rows.map(({ path }) => path));
  const byName = new Map(rows.map((row) => [row.display_name.toLowerCase(), row.path]));
  const filed: string[] = [];
  for (const text of wanted.map((each) => each.trim().replace(/\s+/g, ' ')).filter((each) => each !== '')) {
    const known = paths.has(text) ? text : byName.get(text.toLowerCase());
    const path = known ?? (isNewName(text) ? await addCategory(trx, websiteId, journal, text, paths) : text);
    paths.add(path);
    byName.set(text.toLowerCase(), path);
    filed.push(path);
  }
  return [...new Set(filed)];
}

async function addCategory(
  trx: SiteTransaction,
  websiteId: string,
  { id: collectionId }: Journal,
  displayName: string,
  taken: ReadonlySet<string>,
): Promise<string> {
  const urlId = freeUrlId(toUrlId(displayName) || 'category', taken);
  const displayIndex = (await lastCategoryIndex(trx, websiteId, { collectionId, parentId: null })) + 1;
  const place = { parentId: null, path: urlId, urlId, displayIndex, isRoot: false };
  await insertCategory(trx, websiteId, { id: trx.newId(), collectionId, displayName, ...place });
  return urlId;
}

/** An address of the title where none was given, with the first free suffix (PREF-07). */
async function withAddress(
  trx: SiteTransaction,
  { websiteId, journal, entryId }: EntryPlace,
  draft: ItemDraft,
): Promise<ItemDraft> {
  const urlId = draft.urlId || toUrlId(draft.title) || fallbackUrlId(journal.kind);
  const taken = await listTakenUrlIds(trx, websiteId, { collectionId: journal.id, urlId, exceptId: entryId });
  return { ...draft, urlId: freeUrlId(urlId, new Set([...taken, ...PARTS_OF_A_LIST])) };
}

/** `/journal/category/…` and `/journal/tag/…` are lists of the journal itself. */
const PARTS_OF_A_LIST = ['category', 'tag'];
