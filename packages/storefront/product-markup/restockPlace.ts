import type { AddToCartProps } from '@quoin/contract/islands';
import type { PageContext } from '../page/pageContext.ts';
import type { Chosen } from './aliveProduct.ts';

/**
 * Shows the sign-up of the chosen variant while it is sold out. If the template prints none, shows the built-in form.
 */
export function followSoldOut(
  button: HTMLElement,
  { itemId, restock, variants }: AddToCartProps,
  page: PageContext,
): (chosen: Chosen) => void {
  const printed = document.querySelectorAll<HTMLElement>(
    `.product-restock-notification[data-product-id="${CSS.escape(itemId)}"]`,
  );
  let shownFor = '';
  let takeAway = (): void => {};
  return ({ variant, isOut }) => {
    for (const place of printed) place.hidden = !isOut || place.dataset.variantId !== variant?.id;
    // Nothing is left of any, and none is chosen: the form itself asks which one.
    const isChoice = isOut && variant == null;
    const id = isChoice ? variants[0]?.id : printed.length > 0 ? undefined : variant?.id;
    const wanted = isOut && restock != null ? `${isChoice} ${id ?? ''}` : '';
    if (wanted === shownFor) return;
    shownFor = wanted;
    takeAway();
    takeAway = () => {};
    if (wanted === '' || restock == null || id === undefined) return;
    const host = document.createElement('div');
    (button.parentElement ?? button).after(host);
    takeAway = () => host.remove();
    const typed = { email: '', joins: restock.optInByDefault };
    const form = {
      props: restock,
      productId: itemId,
      variantId: id,
      variants: isChoice ? variants : [],
      client: page.client,
      typed,
    };
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
