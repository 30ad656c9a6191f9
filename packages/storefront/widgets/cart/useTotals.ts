import { useEffect, useState } from 'react';
import type { CartStore } from '../../cart-store/cartStore.ts';
import { useCart } from '../../cart-store/useCart.ts';
import type { TotalRow } from '../totals.ts';
import { fetchEstimate } from './fetchServed.ts';
import type { ServedCart } from './served.ts';
import { totalRows } from './totals.ts';

export interface CartTotals {
  readonly rows: readonly TotalRow[];
  /** The rows are older than the cart: a recalculation or an estimate is under way. */
  readonly isBusy: boolean;
  readonly country: string;
  chooseCountry(country: string): void;
}

/**
 * The totals beside the cart. Where the page estimates shipping for a country, the server's estimate is asked for anew
 * after each change; elsewhere the cart's own amounts say it all.
 */
export function useTotals(cart: CartStore, served: ServedCart): CartTotals {
  const { cart: known, status } = useCart(cart);
  const [country, setCountry] = useState(served.estimate?.country ?? '');
  const [estimated, setEstimated] = useState({ country, cart: known, rows: served.totals });
  const hasEstimate = served.estimate !== null;
  const isOld = hasEstimate && (estimated.cart !== known || estimated.country !== country);

  useEffect(() => {
    if (!isOld || status !== 'loaded') return;
    let isCurrent = true;
    fetchEstimate(location.pathname, country).then((rows) => {
      if (isCurrent) setEstimated({ country, cart: known, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [isOld, status, country, known]);

  const useCartsOwn = !hasEstimate || estimated.rows.length === 0;
  return {
    rows: useCartsOwn && known !== null ? totalRows(known, served.totals) : estimated.rows,
    isBusy: status === 'recalculating' || isOld,
    country,
    chooseCountry: setCountry,
  };
}
