import { changedKeys, groupsOf, type SiteRecords } from '@quoin/domain/document';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { insertVersion, lastVersionNumber, loadVersionRecords, type NewVersion } from '../storage/siteVersions.ts';

/**
 * Keeps a state of a site as its next version, as what differs from the one before; answers its number. The caller holds the
 * document's lock.
 */
export async function addVersion(
  trx: SiteTransaction,
  websiteId: string,
  records: SiteRecords,
  version: Omit<NewVersion, 'pages'>,
): Promise<number> {
  const last = await lastVersionNumber(trx, websiteId);
  const before = await loadVersionRecords(trx, websiteId, last);
  const keys = changedKeys(before, records);
  const pages = groupsOf(before, records, keys);
  await insertVersion(trx, websiteId, last + 1, { ...version, pages }, { records, keys });
  return last + 1;
}
