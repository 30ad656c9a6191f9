import { type IsoDay, inFigures } from '@quoin/domain/formats';
import { order as orderMessages } from '@quoin/messages/order';
import { carrierText } from '../fulfilment/carriers.ts';
import type { Shipment } from '../fulfilment/shipment.ts';
import { orderNumberText } from '../labels.ts';
import { type DocumentFormats, type DocumentWording, ENGLISH_FORMATS } from './documentWording.ts';
import { documentFoot } from './invoice.ts';
import { type Buyer, buyerParty, type Seller, sellerParty } from './parties.ts';
import { knownFacts, type PrintedDocument } from './printedDocument.ts';

export interface PackingSlipQuestion {
  readonly orderNumber: number;
  readonly sentOn: IsoDay;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly shipment: Pick<Shipment, 'carrier' | 'carrierName' | 'trackingNumber'>;
  /** What is in this parcel. */
  readonly lines: readonly {
    readonly title: string;
    readonly description: string;
    readonly sku: string;
    readonly quantity: number;
  }[];
  /** Some of the order is not in this parcel nor in one before. */
  readonly isPartial: boolean;
  readonly notes: readonly string[];
}

/** Builds a parcel's packing slip. No prices: the parcel may be a gift. */
export function packingSlipDocument(
  parcel: PackingSlipQuestion,
  words: DocumentWording = orderMessages.en.document,
  formats: DocumentFormats = ENGLISH_FORMATS,
): PrintedDocument {
  return {
    kind: 'packingSlip',
    title: words.packingSlip,
    language: words.language,
    facts: knownFacts([
      { label: words.orderNumber, value: orderNumberText(parcel.orderNumber) },
      { label: words.sentOn, value: formats.day(parcel.sentOn) },
      { label: words.carrier, value: carrierText(parcel.shipment) },
      { label: words.trackingNumber, value: parcel.shipment.trackingNumber },
    ]),
    seller: sellerParty(parcel.seller, words),
    recipient: buyerParty({ ...parcel.buyer, vatId: '' }, words.shipTo, words),
    lines: {
      columns: [
        { label: words.item, align: 'start' },
        { label: words.sku, align: 'start' },
        { label: words.quantity, align: 'end' },
      ],
      rows: parcel.lines.map(({ title, description, sku, quantity }) => [
        [title, description].filter((part) => part !== '').join('\n'),
        sku,
        inFigures(String(quantity), formats.figures),
      ]),
    },
    totals: [],
    taxes: null,
    notes: [...(parcel.isPartial ? [words.partial] : []), ...parcel.notes.filter((note) => note.trim() !== '')],
    ...documentFoot({ ...parcel.seller, footer: [] }, words, formats),
  };
}
