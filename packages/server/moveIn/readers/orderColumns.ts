import { unguardCell } from '@quoin/domain/catalog';
import {
  cellsOf,
  type MappedTable,
  plainTitle,
  type TableField,
  type TableForm,
  type TableRecord,
} from '@quoin/domain/formats';
import { ADDRESS_FIELDS } from './orderAddress.ts';

/** Columns of orders in files of Shopify, Squarespace, WooCommerce's exporters and Quoin, by their plain names; the surest first. */
const COLUMNS = {
  reference: [
    ...[
      'order number formatted',
      'order number',
      'order id',
      'order',
      'order #',
      'name',
      'bestellnummer',
      'bestellung',
    ],
    ...['numéro de commande', 'número de pedido', 'numero ordine', 'ordernummer', '注文番号'],
  ],
  email: [
    ...[
      'email',
      'customer email',
      'billing email',
      'email (billing)',
      'e mail',
      'e mail adresse',
      'courriel',
      'correo',
    ],
    ...['メールアドレス'],
  ],
  placedAt: [
    ...['created at', 'order date', 'date', 'date created', 'paid at', 'bestelldatum', 'datum', 'date de commande'],
    ...['fecha', 'fecha del pedido', 'data', 'orderdatum', '注文日'],
  ],
  fulfilledAt: ['fulfilled at', 'date completed', 'completed date', 'shipped at', 'versandt am'],
  canceledAt: ['cancelled at', 'canceled at', 'storniert am'],
  payment: ['financial status', 'payment status', 'payment', 'order status', 'status', 'zahlungsstatus'],
  fulfillment: ['fulfillment status', 'fulfillment', 'order status', 'status', 'versandstatus'],
  currency: ['currency', 'order currency', 'currency code', 'währung', 'devise', 'moneda', 'valuta', '通貨'],
  shipping: [
    ...['shipping', 'shipping total', 'order shipping amount', 'order shipping', 'shipping cost', 'versand'],
    ...['versandkosten', 'frais de port', 'gastos de envío', 'spedizione', '送料'],
  ],
  tax: [
    ...[
      'taxes',
      'tax total',
      'tax',
      'order total tax amount',
      'order total tax',
      'steuer',
      'mwst',
      'mehrwertsteuer',
      'tva',
    ],
    ...['iva', 'impuestos', 'btw', '消費税'],
  ],
  taxIncluded: ['tax included'],
  total: [
    ...[
      'total',
      'order total',
      'order total amount',
      'grand total',
      'amount',
      'net sales',
      'n. revenue',
      'gesamtbetrag',
    ],
    ...['gesamt', 'summe', 'betrag', 'montant', 'importe', 'totale', 'totaal', 'suma', '合計'],
  ],
  discount: [
    ...['discount total', 'cart discount amount', 'cart discount', 'discount amount', 'discount', 'rabatt', 'remise'],
    ...['descuento', 'sconto', 'korting', '割引'],
  ],
  refunded: [
    ...['refunded amount', 'amount refunded', 'refunded total', 'order refund amount', 'refunded', 'refund items'],
    ...['erstattet', 'remboursé'],
  ],
  discountCode: ['discount code', 'coupon code', 'coupons', 'coupon(s)', 'coupon items', 'gutscheincode'],
  shippingName: ['shipping method', 'shipping method title', 'versandart'],
  note: ['notes', 'private notes', 'customer note', 'note', 'notiz', 'bemerkung', '備考'],
  quantity: [
    ...['lineitem quantity', 'item quantity', 'quantity', 'quantity ( refund)', 'qty', 'menge', 'anzahl', 'quantité'],
    ...['cantidad', 'quantità', 'aantal', '数量'],
  ],
  title: [
    ...['lineitem name', 'item name', 'item', 'product name', 'product(s)', 'product', 'artikel', 'produkt', 'produit'],
    ...['producto', 'prodotto', '商品名'],
  ],
  variant: ['lineitem variant', 'variant', 'product variation', 'variante'],
  sku: ['lineitem sku', 'item sku', 'sku', 'artikelnummer'],
  price: [
    ...['lineitem price', 'price', 'item cost', 'item price', 'unit price', 'preis', 'einzelpreis', 'prix', 'precio'],
    ...['prezzo', 'prijs', '価格'],
  ],
  lineTotal: ['item subtotal', 'line total', 'order line subtotal'],
  isShipped: ['lineitem requires shipping'],
  lineState: ['lineitem fulfillment status'],
  sent: ['sent'],
  canceled: ['canceled'],
} as const;
export type OrderColumn = keyof typeof COLUMNS;
/** Numbers whose decimal mark is that of the country a file was made in. */
const AMOUNTS: readonly string[] = [
  ...([
    'shipping',
    'tax',
    'taxIncluded',
    'total',
    'discount',
    'refunded',
    'price',
    'lineTotal',
  ] satisfies OrderColumn[]),
];
const DATES: readonly string[] = ['placedAt', 'fulfilledAt', 'canceledAt'] satisfies OrderColumn[];
/** A file of orders without any of these is none. */
const NEEDED: readonly string[] = ['reference', 'placedAt', 'total'] satisfies OrderColumn[];

