import { arrivalText, countryName, orderWords } from '@quoin/domain/orders';
import { sampleAmount, sampleDay } from '../sampleTexts.ts';
import type { OrderMailOrder } from './orderMail.ts';

/** An order as previews show it, in a language. */
export function sampleOrder(language: string): OrderMailOrder {
  const { totals, payments } = orderWords(language);
  const text = (minor: bigint) => sampleAmount(minor, language);
  return {
    number: '#1001',
    placedOn: sampleDay('2026-11-21', language),
    firstName: 'Ada',
    lines: [
      {
        title: 'Coastline',
        variantText: 'A2 / Oak',
        quantity: 2,
        unitPriceText: text(4900n),
        totalText: text(9800n),
        pictureUrl: '',
      },
      {
        title: 'Dunes',
        variantText: '',
        quantity: 1,
        unitPriceText: text(1200n),
        totalText: text(1200n),
        pictureUrl: '',
      },
    ],
    totals: [
      { label: totals.subtotal, text: text(11_000n), note: '', isTotal: false },
      { label: totals.shipping, text: text(490n), note: 'Standard', isTotal: false },
      { label: totals.grandTotal, text: text(11_490n), note: '', isTotal: true },
    ],
    addressLines: ['Ada Kern', 'Am Deich 4', '28199 Bremen', countryName('DE', language)],
    shippingName: 'Standard',
    deliveryText: arrivalText({ from: '2026-11-25', to: '2026-11-28' }, language),
    paymentText: payments.paid,
    isTestMode: false,
    deliveryKind: 'parcel',
    files: [],
    renewalText: '',
    note: '♥',
  };
}
