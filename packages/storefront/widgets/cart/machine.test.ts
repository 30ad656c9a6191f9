import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, refused } from '../../testing/carts.ts';
import { afterInBrowser } from '../../timing/after.ts';
import { createLineQuantity, QUANTITY_PAUSE } from './machine.ts';

describe('the quantity of a cart line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = (refusal = '') => {
    const saved: number[] = [];
    const line = createLineQuantity({
      quantity: 1,
      after: afterInBrowser,
      save: async (quantity) => {
        saved.push(quantity);
        return refusal === '' ? answered(null) : refused(refusal);
      },
    });
    return { line, saved };
  };

  it('is sent once, after a pause in the typing (CX-03)', async () => {
    const { line, saved } = start();
    line.type('1');
    await vi.advanceTimersByTimeAsync(QUANTITY_PAUSE - 1);
    line.type('12');
    await vi.advanceTimersByTimeAsync(QUANTITY_PAUSE - 1);
    expect(saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saved).toEqual([12]);
    expect(line.getState()).toEqual({ state: 'settled', text: '12', message: '' });
  });

  it('is sent at once when the input is left (CX-03)', async () => {
    const { line, saved } = start();
    line.type('3');
    line.settle();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toEqual([3]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saved).toEqual([3]);
  });

  it.each([
    ['', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number.'],
  ])('refuses "%s" without asking the server, and keeps it (ATC-06)', async (text, message) => {
    const { line, saved } = start();
    line.type(text);
    await vi.advanceTimersByTimeAsync(QUANTITY_PAUSE);
    expect(line.getState()).toEqual({ state: 'refused', text, message });
    expect(saved).toEqual([]);
  });

  it('shows the server’s sentence and keeps what was typed (CART-10)', async () => {
    const { line } = start('Sorry, we do not have enough of that item available.');
    line.type('9');
    await vi.advanceTimersByTimeAsync(QUANTITY_PAUSE);
    expect(line.getState()).toMatchObject({ state: 'refused', text: '9' });
    expect(line.getState().message).toBe('Sorry, we do not have enough of that item available.');
    line.type('2');
    expect(line.getState().message).toBe('');
  });

  it('follows the cart only while nobody types', () => {
    const { line } = start();
    line.follow(4);
    expect(line.getState().text).toBe('4');
    line.type('5');
    line.follow(6);
    expect(line.getState().text).toBe('5');
  });

  it('sends again what was typed during the answer', async () => {
    const { line, saved } = start();
    line.type('2');
    line.settle();
    line.type('3');
    await vi.advanceTimersByTimeAsync(QUANTITY_PAUSE);
    expect(saved).toEqual([2, 3]);
    expect(line.getState()).toMatchObject({ state: 'settled', text: '3' });
  });
});
