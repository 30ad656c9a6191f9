import { eventSpans, type ItemDraft, isUnpublished, itemKind } from '@quoin/domain/site';
import { recordAudit } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { bumpPublishedVersion, lockNames } from '../../sites/index.ts';
import { planTakeDown } from '../publication/takeDowns.ts';
import { recordMove } from '../storage/movedPages.ts';
import { type EntryDeps, type EntryEdited, type EntryEditing, refused } from './entryEditing.ts';
import { PRODUCT_APPEARS_JOB } from './itemJobs.ts';
import { settleEntry } from './settleEntry.ts';
import { type EditedEntry, loadEditedEntry } from './storage/entries.ts';
import { type EntryToWrite, insertEntry, updateEntry } from './storage/entryWriting.ts';
import { findRoom } from './storage/itemMedia.ts';
import { findJournal, type Journal } from './storage/journals.ts';

/** An entry as it is stored now. */
export interface SavedEntry extends EditedEntry {
  /** What of its texts visitors may not be shown, and was left out. */
  readonly removedMarkup: readonly string[];
}

const DRAFTS_ONLY = { code: 'itemDraftsOnly', field: 'status' } as const;

/** A new item of a collection; of one that is ordered by hand, behind the others. */
export function createEntry(
  deps: EntryDeps,
  editing: EntryEditing,
  wanted: { readonly journalId: string; readonly draft: ItemDraft },
): Promise<EntryEdited<SavedEntry>> {
  const { site } = editing;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    if (editing.isDrafter && !isUnpublished(wanted.draft.status)) return refused(DRAFTS_ONLY);
    await lockNames(trx, site.id);
    const journal = await findJournal(trx, site.id, wanted.journalId);
    if (journal === null) return refused({ code: 'collectionMissing', field: 'journalId' });
    const made = await insertDraft(trx, editing, journal, wanted.draft);
    return made.kind === 'done' ? done(await loaded(trx, editing, made.value.id), made.value.removedMarkup) : made;
  });
}

/** Settles and stores a draft where there is room for it (LIM-01). The caller holds the names of the site. */
export async function insertDraft(
  trx: SiteTransaction,
  editing: EntryEditing,
  journal: Journal,
  raw: ItemDraft,
): Promise<
  Exclude<EntryEdited<{ readonly id: string; readonly removedMarkup: readonly string[] }>, { kind: 'clash' }>
> {
  const { id: websiteId } = editing.site;
  const { recordType, most } = itemKind(journal.kind);
  const room = journal.order === 'hand' ? await findRoom(trx, websiteId, journal.id) : { count: 0, next: 0 };
  if (most !== null && room.count >= most)
    return refused({ code: 'itemCollectionFull', values: { title: journal.title, max: most } });
  const id = trx.newId();
  const settled = await settleEntry(trx, raw, { entryId: id, websiteId, journal, stored: null });
  if (!settled.ok) return refused(...settled.problems);
  const { draft, removedMarkup } = settled;
  const entry = entryOf(id, journal, draft, editing);
  await insertEntry(trx, websiteId, { ...entry, recordType, displayIndex: room.next });
  await recordAudit(trx, {
    ...{ websiteId, actor: editing.actor, action: 'entry.create', subjectId: id, subjectTitle: draft.title },
    details: { status: draft.status },
  });
  await announce(trx, websiteId, id, [draft]);
  return { kind: 'done', value: { id, removedMarkup } };
}

function entryOf(id: string, journal: Journal, draft: ItemDraft, editing: EntryEditing): EntryToWrite {
  const hasPictures = itemKind(journal.kind).part === 'pictures';
  return { id, collectionId: journal.id, draft, spans: spansOf(draft, editing), hasPictures };
}

export interface EntryEdit {
  readonly entryId: string;
  /** The revision that the editor had before him. */
  readonly revision: number;
  readonly draft: ItemDraft;
}

