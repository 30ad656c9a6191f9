import { cartButton } from '@quoin/messages/cartButton';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADD_TO_CART_TIMING } from './addToCartTiming.ts';
import { decideLineQuantity, maxQuantity } from './lineQuantity.ts';
import { parseLineQuantity, parseQuantity } from './quantity.ts';

function read(raw: unknown): number | string {
  const parsed = parseQuantity(raw);
  return parsed.ok ? parsed.value : parsed.problem.code;
}

describe('quantities (ATC-06, ATC-11)', () => {
  it.each<[unknown, number | string]>([
    [1, 1],
    ['1', 1],
    [' 12 ', 12],
    ['+3', 3],
    ['2.0', 2],
    ['9999', 9999],
    ['1.5', 'quantityNotWhole'],
    [0.1, 'quantityNotWhole'],
    ['.5', 'quantityNotWhole'],
    ['abc', 'quantityNotNumber'],
    ['', 'quantityNotNumber'],
    ['0x10', 'quantityNotNumber'],
    ['1e3', 'quantityNotNumber'],
    ['Infinity', 'quantityNotNumber'],
    ['9'.repeat(100), 'quantityNotNumber'],
    [Number.NaN, 'quantityNotNumber'],
    [true, 'quantityNotNumber'],
    [null, 'quantityNotNumber'],
    [undefined, 'quantityNotNumber'],
    [[1], 'quantityNotNumber'],
    [0, 'quantityOutOfRange'],
    ['-1', 'quantityOutOfRange'],
    [10000, 'quantityOutOfRange'],
  ])('%j is %s', (raw, expected) => {
    expect(read(raw)).toBe(expected);
  });

  it('are whole and from 1 to 9999 whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const parsed = parseQuantity(raw);
        return !parsed.ok || (Number.isInteger(parsed.value) && parsed.value >= 1 && parsed.value <= 9999);
      }),
    );
  });

  it('of a line may be 0, which removes it', () => {
    expect(parseLineQuantity('0')).toEqual({ ok: true, value: 0 });
    expect(parseLineQuantity('-0')).toEqual({ ok: true, value: 0 });
    expect(parseLineQuantity('-1').ok).toBe(false);
  });
});

describe('quantity of a cart line (CART-10)', () => {
  const settings = { multipleQuantityAllowedForServices: true };

  it('may go up to the stock, 9999 at most, 1 where no quantity applies', () => {
    const physical = { type: 1, isSubscribable: false } as const;
    const digital = { type: 2, isSubscribable: false } as const;
    expect(maxQuantity(physical, { unlimited: true }, settings)).toBe(9999);
    expect(maxQuantity(physical, { unlimited: false, quantity: 7 }, settings)).toBe(7);
    expect(maxQuantity(physical, { unlimited: false, quantity: -7 }, settings)).toBe(0);
    expect(maxQuantity(physical, { unlimited: false, quantity: 20_000 }, settings)).toBe(9999);
    expect(maxQuantity(digital, { unlimited: true }, settings)).toBe(1);
  });

  it('counts the other lines of the same variant (STK-6)', () => {
    const decide = (raw: unknown, inOtherLines = 0) => decideLineQuantity(raw, { maxQuantity: 5, inOtherLines });
    expect(decide(5)).toEqual({ ok: true, value: 5 });
    expect(decide(0, 9)).toEqual({ ok: true, value: 0 });
    expect(decide(4, 2)).toMatchObject({ ok: false, problem: { code: 'outOfStock' } });
    expect(decide('x')).toMatchObject({ ok: false, problem: { code: 'quantityNotNumber' } });
  });
});

it('the button shows Adding…, after 1 s Added!, 2 s later its text again; after an error 1 s (ATC-01)', () => {
  expect(cartButton.en.addButton).toEqual({ adding: 'Adding…', added: 'Added!' });
  expect(ADD_TO_CART_TIMING).toEqual({ addedAfter: 1000, idleAfter: 2000, errorResetAfter: 1000 });
});
