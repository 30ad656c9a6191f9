import type { CheckoutView, WireCartEntry, WireShoppingCart } from '@quoin/contract/endpoints/site';
import { wireCart, wireEntry } from './carts.ts';
import { checkoutView, POST, shippedView } from './checkouts.ts';

/** What a server of a few lines knows: everything about the real one's rules is tested with it. */
export interface WidgetShop {
  cart: WireShoppingCart;
  checkout: CheckoutView;
  /** Requests that change something, as `METHOD path`. */
  asked: string[];
  /** Milliseconds before chunks are sent; negative: never. */
  chunkDelay: number;
  /** The page about paying in parts is not there. */
  isInfoAway?: boolean;
  /** Changes of the cart wait for it. */
  answersAfter?: Promise<void>;
}

export function newWidgetShop(): WidgetShop {
  return { cart: wireCart({ currency: 'EUR' }), checkout: checkoutView(), asked: [], chunkDelay: 0 };
}

/** A cart that counts; prices are €42.00 each. */
export function fillCart(shop: WidgetShop, entries: readonly WireCartEntry[]): void {
  const priced = entries.map((entry) => ({ ...entry, subTotal: entry.quantity * entry.purchasePriceCents }));
  const subtotalCents = priced.reduce((sum, { subTotal }) => sum + subTotal, 0);
  const totalQuantity = priced.reduce((sum, { quantity }) => sum + quantity, 0);
  shop.cart = wireCart({ id: 'cart-1', entries: priced, totalQuantity, subtotalCents, grandTotalCents: subtotalCents });
}

const STOCK = {
  results: ['1', '2', '3'].map((variantId) => ({
    ...{ variantId, sku: `TIDE-${variantId}` },
    ...{ unlimited: false, qtyInStock: 20 },
  })),
};

type Body = Readonly<Record<string, unknown>>;

/** What it answers as JSON; the address without its last slash. */
export function answerApi(shop: WidgetShop, method: string, address: string, body: Body): unknown {
  if (address.startsWith('/api/commerce/inventory/')) return STOCK;
  if (address === '/api/commerce/shopping-cart') return shop.cart;
  if (address === '/api/3/commerce/cart/subscription') return { cartToken: 'token-1' };
  changeCart(shop, method, address, body);
  if (address.startsWith('/api/commerce/'))
    return { shoppingCart: shop.cart, newlyAdded: shop.cart.entries[0], removed: 'token-1' };
  if (address.startsWith('/api/google-maps/')) return { isAvailable: false, predictions: [] };
  if (address === '/api/checkout/contact') shop.checkout = { ...shop.checkout, email: String(body.email) };
  if (address === '/api/checkout/address') {
    const { cart } = shop.checkout;
    const shippingAddress = body.address as CheckoutView['shippingAddress'];
    shop.checkout = shippedView({ cart, shippingAddress, shippingOptions: [POST] });
  }
  return address === '/api/checkout/pay' ? { status: 'succeeded', orderUrl: '/order' } : shop.checkout;
}

function changeCart(shop: WidgetShop, method: string, address: string, body: Body): void {
  const { entries } = shop.cart;
  const entryId = address.split('/')[5];
  const quantity = Number(body.quantity);
  if (address.endsWith('/entries')) fillCart(shop, [...entries, wireEntry({ quantity })]);
  else if (address.endsWith('/restore')) fillCart(shop, [wireEntry()]);
  else if (method === 'PUT' && entryId)
    fillCart(
      shop,
      entries.map((entry) => ({ ...entry, quantity })),
    );
  else if (method === 'DELETE')
    fillCart(
      shop,
      entries.filter(({ id }) => id !== entryId),
    );
}
