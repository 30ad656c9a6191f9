import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceAmounts, unitPrices } from './historicAmounts.ts';

const FILE = { goods: 3000n, discount: 0n, shipping: 500n, tax: 0n, total: 3500n };

describe('amounts of an order from another product (MON-1)', () => {
  it.each([
    ['add up without tax', {}, { isTaxIncluded: false, other: 0n, isAdjusted: false }],
    ['have tax on top', { tax: 350n, total: 3850n }, { isTaxIncluded: false, other: 0n, isAdjusted: false }],
    ['have tax within', { tax: 350n }, { isTaxIncluded: true, tax: 350n, other: 0n, isAdjusted: false }],
    ['leave a tip out', { total: 3700n }, { other: 200n, isAdjusted: true }],
    ['leave a fee out, with tax', { tax: 350n, total: 4000n }, { tax: 350n, other: 150n, isAdjusted: true }],
    ['leave a discount out', { total: 3100n }, { discount: 400n, other: 0n, isAdjusted: true }],
    ['take more off than was there', { discount: 9000n, total: 0n }, { discount: 3500n, isAdjusted: true }],
    ['were free with tax', { discount: 3500n, tax: 10n, total: 0n }, { tax: 0n, isAdjusted: true }],
  ])('%s', (_, more, expected) => {
    expect(balanceAmounts({ ...FILE, ...more })).toMatchObject(expected);
  });

  it('always come to the total that was paid, and no part is negative (property)', () => {
    const amount = fc.bigInt({ min: 0n, max: 99_999n });
    fc.assert(
      fc.property(
        fc.record({ goods: amount, discount: amount, shipping: amount, tax: amount, total: amount }),
        (file) => {
          const { discount, tax, other, isTaxIncluded } = balanceAmounts(file);
          const net = file.goods + other - discount + file.shipping;
          expect(net + (isTaxIncluded ? 0n : tax)).toBe(file.total);
          expect([discount, tax, other].every((each) => each >= 0n) && (!isTaxIncluded || tax <= net)).toBe(true);
        },
      ),
    );
  });

  it.each([
    [
      1000n,
      3,
      [
        [2, 333n],
        [1, 334n],
      ],
    ],
    [1000n, 2, [[2, 500n]]],
    [0n, 4, [[4, 0n]]],
    [
      2n,
      3,
      [
        [1, 0n],
        [2, 1n],
      ],
    ],
  ] as const)('%s for %s pieces is exact (MON-3)', (total, quantity, parts) => {
    expect(unitPrices(total, quantity).map((part) => [part.quantity, part.unitPrice])).toEqual(parts);
  });
});
