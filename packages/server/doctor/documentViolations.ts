import { changedKeys, flagIn, fromServed, pageOfKey, type RecordKey, type SiteRecords } from '@quoin/domain/document';
import { countChanges, findSiteDraft, loadRecords, loadServedSite, loadVersionRecords } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Violation } from './storage/invariants.ts';

/**
 * Whether a site's records, the tables its pages are served from, its versions and its changes say the same (decision 0037).
 * Tables that another screen has changed since are ahead of the records until the editor is opened: then they are not compared.
 */
export async function documentViolations(trx: SiteTransaction, websiteId: string): Promise<readonly Violation[]> {
  const draft = await findSiteDraft(trx, websiteId);
  if (draft === null) return [];
  const live = await loadRecords(trx, websiteId, 'live_record');
  const served = await loadServedSite(trx, websiteId);
  const found: Violation[] = [];
  if (served.publishedVersion === draft.seenVersion) {
    const read = fromServed(served, live, numbers());
    for (const key of changedKeys(live, read).filter((each) => !isTrashed(live, read, each)))
      found.push({ rule: 'EDT-3 the served tables = the live records', subject: key, detail: 'they differ' });
  }
  if (draft.liveNumber !== null) {
    const rebuilt = await loadVersionRecords(trx, websiteId, draft.liveNumber);
    const detail = `version ${draft.liveNumber} has it otherwise`;
    for (const subject of changedKeys(live, rebuilt))
      found.push({ rule: 'EDT-3 the published version = the live records', subject, detail });
  }
  const changes = await countChanges(trx, websiteId);
  if (changes !== draft.revision) {
    const detail = `${changes} kept, revision ${draft.revision}`;
    found.push({ rule: 'EDT-1 every revision of a draft is a change that is kept', subject: 'draft', detail });
  }
  return found;
}

function numbers(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
}

/** Reports whether a page with a removed record is in the trash of the tables, together with its sections. */
function isTrashed(live: SiteRecords, read: SiteRecords, key: RecordKey): boolean {
  const page = read.get(`page:${pageOfKey(read, key)}`);
  return !live.has(key) && page !== undefined && flagIn(page, 'isDeleted');
}
