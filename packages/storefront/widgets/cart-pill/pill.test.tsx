import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createCartStore } from '../../cart-store/cartStore.ts';
import { answered, refused, wireCart } from '../../testing/carts.ts';
import { CartPill } from './CartPill.tsx';
import { overlap, placeAtRest } from './keepClear.ts';
import { cartAddress, isCartPage } from './pill.ts';

const EVERYWHERE = { expressCheckout: false, customCart: false };

async function pillOf(
  totalQuantity: number,
  props = EVERYWHERE,
  onCartPage = false,
  address = '/cart',
): Promise<string> {
  const no = () => Promise.resolve(refused('no'));
  const cart = createCartStore({
    load: () => Promise.resolve(answered(wireCart({ totalQuantity }))),
    add: no,
    setQuantity: no,
    remove: no,
    restore: no,
    enterCode: no,
    dropCoupon: no,
    dropGiftCard: no,
    setAdditionalFields: no,
  });
  await cart.load();
  // The server snapshot is the live state: what the browser would draw first.
  const place = { isCartPage: onCartPage, address };
  return renderToStaticMarkup(
    <CartPill props={props} cart={cart} island={{ hidden: true, dataset: {} }} place={place} word="Cart" />,
  );
}

describe('the cart pill', () => {
  it('is shown only while something is in the cart (PILL-01)', async () => {
    expect(await pillOf(0)).toBe('');
    expect(await pillOf(2)).toContain('>2</span>');
  });

  it.each([
    ['express checkout', { expressCheckout: true, customCart: false }, false],
    ['a custom cart', { expressCheckout: false, customCart: true }, false],
    ['the cart page', EVERYWHERE, true],
  ])('is absent with %s (PILL-02)', async (_, props, onCartPage) => {
    expect(await pillOf(2, props, onCartPage)).toBe('');
  });

  it.each([
    ['the page of a visitor', '?a=1', false, '/cart'],
    ['a draft in a window of its own', '?quoin-draft=1a.b', false, '/cart'],
    ['another site’s frame', '?a=1', true, '/cart'],
    ['the editor’s frame', '?quoin-draft=1a.b&c=d', true, '/cart?quoin-draft=1a.b'],
  ])(
    'opens the cart, and inside the editor’s frame the cart in that frame (PILL-03): %s',
    async (_, search, isFramed, address) => {
      expect(await pillOf(2, EVERYWHERE, false, cartAddress(search, isFramed))).toContain(`href="${address}"`);
    },
  );

  it('counts to 100 and then says more (PILL-04)', async () => {
    expect(await pillOf(100)).toContain('>100</span>');
    const more = await pillOf(101);
    expect(more).toContain('>100+</span>');
    expect(more).toContain('aria-label="More than 100 items in cart"');
  });

  it('gives way to the button beneath it, and comes back to where it was', () => {
    const pill = { top: 776, right: 250, bottom: 824, left: 140 };
    expect(overlap(pill, { top: 800, right: 370, bottom: 852, left: 118 })).toBe(true);
    expect(overlap(pill, { top: 700, right: 370, bottom: 752, left: 118 })).toBe(false);
    expect(overlap(pill, { top: 800, right: 1392, bottom: 852, left: 850 })).toBe(false);
    const aside = { ...pill, top: 20, bottom: 68 };
    expect(placeAtRest(aside, true, 844)).toEqual(pill);
    expect(placeAtRest(pill, false, 844)).toEqual(pill);
  });

  it('knows the cart page by its root (CART-09)', () => {
    expect(isCartPage({ getElementById: (id) => (id === 'cart-root' ? {} : null) })).toBe(true);
    expect(isCartPage({ getElementById: () => null })).toBe(false);
  });
});
