import type { OptionValue } from '../product.ts';
import { freeSku } from '../variants/sku.ts';
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

export interface FileSkus {
  /** Of the variants read so far. */
  readonly used: Set<string>;
  /** Whatever the file names anywhere: nothing that is made up takes one of these. */
  readonly given: ReadonlySet<string>;
}

interface VariantContext {
  readonly options: readonly FileOption[];
  readonly urlId: string;
  readonly skus: FileSkus;
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

/**
 * The file's own, else one made of the address and the variant's place. One that another variant of the file has before it
 * gets a number, one too long is cut: both are noted, for a SKU never costs a product.
 */
function readSku(cells: CellReader, row: ProductFileRow, { urlId, skus }: VariantContext, place: number): string {
  const ending = `-${place}`;
  const given = cell(row, 'SKU');
  const made = `${urlId.toUpperCase().slice(0, PRODUCT_FILE_LIMITS.sku - ending.length)}${ending}`;
  const sku = freeSku(given || made, (name) => skus.used.has(name) || (name !== given && skus.given.has(name)));
  skus.used.add(sku);
  const code = given.length > PRODUCT_FILE_LIMITS.sku ? 'skuTooLong' : 'skuRepeated';
  if (given !== '' && sku !== given) cells.note(row, code, { value: given, sku, column: 'SKU' });
  return sku;
}
