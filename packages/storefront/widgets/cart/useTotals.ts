import { useState } from 'react';
import type { CartStore } from '../../cart-store/cartStore.ts';
import { useCart } from '../../cart-store/useCart.ts';
import type { ServedCart } from './served.ts';

export interface CartTotals {
  /** A recalculation is under way: the amounts are older than the cart. */
  readonly isBusy: boolean;
  /** That shipping and tax are estimated for. */
  readonly country: string;
  chooseCountry(country: string): Promise<void>;
}

/** Every cart response includes its totals, for the country chosen before. Another country needs a new request. */
export function useTotals(cart: CartStore, served: ServedCart): CartTotals {
  const { status } = useCart(cart);
  const [country, setCountry] = useState(served.estimate?.country ?? '');
  return {
    isBusy: status === 'recalculating',
    country,
    async chooseCountry(next) {
      setCountry(next);
      const answer = await cart.load(next);
      // The amounts are still those of the country before.
      if (!answer.ok) setCountry((chosen) => (chosen === next ? country : chosen));
    },
  };
}
