import {
  type DecimalMark,
  foldCode,
  guessDecimalMark,
  plainAmount,
  readTable,
  type Separator,
  type TableReading,
} from '@quoin/domain/formats';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { unguardCell } from '../productFiles/cellGuard.ts';
import { PRODUCT_TYPES } from '../productTypes.ts';
import {
  type AdjustedStock,
  type Adjustment,
  decideAdjustment,
  type InventoryCode,
  type StockLevel,
} from './adjustment.ts';

/** Stock as a table: what the export writes, and what the import reads in addition to files of other programs. */
export const STOCK_FILE_HEADER = ['SKU', 'Product', 'Variant', 'On hand'] as const;
export const STOCK_FILE_LIMIT = 10_000;

/** Numbers of a file are what is on hand, or what comes in and goes out. */
export const STOCK_FILE_MODES = ['set', 'add'] as const;
export type StockFileMode = (typeof STOCK_FILE_MODES)[number];

export type StockFileCode = InventoryCode | 'skuMissing' | 'skuUnknown' | 'skuTwice' | 'quantityNotWhole';

export interface StockFileProblem extends Problem<StockFileCode> {
  readonly line: number;
  /** The title of its column in the file. */
  readonly column: string;
}

/** Which columns of the file hold what, counted from 0; -1 for none. */
export interface StockColumns {
  readonly sku: number;
  readonly quantity: number;
}

export interface StockFile {
  readonly separator: Separator;
  readonly decimalMark: DecimalMark;
  readonly header: readonly string[];
  readonly columns: StockColumns;
  /** A quantity with a point as its decimal mark, and as it is written. */
  readonly rows: readonly {
    readonly line: number;
    readonly sku: string;
    readonly quantity: string;
    readonly written: string;
  }[];
  /** The line of a quotation mark that nothing closes. */
  readonly brokenAt: number | null;
}

const SKU =
  /^(?:sku|variant sku|(?:article|item|product) (?:no\.?|number|code)|artikel-?(?:nr\.?|nummer)|référence|referencia|codice|商品コード|品番|артикул|货号|貨號)$/i;
const QUANTITY =
  /^(?:on hand|on_hand|stock|in stock|quantity|qty|inventory quantity|variant inventory qty|available|count(?:ed)?|bestand|lagerbestand|menge|anzahl|quantité|cantidad|quantità|voorraad|estoque|在庫(?:数)?|数量|庫存|库存|количество|остаток)$/i;

/** A table of SKUs and quantities. Columns are known by their titles, or chosen. */
export function readStockFile(
  text: string,
  given: Partial<TableReading> = {},
  chosen: Partial<StockColumns> = {},
): StockFile {
  const { records, brokenAt, separator } = readTable(text, given.separator);
  const [head, ...rest] = records;
  const header = (head?.cells ?? []).map((cell) => unguardCell(cell).trim());
  const named = (pattern: RegExp) => header.findIndex((title) => pattern.test(title));
  const columns = { sku: chosen.sku ?? named(SKU), quantity: chosen.quantity ?? named(QUANTITY) };
  const cellAt = (cells: readonly string[], place: number) =>
    unguardCell((cells[place] ?? '').trim()).replaceAll('\0', '');
  const quantities = rest.map(({ cells }) => cellAt(cells, columns.quantity));
  const decimalMark = given.decimalMark ?? guessDecimalMark(quantities, separator);
  const rows = rest.map(({ line, cells }, at) => ({
    line,
    sku: cellAt(cells, columns.sku),
    quantity: plainAmount(quantities[at] ?? '', decimalMark),
    written: quantities[at] ?? '',
  }));
  return { separator, decimalMark, header, columns, rows, brokenAt };
}

/** A variant and its stock. */
export interface StockedVariant extends StockLevel {
  readonly variantId: string;
  readonly sku: string;
  readonly productType: number;
}

export interface StockFileChange<Variant extends StockedVariant> {
  readonly line: number;
  readonly variant: Variant;
  readonly adjustment: Adjustment;
  readonly after: AdjustedStock;
}

