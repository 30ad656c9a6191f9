import { renewDownloadGrant } from '@quoin/domain/orders';
import { listGrantedFiles, saveGrant } from '../../catalog/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A new count and a new period for every file of an order; what was revoked stays revoked. The caller holds the order's lock. */
export async function renewDownloads(trx: SiteTransaction, websiteId: string, orderId: string): Promise<void> {
  for (const { lineId, file, downloads, expiresAt, isRevoked } of await listGrantedFiles(trx, websiteId, orderId)) {
    const renewed = renewDownloadGrant({ downloads, expiresAt: expiresAt.getTime(), isRevoked }, trx.now().getTime());
    if (!renewed.ok) continue;
    const grant = { ...renewed.value, expiresAt: new Date(renewed.value.expiresAt) };
    await saveGrant(trx, websiteId, { lineId, fileId: file.id, ...grant });
  }
}
