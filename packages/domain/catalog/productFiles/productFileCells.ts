import { addDays, isIsoDay, momentOfLocal } from '@quoin/domain/formats';
import { type CurrencyCode, isWithinWireRange, type Money, parseDecimalMoney, zeroMoney } from '@quoin/domain/money';
import type { Stock } from '../product.ts';
import { parseGtin } from '../variants/gtin.ts';
import type { ProductFileCode, ProductFileRow, RowProblem } from './productFile.ts';
import { cell } from './productFileRows.ts';

const MAX_QUOTED = 80;
/** Table programs drop the zeros that a UPC begins with. */
const SHORTENED = /^[1-9]\d{8,10}$/;

/** When and where a file is read: sales of other shops begin and end on days of a calendar. */
export interface FileClock {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
}

/** Reads single cells of a file; what cannot be read is noted with its line and column and answered with a harmless value. */
export class CellReader {
  readonly problems: RowProblem[] = [];
  /** What its owner should know of a product that comes all the same. */
  readonly notes: RowProblem[] = [];

  constructor(
    private readonly currency: CurrencyCode,
    private readonly clock: FileClock | null,
  ) {}

  fail(row: ProductFileRow, code: ProductFileCode, value = '', column = ''): void {
    this.problems.push({ line: row.line, code, values: { value: value.slice(0, MAX_QUOTED), column } });
  }

  price(row: ProductFileRow): Money {
    return this.amount(row, cell(row, 'Price'), 'priceInvalid', 'Price');
  }

  /** Sales with days run from the first moment of the one to the last of the other, by the shop's clock. */
  onSale(row: ProductFileRow): boolean {
    const isWanted = this.yesNo(row, 'On Sale', false);
    const [starts, ends] = [this.moment(row, 'Sale Starts', 0), this.moment(row, 'Sale Ends', 1)];
    if (!isWanted || this.clock === null || (starts === null && ends === null)) return isWanted;
    const isOn = (starts ?? 0) <= this.clock.now && this.clock.now < (ends ?? Number.POSITIVE_INFINITY);
    const value = spanText(cell(row, 'Sale Starts'), cell(row, 'Sale Ends'));
    if (!isOn) this.note(row, 'saleNotNow', { value });
    else if (ends !== null) this.note(row, 'saleWithEnd', { value });
    return isOn;
  }

  note(row: ProductFileRow, code: ProductFileCode, values: RowProblem['values']): void {
    this.notes.push({ line: row.line, code, values });
  }

  /** The first moment of a day, or of the one so many days later; a time, or a moment, as it is. */
  private moment(row: ProductFileRow, column: string, daysLater: number): number | null {
    const text = cell(row, column);
    if (text === '' || this.clock === null) return null;
    const local = isIsoDay(text) ? addDays(text, daysLater) : text;
    const moment = momentOfLocal(local, this.clock.timeZone) ?? (text.endsWith('Z') ? Date.parse(text) : Number.NaN);
    if (!Number.isNaN(moment)) return moment;
    this.fail(row, 'saleDateInvalid', text, column);
    return null;
  }

  /** Needed only by what is on sale. */
  salePrice(row: ProductFileRow, onSale: boolean): Money {
    const text = cell(row, 'Sale Price');
    return text === '' && !onSale ? zeroMoney(this.currency) : this.amount(row, text, 'salePriceInvalid', 'Sale Price');
  }

  /** `1,200.00`: commas may part thousands, and nothing else. */
  private amount(row: ProductFileRow, text: string, code: ProductFileCode, column: string): Money {
    const parsed = parseDecimalMoney(text.replace(/(\d),(?=\d{3}(\D|$))/g, '$1'), this.currency);
    if (parsed.ok && parsed.value.minor >= 0n && isWithinWireRange(parsed.value)) return parsed.value;
    this.fail(row, code, text, column);
    return zeroMoney(this.currency);
  }

  stock(row: ProductFileRow): Stock {
    const text = cell(row, 'Stock');
    if (text === '' || text.toLowerCase() === 'unlimited') return { unlimited: true };
    if (/^\d{1,9}$/.test(text)) return { unlimited: false, quantity: Number(text) };
    this.fail(row, 'stockInvalid', text, 'Stock');
    return { unlimited: true };
  }

  /** Returns null if a user made it unusable. The file's stock then counts as it is. */
  stockSeen(row: ProductFileRow): Stock | null {
    const text = cell(row, 'Stock At Export');
    if (text.toLowerCase() === 'unlimited') return { unlimited: true };
    return /^\d{1,9}$/.test(text) ? { unlimited: false, quantity: Number(text) } : null;
  }

  yesNo(row: ProductFileRow, column: string, fallback: boolean): boolean {
    const text = cell(row, column).toLowerCase();
    if (text === '') return fallback;
    if (['yes', 'true'].includes(text)) return true;
    if (!['no', 'false'].includes(text)) this.fail(row, 'yesNoInvalid', text, column);
    return false;
  }

  /** Null where the file has no such column. A table program may have made a number of it: `4.00638E+12` is refused. */
  gtin(row: ProductFileRow): string | null {
    if (row.cells.GTIN === undefined) return null;
    const text = cell(row, 'GTIN');
    const gtin = parseGtin(text) ?? (SHORTENED.test(text) ? parseGtin(text.padStart(12, '0')) : null);
    if (gtin === null) this.fail(row, 'gtinInvalid', text, 'GTIN');
    return gtin ?? '';
  }

  measure(row: ProductFileRow, column: string): number {
    const text = cell(row, column);
    if (text === '') return 0;
    if (/^\d{1,7}(\.\d{1,6})?$/.test(text)) return Number(text);
    this.fail(row, 'measureInvalid', text, column);
    return 0;
  }
}

function spanText(starts: string, ends: string): string {
  if (starts === '') return `until ${ends}`;
  return ends === '' ? `from ${starts}` : `from ${starts} to ${ends}`;
}
