import type { TableRecord } from '@quoin/domain/formats';
import type { CurrencyCode } from '@quoin/domain/money';
import { unitPrices } from '@quoin/domain/orders';
import type { FileOrderLine } from '../contents.ts';
import { amountOf, type OrderFile, type OrderRecords } from './orderFile.ts';

const MAX_QUANTITY = 100_000;

/** The lines of an order; null where one has no price. A line whose total does not divide among its pieces becomes two. */
export function fileLines(
  file: OrderFile,
  records: OrderRecords,
  currency: CurrencyCode,
): readonly FileOrderLine[] | null {
  const [first] = records;
  const packed = file.table.lineItems(first);
  const read =
    packed.length > 0 ? packed.map((text) => packedLine(file, text, currency)) : rowLines(file, records, currency);
  if (read.length === 0 || read.some((lines) => lines === null)) return null;
  return read.flatMap((lines) => lines ?? []);
}

/** All of an order as one line, where the file says no more of it than its total. */
export function wholeOrder({ table }: OrderFile, [first]: OrderRecords, goods: bigint): readonly FileOrderLine[] {
  const about = {
    title: table.cell(first, 'title').slice(0, 500) || 'Order',
    variant: '',
    sku: table.cell(first, 'sku'),
  };
  const open = { isShipped: true, isSent: null, sent: null, canceled: null };
  return [{ ...about, ...open, quantity: 1, unitPrice: goods > 0n ? goods : 0n }];
}

function rowLines(file: OrderFile, records: OrderRecords, currency: CurrencyCode) {
  const named = records.filter(
    (record) => file.table.cell(record, 'title') !== '' || file.table.cell(record, 'quantity') !== '',
  );
  return named.map((record) => rowLine(file, record, currency));
}

function rowLine(file: OrderFile, record: TableRecord, currency: CurrencyCode): readonly FileOrderLine[] | null {
  const cell = (column: Parameters<typeof file.table.cell>[1]) => file.table.cell(record, column);
  const quantity = quantityOf(cell('quantity'));
  const total = amountOf(file, cell('lineTotal'), currency);
  const price = amountOf(file, cell('price'), currency);
  if (quantity === null || (total === null && price === null)) return null;
  const units = total === null ? [{ quantity, unitPrice: price! }] : unitPrices(total, quantity);
  const state = cell('lineState').toLowerCase();
  const about = {
    ...{ title: cell('title').slice(0, 500), variant: cell('variant').slice(0, 500), sku: cell('sku').slice(0, 200) },
    isSent: state === 'fulfilled' ? true : state === 'pending' || state === 'unfulfilled' ? false : null,
    isShipped: !/^(?:false|no)$/i.test(cell('isShipped')),
  };
  const [sent, canceled] = [countOf(cell('sent')), countOf(cell('canceled'))];
  return units.map((unit) => ({
    ...about,
    ...unit,
    ...(units.length === 1 ? { sent, canceled } : { sent: null, canceled: null }),
  }));
}

/** `name:Mug|product_id:12|sku:MUG|quantity:2|sub_total:20.00|total:18.00`. */
function packedLine(file: OrderFile, text: string, currency: CurrencyCode): readonly FileOrderLine[] | null {
  const parts = new Map(
    text.split('|').map((part) => {
      const at = part.indexOf(':');
      return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const;
    }),
  );
  const quantity = quantityOf(parts.get('quantity') ?? '1');
  const price = amountOf(file, parts.get('price') ?? '', currency);
  const whole = parts.get('sub_total') ?? parts.get('subtotal') ?? parts.get('total') ?? '';
  const total =
    amountOf(file, whole, currency) ?? (price === null || quantity === null ? null : price * BigInt(quantity));
  if (quantity === null || total === null) return null;
  const about = {
    title: (parts.get('name') ?? '').slice(0, 500),
    variant: '',
    sku: (parts.get('sku') ?? '').slice(0, 200),
  };
  return unitPrices(total, quantity).map((unit) => ({
    ...about,
    ...unit,
    ...{ isSent: null, isShipped: true, sent: null, canceled: null },
  }));
}

function quantityOf(text: string): number | null {
  const quantity = Number(text.replace(/\.0+$/, ''));
  return Number.isSafeInteger(quantity) && quantity > 0 && quantity <= MAX_QUANTITY ? quantity : null;
}

function countOf(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