/** Saves an edit completely or not at all, and never over what another user has saved meanwhile. */
export function saveEntry(deps: EntryDeps, editing: EntryEditing, edit: EntryEdit): Promise<EntryEdited<SavedEntry>> {
  const { site } = editing;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    await lockNames(trx, site.id);
    const held = await loadEditedEntry(trx, site.id, { id: edit.entryId, siteZone: site.timeZone, lock: true });
    if (held === null || held.deletedAt !== null) return refused({ code: 'itemMissing' });
    if (held.revision !== edit.revision) return { kind: 'clash', current: { ...held, removedMarkup: [] } };
    const isPublic = [held.draft, edit.draft].some(({ status }) => !isUnpublished(status));
    if (editing.isDrafter && isPublic) return refused(DRAFTS_ONLY);
    const place = { entryId: held.id, websiteId: site.id, journal: held.journal, stored: held.draft };
    // What is written on the page is published with it; the form only shows it.
    const wanted = held.isOnPage ? { ...edit.draft, body: held.draft.body } : edit.draft;
    const settled = await settleEntry(trx, wanted, place);
    if (!settled.ok) return refused(...settled.problems);
    const { draft, removedMarkup } = settled;
    const changed = changedParts(held.draft, draft);
    if (changed.length === 0) return done(held, removedMarkup);
    await updateEntry(trx, site.id, entryOf(held.id, held.journal, draft, editing));
    await noteEdit(trx, editing, held, draft, changed);
    await announce(trx, site.id, held.id, [held.draft, draft]);
    return done(await loaded(trx, editing, held.id), removedMarkup);
  });
}

function done(entry: EditedEntry, removedMarkup: readonly string[]): EntryEdited<SavedEntry> {
  return { kind: 'done', value: { ...entry, removedMarkup } };
}

async function loaded(trx: SiteTransaction, { site }: EntryEditing, id: string): Promise<EditedEntry> {
  return (await loadEditedEntry(trx, site.id, { id, siteZone: site.timeZone }))!;
}

function spansOf({ event }: ItemDraft, { site }: EntryEditing) {
  return event === null ? [] : eventSpans(event, site.timeZone);
}

type Part = keyof ItemDraft;

function changedParts(before: ItemDraft, after: ItemDraft): readonly Part[] {
  return (Object.keys(after) as Part[]).filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));
}

/** Parts noted with their old and new values. Texts are long and are compared elsewhere. */
const TOLD: ReadonlySet<Part> = new Set<Part>([
  'title',
  'urlId',
  'status',
  'publishOn',
  'takeDown',
  'authorName',
  'event',
]);

/** In the log, and for links to its old address. */
async function noteEdit(
  trx: SiteTransaction,
  { site, actor }: EntryEditing,
  held: EditedEntry,
  draft: ItemDraft,
  changed: readonly Part[],
): Promise<void> {
  if (draft.urlId !== held.draft.urlId) {
    const at = (urlId: string) => `/${held.journal.urlId}/${urlId}`;
    await recordMove(trx, site.id, { from: at(held.draft.urlId), to: at(draft.urlId), thing: { itemId: held.id } });
  }
  const told = changed.map((part) => [part, TOLD.has(part) ? { before: held.draft[part], after: draft[part] } : {}]);
  await recordAudit(trx, {
    ...{ websiteId: site.id, actor, action: 'entry.update', subjectId: held.id, subjectTitle: draft.title },
    details: { changed: Object.fromEntries(told) },
  });
}

/** Visitors see it with their next request, what is scheduled at its moment. What nobody saw and sees turns no page over. */
async function announce(
  trx: SiteTransaction,
  websiteId: string,
  entryId: string,
  states: readonly ItemDraft[],
): Promise<void> {
  if (states.some(({ status }) => status === 'published')) await bumpPublishedVersion(trx, websiteId);
  const now = states.at(-1);
  if (now !== undefined) await planTakeDown(trx, websiteId, entryId, now.takeDown);
  if (now?.status !== 'scheduled' || now.publishOn === null) return;
  await enqueue(trx, {
    websiteId,
    kind: PRODUCT_APPEARS_JOB,
    payload: { itemId: entryId },
    dedupeKey: `${entryId}:${now.publishOn}`,
    runAt: new Date(now.publishOn),
  });
}
