import {
  blocksOf,
  type Edit,
  edit,
  flagIn,
  type RecordKey,
  recordKey,
  recordsOf,
  type SiteRecords,
  sectionsOf,
  textIn,
  withKeysOf,
} from '@quoin/domain/document';
import { PRODUCT_ITSELF } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { loadSiteById, TRASH_DAYS } from '../../sites/index.ts';
import { type LockedState, lockedState, publishRecords } from '../publication/publish.ts';
import { findSiteDraft } from '../storage/siteDraft.ts';
import { pruneVersions } from '../storage/siteVersions.ts';
import { deleteTrashedPages, pagesWithEntries, trashedSince } from '../storage/trashedPages.ts';
import type { DocumentDeps } from './documentDeps.ts';
import { changeByItself } from './ensureDraft.ts';

export const SWEEP_JOB = 'document.sweep';
const DAY_MS = 86_400_000;

export function sweepJobs(
  deps: DocumentDeps & { readonly invalidate: (websiteId: string) => void },
): ReadonlyMap<string, JobHandler> {
  return new Map([[SWEEP_JOB, ({ websiteId }) => sweepDocument(deps, websiteId)]]);
}

/** The trash and the versions are looked after daily from then on. */
export async function planDocumentSweep(trx: SiteTransaction, websiteId: string, runAt = trx.now()): Promise<void> {
  const dedupeKey = `day:${Math.floor(runAt.getTime() / DAY_MS)}`;
  await enqueue(trx, { websiteId, kind: SWEEP_JOB, dedupeKey, runAt });
}

/** Pages that were in the trash for thirty days go for good (EDT-4), and so do old versions without a name. */
export async function sweepDocument(
  deps: DocumentDeps & { readonly invalidate: (websiteId: string) => void },
  websiteId: string,
): Promise<void> {
  await deps.db.inSite({ websiteId }, async (trx) => {
    // One that could not be made to its end is gone, and nothing goes on for it.
    if ((await loadSiteById(trx, websiteId)) === null) return;
    await planDocumentSweep(trx, websiteId, new Date(trx.now().getTime() + DAY_MS));
    if ((await findSiteDraft(trx, websiteId)) === null) return;
    const state = await lockedState(deps, trx, websiteId);
    await purgePages(deps, trx, websiteId, state);
    await pruneVersions(trx, websiteId);
  });
  deps.invalidate(websiteId);
}

async function purgePages(
  deps: DocumentDeps,
  trx: SiteTransaction,
  websiteId: string,
  state: LockedState,
): Promise<void> {
  const ids = await overduePages(trx, websiteId, state);
  const edits = ids.flatMap((id) => goneEdits(state.records, id));
  if (edits.length === 0) return;
  const { records, revision } = await changeByItself(deps, trx, websiteId, {
    ...{ held: state, edits, command: 'purgePages', label: 'Empty the trash' },
  });
  const keys = edits.map(({ key }) => key).filter((key) => state.live.has(key));
  if (keys.length > 0) {
    const wanted = { next: withKeysOf(state.live, records, keys), keys, note: '' };
    const site = { site: { id: websiteId }, actor: PRODUCT_ITSELF };
    const done = await publishRecords(trx, site, { live: state.live, revision }, wanted);
    if (!done.ok) throw new Error(`The trash of a site could not be emptied: ${done.problem.code}`);
  }
  await deleteTrashedPages(trx, websiteId, ids);
}

/** Returns pages that have been in the trash long enough, also for visitors, and have no products or posts. */
async function overduePages(
  trx: SiteTransaction,
  websiteId: string,
  { records, live }: LockedState,
): Promise<readonly string[]> {
  const isIn = (state: SiteRecords, id: string) => {
    const record = state.get(recordKey('page', id));
    return record === undefined || flagIn(record, 'isDeleted');
  };
  const ids = recordsOf(records, 'page').flatMap(([id, page]) =>
    flagIn(page, 'isDeleted') && isIn(live, id) ? [id] : [],
  );
  if (ids.length === 0) return [];
  const before = trx.now().getTime() - TRASH_DAYS * DAY_MS;
  const since = await trashedSince(trx, websiteId, ids);
  const full = await pagesWithEntries(trx, websiteId, ids);
  return ids.filter((id) => !full.has(id) && (since.get(id)?.getTime() ?? Number.POSITIVE_INFINITY) <= before);
}

/** The page, what is on it, and what leads to it. */
function goneEdits(records: SiteRecords, id: string): readonly Edit[] {
  const sections = sectionsOf(records, id);
  const keys: readonly RecordKey[] = [
    ...sections.flatMap((section) => blocksOf(records, section).map((block) => recordKey('block', block))),
    ...sections.map((section) => recordKey('section', section)),
    ...recordsOf(records, 'link').flatMap(([link, record]) =>
      textIn(record, 'page') === id ? [recordKey('link', link)] : [],
    ),
    recordKey('page', id),
  ];
  return keys.map((key) => edit(key, [], records.get(key), undefined));
}
