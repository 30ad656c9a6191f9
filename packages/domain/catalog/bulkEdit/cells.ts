import { guessDecimalMark, plainAmount, typedCode } from '@quoin/domain/formats';
import { type CurrencyCode, isWithinWireRange, money, parseDecimalMoney, toDecimalString } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { DRAFT_LIMITS } from '../drafts/productDraft.ts';
import { MAX_ON_HAND } from '../inventory/adjustment.ts';
import { CATALOG_LIMITS, decideTags } from '../limits.ts';
import { categoryPaths, list } from '../productFiles/productFileRows.ts';
import { type BulkField, bulkColumn } from './fields.ts';

/** Stock in a batch: without limit, or so much on hand. */
export interface BulkStock {
  readonly unlimited: boolean;
  readonly onHand: number;
}

/** A cell as the books have it: text, minor units or a measure, yes or no, a list, stock. */
export type BulkValue = string | number | boolean | readonly string[] | BulkStock;

export type BulkCode =
  | 'bulkPriceInvalid'
  | 'bulkYesNoInvalid'
  | 'bulkStockInvalid'
  | 'bulkMeasureInvalid'
  | 'bulkTitleMissing'
  | 'bulkTooLong'
  | 'bulkTagTooLong'
  | 'bulkSkuMissing'
  | 'bulkSkuTaken'
  | 'bulkSkuTwice'
  | 'bulkSalePriceMissing'
  | 'bulkCategoryUnknown'
  | 'bulkTaxClassUnknown'
  | 'bulkStockBelowReserved'
  | 'bulkStockNeverLimited'
  | 'bulkChangedSince'
  | 'bulkGone'
  | 'bulkFormulaInvalid'
  | 'bulkBelowZero'
  | 'bulkNotThere'
  | 'bulkTooMany'
  | 'bulkMoveNotAllowed';

const MAX_SEO = { seoTitle: 300, seoDescription: 1000 } as const;

/** A cell as people read and type it; the same text again means the same value. No sale price is an empty cell. */
export function bulkText(field: BulkField, value: BulkValue, currency: CurrencyCode): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'salePrice' && value === 0) return '';
  if (typeof value === 'number') {
    return bulkColumn(field).kind === 'money' ? toDecimalString(money(BigInt(value), currency)) : String(value);
  }
  if (typeof value === 'string') return value;
  if (isList(value)) return field === 'categories' ? value.map((path) => `/${path}`).join(', ') : value.join(', ');
  return value.unlimited ? 'Unlimited' : String(value.onHand);
}

/** What was typed or pasted, as a value; trailing and leading space means nothing. */
export function parseBulkCell(field: BulkField, typed: string, currency: CurrencyCode): Outcome<BulkValue, BulkCode> {
  const text = typed.replaceAll('\0', '').trim();
  switch (bulkColumn(field).kind) {
    case 'money':
      return parsePrice(field, text, currency);
    case 'yesNo':
      return parseYesNo(field, text);
    case 'stock':
      return parseStock(text);
    case 'measure':
      return parseMeasure(field, text);
    case 'list':
      return parseTags(text);
    case 'paths':
      return accept(categoryPaths(text));
    case 'text':
      return parseText(field, text);
  }
}

/** An empty sale price is none. Written with a decimal comma or a point, in figures of any script. */
function parsePrice(field: BulkField, text: string, currency: CurrencyCode): Outcome<number, BulkCode> {
  if (text === '' && field === 'salePrice') return accept(0);
  const typed = typedCode(text);
  const plain = plainAmount(typed, guessDecimalMark([typed], ','));
  const parsed = parseDecimalMoney(plain, currency);
  if (!parsed.ok || parsed.value.minor < 0n || !isWithinWireRange(parsed.value)) {
    return refuse('bulkPriceInvalid', { field, values: { value: quoted(text) } });
  }
  return accept(Number(parsed.value.minor));
}

function parseYesNo(field: BulkField, text: string): Outcome<boolean, BulkCode> {
  const word = text.toLowerCase();
  if (['yes', 'true', '1', 'y'].includes(word)) return accept(true);
  if (['no', 'false', '0', 'n', ''].includes(word)) return accept(false);
  return refuse('bulkYesNoInvalid', { field, values: { value: quoted(text) } });
}

function parseStock(text: string): Outcome<BulkStock, BulkCode> {
  if (['unlimited', '∞'].includes(text.toLowerCase())) return accept({ unlimited: true, onHand: 0 });
  const plain = text.replace(/(\d),(?=\d{3}(\D|$))/g, '$1');
  const isWhole = /^\d{1,9}$/.test(plain) && Number(plain) <= MAX_ON_HAND;
  if (!isWhole) return refuse('bulkStockInvalid', { field: 'stock', values: { value: quoted(text) } });
  return accept({ unlimited: false, onHand: Number(plain) });
}

function parseMeasure(field: BulkField, text: string): Outcome<number, BulkCode> {
  if (text === '') return accept(0);
  if (/^\d{1,7}(\.\d{1,6})?$/.test(text)) return accept(Number(text));
  return refuse('bulkMeasureInvalid', { field, values: { value: quoted(text) } });
}

function parseTags(text: string): Outcome<readonly string[], BulkCode> {
  const tags = decideTags(list(text, ','));
  return tags.ok ? tags : refuse('bulkTagTooLong', { field: 'tags', values: { max: CATALOG_LIMITS.tag } });
}

function parseText(field: BulkField, text: string): Outcome<string, BulkCode> {
  if (text === '' && field === 'title') return refuse('bulkTitleMissing', { field });
  if (text === '' && field === 'sku') return refuse('bulkSkuMissing', { field });
  const max = maxLength(field);
  return text.length > max ? refuse('bulkTooLong', { field, values: { max } }) : accept(text);
}

function maxLength(field: BulkField): number {
  if (field === 'seoTitle' || field === 'seoDescription') return MAX_SEO[field];
  if (field === 'taxClass') return DRAFT_LIMITS.taxClass;
  return field === 'sku' ? CATALOG_LIMITS.sku : CATALOG_LIMITS.title;
}

/** Whether two cells say the same. */
export function isSameBulkValue(field: BulkField, one: BulkValue, other: BulkValue): boolean {
  if (isBulkStock(one) && isBulkStock(other)) {
    return one.unlimited === other.unlimited && (one.unlimited || one.onHand === other.onHand);
  }
  if (typeof one !== typeof other) throw new Error(`Values of ${field} differ in kind.`);
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isBulkStock(value: BulkValue): value is BulkStock {
  return typeof value === 'object' && !isList(value);
}

function isList(value: BulkValue): value is readonly string[] {
  return Array.isArray(value);
}

function quoted(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
