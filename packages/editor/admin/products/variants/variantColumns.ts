import { type DraftVariant, PRODUCT_TYPES } from '@quoin/domain/catalog';
import { plainDecimal, withDecimalMark } from '@quoin/domain/formats';
import { measureText, parseMeasure, parseStock, stockText } from '../cellTexts.ts';

export type CellName = 'sku' | 'gtin' | 'price' | 'salePrice' | 'stock' | 'weight' | 'length' | 'width' | 'height';

export interface GridColumn {
  readonly name: CellName | 'onSale';
  readonly title: string;
  /** `text`: unlike from one variant to the next, so nothing fills it down. */
  readonly kind: 'text' | 'number' | 'tick';
}

export interface ColumnGroup {
  readonly value: string;
  readonly text: string;
  readonly columns: readonly GridColumn[];
}

const PRICES: readonly GridColumn[] = [
  { name: 'price', title: 'Price', kind: 'number' },
  { name: 'salePrice', title: 'Sale price', kind: 'number' },
  { name: 'onSale', title: 'On sale', kind: 'tick' },
];
const STOCK: GridColumn = { name: 'stock', title: 'Stock', kind: 'number' };
const CODES: readonly GridColumn[] = [
  { name: 'sku', title: 'SKU', kind: 'text' },
  { name: 'gtin', title: 'GTIN', kind: 'text' },
];
const SIZES: readonly GridColumn[] = [
  { name: 'weight', title: 'Weight', kind: 'number' },
  { name: 'length', title: 'Length', kind: 'number' },
  { name: 'width', title: 'Width', kind: 'number' },
  { name: 'height', title: 'Height', kind: 'number' },
];

/** Few enough columns at a time to be seen whole. */
export function columnGroups(type: number): readonly ColumnGroup[] {
  const isShipped = type === PRODUCT_TYPES.physical;
  const hasStock = isShipped || type === PRODUCT_TYPES.service;
  const prices = { value: 'prices', text: hasStock ? 'Price and stock' : 'Price' };
  return [
    { ...prices, columns: hasStock ? [...PRICES, STOCK] : PRICES },
    { value: 'codes', text: 'SKU and GTIN', columns: CODES },
    ...(isShipped ? [{ value: 'sizes', text: 'Weight and size', columns: SIZES }] : []),
  ];
}

/** What a cell shows, in the language of the site. */
export function cellText(variant: DraftVariant, name: CellName, language: string): string {
  if (name === 'stock') return stockText(variant.stock);
  const value = variant[name] ?? '';
  if (name === 'sku' || name === 'gtin') return String(value);
  return withDecimalMark(typeof value === 'number' ? measureText(value) : value, language);
}

/** What a cell's text changes in its variant. */
export function cellParts(name: CellName, text: string, language: string): Partial<DraftVariant> {
  if (name === 'stock') return { stock: parseStock(text) };
  if (name === 'sku' || name === 'gtin') return { [name]: text };
  const plain = plainDecimal(text, language);
  return { [name]: name === 'price' || name === 'salePrice' ? plain : parseMeasure(plain) };
}
