import type { ShippingMethod } from '@quoin/domain/cart';
import { type CurrencyCode, money } from '@quoin/domain/money';
import { mapShippingTexts } from '@quoin/domain/translations';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import { loadTranslationSet } from '../../platform/languages/storage/translations.ts';
import { placesFrom, rateFrom, rateToJson } from './pricingJson.ts';

/** A way of shipping as its owner keeps it. */
export interface StoredShippingMethod extends ShippingMethod {
  readonly isEnabled: boolean;
  readonly revision: number;
}

interface ShippingMethodRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly places: readonly JsonObject[];
  readonly rate: JsonObject;
  readonly free_from: bigint | null;
  readonly min_days: number;
  readonly max_days: number;
  readonly enabled: boolean;
  readonly revision: number;
}

function toMethod(row: ShippingMethodRow, currency: CurrencyCode): StoredShippingMethod {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    places: placesFrom(row.places),
    rate: rateFrom(row.rate, currency),
    freeFrom: row.free_from === null ? null : money(row.free_from, currency),
    minDays: row.min_days,
    maxDays: row.max_days,
    isEnabled: row.enabled,
    revision: row.revision,
  };
}

function columnsOf(method: Omit<StoredShippingMethod, 'id' | 'revision'>) {
  return {
    name: method.name,
    description: method.description,
    places: JSON.stringify(method.places),
    rate: JSON.stringify(rateToJson(method.rate)),
    free_from: method.freeFrom?.minor ?? null,
    min_days: method.minDays,
    max_days: method.maxDays,
    enabled: method.isEnabled,
  };
}

/** Every way of a shop in its own order, those switched off too. */
export async function listAllShippingMethods(
  trx: SiteTransaction,
  websiteId: string,
  currency: CurrencyCode,
): Promise<readonly StoredShippingMethod[]> {
  const rows = await trx
    .selectFrom('shipping_method')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map((row) => toMethod(row, currency));
}

/** The ways that are offered, as the transaction's reader reads them. */
export async function listShippingMethods(
  trx: SiteTransaction,
  websiteId: string,
  currency: CurrencyCode,
): Promise<readonly ShippingMethod[]> {
  const methods = (await listAllShippingMethods(trx, websiteId, currency)).filter(({ isEnabled }) => isEnabled);
  const book = await loadTranslationSet(trx, websiteId, { kinds: ['shipping'] });
  return book === null ? methods : methods.map((method) => mapShippingTexts(method, book.of('shipping', method.id)));
}

export async function insertShippingMethods(
  trx: SiteTransaction,
  websiteId: string,
  methods: readonly Omit<StoredShippingMethod, 'revision'>[],
  firstIndex = 0,
): Promise<void> {
  const rows = methods.map((method, index) => ({
    website_id: websiteId,
    id: method.id,
    display_index: firstIndex + index,
    ...columnsOf(method),
  }));
  if (rows.length > 0) await trx.insertInto('shipping_method').values(rows).execute();
}

/** Returns false if another user has changed it since. */
export async function saveShippingMethod(
  trx: SiteTransaction,
  websiteId: string,
  method: StoredShippingMethod,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shipping_method')
    .set({ ...columnsOf(method), revision: method.revision + 1 })
    .where('website_id', '=', websiteId)
    .where('id', '=', method.id)
    .where('revision', '=', method.revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteShippingMethod(trx: SiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const query = trx.deleteFrom('shipping_method').where('website_id', '=', websiteId).where('id', '=', id);
  return (await query.executeTakeFirst()).numDeletedRows === 1n;
}
