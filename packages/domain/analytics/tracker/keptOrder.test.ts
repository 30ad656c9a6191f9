import { expect, it } from 'vitest';
import { keptOrder } from './keptOrder.ts';

const euro = (decimalValue: string) => ({ decimalValue, currencyCode: 'EUR' });
const LINE = { sku: 'P-M', productName: 'Print', quantity: 2, unitPrice: euro('49.00') };
const ORDER = {
  ...{ id: 'o1', purchasedCartId: 'k1', testMode: true, websiteId: 's1', items: [LINE] },
  ...{ grandTotal: euro('103.00'), shippingTotal: euro('5.00'), taxTotal: euro('0.00') },
};
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

it('the order is kept whole (TRACK-09)', () => {
  expect(keptOrder(ORDER, 4096)).toEqual(ORDER);
});

it('whatever else stands in it goes: who bought, where they live (SC-67)', () => {
  const person = { email: 'a@b.c', customerName: 'Ada', shippingAddress: { city: 'Halde' }, customerId: 'm1' };
  const forged = {
    ...{ ...ORDER, ...person, grandTotal: { ...ORDER.grandTotal, ...person } },
    items: [{ ...LINE, ...person, unitPrice: { ...LINE.unitPrice, ...person } }],
  };
  expect(keptOrder(forged, 4096)).toEqual(ORDER);
});

it.each([
  [
    { value: 4900, currencyCode: 'EUR' },
    { value: 4900, currencyCode: 'EUR' },
  ],
  [{ value: '49.00' }, { value: '49.00' }],
  [{ decimalValue: '49', currencyCode: 'euro' }, { decimalValue: '49' }],
  [{ decimalValue: 'Ada', currencyCode: 'EUR' }, undefined],
  [{ value: Number.NaN }, undefined],
  ['49.00', undefined],
  [null, undefined],
])('money told as %j is kept as %j (TRACK-09)', (given, kept) => {
  expect(keptOrder({ ...ORDER, grandTotal: given }, 4096)?.grandTotal).toEqual(kept);
});

it.each([undefined, null, 'o1', [ORDER], {}, { items: [LINE] }])('%j is no order', (value) => {
  expect(keptOrder(value, 4096)).toBeUndefined();
});

it('never takes more room than there is: lines that find none are left out', () => {
  const items = Array.from({ length: 500 }, (_, index) => ({
    ...LINE,
    sku: `P-${index}`,
    productName: 'é€😀"'.repeat(9),
  }));
  const kept = keptOrder({ ...ORDER, items }, 4096);
  expect(bytes(kept)).toBeLessThanOrEqual(4096);
  const lines = (kept?.items ?? []) as readonly unknown[];
  expect(lines.length).toBeGreaterThan(5);
  expect(lines).toEqual(items.slice(0, lines.length));
  expect(kept?.grandTotal).toEqual(euro('103.00'));
  expect(keptOrder(ORDER, 20)).toBeUndefined();
});

it.each([
  [{ sku: 7, quantity: '2', unitPrice: 3 }, {}],
  ['x', undefined],
  [null, undefined],
])('a line told as %j is kept as %j', (line, kept) => {
  expect(keptOrder({ ...ORDER, items: [line] }, 4096)?.items).toEqual(kept === undefined ? [] : [kept]);
});
