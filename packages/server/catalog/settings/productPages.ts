import { type ProductPageSettings, storedProductPages } from '@quoin/domain/catalog';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { bumpPublishedVersion, saveStoreSettings } from '../../sites/index.ts';

/** How the store presents its products; pages show it from now on. */
export function changeProductPages(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { settings, actor }: { readonly settings: ProductPageSettings; readonly actor: Actor },
): Promise<void> {
  return db.inSite({ websiteId }, async (trx) => {
    await saveStoreSettings(trx, websiteId, storedProductPages(settings));
    await bumpPublishedVersion(trx, websiteId);
    await recordAudit(trx, { websiteId, actor, action: 'productPages.settings', details: { ...settings } });
  });
}
