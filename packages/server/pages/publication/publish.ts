import {
  type DocumentCode,
  groupsOf,
  imagesIn,
  type JsonRecord,
  keysToPublish,
  kindOfKey,
  problemsOf,
  type RecordKey,
  type SiteRecords,
  withKeysOf,
} from '@quoin/domain/document';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../audit/index.ts';
import { listKnownImages } from '../../media/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/ids.ts';
import { openWebsite } from '../../sites/index.ts';
import { addVersion } from '../documents/addVersion.ts';
import type { DocumentDeps, DocumentEditing } from '../documents/documentDeps.ts';
import { adoptServed, ensureDraft } from '../documents/ensureDraft.ts';
import { loadServedSite } from '../storage/servedSite.ts';
import { lockSiteDraft, type SiteDraft, saveRecords, updateSiteDraft } from '../storage/siteDraft.ts';
import { writeServed } from './writeServed.ts';

/**
 * What visitors see becomes what the draft says, for all records or for those of some pages, in one transaction: they see
 * the old site or the new one, never a mix (EDT-3). Answers the number of the version that this makes. A site that was closed
 * so far is open then, even where nothing changed. `keys`: of these records only; that opens no site.
 */
export function publishDocument(
  deps: DocumentDeps,
  editing: DocumentEditing,
  wanted: { readonly pages: readonly string[] | null; readonly note: string; readonly keys?: readonly RecordKey[] },
): Promise<Outcome<number, DocumentCode>> {
  const websiteId = editing.site.id;
  return deps.db.inSite({ websiteId }, async (trx): Promise<Outcome<number, DocumentCode>> => {
    await ensureDraft(deps, trx, websiteId);
    const state = await lockedState(deps, trx, websiteId);
    const open = keysToPublish(state.live, state.records, wanted.pages);
    const keys = wanted.keys === undefined ? open : open.filter((key) => wanted.keys?.includes(key));
    const opens = wanted.keys === undefined;
    const isOpened = keys.length === 0 && opens && (await openWebsite(trx, websiteId));
    if (keys.length === 0 && !isOpened) return refuse('nothingToPublish');
    const next = withKeysOf(state.live, state.records, keys);
    const done = await publishRecords(trx, editing, state, { next, keys, note: wanted.note });
    if (done.ok && opens) await openWebsite(trx, websiteId);
    return done;
  });
}

/** The document under its lock, with what visitors see as it is at this moment. */
export interface LockedState {
  readonly draft: SiteDraft;
  readonly live: SiteRecords;
  readonly revision: number;
  readonly records: SiteRecords;
}

export async function lockedState(deps: DocumentDeps, trx: SiteTransaction, websiteId: string): Promise<LockedState> {
  const draft = (await lockSiteDraft(trx, websiteId))!;
  const live = await adoptServed(deps, trx, websiteId, draft);
  const { revision, records } = (await deps.drafts.of(trx, websiteId))!;
  return { draft, live, revision, records };
}

/** Makes some records the ones visitors see. The caller holds the document's lock. */
export async function publishRecords(
  trx: SiteTransaction,
  { site, actor }: { readonly site: { readonly id: string }; readonly actor: Actor },
  { live, revision }: Pick<LockedState, 'live' | 'revision'>,
  wanted: { readonly next: SiteRecords; readonly keys: readonly RecordKey[]; readonly note: string },
): Promise<Outcome<number, DocumentCode>> {
  const { next, keys, note } = wanted;
  const [problem] = problemsOf(next, keys);
  if (problem !== undefined) return { ok: false, problem };
  const unknown = await unknownImage(trx, site.id, next, keys);
  if (unknown !== null) return refuse('imageReferenceInvalid', { field: unknown });
  const { settings } = await loadServedSite(trx, site.id);
  const seenVersion = await writeServed(trx, site.id, { before: live, after: next, settings: settings as JsonRecord });
  await saveRecords(trx, site.id, 'live_record', { records: next, keys });
  const pages = groupsOf(live, next, keys);
  const number = await addVersion(trx, site.id, next, {
    ...{ kind: 'published', name: note, accountId: actor.accountId, author: actor.name, revision },
    ...{ plannedFor: null, plannedKeys: [] },
  });
  await updateSiteDraft(trx, site.id, { seenVersion, liveNumber: number, publishedAt: trx.now() });
  const details = { version: number, pages: pages.length, note };
  await recordAudit(trx, { websiteId: site.id, actor, action: 'site.publish', subjectId: String(number), details });
  return accept(number);
}

/** A record that names a picture which is gone; null when all are there. */
async function unknownImage(
  trx: SiteTransaction,
  websiteId: string,
  records: SiteRecords,
  keys: readonly RecordKey[],
): Promise<RecordKey | null> {
  // Only a page's picture is a reference of the tables; others are looked up when a page is rendered.
  const named = keys.flatMap((key) => {
    const record = records.get(key);
    if (record === undefined || kindOfKey(key) !== 'page') return [];
    return imagesIn('page', record).flatMap((id) => (isId(id) ? [{ key, id }] : []));
  });
  const known = await listKnownImages(
    trx,
    websiteId,
    named.map(({ id }) => id),
  );
  return named.find(({ id }) => !known.has(id))?.key ?? null;
}
