import { type Money, money } from '@quoin/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditNoteDocument } from './creditNote.ts';
import { taxRows } from './documentTaxes.ts';
import { type DocumentLine, type InvoiceQuestion, invoiceDocument } from './invoice.ts';
import { DEFAULT_INVOICE_SERIES, nextInSeries, type SeriesCounter, validateSeries } from './numberSeries.ts';
import { packingSlipDocument } from './packingSlip.ts';

const euros = (minor: number): Money => money(minor, 'EUR');
const address = {
  fullName: 'Ida Berg',
  line1: '1 Long Street',
  line2: '',
  city: 'Town',
  region: '',
  postalCode: '10115',
  countryCode: 'DE',
  phone: '',
};
const seller = {
  name: 'Quiet Prints',
  addressLines: ['2 Short Street', '1010 Vienna'],
  email: 'shop@example.com',
  vatId: 'ATU1',
  taxNumber: '',
  footer: ['IBAN AT00'],
};
const buyer = { company: '', email: 'ida@example.com', vatId: '', address };

function line(parts: Partial<DocumentLine> = {}): DocumentLine {
  const taxes = [{ name: 'VAT', rate: '19 %', amount: euros(319) }];
  return {
    title: 'Print',
    description: 'M / Rust',
    sku: 'P-1',
    quantity: 2,
    unitPrice: euros(1000),
    discount: euros(0),
    total: euros(2000),
    taxes,
    ...parts,
  };
}

const order: InvoiceQuestion = {
  ...{
    number: 'INV-2026-00001',
    issuedOn: '2026-11-21',
    orderNumber: 1001,
    seller,
    buyer,
    orderedOn: '2026-11-20',
    deliveredOn: null,
    dueOn: null,
  },
  lines: [line()],
  shipping: { total: euros(490), taxes: [{ name: 'VAT', rate: '19 %', amount: euros(78) }] },
  totals: { subtotal: euros(2000), discount: euros(0), shipping: euros(490), tax: euros(0), grandTotal: euros(2490) },
  ...{ taxIncluded: euros(397), isReverseCharge: false, isTest: false, notes: [] },
  payments: [
    { label: 'Gift card •••• HJN4', amount: euros(490) },
    { label: 'Card', amount: euros(2000) },
  ],
};

describe('number series', () => {
  it('count up without gaps and begin anew with the year', () => {
    let counter: SeriesCounter = { year: null, last: 0 };
    const texts = ['2026-12-30', '2026-12-31', '2027-01-01', '2026-12-31', '2027-01-02'].map((day) => {
      const next = nextInSeries(DEFAULT_INVOICE_SERIES, counter, day);
      counter = next.counter;
      return next.text;
    });
    expect(texts).toEqual(['INV-2026-00001', 'INV-2026-00002', 'INV-2027-00001', 'INV-2027-00002', 'INV-2027-00003']);
  });

  it('never give a number twice, whatever day it is', () => {
    const day = fc
      .integer({ min: 20_000, max: 22_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(day, { maxLength: 50 }), fc.boolean(), (days, isYearly) => {
        let counter: SeriesCounter = { year: null, last: 0 };
        const texts = new Set<string>();
        for (const each of days) {
          const next = nextInSeries({ ...DEFAULT_INVOICE_SERIES, isYearly }, counter, each);
          counter = next.counter;
          texts.add(next.text);
        }
        expect(texts.size).toBe(days.length);
      }),
    );
  });

  it('go on from a number of the owner’s, unpadded and unyearly', () => {
    const series = { prefix: '', padding: 0, isYearly: false, first: 501 };
    const first = nextInSeries(series, { year: null, last: 0 }, '2026-11-21');
    expect([first.text, nextInSeries(series, first.counter, '2027-11-21').text]).toEqual(['501', '502']);
  });

  it('refuse what cannot be printed', () => {
    expect(validateSeries(DEFAULT_INVOICE_SERIES)).toEqual([]);
    const bad = validateSeries({ prefix: 'R €', padding: 11, isYearly: true, first: 0 });
    expect(bad.map(({ field }) => field)).toEqual(['prefix', 'padding', 'first']);
  });
});

