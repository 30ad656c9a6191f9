import type { IsoDay } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';

/** How the invoices, or the credit notes, of a site are numbered. */
export interface NumberSeries {
  readonly prefix: string;
  /** Digits at least: 5 writes 00042. */
  readonly padding: number;
  /** Restarts every year. The year is then part of the number: `INV-2026-00001`. */
  readonly isYearly: boolean;
  readonly first: number;
}

export const DEFAULT_INVOICE_SERIES: NumberSeries = { prefix: 'INV-', padding: 5, isYearly: true, first: 1 };
export const DEFAULT_CREDIT_NOTE_SERIES: NumberSeries = { ...DEFAULT_INVOICE_SERIES, prefix: 'CN-' };

/** The last number given. One row per site and series, locked while a document is written. */
export interface SeriesCounter {
  /** Null while the series is not yearly, and before its first number. */
  readonly year: number | null;
  /** 0 before the first number. */
  readonly last: number;
}

export interface SeriesNumber {
  readonly counter: SeriesCounter;
  readonly number: number;
  readonly text: string;
}

/**
 * The next number, one higher than the last: no gaps. It is taken in the transaction that writes its document, never before
 * and never without one; no document is deleted or renumbered, a wrong one gets a credit note. `day` is the store's.
 */
export function nextInSeries(series: NumberSeries, counter: SeriesCounter, day: IsoDay): SeriesNumber {
  const today = Number(day.slice(0, 4));
  // A clock set back into the old year must not give a number twice.
  const year = series.isYearly ? Math.max(today, counter.year ?? today) : null;
  const goesOn = counter.last > 0 && counter.year === year;
  const number = goesOn ? counter.last + 1 : series.first;
  return { counter: { year, last: number }, number, text: seriesText(series, year, number) };
}

export function seriesText(series: NumberSeries, year: number | null, number: number): string {
  const digits = String(number).padStart(series.padding, '0');
  return series.prefix + (year === null ? digits : `${year}-${digits}`);
}

export type SeriesCode = 'seriesPrefixInvalid' | 'seriesPaddingInvalid' | 'seriesFirstInvalid';

/** What is wrong with an owner's series. Changing it never renumbers: `first` counts only where a series begins. */
export function validateSeries(series: NumberSeries): Problem<SeriesCode>[] {
  const problems: Problem<SeriesCode>[] = [];
  const isWhole = (value: number, min: number, max: number) =>
    Number.isSafeInteger(value) && value >= min && value <= max;
  if (!/^[A-Za-z0-9/_.-]{0,12}$/.test(series.prefix)) problems.push({ code: 'seriesPrefixInvalid', field: 'prefix' });
  if (!isWhole(series.padding, 0, 10)) problems.push({ code: 'seriesPaddingInvalid', field: 'padding' });
  if (!isWhole(series.first, 1, 999_999_999)) problems.push({ code: 'seriesFirstInvalid', field: 'first' });
  return problems;
}
