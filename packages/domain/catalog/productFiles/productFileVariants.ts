import type { OptionValue } from '../product.ts';
import { type FileVariant, PRODUCT_FILE_LIMITS, type ProductFileRow } from './productFile.ts';
import type { CellReader } from './productFileCells.ts';
import { cell } from './productFileRows.ts';

/** An option of a product and the number of its columns: a file may leave numbers out. */
export interface FileOption {
  readonly name: string;
  readonly column: number;
}

export function readOptions(cells: CellReader, rows: readonly [ProductFileRow, ...ProductFileRow[]]): FileOption[] {
  const [head] = rows;
  const options: FileOption[] = [];
  for (let column = 1; column <= PRODUCT_FILE_LIMITS.options; column += 1) {
    const name = cell(head, `Option Name ${column}`);
    const isUsed = rows.some((row) => cell(row, `Option Value ${column}`) !== '');
    if (name === '' && isUsed) cells.fail(head, 'optionNameMissing', String(column), `Option Name ${column}`);
    if (name === '') continue;
    if (options.some((option) => option.name === name))
      cells.fail(head, 'optionNameRepeated', name, `Option Name ${column}`);
    options.push({ name, column });
  }
  return options;
}

interface VariantContext {
  readonly options: readonly FileOption[];
  readonly urlId: string;
  /** SKUs of the file so far. */
  readonly skus: Set<string>;
}

export function readVariants(
  cells: CellReader,
  rows: readonly [ProductFileRow, ...ProductFileRow[]],
  context: VariantContext,
): FileVariant[] {
  if (rows.length > PRODUCT_FILE_LIMITS.variants) cells.fail(rows[0], 'tooManyVariants');
  const combinations = new Set<string>();
  return rows.map((row, index) => {
    const optionValues = readOptionValues(cells, row, context.options);
    const combination = JSON.stringify(optionValues.map((each) => each.value));
    if (combinations.has(combination)) cells.fail(row, 'variantRepeated');
    combinations.add(combination);
    const onSale = cells.onSale(row);
    return {
      id: cell(row, 'Variant ID') || null,
      sku: readSku(cells, row, context, index + 1),
      gtin: cells.gtin(row),
      optionValues,
      price: cells.price(row),
      salePrice: cells.salePrice(row, onSale),
      onSale,
      stock: cells.stock(row),
      stockSeen: cells.stockSeen(row),
      weight: cells.measure(row, 'Weight'),
      size: {
        length: cells.measure(row, 'Length'),
        width: cells.measure(row, 'Width'),
        height: cells.measure(row, 'Height'),
      },
      imageUrl: cell(row, 'Variant Image') || null,
    };
  });
}

function readOptionValues(cells: CellReader, row: ProductFileRow, options: readonly FileOption[]): OptionValue[] {
  return options.map(({ name, column }) => {
    const value = cell(row, `Option Value ${column}`);
    if (value === '') cells.fail(row, 'optionValueMissing', name, `Option Value ${column}`);
    return { optionName: name, value };
  });
}

/** The file's own, else one made of the address and the variant's place. */
function readSku(cells: CellReader, row: ProductFileRow, { urlId, skus }: VariantContext, place: number): string {
  const ending = `-${place}`;
  const made = `${urlId.toUpperCase().slice(0, PRODUCT_FILE_LIMITS.sku - ending.length)}${ending}`;
  const sku = cell(row, 'SKU') || made;
  if (sku.length > PRODUCT_FILE_LIMITS.sku) cells.fail(row, 'skuTooLong', sku, 'SKU');
  if (skus.has(sku)) cells.fail(row, 'skuRepeated', sku, 'SKU');
  skus.add(sku);
  return sku;
}
