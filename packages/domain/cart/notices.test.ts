import { money } from '@quoin/domain/money';
import { expect, it } from 'vitest';
import { sentence } from './cartWording.ts';
import { cartNotices } from './notices.ts';

function notices(left: number | null, quantity: number, now = 1000, seen = 1000): readonly string[] {
  const stock = left === null ? ({ unlimited: true } as const) : ({ unlimited: false, quantity: left } as const);
  const entry = { unitPrice: money(now, 'USD'), unitPriceSeen: money(seen, 'USD'), stock, quantity };
  return cartNotices(entry).map((problem) => sentence(problem));
}

it('a line says plainly what changed since it was added (CX-05)', () => {
  expect(notices(5, 5)).toEqual([]);
  expect(notices(null, 9999)).toEqual([]);
  expect(notices(2, 3)).toEqual(['Only 2 left. Please lower the quantity.']);
  expect(notices(0, 1)).toEqual(['This has sold out. Please remove it to continue.']);
  expect(notices(0, 1, 1200, 1000)).toEqual([
    'The price changed from $10.00 to $12.00.',
    'This has sold out. Please remove it to continue.',
  ]);
});
