import { STANDARD_TAX_CLASS, taxNote } from '@quoin/domain/cart';
import { settingObject, settingText } from '@quoin/rendering/page';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { loadPriceFacts } from './storage/priceFacts.ts';
import { listShippingMethods } from './storage/shippingMethods.ts';
import { listTaxRules } from './storage/taxRules.ts';
import { storePricing } from './storePricing.ts';

type Store = Parameters<typeof storePricing>[0] & { readonly id: string; readonly language: string };

/** Returns the owner's own text next to prices, for shops without tax rules. */
function ownNote({ settings }: Store, isShipped: boolean): string {
  return settingText(settingObject(settings, 'storeSettings'), isShipped ? 'taxNote' : 'taxNoteWithoutShipping');
}

/**
 * Returns the note next to a product's price, from the rules it is taxed by, or the owner's own text if there are no
 * rules.
 */
export async function taxNoteOf(
  trx: SiteTransaction,
  site: Store,
  product: { readonly productId: string; readonly isShipped: boolean },
): Promise<string> {
  const rules = await listTaxRules(trx, site.id);
  if (rules.length === 0) return ownNote(site, product.isShipped);
  const facts = await loadPriceFacts(trx, site.id, [product.productId]);
  const taxClass = facts.get(product.productId)?.taxClass ?? STANDARD_TAX_CLASS;
  return taxNote(rules, storePricing(site), { taxClass, isShipped: product.isShipped }, site.language);
}

/** What holds for the prices of the whole shop: by its rules and its ways to send, or in its owner's own words. */
export async function pricesNoteOf(trx: SiteTransaction, site: Store & Pick<Site, 'currency'>): Promise<string> {
  const isShipped = (await listShippingMethods(trx, site.id, site.currency)).length > 0;
  const rules = await listTaxRules(trx, site.id);
  if (rules.length === 0) return ownNote(site, isShipped);
  return taxNote(rules, storePricing(site), { taxClass: STANDARD_TAX_CLASS, isShipped }, site.language);
}
