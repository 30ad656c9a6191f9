import type { SiteTransaction } from '../platform/database/database.ts';
import { announceUninstall, endSubscriptions } from '../webhooks/index.ts';
import { hasGrant } from './storage/grants.ts';

/** After something that an extension was given has gone: with the last of it, it is told, and then told nothing more. */
export async function endAccess(
  trx: SiteTransaction,
  websiteId: string,
  { extensionId, clientId }: { readonly extensionId: string; readonly clientId: string },
): Promise<void> {
  if (await hasGrant(trx, websiteId, extensionId)) return;
  await announceUninstall(trx, websiteId, clientId);
  await endSubscriptions(trx, websiteId, clientId);
}
