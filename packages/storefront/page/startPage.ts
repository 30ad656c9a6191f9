import { cookieValue, createClient } from '@quoin/contract/client';
import type { WireShoppingCart } from '@quoin/contract/endpoints/site';
import { CART_EVENT, type CartsSoFar, PRESS_EVENT } from '../cart-store/cartEvent.ts';
import { type CartStore, createCartStore } from '../cart-store/cartStore.ts';
import { indicatorTexts, startIndicators, syncIndicators, syncSubtotals } from '../cart-store/indicators.ts';
import { NEW_MARKUP_EVENT } from '../loader/newMarkup.ts';
import { afterInBrowser } from '../timing/after.ts';
import { createButtonEvents } from './buttonEvents.ts';
import { createChosenImage } from './chosenImage.ts';
import { languagePrefix } from './languagePrefix.ts';
import type { PageContext } from './pageContext.ts';

/** Everything alive on a page but the widgets: the client and the live cart, tied to the template's cart indicators. */
export function startPage(how: { readonly isCartExpected: boolean }): PageContext {
  const client = createClient({
    origin: languagePrefix(),
    fetch: (address, init) => fetch(address, init),
    readCookie: (name) => cookieValue(document.cookie, name),
    proveLimit: async (work) => (await import('../captcha/proveLimit.ts')).proveLimit(work),
  });
  const cart = createCartStore(client.cart);
  globalThis.quoinCarts = how.isCartExpected ? [] : [null];
  followCart(cart, globalThis.quoinCarts);
  if (how.isCartExpected) void cart.load();
  const buttons = createButtonEvents(afterInBrowser);
  buttons.listen((event) => void document.dispatchEvent(new CustomEvent(PRESS_EVENT, { detail: event })));
  return { client, cart, chosenImage: createChosenImage(), buttons };
}

function followCart(cart: CartStore, carts: CartsSoFar): void {
  startIndicators(document);
  const sync = (): WireShoppingCart | null => {
    const { cart: known, status } = cart.getState();
    if (known === null || status !== 'loaded') return null;
    syncIndicators(document, indicatorTexts(known));
    syncSubtotals(document, known).catch(console.warn);
    return known;
  };
  cart.subscribe(() => {
    const known = sync();
    if (known === null) return;
    carts.push(known);
    document.dispatchEvent(new CustomEvent(CART_EVENT, { detail: known }));
  });
  document.addEventListener(NEW_MARKUP_EVENT, sync);
  // Back from the browser's back-forward cache a page still shows what it showed then.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void cart.load();
  });
}
