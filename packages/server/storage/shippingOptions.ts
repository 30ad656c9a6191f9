import { type CurrencyCode, money } from '@quoin/domain/money';
import type { ShippingOption } from '@quoin/domain/orders';
import type { SiteTransaction } from '../database/database.ts';

/** Where nobody said how long it takes, these working days are announced. */
const DEFAULT_DAYS = { min: 3, max: 7 } as const;

/** The ways a shop sends, in its own order; those switched off are left out. */
export async function listShippingOptions(
  trx: SiteTransaction,
  websiteId: string,
  currency: CurrencyCode,
): Promise<ShippingOption[]> {
  const rows = await trx
    .selectFrom('shipping_option')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('enabled', '=', true)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    price: money(row.price, currency),
    countries: row.countries,
    minDays: row.min_days ?? DEFAULT_DAYS.min,
    maxDays: row.max_days ?? Math.max(DEFAULT_DAYS.max, row.min_days ?? 0),
  }));
}
