import type { TaxRule } from '@quoin/domain/cart';
import { money } from '@quoin/domain/money';
import type { SaleShop } from '../../checkout/testing/saleShop.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { insertDiscount, type StoredDiscount } from '../storage/discounts.ts';
import { saveStoreSettings } from '../storage/pricingSettings.ts';
import { insertTaxRules } from '../storage/taxRules.ts';

export const euros = (minor: bigint) => money(minor, 'EUR');

/** Ten percent off everything, by itself, until a test says otherwise. */
export async function addDiscount(shop: SaleShop, parts: Partial<StoredDiscount> = {}): Promise<string> {
  const id = shop.sale.checkout.newId();
  const discount: StoredDiscount = {
    id,
    name: 'Ten percent',
    code: null,
    value: { kind: 'percent', ppm: 100_000 },
    scope: { kind: 'order' },
    items: 'all',
    minimumSubtotal: null,
    startsAt: null,
    endsAt: null,
    totalLimit: null,
    perCustomerLimit: null,
    timesUsed: 0,
    combinesWith: [],
    isEnabled: true,
    revision: 1,
    ...parts,
  };
  await shop.test.db.inSite({ websiteId: shop.site.id }, (trx) => insertDiscount(trx, shop.site.id, discount, 'EUR'));
  return id;
}

export async function addTax(shop: SaleShop, parts: Partial<TaxRule> = {}): Promise<void> {
  const rule = {
    id: shop.sale.checkout.newId(),
    name: 'VAT',
    jurisdiction: 'Germany',
    ratePpm: 190_000,
    places: [{ countryCode: 'DE', regions: [], postalCodes: [] }],
    taxClasses: [],
    isOnShipping: true,
    isCompound: false,
    isEnabled: true,
    ...parts,
  };
  await shop.test.db.inSite({ websiteId: shop.site.id }, (trx) => insertTaxRules(trx, shop.site.id, [rule]));
}

/** The site after a change of its store settings. */
export async function withSettings(shop: SaleShop, changes: Readonly<Record<string, unknown>>): Promise<Site> {
  const { id } = shop.site;
  await shop.test.db.inSite({ websiteId: id }, (trx) => saveStoreSettings(trx, id, changes));
  return (await shop.test.db.acrossSites((trx) => loadSiteById(trx, id)))!;
}
