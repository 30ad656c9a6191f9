import type { WireShoppingCart } from '@quoin/contract/endpoints/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CartApi, createCartStore } from '../../cart-store/cartStore.ts';
import { answered, wireCart, wireEntry } from '../../testing/carts.ts';
import { CLEARPAY, RING } from '../../testing/products.ts';
import { CartPage } from './CartPage.tsx';
import type { ServedCart } from './served.ts';

const SERVED: ServedCart = {
  title: 'Cart',
  summaryTitle: 'Summary',
  words: { remove: 'Remove', change: 'Edit' },
  checkout: { text: 'Checkout', href: '/checkout' },
  onward: { text: 'Keep looking', href: '/shop' },
  expressText: '',
  wallet: null,
  estimate: null,
  problem: null,
};

/** The page after each answer of the server about the cart. */
async function pages(...carts: readonly WireShoppingCart[]): Promise<readonly string[]> {
  const answers = [...carts];
  const load = async () => answered(answers.shift() ?? wireCart());
  const store = createCartStore({ load } as unknown as CartApi);
  const drawn: string[] = [];
  for (const _ of carts) {
    await store.load();
    drawn.push(renderToStaticMarkup(<CartPage cart={store} served={SERVED} />));
  }
  return drawn;
}

describe('the cart page', () => {
  it('says what the total is in parts as long as it can be, and follows the total (INST-02, INST-03)', async () => {
    const cart = (grandTotalCents: number, text: string) =>
      wireCart({
        entries: [wireEntry({ maxQuantity: 1 })],
        grandTotalCents,
        installments: text === '' ? null : { ...CLEARPAY, text },
      });
    const [first = '', second = '', third = ''] = await pages(
      cart(20_000, 'Pay in 4 of £50.00'),
      cart(24_000, 'Pay in 4 of £60.00'),
      cart(90_000, ''),
    );
    expect(first).toMatch(/<\/dl><p class="installments".*Pay in 4 of £50\.00.*aria-haspopup="dialog"/);
    expect(second).toContain('Pay in 4 of £60.00');
    expect(second).not.toContain('£50.00');
    expect(third).not.toContain('installments');
  });

  it('says the owner’s word for a line that costs nothing (TPL-06)', async () => {
    const free = wireEntry({ maxQuantity: 1, purchasePriceCents: 0, nonSalePriceCents: 0, subTotal: 0 });
    const [page = ''] = await pages(wireCart({ entries: [{ ...free, priceWord: 'Gratis' }] }));
    expect(page).toContain('<p class="cart-line__unit">Gratis<');
    expect(page).toMatch(/cart-line__total.*€0\.00/);
  });

  it('shows what was answered for a line, and the way to answer otherwise (CART-04)', async () => {
    const answers = [{ label: 'Engraving', text: 'Ada' }];
    const line = wireEntry({
      maxQuantity: 1,
      id: 'e 1',
      title: 'Ring',
      additionalFieldsForm: RING.form ?? null,
      answers,
    });
    const [page = ''] = await pages(wireCart({ entries: [line, wireEntry({ maxQuantity: 1, id: 'plain' })] }));
    expect(page.match(/<dt>Engraving<\/dt><dd>Ada<\/dd>/g)).toHaveLength(1);
    expect(page).toContain('href="/cart/questions?entry=e%201" aria-haspopup="dialog">Edit<');
  });
});
