import type { AddToCartProps } from '@quoin/contract/islands';
import type { PageContext } from '../page/pageContext.ts';
import type { Chosen } from './aliveProduct.ts';

/** Shows the sign-up of the chosen variant while that is sold out; where the template prints none, the house's own form. */
export function followSoldOut(
  button: HTMLElement,
  { itemId, restock }: AddToCartProps,
  page: PageContext,
): (chosen: Chosen) => void {
  const printed = document.querySelectorAll<HTMLElement>(
    `.product-restock-notification[data-product-id="${CSS.escape(itemId)}"]`,
  );
  if (printed.length > 0) {
    return ({ variant, isOut }) => {
      for (const place of printed) place.hidden = !isOut || place.dataset.variantId !== variant?.id;
    };
  }
  let shownFor = '';
  let takeAway = (): void => {};
  return ({ variant, isOut }) => {
    const wanted = isOut && restock != null ? (variant?.id ?? '') : '';
    if (wanted === shownFor) return;
    shownFor = wanted;
    takeAway();
    takeAway = () => {};
    if (wanted === '' || restock == null) return;
    const host = document.createElement('div');
    (button.parentElement ?? button).after(host);
    takeAway = () => host.remove();
    const typed = { email: '', joins: restock.optInByDefault };
    const form = { props: restock, productId: itemId, variantId: wanted, client: page.client, typed };
    import('./reactParts.tsx')
      .then(({ mountRestock }) => mountRestock(host, form))
      .then((unmount) => {
        const gone = (): void => {
          unmount();
          host.remove();
        };
        if (shownFor === wanted) takeAway = gone;
        else gone();
      }, console.warn);
  };
}
