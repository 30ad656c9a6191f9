import type { CurrencyCode } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import { PRODUCT_TYPES, type ProductType } from '../productTypes.ts';
import { type BulkCode, type BulkValue, bulkText, isBulkStock, isSameBulkValue, parseBulkCell } from './cells.ts';
import { type BulkField, bulkColumn } from './fields.ts';

/** Cells of one batch at most. */
export const MAX_BULK_EDITS = 60_000;

/** One cell that a user changed. `seen` is what it contained before, as text. */
export interface BulkEdit {
  readonly variantId: string;
  readonly field: BulkField;
  readonly seen: string;
  readonly typed: string;
}

/** One variant as the books have it now. */
export interface BulkRow {
  readonly variantId: string;
  readonly productId: string;
  readonly productType: ProductType;
  readonly reserved: number;
  readonly values: Readonly<Record<BulkField, BulkValue>>;
}

/** What the plan must know of the whole site. */
export interface BulkSurroundings {
  readonly currency: CurrencyCode;
  readonly rows: ReadonlyMap<string, BulkRow>;
  /** Who has which SKU: of those that the edits want. */
  readonly skuOwners: ReadonlyMap<string, string>;
  /** Category paths that exist. */
  readonly categories: ReadonlySet<string>;
  /** Names of tax classes that exist. */
  readonly taxClasses: ReadonlySet<string>;
}

/** One change of the preview; with a problem it will not be made. */
export interface PlannedChange {
  readonly variantId: string;
  readonly productId: string;
  readonly field: BulkField;
  readonly oldValue: BulkValue;
  readonly newValue: BulkValue;
  /** As typed, where it cannot be used. */
  readonly typed: string | null;
  readonly problem: Problem<BulkCode> | null;
}

/**
 * Every change that edits make, in the order of products and variants; cells that stay as they are drop out. A cell of the
 * product that was changed on two rows counts once.
 */
export function planBulkEdit(edits: readonly BulkEdit[], around: BulkSurroundings): readonly PlannedChange[] {
  const changes = new Map<string, PlannedChange>();
  for (const edit of edits) {
    const row = around.rows.get(edit.variantId);
    if (row === undefined) continue;
    const owner = bulkColumn(edit.field).of === 'product' ? row.productId : row.variantId;
    const change = planCell(edit, row, around);
    if (change !== null) changes.set(`${owner}/${edit.field}`, change);
  }
  const all = withUniqueSkus([...changes.values()]);
  return withSalePrices(all, around).sort(byProduct);
}

function planCell(edit: BulkEdit, row: BulkRow, around: BulkSurroundings): PlannedChange | null {
  const { field } = edit;
  const oldValue = row.values[field];
  const { variantId, productId } = row;
  const base = { variantId, productId, field, oldValue };
  const parsed = parseBulkCell(field, edit.typed, around.currency);
  if (!parsed.ok) return { ...base, newValue: oldValue, typed: edit.typed, problem: parsed.problem };
  const newValue = parsed.value;
  if (isSameBulkValue(field, oldValue, newValue)) return null;
  return { ...base, newValue, typed: null, problem: problemOf(edit, row, newValue, around) };
}

function problemOf(
  { field, seen }: BulkEdit,
  row: BulkRow,
  value: BulkValue,
  around: BulkSurroundings,
): Problem<BulkCode> | null {
  const now = bulkText(field, row.values[field], around.currency);
  if (now !== seen) return { code: 'bulkChangedSince', field, values: { value: now } };
  if (field === 'sku') {
    const owner = around.skuOwners.get(String(value));
    return owner === undefined || owner === row.variantId
      ? null
      : { code: 'bulkSkuTaken', field, values: { value: String(value) } };
  }
  if (field === 'taxClass' && value !== '' && !around.taxClasses.has(String(value)))
    return { code: 'bulkTaxClassUnknown', field, values: { value: String(value) } };
  if (field === 'categories' && Array.isArray(value)) {
    const unknown = value.find((path: string) => !around.categories.has(path));
    return unknown === undefined ? null : { code: 'bulkCategoryUnknown', field, values: { value: `/${unknown}` } };
  }
  return isBulkStock(value) ? stockProblem(row, value) : null;
}

function stockProblem(row: BulkRow, value: { readonly unlimited: boolean; readonly onHand: number }) {
  if (value.unlimited) return null;
  if (row.productType === PRODUCT_TYPES.digital) return { code: 'bulkStockNeverLimited', field: 'stock' } as const;
  if (value.onHand >= row.reserved) return null;
  return { code: 'bulkStockBelowReserved', field: 'stock', values: { reserved: row.reserved } } as const;
}

/** Two rows may not end with one SKU. */
function withUniqueSkus(changes: readonly PlannedChange[]): readonly PlannedChange[] {
  const counts = new Map<string, number>();
  for (const { field, newValue, problem } of changes) {
    if (field !== 'sku' || problem !== null) continue;
    counts.set(String(newValue), (counts.get(String(newValue)) ?? 0) + 1);
  }
  return changes.map((change) => {
    const isTwice = change.field === 'sku' && change.problem === null && (counts.get(String(change.newValue)) ?? 0) > 1;
    if (!isTwice) return change;
    return { ...change, problem: { code: 'bulkSkuTwice', field: 'sku', values: { value: String(change.newValue) } } };
  });
}

/** What goes on sale needs a price for it, here or in the same batch. */
function withSalePrices(changes: readonly PlannedChange[], { rows }: BulkSurroundings): PlannedChange[] {
  const prices = new Map<string, BulkValue>();
  for (const { field, variantId, newValue, problem } of changes) {
    if (field === 'salePrice' && problem === null) prices.set(variantId, newValue);
  }
  return changes.map((change) => {
    if (change.field !== 'onSale' || change.newValue !== true || change.problem !== null) return change;
    const price = prices.get(change.variantId) ?? rows.get(change.variantId)?.values.salePrice;
    return price === 0 ? { ...change, problem: { code: 'bulkSalePriceMissing', field: 'onSale' } } : change;
  });
}

function byProduct(one: PlannedChange, other: PlannedChange): number {
  if (one.productId !== other.productId) return one.productId < other.productId ? -1 : 1;
  if (one.variantId !== other.variantId) return one.variantId < other.variantId ? -1 : 1;
  return 0;
}
