import { localPath } from '../../page/languagePrefix.ts';
import { cartPageText } from '../../page/words/cartPageText.ts';
import { cartText } from '../../page/words/cartText.ts';

/** The theme's words and links on a served cart page with something in it. */
export interface ServedCart {
  readonly title: string;
  readonly summaryTitle: string;
  /** On each line. */
  readonly words: { readonly remove: string; readonly change: string };
  readonly checkout: ServedLink;
  /** Of the button that leads to PayPal; empty without one. */
  readonly expressText: string;
  /** The one that leads to the wallets of the device, where there is one. */
  readonly wallet: ServedLink | null;
  readonly onward: ServedLink;
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
    title: ownText(island.querySelector('.cart__title')) || cartPageText().page.title,
    summaryTitle: ownText(island.querySelector('.cart__summary-title')) || cartPageText().page.summary,
    words: {
      remove: ownText(island.querySelector('.cart-line__remove button')) || cartPageText().page.remove,
      change: ownText(island.querySelector('.cart-line__change a')) || cartText().answers.change,
    },
    checkout: readLink(island, '.cart__summary > .button', {
      text: cartPageText().page.checkout,
      href: localPath('/checkout'),
    }),
    expressText: ownText(island.querySelector('.cart__express button')),
    wallet: readLink(island, '.cart__express a', null),
    onward: readLink(island, '.cart__onward a', { text: cartPageText().page.continueShopping, href: localPath('/') }),
    estimate: readEstimate(island),
    problem: readProblem(island),
  };
}

function readLink<Fallback>(island: HTMLElement, selector: string, fallback: Fallback): ServedLink | Fallback {
  const link = island.querySelector<HTMLAnchorElement>(selector);
  return link === null ? fallback : { text: link.textContent ?? '', href: link.getAttribute('href') ?? '' };
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