export interface StockFilePlan<Variant extends StockedVariant> {
  readonly changes: readonly StockFileChange<Variant>[];
  readonly unchanged: number;
  /** Rows without a quantity: nobody counted them. */
  readonly empty: number;
  readonly problems: readonly StockFileProblem[];
}

/** What a file would do to the stock there is; a row with a problem is left out. */
export function planStockFile<Variant extends StockedVariant>(
  file: StockFile,
  mode: StockFileMode,
  variants: readonly Variant[],
): StockFilePlan<Variant> {
  const find = finderOf(variants);
  const lines = new Map<Variant, number>();
  const changes: StockFileChange<Variant>[] = [];
  const problems: StockFileProblem[] = [];
  let [unchanged, empty] = [0, 0];
  for (const { line, sku, quantity, written } of file.rows) {
    const note = (place: number, problem: Problem<StockFileCode>) =>
      problems.push({ ...problem, line, column: file.header[place] ?? '' });
    const variant = find(sku);
    const before = variant === undefined ? undefined : lines.get(variant);
    if (sku === '') note(file.columns.sku, { code: 'skuMissing' });
    else if (variant === undefined) note(file.columns.sku, { code: 'skuUnknown', values: { value: sku.slice(0, 80) } });
    else if (before !== undefined) note(file.columns.sku, { code: 'skuTwice', values: { value: sku, line: before } });
    else if (quantity === '') empty += 1;
    else {
      lines.set(variant, line);
      const decided = decideRow(quantity, mode, variant);
      if (!decided.ok) note(file.columns.quantity, withValue(decided.problem, written));
      else if (isSame(variant, decided.value.after)) unchanged += 1;
      else changes.push({ line, variant, ...decided.value });
    }
  }
  return { changes, unchanged, empty, problems };
}

/**
 * Finds a SKU as it is written, else as it may have been typed: other capitals, dashes and widths, if only one variant
 * matches.
 */
function finderOf<Variant extends StockedVariant>(variants: readonly Variant[]): (sku: string) => Variant | undefined {
  const exact = new Map(variants.map((variant) => [variant.sku, variant]));
  const folded = new Map<string, Variant | undefined>();
  for (const variant of variants) {
    const key = foldCode(variant.sku);
    folded.set(key, folded.has(key) ? undefined : variant);
  }
  return (sku) => exact.get(sku) ?? folded.get(foldCode(sku));
}

/** Adds what the file contains to the sentence. */
function withValue({ values, ...problem }: Problem<StockFileCode>, written: string): Problem<StockFileCode> {
  return { ...problem, values: { ...values, value: written.slice(0, 80) } };
}

type DecidedRow = Pick<StockFileChange<StockedVariant>, 'adjustment' | 'after'>;

function decideRow(text: string, mode: StockFileMode, variant: StockedVariant): Outcome<DecidedRow, StockFileCode> {
  const adjustment = adjustmentOf(text, mode, variant);
  if (!adjustment.ok) return adjustment;
  const isLimiting = adjustment.value.kind !== 'unlimited';
  if (isLimiting && variant.productType === PRODUCT_TYPES.digital) return refuse('stockNeverLimited');
  const after = decideAdjustment(variant, adjustment.value);
  return after.ok ? accept({ adjustment: adjustment.value, after: after.value }) : after;
}

function isSame(before: StockLevel, { unlimited, delta }: AdjustedStock): boolean {
  return delta === 0 && unlimited === before.unlimited;
}

function adjustmentOf(
  text: string,
  mode: StockFileMode,
  { onHand, unlimited }: StockLevel,
): Outcome<Adjustment, StockFileCode> {
  if (mode === 'set' && /^(?:unlimited|∞)$/i.test(text)) return accept({ kind: 'unlimited' });
  const [, sign = '', figures = ''] = /^([+-]?)(\d{1,12})(?:\.0+)?$/.exec(text) ?? [];
  if (figures === '' || (mode === 'set' && sign !== '')) {
    return refuse('quantityNotWhole', { field: 'quantity', values: { mode } });
  }
  const quantity = Number(figures);
  if (mode === 'set') return accept({ kind: 'set', quantity, ...(unlimited ? {} : { seen: onHand }) });
  return accept({ kind: sign === '-' ? 'remove' : 'add', quantity });
}
