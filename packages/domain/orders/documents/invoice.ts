import type { Totals } from '@quoin/domain/cart';
import { type IsoDay, inFigures } from '@quoin/domain/formats';
import { addMoney, type Money } from '@quoin/domain/money';
import { order as orderMessages } from '@quoin/messages/order';
import { orderNumberText } from '../labels.ts';
import { type TaxedAmount, taxRows, taxTable } from './documentTaxes.ts';
import { type DocumentFormats, type DocumentWording, ENGLISH_FORMATS } from './documentWording.ts';
import { type Buyer, buyerParty, type Seller, sellerParty } from './parties.ts';
import { type Fact, knownFacts, type PrintedDocument, type PrintedTable } from './printedDocument.ts';

export interface DocumentLine extends TaxedAmount {
  readonly title: string;
  /** Options, `M / Rust`; empty for none. */
  readonly description: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly discount: Money;
}

/** What an order and a refund have in common on paper. */
export interface DocumentBasics {
  /** The text of its series: `INV-2026-00001`. */
  readonly number: string;
  readonly issuedOn: IsoDay;
  readonly orderNumber: number;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly lines: readonly DocumentLine[];
  readonly shipping: TaxedAmount | null;
  readonly totals: Pick<Totals, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'grandTotal'>;
  /** Tax that is in the prices; then `totals.tax` is zero. */
  readonly taxIncluded: Money;
  /** The buyer owes the tax (business in another EU country with a VAT number). */
  readonly isReverseCharge: boolean;
  readonly isTest: boolean;
  readonly notes: readonly string[];
}

export interface InvoiceQuestion extends DocumentBasics {
  readonly orderedOn: IsoDay;
  readonly deliveredOn: IsoDay | null;
  readonly dueOn: IsoDay | null;
  /** `Card`, `Gift card •••• HJN4`: what has been paid with what. */
  readonly payments: readonly { readonly label: string; readonly amount: Money }[];
}

/** An order as an invoice. Throws when its taxes do not add up: such a document must not be numbered. */
export function invoiceDocument(
  order: InvoiceQuestion,
  words: DocumentWording = orderMessages.en.document,
  formats: DocumentFormats = ENGLISH_FORMATS,
): PrintedDocument {
  const day = (of: IsoDay | null) => (of === null ? '' : formats.day(of));
  return {
    kind: 'invoice',
    title: words.invoice,
    language: words.language,
    facts: knownFacts([
      { label: words.invoiceNumber, value: order.number },
      { label: words.issuedOn, value: day(order.issuedOn) },
      { label: words.orderNumber, value: orderNumberText(order.orderNumber) },
      { label: words.orderedOn, value: day(order.orderedOn) },
      { label: words.deliveredOn, value: day(order.deliveredOn) },
      { label: words.dueOn, value: day(order.dueOn) },
    ]),
    ...documentBody(order, words, formats),
    totals: [...documentTotals(order, words, formats), ...paymentFacts(order, words, formats)],
    notes: [...documentNotes(order, words), ...(order.deliveredOn === null ? [words.sameDay] : [])],
    ...documentFoot(order.seller, words, formats),
  };
}

/** Returns the footer of every page. */
export function documentFoot(
  seller: Seller,
  words: DocumentWording,
  { figures }: DocumentFormats,
): Pick<PrintedDocument, 'footer' | 'pageText' | 'figures'> {
  return { footer: seller.footer, pageText: pageText(words), figures };
}

/** Returns the page number text before the numbers are known: `#` and `##` are placeholders. */
function pageText(words: DocumentWording): string {
  return words.page(-1, -2).replace('-1', '#').replace('-2', '##');
}

/** Parties, lines and taxes, the same on invoices and credit notes. */
export function documentBody(
  basics: DocumentBasics,
  words: DocumentWording,
  formats: DocumentFormats,
): Pick<PrintedDocument, 'seller' | 'recipient' | 'lines' | 'taxes'> {
  const { lines, shipping, totals, taxIncluded } = basics;
  const parts = shipping === null ? lines : [...lines, shipping];
  const rows = taxRows(parts, taxIncluded.minor > 0n, addMoney(totals.tax, taxIncluded));
  return {
    seller: sellerParty(basics.seller, words),
    recipient: buyerParty(basics.buyer, words.billTo, words),
    lines: lineTable(lines, words, formats),
    taxes: taxTable(rows, words, formats),
  };
}

function lineTable(lines: readonly DocumentLine[], words: DocumentWording, formats: DocumentFormats): PrintedTable {
  const end = (label: string) => ({ label, align: 'end' as const });
  const hasDiscounts = lines.some(({ discount }) => discount.minor !== 0n);
  return {
    columns: [
      { label: words.item, align: 'start' },
      end(words.quantity),
      end(words.price),
      ...(hasDiscounts ? [end(words.discountOf)] : []),
      end(words.amount),
    ],
    rows: lines.map((line) => [
      itemText(line),
      inFigures(String(line.quantity), formats.figures),
      formats.money(line.unitPrice),
      ...(hasDiscounts
        ? [line.discount.minor === 0n ? '' : formats.money({ ...line.discount, minor: -line.discount.minor })]
        : []),
      formats.money(line.total),
    ]),
  };
}

/** Returns the title and, on a separate line, what distinguishes the item: `M / Rust · P-1`. */
export function itemText({ title, description, sku }: Pick<DocumentLine, 'title' | 'description' | 'sku'>): string {
  const detail = [description, sku].filter((part) => part !== '').join(' · ');
  return detail === '' ? title : `${title}\n${detail}`;
}

/** Subtotal to total; what is zero is left out, but subtotal and total never. */
export function documentTotals(
  { totals, taxIncluded }: DocumentBasics,
  words: DocumentWording,
  formats: DocumentFormats,
): readonly Fact[] {
  const { subtotal, discount, shipping, tax, grandTotal } = totals;
  const fact = (label: string, amount: Money) => (amount.minor === 0n ? [] : [{ label, value: formats.money(amount) }]);
  return [
    { label: words.subtotal, value: formats.money(subtotal) },
    ...fact(words.discount, { ...discount, minor: -discount.minor }),
    ...fact(words.shipping, shipping),
    ...fact(words.tax, tax),
    { label: words.total, value: formats.money(grandTotal), isStrong: true },
    ...fact(words.taxIncluded, taxIncluded),
  ];
}

function paymentFacts(order: InvoiceQuestion, words: DocumentWording, formats: DocumentFormats): readonly Fact[] {
  const paid = order.payments.reduce((sum, { amount }) => sum + amount.minor, 0n);
  const due = { ...order.totals.grandTotal, minor: order.totals.grandTotal.minor - paid };
  return [
    ...order.payments.map(({ label, amount }) => ({
      label: `${words.paidBy} ${label}`,
      value: formats.money({ ...amount, minor: -amount.minor }),
    })),
    { label: words.amountDue, value: formats.money(due), isStrong: true },
  ];
}

export function documentNotes(basics: DocumentBasics, words: DocumentWording): readonly string[] {
  return [
    ...(basics.isTest ? [words.testMode] : []),
    ...(basics.isReverseCharge ? [words.reverseCharge] : []),
    ...basics.notes.filter((note) => note.trim() !== ''),
  ];
}