export const ORDER_FORM: TableForm = {
  fields: [
    ...Object.entries(COLUMNS).map(([field, names]): TableField => {
      const reads = AMOUNTS.includes(field) ? 'amount' : DATES.includes(field) ? 'date' : undefined;
      return { field, names, isRequired: NEEDED.includes(field), ...(reads === undefined ? {} : { reads }) };
    }),
    ...ADDRESS_FIELDS,
  ],
};

/** WooCommerce's exporters may write the lines of an order into columns of one row: each packed into one, or each in several. */
const LINE_ITEM = /^line item (\d+)$/;
const ITEM_PART = /^(?:line )?item (\d+) (name|sku|quantity|price|total|subtotal)$/;

/** A table of orders, asked by what a column holds. */
export interface OrderTable {
  /** The title of a column in the file; its plain name where the file has none. */
  readonly titleOf: (column: OrderColumn) => string;
  readonly has: (column: OrderColumn) => boolean;
  readonly cell: (record: TableRecord, column: OrderColumn) => string;
  /** Of a part of an address. */
  readonly part: (record: TableRecord, field: string) => string;
  readonly cellsOf: (kind: 'amount' | 'date') => readonly string[];
  /** `name:Mug|quantity:2|total:18.00`, each line of an order that one row holds. */
  readonly lineItems: (record: TableRecord) => readonly string[];
  /** Whether it says what an order is made of, and not only its total. */
  readonly hasLines: boolean;
  /** Whose file it is. */
  readonly source: string;
}

export function orderTable(table: MappedTable): OrderTable {
  const titles = table.columns.map(plainTitle);
  const at = (record: TableRecord, index: number) => unguardCell((record.cells[index] ?? '').trim());
  const packed = titles.flatMap((title, index) => (LINE_ITEM.test(title) ? [index] : []));
  const parts = titles.flatMap((title, index) => {
    const [, number, part] = ITEM_PART.exec(title) ?? [];
    return number === undefined ? [] : [{ number, part, index }];
  });
  const fromParts = (record: TableRecord, number: string) => {
    const own = parts.filter((each) => each.number === number && at(record, each.index) !== '');
    return own.map(({ part, index }) => `${part}:${at(record, index).replaceAll('|', ' ')}`).join('|');
  };
  const numbers = [...new Set(parts.map(({ number }) => number))];
  return {
    titleOf: (column) => table.titleOf(column) || COLUMNS[column][0],
    has: table.has,
    // WooCommerce has one word for how far an order is paid and sent.
    cell: (record, column) =>
      unguardCell(table.cell(record, column === 'fulfillment' && !table.has(column) ? 'payment' : column)),
    part: (record, field) => unguardCell(table.cell(record, field)),
    cellsOf: (kind) => cellsOf(table, ORDER_FORM, kind),
    lineItems: (record) =>
      [...packed.map((index) => at(record, index)), ...numbers.map((number) => fromParts(record, number))].filter(
        (text) => text !== '',
      ),
    hasLines: table.has('price') || table.has('lineTotal') || packed.length + parts.length > 0,
    source: sourceOf(new Set(titles)),
  };
}

function sourceOf(titles: ReadonlySet<string>): string {
  if (titles.has('channel type') || titles.has('amount refunded')) return 'Squarespace';
  if (titles.has('lineitem name')) return 'Shopify';
  if (titles.has('order') && titles.has('line total')) return 'Quoin';
  const isWooCommerce = [...titles].some((title) =>
    /^(?:item product id|order status|order #|line item 1|cart discount.*)$/.test(title),
  );
  return isWooCommerce || titles.has('status') ? 'WooCommerce' : 'Import';
}
