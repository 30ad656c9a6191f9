import type { SiteTransaction } from '../platform/database/database.ts';
import { announceUninstall, endSubscriptions } from '../webhooks/index.ts';
import { hasGrant } from './storage/grants.ts';

/**
 * Handles the deletion of what an extension was granted. With the last grant, the extension is notified, and then
 * receives nothing more.
 */
export async function endAccess(
  trx: SiteTransaction,
  websiteId: string,
  { extensionId, clientId }: { readonly extensionId: string; readonly clientId: string },
): Promise<void> {
  if (await hasGrant(trx, websiteId, extensionId)) return;
  await announceUninstall(trx, websiteId, clientId);
  await endSubscriptions(trx, websiteId, clientId);
}
