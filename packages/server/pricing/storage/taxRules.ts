import type { TaxRule } from '@quoin/domain/cart';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import { placesFrom } from './pricingJson.ts';

/** A tax rule as its owner keeps it. */
export interface StoredTaxRule extends TaxRule {
  readonly isEnabled: boolean;
  readonly revision: number;
}

interface TaxRuleRow {
  readonly id: string;
  readonly name: string;
  readonly jurisdiction: string;
  readonly rate_ppm: number;
  readonly places: readonly JsonObject[];
  readonly tax_classes: readonly string[];
  readonly on_shipping: boolean;
  readonly compound: boolean;
  readonly enabled: boolean;
  readonly revision: number;
}

function toTaxRule(row: TaxRuleRow): StoredTaxRule {
  return {
    id: row.id,
    name: row.name,
    jurisdiction: row.jurisdiction,
    ratePpm: row.rate_ppm,
    places: placesFrom(row.places),
    taxClasses: row.tax_classes,
    isOnShipping: row.on_shipping,
    isCompound: row.compound,
    isEnabled: row.enabled,
    revision: row.revision,
  };
}

function columnsOf(rule: Omit<StoredTaxRule, 'id' | 'revision'>) {
  return {
    name: rule.name,
    jurisdiction: rule.jurisdiction,
    rate_ppm: rule.ratePpm,
    places: JSON.stringify(rule.places),
    tax_classes: [...rule.taxClasses],
    on_shipping: rule.isOnShipping,
    compound: rule.isCompound,
    enabled: rule.isEnabled,
  };
}

/** All rules of a site in the owner's order, those switched off too. */
export async function listAllTaxRules(trx: SiteTransaction, websiteId: string): Promise<readonly StoredTaxRule[]> {
  const rows = await trx
    .selectFrom('tax_rule')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map(toTaxRule);
}

/** The rules that are levied. */
export async function listTaxRules(trx: SiteTransaction, websiteId: string): Promise<readonly TaxRule[]> {
  return (await listAllTaxRules(trx, websiteId)).filter(({ isEnabled }) => isEnabled);
}

export async function insertTaxRules(
  trx: SiteTransaction,
  websiteId: string,
  rules: readonly Omit<StoredTaxRule, 'revision'>[],
  firstIndex = 0,
): Promise<void> {
  const rows = rules.map((rule, index) => ({
    website_id: websiteId,
    id: rule.id,
    display_index: firstIndex + index,
    ...columnsOf(rule),
  }));
  if (rows.length > 0) await trx.insertInto('tax_rule').values(rows).execute();
}

/** Returns false if another user has changed it since. */
export async function saveTaxRule(trx: SiteTransaction, websiteId: string, rule: StoredTaxRule): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tax_rule')
    .set({ ...columnsOf(rule), revision: rule.revision + 1 })
    .where('website_id', '=', websiteId)
    .where('id', '=', rule.id)
    .where('revision', '=', rule.revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTaxRule(trx: SiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const query = trx.deleteFrom('tax_rule').where('website_id', '=', websiteId).where('id', '=', id);
  return (await query.executeTakeFirst()).numDeletedRows === 1n;
}
