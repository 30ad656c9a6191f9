import {
  applyEdits,
  clashesOf,
  diffRecords,
  type Edit,
  fromServed,
  type RecordKey,
  type SiteRecords,
} from '@quoin/domain/document';
import { PRODUCT_ITSELF } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { findPublishedVersion } from '../../sites/index.ts';
import type { DraftState } from '../../storefront/index.ts';
import { loadServedSite } from '../storage/servedSite.ts';
import {
  findSiteDraft,
  insertChanges,
  insertSiteDraft,
  loadRecords,
  lockSiteDraft,
  type SiteDraft,
  saveRecords,
  updateSiteDraft,
} from '../storage/siteDraft.ts';
import type { DocumentDeps } from './documentDeps.ts';

/**
 * The site's document, made from the served tables the first time it is wanted. Later, what other screens have published
 * since (a store page made, a page retitled) is taken over: into what visitors see, and into the draft wherever nobody has
 * edited that value since. Quick while nothing else was published.
 */
export async function ensureDraft(
  deps: Pick<DocumentDeps, 'drafts'>,
  trx: SiteTransaction,
  websiteId: string,
): Promise<void> {
  const draft = (await findSiteDraft(trx, websiteId)) ?? (await makeDraft(trx, websiteId));
  if (draft.seenVersion === (await findPublishedVersion(trx, websiteId))) return;
  const locked = (await lockSiteDraft(trx, websiteId))!;
  await adoptServed(deps, trx, websiteId, locked);
}

async function makeDraft(trx: SiteTransaction, websiteId: string): Promise<SiteDraft> {
  const version = await findPublishedVersion(trx, websiteId);
  const isMine = await insertSiteDraft(trx, websiteId, version);
  const draft = (await lockSiteDraft(trx, websiteId))!;
  if (!isMine) return draft;
  const served = await loadServedSite(trx, websiteId);
  const records = fromServed(served, new Map(), trx.newId);
  const keys = [...records.keys()];
  await saveRecords(trx, websiteId, 'draft_record', { records, keys });
  await saveRecords(trx, websiteId, 'live_record', { records, keys });
  await updateSiteDraft(trx, websiteId, { seenVersion: served.publishedVersion });
  return { ...draft, seenVersion: served.publishedVersion };
}

/** The caller holds the document's lock. Answers what visitors see now, as records. */
export async function adoptServed(
  deps: Pick<DocumentDeps, 'drafts'>,
  trx: SiteTransaction,
  websiteId: string,
  draft: SiteDraft,
): Promise<SiteRecords> {
  const live = await loadRecords(trx, websiteId, 'live_record');
  const served = await loadServedSite(trx, websiteId);
  if (served.publishedVersion === draft.seenVersion) return live;
  const fresh = fromServed(served, live, trx.newId);
  const edits = diffRecords(live, fresh);
  if (edits.length > 0) {
    await saveRecords(trx, websiteId, 'live_record', { records: fresh, keys: keysOf(edits) });
    await adoptIntoDraft(deps, trx, websiteId, edits);
  }
  const isSame = edits.length === 0;
  await updateSiteDraft(trx, websiteId, {
    seenVersion: served.publishedVersion,
    ...(isSame ? {} : { liveNumber: null }),
  });
  return fresh;
}

/** Live tables are the truth for what was not edited since; what was stays as its author left it, and is published by him. */
async function adoptIntoDraft(
  { drafts }: Pick<DocumentDeps, 'drafts'>,
  trx: SiteTransaction,
  websiteId: string,
  edits: readonly Edit[],
): Promise<void> {
  const held = (await drafts.of(trx, websiteId))!;
  const fitting = edits.filter((edit) => clashesOf(held.records, [edit]).length === 0);
  const words = { command: 'adoptServed', label: 'Changes of other screens' };
  await changeByItself({ drafts }, trx, websiteId, { held, edits: fitting, ...words });
}

/** Changes the draft in the product's own name and notifies editors. The caller holds the document's lock. */
export async function changeByItself(
  { drafts }: Pick<DocumentDeps, 'drafts'>,
  trx: SiteTransaction,
  websiteId: string,
  change: {
    readonly held: DraftState;
    readonly edits: readonly Edit[];
    readonly command: string;
    readonly label: string;
  },
): Promise<DraftState> {
  const { held, edits, command, label } = change;
  if (edits.length === 0) return held;
  const next: DraftState = { revision: held.revision + 1, records: applyEdits(held.records, edits) };
  await saveRecords(trx, websiteId, 'draft_record', { records: next.records, keys: keysOf(edits) });
  const author = { accountId: null, author: PRODUCT_ITSELF.name };
  await insertChanges(trx, websiteId, [{ revision: next.revision, id: trx.newId(), ...author, command, label, edits }]);
  await updateSiteDraft(trx, websiteId, { revision: next.revision });
  trx.announce(draftTopic(websiteId), String(next.revision));
  trx.afterCommit(() => drafts.keep(websiteId, next));
  return next;
}

/** Announced whenever the draft of a site has changed, with its new revision. */
export function draftTopic(websiteId: string): string {
  return `draft ${websiteId}`;
}

export function keysOf(edits: readonly Edit[]): readonly RecordKey[] {
  return [...new Set(edits.map(({ key }) => key))];
}
