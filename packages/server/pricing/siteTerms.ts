import type { ShippingMethod, StorePricing, TaxRule } from '@quoin/domain/cart';
import type { WeightUnit } from '@quoin/domain/catalog';
import type { SiteTransaction } from '../platform/database/database.ts';
import { loadSettings, type Site } from '../sites/index.ts';
import { type PriceMemory, sameVersion } from './priceMemory.ts';
import { listAutomaticDiscounts, type StoredDiscount } from './storage/discounts.ts';
import { listShippingMethods } from './storage/shippingMethods.ts';
import { listTaxRules } from './storage/taxRules.ts';
import { storePricing, weightUnit } from './storePricing.ts';

/** What a shop has decided about all of its prices. */
export interface SiteTerms {
  readonly store: StorePricing;
  readonly weightUnit: WeightUnit;
  readonly taxRules: readonly TaxRule[];
  readonly methods: readonly ShippingMethod[];
  /** Discounts that apply automatically. How often each is used is read with each cart. */
  readonly discounts: readonly StoredDiscount[];
}

/** From memory while the site's pricing version is this one. */
export async function findSiteTerms(
  memory: PriceMemory,
  trx: SiteTransaction,
  site: Site,
  version: string | null,
): Promise<SiteTerms> {
  const thing = { websiteId: site.id, language: trx.language, name: `terms ${site.currency}` };
  const known = memory.find<SiteTerms>(thing, version);
  if (known !== undefined) return known;
  const terms = await loadSiteTerms(trx, site);
  const same = await sameVersion(trx, site.id, version);
  if (same !== null) memory.keep(thing, same, terms);
  return terms;
}

async function loadSiteTerms(trx: SiteTransaction, site: Site): Promise<SiteTerms> {
  const [settings, taxRules, methods, discounts] = await Promise.all([
    loadSettings(trx, site.id),
    listTaxRules(trx, site.id),
    listShippingMethods(trx, site.id, site.currency),
    listAutomaticDiscounts(trx, site.id),
  ]);
  const now = { settings: settings ?? site.settings };
  return { store: storePricing(now), weightUnit: weightUnit(now), taxRules, methods, discounts };
}
