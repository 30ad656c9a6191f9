import { type DateOrder, type DecimalMark, plainAmount, type TableRecord } from '@quoin/domain/formats';
import { type CurrencyCode, isWithinWireRange, parseDecimalMoney } from '@quoin/domain/money';
import type { OrderTable } from './orderColumns.ts';

export interface OrdersAsked {
  readonly timeZone: string;
  readonly language: string;
  readonly currency: CurrencyCode;
}

/** How the cells of one file are read. */
export interface OrderFile {
  readonly table: OrderTable;
  readonly mark: DecimalMark;
  readonly dateOrder: DateOrder;
  readonly asked: OrdersAsked;
}

/** Rows of one order, which a table has behind each other or not. */
export type OrderRecords = readonly [TableRecord, ...TableRecord[]];

/** Null for no amount; some exporters write what was taken off with a minus. */
export function amountOf({ mark }: Pick<OrderFile, 'mark'>, text: string, currency: CurrencyCode): bigint | null {
  if (text === '') return null;
  const parsed = parseDecimalMoney(plainAmount(text, mark).replace(/^-/, ''), currency);
  return parsed.ok && isWithinWireRange(parsed.value) ? parsed.value.minor : null;
}

/** `amount:5.00|reason:Broken||amount:2.00`: each refund of an order in one cell, as an exporter of WooCommerce writes them. */
export function refundItems(file: Pick<OrderFile, 'mark'>, text: string, currency: CurrencyCode): bigint {
  const amounts = [...text.matchAll(/\bamount:\s*(-?[\d.,]+)/g)].map(([, amount = '']) =>
    amountOf(file, amount, currency),
  );
  return amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n);
}
