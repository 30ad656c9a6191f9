import type { Widget } from '../page/pageContext.ts';

/** The widgets by island name; each comes in its own chunk, React in one they share. */
const WIDGETS: Readonly<Record<string, () => Promise<Widget>>> = {
  'add-to-cart': () => import('../widgets/add-to-cart/widget.tsx'),
  'product-gallery': () => import('../widgets/product-gallery/widget.tsx'),
  'cart-pill': () => import('../widgets/cart-pill/widget.tsx'),
  cart: () => import('../widgets/cart/widget.tsx'),
  checkout: () => import('../widgets/checkout/widget.tsx'),
  form: () => import('../widgets/form/widget.tsx'),
};

/** An island that only exists while something is in the cart: it needs no widget before. */
export const PILL = 'cart-pill';

export function findIslands(): HTMLElement[] {
  const places = document.querySelectorAll<HTMLElement>('[data-island]');
  return [...places].filter(({ dataset }) => Object.hasOwn(WIDGETS, dataset.island ?? ''));
}

export function loadWidget(island: HTMLElement): Promise<Widget> {
  return WIDGETS[island.dataset.island ?? '']?.() ?? Promise.reject(new Error('No widget'));
}
