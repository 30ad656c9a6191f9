import type { Money } from '@quoin/domain/money';
import { order as orderMessages } from '@quoin/messages/order';
import { orderNumberText } from '../labels.ts';
import { type DocumentFormats, type DocumentWording, ENGLISH_FORMATS } from './documentWording.ts';
import { type DocumentBasics, documentBody, documentFoot, documentNotes, documentTotals } from './invoice.ts';
import { knownFacts, type PrintedDocument } from './printedDocument.ts';

/** A refund; its amounts are positive, as they go back. */
export interface CreditNoteQuestion extends DocumentBasics {
  /** The invoice it takes back, in whole or in part. */
  readonly invoiceNumber: string;
  readonly reason: string;
  /** `Card`, `Gift card •••• HJN4`. */
  readonly refunds: readonly { readonly label: string; readonly amount: Money }[];
}

/** Builds a credit note for a refund: a separate document with its own number series. The invoice stays unchanged. */
export function creditNoteDocument(
  refund: CreditNoteQuestion,
  words: DocumentWording = orderMessages.en.document,
  formats: DocumentFormats = ENGLISH_FORMATS,
): PrintedDocument {
  return {
    kind: 'creditNote',
    title: words.creditNote,
    language: words.language,
    facts: knownFacts([
      { label: words.creditNoteNumber, value: refund.number },
      { label: words.issuedOn, value: formats.day(refund.issuedOn) },
      { label: words.forInvoice, value: refund.invoiceNumber },
      { label: words.orderNumber, value: orderNumberText(refund.orderNumber) },
    ]),
    ...documentBody(refund, words, formats),
    totals: [
      ...documentTotals(refund, words, formats),
      ...refund.refunds.map(({ label, amount }) => ({
        label: `${words.refunded} ${label}`,
        value: formats.money(amount),
      })),
    ],
    notes: [refund.reason, ...documentNotes(refund, words)].filter((note) => note.trim() !== ''),
    ...documentFoot(refund.seller, words, formats),
  };
}
