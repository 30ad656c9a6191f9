import type { CartPillProps } from '@quoin/contract/islands';
import type { ReactElement } from 'react';
import { readIslandProps } from '../../page/islandProps.ts';
import type { PageContext } from '../../page/pageContext.ts';
import { CartPill } from './CartPill.tsx';
import { cartAddress, isCartPage } from './pill.ts';

export function adopt(island: HTMLElement, page: PageContext): ReactElement {
  const place = { isCartPage: isCartPage(document), address: cartAddress(location.search, window.parent !== window) };
  const word = island.querySelector('.cart-pill__word')?.textContent ?? '';
  return (
    <CartPill
      props={readIslandProps<CartPillProps>(island)}
      cart={page.cart}
      island={island}
      place={place}
      word={word}
    />
  );
}
