import { unguardCell } from '@quoin/domain/catalog';
import type { TableRecord } from '@quoin/domain/formats';

/** Columns of orders in files of Shopify, Squarespace, WooCommerce's exporters and Quoin, by their plain names; the surest first. */
const COLUMNS = {
  reference: ['order number formatted', 'order number', 'order id', 'order', 'name'],
  email: ['email', 'customer email', 'billing email', 'email (billing)'],
  placedAt: ['created at', 'order date', 'date', 'date created', 'paid at'],
  fulfilledAt: ['fulfilled at', 'date completed', 'completed date'],
  canceledAt: ['cancelled at', 'canceled at'],
  payment: ['financial status', 'payment', 'order status', 'status'],
  fulfillment: ['fulfillment status', 'fulfillment', 'order status', 'status'],
  currency: ['currency', 'order currency'],
  shipping: ['shipping', 'shipping total', 'order shipping amount', 'order shipping'],
  tax: ['taxes', 'tax total', 'tax', 'order total tax amount', 'order total tax'],
  taxIncluded: ['tax included'],
  total: ['total', 'order total', 'order total amount'],
  discount: ['discount total', 'cart discount amount', 'cart discount', 'discount amount', 'discount'],
  refunded: ['refunded amount', 'amount refunded', 'refunded total', 'order refund amount', 'refunded'],
  discountCode: ['discount code', 'coupon code', 'coupons'],
  shippingName: ['shipping method', 'shipping method title'],
  note: ['notes', 'private notes', 'customer note', 'note'],
  quantity: ['lineitem quantity', 'item quantity', 'quantity', 'quantity ( refund)'],
  title: ['lineitem name', 'item name', 'item', 'product name'],
  variant: ['lineitem variant', 'variant', 'product variation'],
  sku: ['lineitem sku', 'item sku', 'sku'],
  price: ['lineitem price', 'price', 'item cost', 'item price'],
  lineTotal: ['item subtotal', 'line total', 'order line subtotal'],
  isShipped: ['lineitem requires shipping'],
  lineState: ['lineitem fulfillment status'],
  sent: ['sent'],
  canceled: ['canceled'],
} as const;
export type OrderColumn = keyof typeof COLUMNS;
/** Numbers whose decimal mark is that of the country a file was made in. */
const AMOUNTS: readonly OrderColumn[] = [
  'shipping',
  'tax',
  'taxIncluded',
  'total',
  'discount',
  'refunded',
  'price',
  'lineTotal',
];
const DATES: readonly OrderColumn[] = ['placedAt', 'fulfilledAt', 'canceledAt'];

/** A file of orders without any of these is none. */
const NEEDED: readonly OrderColumn[] = ['reference', 'placedAt', 'total'];

/** WooCommerce's exporters may write the lines of an order into columns of one row. */
const LINE_ITEM = /^line item (\d+)$/;

/** A table of orders, asked by what a column holds. */
export interface OrderTable {
  /** The title of a column in the file; its plain name where the file has none. */
  readonly titleOf: (column: OrderColumn) => string;
  readonly has: (column: OrderColumn) => boolean;
  readonly cell: (record: TableRecord, column: OrderColumn) => string;
  /** By its plain name. */
  readonly named: (record: TableRecord, name: string) => string;
  readonly cellsOf: (kind: 'amounts' | 'dates') => readonly string[];
  readonly lineItems: (record: TableRecord) => readonly string[];
  /** Whose file it is. */
  readonly source: string;
}

/** Null where the columns are not those of orders. */
export function orderTable(header: TableRecord, records: readonly TableRecord[]): OrderTable | null {
  const titles = header.cells.map(plainTitle);
  const place = (column: OrderColumn) =>
    COLUMNS[column].map((name) => titles.indexOf(name)).find((at) => at >= 0) ?? -1;
  const places = new Map((Object.keys(COLUMNS) as OrderColumn[]).map((column) => [column, place(column)]));
  if (NEEDED.some((column) => places.get(column) === -1)) return null;
  const at = (record: TableRecord, index: number) => unguardCell((record.cells[index] ?? '').trim());
  const cell = (record: TableRecord, column: OrderColumn) => at(record, places.get(column)!);
  const lineItems = titles.flatMap((title, index) => (LINE_ITEM.test(title) ? [index] : []));
  return {
    titleOf: (column) => header.cells[places.get(column)!]?.trim() ?? COLUMNS[column][0],
    has: (column) => places.get(column)! >= 0,
    cell,
    named: (record, name) => at(record, titles.indexOf(name)),
    cellsOf: (kind) => {
      const wanted = kind === 'amounts' ? AMOUNTS : DATES;
      return records.flatMap((record) => wanted.map((column) => cell(record, column))).filter((text) => text !== '');
    },
    lineItems: (record) => lineItems.map((index) => at(record, index)).filter((text) => text !== ''),
    source: sourceOf(new Set(titles)),
  };
}

function plainTitle(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ');
}

function sourceOf(titles: ReadonlySet<string>): string {
  if (titles.has('channel type') || titles.has('amount refunded')) return 'Squarespace';
  if (titles.has('lineitem name')) return 'Shopify';
  if (titles.has('order') && titles.has('line total')) return 'Quoin';
  const isWooCommerce = [...titles].some((title) =>
    /^(?:item product id|order status|line item 1|cart discount.*)$/.test(title),
  );
  return isWooCommerce || titles.has('status') ? 'WooCommerce' : 'Import';
}
