import { cartPageWording } from '@quoin/domain/cart';
import { checkoutPageWording } from '@quoin/domain/orders';
import { readTotalRows, type TotalRow } from '../totals.ts';

/** The theme's words and links on a served cart page with something in it. */
export interface ServedCart {
  readonly title: string;
  readonly summaryTitle: string;
  readonly remove: string;
  readonly checkout: ServedLink;
  readonly onward: ServedLink;
  readonly totals: readonly TotalRow[];
  readonly estimate: ServedEstimate | null;
  readonly problem: { readonly title: string; readonly message: string } | null;
}

export interface ServedLink {
  readonly text: string;
  readonly href: string;
}

/** The country that shipping is estimated for. */
export interface ServedEstimate {
  readonly label: string;
  readonly country: string;
  readonly countries: readonly { readonly value: string; readonly label: string }[];
}

export function readServedCart(island: HTMLElement): ServedCart {
  return {
    title: ownText(island.querySelector('.cart__title')) || cartPageWording.title,
    summaryTitle: ownText(island.querySelector('.cart__summary-title')) || checkoutPageWording.review,
    remove: ownText(island.querySelector('.cart-line__remove button')) || cartPageWording.remove,
    checkout: readLink(island, '.cart__summary > .button', { text: cartPageWording.checkout, href: '/checkout' }),
    onward: readLink(island, '.cart__onward a', { text: cartPageWording.continueShopping, href: '/' }),
    totals: readTotalRows(island),
    estimate: readEstimate(island),
    problem: readProblem(island),
  };
}

function readLink(island: HTMLElement, selector: string, fallback: ServedLink): ServedLink {
  const link = island.querySelector<HTMLAnchorElement>(selector);
  return link === null ? fallback : { text: link.textContent ?? '', href: link.getAttribute('href') ?? fallback.href };
}

function readEstimate(island: HTMLElement): ServedEstimate | null {
  const select = island.querySelector<HTMLSelectElement>('.estimate select');
  if (select === null) return null;
  const countries = [...select.options].map(({ value, label }) => ({ value, label }));
  return { label: island.querySelector('.estimate label')?.textContent ?? '', country: select.value, countries };
}

function readProblem(island: HTMLElement): ServedCart['problem'] {
  const notice = island.querySelector('[data-notice]');
  if (notice === null) return null;
  const text = (selector: string): string => notice.querySelector(selector)?.textContent ?? '';
  return { title: text('.notice__title'), message: text('.notice__message') };
}

/** An element's first words, without what hidden or counting children add. */
function ownText(element: Element | null): string {
  return element?.firstChild?.textContent?.trim() ?? '';
}
