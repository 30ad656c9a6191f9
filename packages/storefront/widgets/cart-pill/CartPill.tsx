import type { CartPillProps } from '@quoin/contract/islands';
import { isPillShown, pillLabel, pillSpokenLabel } from '@quoin/domain/cart';
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import type { CartStore } from '../../cart-store/cartStore.ts';
import { useCart } from '../../cart-store/useCart.ts';
import { pageLanguage } from '../../page/language.ts';
import { keepClear } from './keepClear.ts';

export interface CartPillViewProps {
  readonly props: CartPillProps;
  readonly cart: CartStore;
  readonly island: Pick<HTMLElement, 'hidden' | 'dataset'>;
  readonly place: { readonly isCartPage: boolean; readonly address: string };
  /** The theme's word next to the count. */
  readonly word: string;
}

/** The floating summary of the cart; hidden while there is nothing to summarise (PILL-01, PILL-02). */
export function CartPill({ props, cart, island, place, word }: CartPillViewProps): ReactElement | null {
  const totalQuantity = useCart(cart).cart?.totalQuantity ?? 0;
  const isShown = isPillShown({ ...props, totalQuantity, isCartPage: place.isCartPage });
  useLayoutEffect(() => {
    island.hidden = !isShown;
  }, [island, isShown]);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => (link.current === null || !isShown ? undefined : keepClear(island, link.current)), [island, isShown]);
  if (!isShown) return null;
  return (
    <a
      ref={link}
      className="cart-pill__link"
      href={place.address}
      aria-label={pillSpokenLabel(totalQuantity, pageLanguage())}
    >
      <span className="cart-pill__word">{word}</span>
      {/* In parentheses, so that the count is no part of what the link is called by voice (WCAG 2.2, 2.5.3). */}
      <span className="cart-pill__count">
        (<span className="sqs-cart-quantity">{pillLabel(totalQuantity)}</span>)
      </span>
    </a>
  );
}
