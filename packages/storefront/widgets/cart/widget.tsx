import type { ReactElement } from 'react';
import type { PageContext } from '../../page/pageContext.ts';
import { CartPage } from './CartPage.tsx';
import { readServedCart } from './served.ts';

/**
 * The page was rendered for this visitor, so the widget takes over only once the live cart is here. Rejects when it does
 * not come: the served page then stays, and works as plain HTML. An empty cart needs no widget.
 */
export async function adopt(island: HTMLElement, { cart }: PageContext): Promise<ReactElement | null> {
  if (island.querySelector('[data-entry]') === null) return null;
  if (cart.getState().cart === null) await cart.load();
  if (cart.getState().cart === null) throw new Error('The cart could not be loaded');
  return <CartPage cart={cart} served={readServedCart(island)} />;
}

/** After a removal and with ways to pay in parts it draws other elements. */
export const isSame = (island: HTMLElement): boolean => island.querySelector('.notice, .installments') === null;
