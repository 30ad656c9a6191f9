import type { AddToCartProps } from '@quoin/contract/islands';
import { localPath } from '../../page/languagePrefix.ts';
import { cartText } from '../../page/words/cartText.ts';
import { keepClear } from '../cart-pill/keepClear.ts';
import { cartAddress } from '../cart-pill/pill.ts';

/** Where it is said, right after the button. */
export const ADDED_NOTICE_CLASS = 'cart-note';

/** Reports whether adding stays on the page, without the checkout or a separate page. */
export function staysHere({ expressCheckout, purchaseRoute }: AddToCartProps): boolean {
  return !expressCheckout && purchaseRoute === 'cart';
}

/**
 * Shows in `place`, directly after the button, that the product was added, with links to cart and checkout: the next
 * stops by keyboard. The notice overlays the page and closes when the focus leaves it, with Escape, or at a click
 * outside.
 */
export function showAddedNotice(place: HTMLElement): void {
  const { addButton, onward } = cartText();
  const isFramed = window.parent !== window;
  const ways = [
    wayTo(cartAddress(location.search, isFramed), onward.cart),
    wayTo(localPath('/checkout'), onward.checkout),
  ];
  const opener = document.activeElement;
  place.replaceChildren(addButton.added, ...ways.flatMap((way) => [' ', way]));
  const stayClear = keepClear(place, place);
  const stop = new AbortController();
  const close = (): void => {
    stop.abort();
    stayClear();
    place.replaceChildren();
  };
  const closeBeside = (target: EventTarget | null): void => {
    if (!place.contains(target as Node | null)) close();
  };
  const { signal } = stop;
  place.addEventListener('focusout', ({ relatedTarget }) => closeBeside(relatedTarget), { signal });
  document.addEventListener('pointerdown', ({ target }) => closeBeside(target), { signal });
  const press = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    if (place.contains(document.activeElement)) (opener as HTMLElement | null)?.focus();
    close();
  };
  document.addEventListener('keydown', press, { signal });
}

function wayTo(address: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = `${ADDED_NOTICE_CLASS}__link`;
  link.href = address;
  link.textContent = text;
  return link;
}
