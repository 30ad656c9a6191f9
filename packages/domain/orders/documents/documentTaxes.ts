import { inFigures } from '@quoin/domain/formats';
import { addMoney, type Money, subtractMoney, zeroMoney } from '@quoin/domain/money';
import type { DocumentFormats, DocumentWording } from './documentWording.ts';
import type { PrintedTable } from './printedDocument.ts';

/** One tax of one line: its name, its rate as people of the paper's language read it (`19%`), its amount. */
export interface DocumentTax {
  readonly name: string;
  readonly rate: string;
  readonly amount: Money;
}

/** What was charged for goods or shipping, after discounts, with its taxes; with the tax in it or without. */
export interface TaxedAmount {
  readonly total: Money;
  readonly taxes: readonly DocumentTax[];
}

export interface TaxRow {
  readonly name: string;
  readonly rate: string;
  readonly net: Money;
  readonly tax: Money;
}

/**
 * The taxes of a document by rate, in order of appearance. Their sum must be the tax of the order to the cent: anything
 * else is a Fault, for an invoice that is wrong must not be numbered (MON-1).
 */
export function taxRows(parts: readonly TaxedAmount[], isTaxIncluded: boolean, expected: Money): readonly TaxRow[] {
  const rows = new Map<string, TaxRow>();
  for (const { total, taxes } of parts) {
    const own = taxes.reduce((sum, { amount }) => addMoney(sum, amount), zeroMoney(expected.currency));
    const net = isTaxIncluded ? subtractMoney(total, own) : total;
    for (const { name, rate, amount } of taxes) {
      const key = `${name}\n${rate}`;
      const row = rows.get(key) ?? { name, rate, net: zeroMoney(expected.currency), tax: zeroMoney(expected.currency) };
      rows.set(key, { ...row, net: addMoney(row.net, net), tax: addMoney(row.tax, amount) });
    }
  }
  const sum = [...rows.values()].reduce((all, { tax }) => all + tax.minor, 0n);
  if (sum !== expected.minor) throw new RangeError(`Taxes of the lines are ${sum}, of the order ${expected.minor}`);
  return [...rows.values()];
}

export function taxTable(
  rows: readonly TaxRow[],
  words: DocumentWording,
  formats: DocumentFormats,
): PrintedTable | null {
  if (rows.length === 0) return null;
  return {
    columns: [
      { label: words.tax, align: 'start' },
      { label: words.rate, align: 'end' },
      { label: words.net, align: 'end' },
      { label: words.tax, align: 'end' },
    ],
    rows: rows.map(({ name, rate, net, tax }) => [
      name,
      inFigures(rate, formats.figures),
      formats.money(net),
      formats.money(tax),
    ]),
  };
}
