import { STANDARD_TAX_CLASS, taxNote } from '@quoin/domain/cart';
import type { SiteTransaction } from '../../database/database.ts';
import { loadPriceFacts } from '../../storage/priceFacts.ts';
import { listTaxRules } from '../../storage/taxRules.ts';
import { storePricing } from './storePricing.ts';

type Store = Parameters<typeof storePricing>[0] & { readonly id: string; readonly language: string };

/** The note beside a product's price, from the rules it is taxed by; the owner's own words where there are no rules. */
export async function taxNoteOf(
  trx: SiteTransaction,
  site: Store,
  product: { readonly productId: string; readonly isShipped: boolean; readonly ownNote: string },
): Promise<string> {
  const rules = await listTaxRules(trx, site.id);
  if (rules.length === 0) return product.ownNote;
  const facts = await loadPriceFacts(trx, site.id, [product.productId]);
  const taxClass = facts.get(product.productId)?.taxClass ?? STANDARD_TAX_CLASS;
  return taxNote(rules, storePricing(site), { taxClass, isShipped: product.isShipped }, site.language);
}
