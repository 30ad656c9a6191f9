import { formatDay, type IsoDay, LATIN_FIGURES } from '@quoin/domain/formats';
import type { Translated } from '@quoin/domain/languages';
import { formatMoney, type Money } from '@quoin/domain/money';

/** English; other languages have the same keys. */
export const documentWording = {
  language: 'en',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  packingSlip: 'Packing slip',
  seller: 'Seller',
  billTo: 'Bill to',
  shipTo: 'Ship to',
  email: 'Email',
  vatId: 'VAT number',
  taxNumber: 'Tax number',
  invoiceNumber: 'Invoice number',
  creditNoteNumber: 'Credit note number',
  forInvoice: 'For invoice',
  orderNumber: 'Order',
  issuedOn: 'Date',
  orderedOn: 'Ordered on',
  deliveredOn: 'Delivered on',
  sentOn: 'Sent on',
  dueOn: 'Due on',
  item: 'Item',
  sku: 'SKU',
  quantity: 'Quantity',
  price: 'Price',
  discountOf: 'Discount',
  amount: 'Amount',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  total: 'Total',
  giftCard: 'Gift card',
  tax: 'Tax',
  rate: 'Rate',
  net: 'Net',
  taxIncluded: 'Tax included',
  refunded: 'Refunded',
  paidBy: 'Paid by',
  amountDue: 'Amount due',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  reverseCharge: 'Reverse charge: the tax is owed by the buyer.',
  sameDay: 'The date of supply is the date of this invoice unless stated otherwise.',
  partial: 'This parcel holds part of the order. The rest follows.',
  testMode: 'Test order: this document is not valid.',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
} as const;

/** The same texts in any language. */
export type DocumentWording = Translated<typeof documentWording>;

/** Amounts and days as people of a language write them. */
export interface DocumentFormats {
  money(amount: Money): string;
  day(day: IsoDay): string;
  /** The ten figures that both are written in: so that counts and rates of a paper are in them, too. */
  readonly figures: string;
}

export const ENGLISH_FORMATS: DocumentFormats = { money: formatMoney, day: formatDay, figures: LATIN_FIGURES };

/** What an owner's series may be refused with. */
export const seriesWording = {
  seriesPrefixInvalid: 'Use at most 12 letters, digits, dots, dashes and slashes.',
  seriesPaddingInvalid: 'Enter a whole number from 0 to 10.',
  seriesFirstInvalid: 'Enter a whole number from 1 on.',
} as const;
