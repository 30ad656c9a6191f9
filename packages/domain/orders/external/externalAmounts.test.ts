import { describe, expect, it } from 'vitest';
import { divideExternalAmounts, type ExternalAmounts } from './externalAmounts.ts';

const ORDER: ExternalAmounts = {
  lines: [
    { unitPrice: 1000n, quantity: 2 },
    { unitPrice: 999n, quantity: 1 },
  ],
  ...{ subtotal: 2999n, shipping: 500n, discount: 0n, tax: 0n, grandTotal: 3499n, isTaxIncluded: false },
};

describe('amounts of an order from another channel', () => {
  it.each([
    ['without discount and tax', {}, [2000n, 999n, 500n]],
    ['tax on top', { tax: 101n, grandTotal: 3600n }, [2058n, 1028n, 514n]],
    ['tax within', { tax: 101n, isTaxIncluded: true }, [2000n, 999n, 500n]],
    ['a discount on goods first', { discount: 1000n, grandTotal: 2499n }, [1333n, 666n, 500n]],
    ['a discount beyond the goods', { discount: 3200n, grandTotal: 299n }, [0n, 0n, 299n]],
    ['all of it free', { discount: 3499n, grandTotal: 0n }, [0n, 0n, 0n]],
  ])('%s: parts add up to the whole (MON-3)', (_, more, gross) => {
    const asked = { ...ORDER, ...more };
    const divided = divideExternalAmounts(asked);
    if (!divided.ok) throw new Error(divided.problem.code);
    const parts = [...divided.value.lines, divided.value.shipping];
    expect(parts.map((part) => part.gross)).toEqual(gross);
    const sum = (read: (part: (typeof parts)[number]) => bigint) => parts.reduce((all, part) => all + read(part), 0n);
    expect([
      sum((part) => part.discount),
      sum((part) => part.tax + part.taxIncluded),
      sum((part) => part.gross),
    ]).toEqual([asked.discount, asked.tax, asked.grandTotal]);
  });

  it.each([
    ['subtotalNotSum', { subtotal: null }],
    ['subtotalNotSum', { subtotal: 1999n }],
    ['discountTooLarge', { discount: 3500n }],
    ['grandTotalNotSum', { grandTotal: 3498n }],
    ['grandTotalNotSum', { tax: 1n }],
    ['grandTotalNotSum', { tax: 3500n, isTaxIncluded: true }],
  ])('%s: %o is refused (MON-1)', (code, more) => {
    expect(divideExternalAmounts({ ...ORDER, ...more })).toMatchObject({ ok: false, problem: { code } });
  });
});
