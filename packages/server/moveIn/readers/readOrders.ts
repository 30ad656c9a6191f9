import { isEmailAddress } from '@quoin/domain/access';
import {
  dateOrderOf,
  guessDateOrder,
  guessDecimalMark,
  type MappedTable,
  type TableReading,
  type TableRecord,
  typedCode,
} from '@quoin/domain/formats';
import { isCurrencyCode, smallerOf } from '@quoin/domain/money';
import { balanceAmounts, type OrderPaymentState } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { MoveInCode, MoveInProblem } from '@quoin/domain/site';
import type { Contents, OrderRow } from '../contents.ts';
import { fileAddress } from './orderAddress.ts';
import { type OrderColumn, type OrderTable, orderTable } from './orderColumns.ts';
import { amountOf, type OrderFile, type OrderRecords, type OrdersAsked, refundItems } from './orderFile.ts';
import { fileLines, wholeOrder } from './orderLines.ts';
import { orderStates } from './orderStates.ts';
import { tableMoment } from './tableMoment.ts';

/** Orders of Shopify, Squarespace, WooCommerce, Quoin or a plain table, those with the highest number first. */
export function orderContents(
  mapped: MappedTable,
  asked: OrdersAsked & { readonly reading: Partial<TableReading> },
): Contents {
  const table = orderTable(mapped);
  const { reading } = asked;
  const mark = reading.decimalMark ?? guessDecimalMark(table.cellsOf('amount'), mapped.separator);
  const guessed = guessDateOrder(table.cellsOf('date'), dateOrderOf(asked.language));
  const file: OrderFile = { table, mark, dateOrder: reading.dateOrder ?? guessed.order, asked };
  const read = [...groupsOf(table, mapped.rows)].map(([reference, group]) => readOrder(file, reference, group));
  const rows = read.filter((each): each is OrderRow => 'kind' in each);
  return {
    rows: rows.toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0)),
    skipped: read.filter((each): each is MoveInProblem => 'code' in each),
  };
}

function groupsOf(table: OrderTable, records: readonly TableRecord[]): ReadonlyMap<string, OrderRecords> {
  const groups = new Map<string, [TableRecord, ...TableRecord[]]>();
  let last = '';
  for (const record of records) {
    const reference = table.cell(record, 'reference') || last;
    last = reference;
    const group = groups.get(reference);
    if (group === undefined) groups.set(reference, [record]);
    else group.push(record);
  }
  return groups;
}

/** What the rows of an order say of it: some files say it in the first one alone. */
function said({ table }: OrderFile, records: OrderRecords, column: OrderColumn): string {
  return records.map((record) => table.cell(record, column)).find((text) => text !== '') ?? '';
}

function readOrder(file: OrderFile, reference: string, records: OrderRecords): OrderRow | MoveInProblem {
  const { table, asked } = file;
  const [{ line }] = records;
  const no = (code: MoveInCode, value = ''): MoveInProblem => ({
    line,
    title: reference.slice(0, 200),
    code,
    values: { value },
  });
  const currency = said(file, records, 'currency').toUpperCase() || asked.currency;
  if (!isCurrencyCode(currency)) return no('currencyNotKnown', currency.slice(0, 20));
  const amount = (column: OrderColumn) => amountOf(file, said(file, records, column), currency);
  const total = amount('total');
  const placedAt = momentOf(file, said(file, records, 'placedAt'));
  const { discount, shipping, tax } = ofOrder(amount);
  const goodsOf = (all: bigint) => all + discount - shipping - (amount('tax') ?? 0n);
  const lines = table.hasLines ? fileLines(file, records, currency) : wholeOrder(file, records, goodsOf(total ?? 0n));
  const states = orderStates(
    said(file, records, 'payment'),
    said(file, records, 'fulfillment'),
    said(file, records, 'canceledAt') !== '',
  );
  if (states === null) return no('neverPlaced');
  const missing =
    reference === ''
      ? 'reference'
      : total === null
        ? 'total'
        : placedAt === null
          ? 'placedAt'
          : lines === null
            ? 'price'
            : null;
  if (total === null || placedAt === null || lines === null || missing !== null)
    return no('orderIncomplete', table.titleOf(missing ?? 'total'));
  const goods = lines.reduce((sum, each) => sum + each.unitPrice * BigInt(each.quantity), 0n);
  const balanced = balanceAmounts({ goods, total, discount, shipping, tax });
  const back = amount('refunded') ?? refundItems(file, said(file, records, 'refunded'), currency);
  const isUnknown = states.payment === 'partially_refunded' && back === 0n;
  const refunded = states.payment === 'refunded' && back === 0n ? total : smallerOf(back, total);
  const email = typedCode(said(file, records, 'email'));
  return {
    ...{
      kind: 'order',
      line,
      title: reference.slice(0, 200),
      reference: reference.slice(0, 200),
      source: table.source,
    },
    key: `${table.source} ${reference}`.slice(0, 900),
    number: numberOf(reference),
    ...{ email: isEmailAddress(email) ? email : '', currency, placedAt, amounts: balanced, ...states },
    payment: paymentOf(states.payment, refunded, total),
    fulfilledAt: momentOf(file, said(file, records, 'fulfilledAt')),
    lines,
    refunded,
    // One exporter packs the code and its amount into a cell.
    discountCode: said(file, records, 'discountCode')
      .replace(/^code:([^|]*)\|.*$/s, '$1')
      .slice(0, 200),
    shippingName: said(file, records, 'shippingName').slice(0, 200),
    note: said(file, records, 'note').slice(0, 5_000),
    ...addressesOf(file, records),
    problems: problemsOf(balanced.isAdjusted, isUnknown),
  };
}

/** What went back says more than its word. */
function paymentOf(payment: OrderPaymentState, refunded: bigint, total: bigint): OrderPaymentState {
  if (payment === 'voided' || payment === 'awaiting_payment') return payment;
  return refunded === 0n ? 'paid' : refunded === total ? 'refunded' : 'partially_refunded';
}

function ofOrder(amount: (column: OrderColumn) => bigint | null) {
  return {
    discount: amount('discount') ?? 0n,
    shipping: amount('shipping') ?? 0n,
    tax: amount('tax') || (amount('taxIncluded') ?? 0n),
  };
}

function addressesOf({ table, asked }: OrderFile, records: OrderRecords) {
  const part = (field: string) => records.map((record) => table.part(record, field)).find((text) => text !== '') ?? '';
  const billing = fileAddress(part, 'billing', asked.language);
  const shipping = fileAddress(part, 'shipping', asked.language);
  return { billingAddress: billing ?? shipping, shippingAddress: shipping };
}

function problemsOf(isAdjusted: boolean, isRefundUnknown: boolean): readonly Problem<MoveInCode>[] {
  return [
    ...(isAdjusted ? [{ code: 'amountsAdjusted' as const }] : []),
    ...(isRefundUnknown ? [{ code: 'refundUnknown' as const }] : []),
  ];
}

function momentOf({ dateOrder, asked }: OrderFile, text: string): number | null {
  return tableMoment(text, { order: dateOrder, timeZone: asked.timeZone });
}

/** Numbers of more figures are made of dates or of several numbers. */
const NUMBER = /^\D*(\d{1,9})\D*$/;

/** `#1001`, `1001`, `EU-1001`: the number that the order keeps here. */
function numberOf(reference: string): number | null {
  const number = Number(NUMBER.exec(reference)?.[1] ?? 0);
  return number > 0 ? number : null;
}
