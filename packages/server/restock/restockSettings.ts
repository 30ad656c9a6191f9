import { type RestockSettings, restockSettingsOf, storedRestock } from '@quoin/domain/restock';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { bumpPublishedVersion, saveStoreSettings } from '../sites/index.ts';

/** Kept as pages and other clients name them; pages show it from now on. */
export function changeRestockSettings(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { settings, actor }: { readonly settings: RestockSettings; readonly actor: Actor },
): Promise<RestockSettings> {
  return db.inSite({ websiteId }, async (trx) => {
    const stored = storedRestock(settings);
    await saveStoreSettings(trx, websiteId, stored);
    await bumpPublishedVersion(trx, websiteId);
    await recordAudit(trx, { websiteId, actor, action: 'restock.settings', details: { ...settings } });
    return restockSettingsOf({ storeSettings: { ...stored.store, merchandisingSettings: stored.merchandising } });
  });
}
