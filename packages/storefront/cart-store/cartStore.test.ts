import type { Answer } from '@quoin/contract/client';
import type { CartResponse, WireShoppingCart } from '@quoin/contract/endpoints/site';
import { describe, expect, it } from 'vitest';
import { answered, refused, wireCart } from '../testing/carts.ts';
import { amountText } from './amounts.ts';
import { type CartApi, createCartStore } from './cartStore.ts';
import { indicatorTexts } from './indicators.ts';
import { isCartExpected } from './startPolicy.ts';

const never = () => new Promise<never>(() => {});

/** An api whose quantity changes answer when the test says so. */
function scripted(load: Answer<WireShoppingCart> = answered(wireCart({ totalQuantity: 1 }))) {
  const open: ((answer: Answer<CartResponse>) => void)[] = [];
  const api: CartApi = {
    load: () => Promise.resolve(load),
    add: never,
    setQuantity: () => new Promise((resolve) => void open.push(resolve)),
    remove: never,
    restore: never,
    enterCode: never,
    dropCoupon: never,
    dropGiftCard: never,
    setAdditionalFields: never,
  };
  const store = createCartStore(api);
  const moments: string[] = [];
  store.onRecalculation((moment) => moments.push(moment));
  store.subscribe(() => moments.push(store.getState().status));
  return { store, open, moments };
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
const quantity = (totalQuantity: number) => answered({ shoppingCart: wireCart({ totalQuantity }) });

describe('the live cart', () => {
  it('is loading, then loaded (CART-08)', async () => {
    const { store, moments } = scripted();
    expect(store.getState()).toEqual({ status: 'asleep', cart: null });
    await store.load();
    expect(moments).toEqual(['loading', 'loaded']);
  });

  it('recalculates with one start and one end, however many changes are under way (CART-08)', async () => {
    const { store, open, moments } = scripted();
    await store.load();
    moments.length = 0;
    const first = store.setQuantity('a', { quantity: 2 });
    const second = store.setQuantity('a', { quantity: 3 });
    await tick();
    expect(open).toHaveLength(1);
    open[0]?.(quantity(2));
    await first;
    await tick();
    expect(store.getState()).toMatchObject({ status: 'recalculating', cart: { totalQuantity: 2 } });
    open[1]?.(quantity(3));
    await second;
    expect(moments).toEqual(['recalculating', 'start', 'recalculating', 'loaded', 'end']);
    expect(store.getState()).toMatchObject({ status: 'loaded', cart: { totalQuantity: 3 } });
  });

  it('keeps the cart it knows when a change is refused', async () => {
    const { store, open } = scripted();
    await store.load();
    const change = store.setQuantity('a', { quantity: 9 });
    await tick();
    open[0]?.(refused('Sorry, we do not have enough of that item available.'));
    expect((await change).ok).toBe(false);
    expect(store.getState()).toMatchObject({ status: 'loaded', cart: { totalQuantity: 1 } });
  });

  it('has failed when the first load did not work', async () => {
    const { store } = scripted(refused('no'));
    await store.load();
    expect(store.getState()).toEqual({ status: 'failed', cart: null });
  });

  it.each([
    ['nothing', '', false],
    ['another cookie', 'xhasCart=1; crumb=hasCart', false],
    ['the cart cookie', 'crumb=x; hasCart=1', true],
    ['the cart cookie under https', '__Host-hasCart=1', true],
    ['a signed-in visitor', `SiteUserInfo=${encodeURIComponent('{"authenticated":true,"siteUserId":"1"}')}`, true],
    ['a signed-out visitor', `SiteUserInfo=${encodeURIComponent('{"authenticated":false}')}`, false],
    ['a broken cookie', 'SiteUserInfo=%', false],
  ])('is expected at the start with %s: %s (CART-08)', (_, cookies, expected) => {
    expect(isCartExpected(cookies)).toBe(expected);
  });
});

describe('amounts', () => {
  it.each([
    [84_900, 'USD', '$849.00'],
    [84_900, 'JPY', '¥84,900'],
    [5, 'EUR', '€0.05'],
  ])('shows %i minor units of %s as %s (CART-07)', (minorUnits, currency, expected) => {
    expect(amountText(minorUnits, currency)).toBe(expected);
  });
});

describe('a cart indicator', () => {
  it.each([
    [0, { quantity: '0', label: '0 items in cart', isEmpty: true }],
    [1, { quantity: '1', label: '1 item in cart', isEmpty: false }],
    [101, { quantity: '100+', label: 'More than 100 items in cart', isEmpty: false }],
  ])('says of %i what it must (PILL-05)', (totalQuantity, expected) => {
    expect(indicatorTexts(wireCart({ totalQuantity }))).toEqual(expected);
  });
});
