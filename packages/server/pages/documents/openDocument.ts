import { changedKeys, type RecordKey, type SiteRecords } from '@quoin/domain/document';
import { loadRecords } from '../storage/siteDraft.ts';
import type { DocumentDeps } from './documentDeps.ts';
import { ensureDraft } from './ensureDraft.ts';

export interface OpenedDocument {
  readonly revision: number;
  readonly records: SiteRecords;
  /** Records that visitors see otherwise. */
  readonly unpublished: readonly RecordKey[];
}

/** A site's draft, made when it is opened for the first time. */
export function openDocument(deps: DocumentDeps, websiteId: string): Promise<OpenedDocument> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    await ensureDraft(deps, trx, websiteId);
    const draft = (await deps.drafts.of(trx, websiteId))!;
    const live = await loadRecords(trx, websiteId, 'live_record');
    trx.afterCommit(() => deps.drafts.keep(websiteId, draft));
    return { ...draft, unpublished: changedKeys(live, draft.records) };
  });
}
