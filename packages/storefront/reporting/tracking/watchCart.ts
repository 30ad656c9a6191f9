import { cartChanges } from '@quoin/domain/analytics';
import { CART_EVENT } from '../../cart-store/cartEvent.ts';
import { emitActivity } from '../pageActivity.ts';

/** Tells what comes into the page's cart and what goes, from the beginning of the page on (TRACK-07). */
export function watchCart(): void {
  // A page that comes back from the browser's memory finds what another tab did meanwhile: it was reported there.
  let isAnew = false;
  addEventListener('pageshow', ({ persisted }) => {
    isAnew ||= persisted;
  });
  const look = (): void => {
    const carts = globalThis.quoinCarts ?? [];
    while (carts.length > 1) {
      const [before, after] = [carts.shift(), carts[0]];
      if (after && !isAnew)
        for (const change of cartChanges(before ?? null, after)) emitActivity({ ...change, cart: after });
      isAnew = false;
    }
  };
  look();
  document.addEventListener(CART_EVENT, look);
}