describe('invoices', () => {
  it('name everything the law asks for', () => {
    const printed = invoiceDocument(order);
    expect(printed.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Invoice number: INV-2026-00001',
      'Date: Nov 21, 2026',
      'Order: #1001',
      'Ordered on: Nov 20, 2026',
    ]);
    expect(printed.seller).toMatchObject({ lines: ['Quiet Prints', '2 Short Street', '1010 Vienna'] });
    expect(printed.seller.facts).toEqual([
      { label: 'Email', value: 'shop@example.com' },
      { label: 'VAT number', value: 'ATU1' },
    ]);
    expect(printed.recipient.lines).toEqual(['Ida Berg', '1 Long Street', '10115 Town', 'Germany']);
    expect(printed.lines.rows).toEqual([['Print\nM / Rust · P-1', '2', '€10.00', '€20.00']]);
    expect(printed.taxes?.rows).toEqual([['VAT', '19 %', '€20.93', '€3.97']]);
    expect(printed.totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Subtotal €20.00',
      'Shipping €4.90',
      'Total €24.90',
      'Tax included €3.97',
      'Paid by Gift card •••• HJN4 -€4.90',
      'Paid by Card -€20.00',
      'Amount due €0.00',
    ]);
    expect([printed.footer, printed.pageText]).toEqual([['IBAN AT00'], 'Page # of ##']);
  });

  it('say reverse charge, discounts, and that a test is none', () => {
    const free = { ...order, shipping: null, taxIncluded: euros(0), isReverseCharge: true, isTest: true };
    const lines = [line({ discount: euros(500), total: euros(1500), taxes: [] })];
    const totals = {
      subtotal: euros(2000),
      discount: euros(500),
      shipping: euros(0),
      tax: euros(0),
      grandTotal: euros(1500),
    };
    const printed = invoiceDocument({ ...free, lines, totals, payments: [] });
    expect(printed.taxes).toBe(null);
    expect(printed.lines.rows[0]?.slice(3)).toEqual(['-€5.00', '€15.00']);
    expect(printed.totals.map(({ value }) => value)).toEqual(['€20.00', '-€5.00', '€15.00', '€15.00']);
    expect(printed.notes.slice(0, 2)).toEqual([
      'Test order: this document is not valid.',
      'Reverse charge: the tax is owed by the buyer.',
    ]);
  });

  it('are not made when taxes do not add up (MON-1)', () => {
    expect(() => invoiceDocument({ ...order, taxIncluded: euros(398) })).toThrow(RangeError);
  });
});

describe('taxes by rate', () => {
  it('add up to the whole, and nets to the charge, whatever is sold', () => {
    const tax = fc.record({
      name: fc.constantFrom('VAT', 'City'),
      rate: fc.constantFrom('7 %', '19 %'),
      amount: fc.integer({ min: 0, max: 900 }).map(euros),
    });
    const part = fc.record({
      total: fc.integer({ min: 2000, max: 99_999 }).map(euros),
      taxes: fc.array(tax, { minLength: 1, maxLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), fc.boolean(), (parts, isIncluded) => {
        const all = parts.reduce(
          (sum, { taxes }) => sum + taxes.reduce((own, { amount }) => own + amount.minor, 0n),
          0n,
        );
        const rows = taxRows(parts, isIncluded, money(all, 'EUR'));
        expect(rows.reduce((sum, { tax: each }) => sum + each.minor, 0n)).toBe(all);
        const charged = parts.reduce((sum, { total }) => sum + total.minor, 0n);
        expect(rows.reduce((sum, { net }) => sum + net.minor, 0n)).toBe(isIncluded ? charged - all : charged);
      }),
    );
  });
});

describe('credit notes', () => {
  it('take back an invoice, with taxes, reason and where the money goes', () => {
    const { payments: _, orderedOn: __, deliveredOn: ___, dueOn: ____, ...basics } = order;
    const printed = creditNoteDocument({
      ...basics,
      number: 'CN-2026-00001',
      invoiceNumber: order.number,
      reason: 'Damaged',
      refunds: [{ label: 'Card', amount: euros(2490) }],
    });
    expect(printed.facts[2]).toEqual({ label: 'For invoice', value: 'INV-2026-00001' });
    expect(printed.totals.at(-1)).toEqual({ label: 'Refunded Card', value: '€24.90' });
    expect([printed.notes, printed.footer]).toEqual([['Damaged'], ['IBAN AT00']]);
    expect(printed.taxes?.rows).toHaveLength(1);
  });
});

describe('packing slips', () => {
  it('say what lies in the parcel, and no price', () => {
    const printed = packingSlipDocument({
      ...{ orderNumber: 1001, sentOn: '2026-11-22', seller, buyer, isPartial: true, notes: ['For your birthday', ' '] },
      shipment: { carrier: 'dhl', carrierName: '', trackingNumber: 'X1234' },
      lines: [{ title: 'Print', description: '', sku: 'P-1', quantity: 1 }],
    });
    expect(printed.lines.rows).toEqual([['Print', 'P-1', '1']]);
    expect(printed.facts.map(({ value }) => value)).toEqual(['#1001', 'Nov 22, 2026', 'DHL', 'X1234']);
    expect(printed.notes).toEqual(['This parcel holds part of the order. The rest follows.', 'For your birthday']);
    expect(JSON.stringify(printed)).not.toContain('€');
  });
});
