import { type DraftVariant, PRODUCT_TYPES } from '@quoin/domain/catalog';
import { plainDecimal, withDecimalMark } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/variantColumns';
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
  { name: 'price', title: commonTexts.price, kind: 'number' },
  { name: 'salePrice', title: texts.salePrice, kind: 'number' },
  { name: 'onSale', title: texts.onSale, kind: 'tick' },
];
const STOCK: GridColumn = { name: 'stock', title: commonTexts.stock, kind: 'number' };
const CODES: readonly GridColumn[] = [
  { name: 'sku', title: texts.sku, kind: 'text' },
  { name: 'gtin', title: texts.gtin, kind: 'text' },
];
const SIZES: readonly GridColumn[] = [
  { name: 'weight', title: texts.weight, kind: 'number' },
  { name: 'length', title: texts.length, kind: 'number' },
  { name: 'width', title: texts.width, kind: 'number' },
  { name: 'height', title: texts.height, kind: 'number' },
];

/** Few enough columns at a time to be seen whole. */
export function columnGroups(type: number): readonly ColumnGroup[] {
  const isShipped = type === PRODUCT_TYPES.physical;
  const hasStock = isShipped || type === PRODUCT_TYPES.service;
  const prices = { value: 'prices', text: hasStock ? texts.priceAndStock : commonTexts.price };
  return [
    { ...prices, columns: hasStock ? [...PRICES, STOCK] : PRICES },
    { value: 'codes', text: texts.skuAndGtin, columns: CODES },
    ...(isShipped ? [{ value: 'sizes', text: texts.weightAndSize, columns: SIZES }] : []),
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
