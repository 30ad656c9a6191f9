import { ANNOUNCEMENT_KEY } from '@quoin/domain/site';
import type { PageContext } from '../page/pageContext.ts';
import { POPUP_HASH } from '../widgets/popup/popupHash.ts';
import { pageWords, partWords } from './pageWords.ts';
import { onFirst, whenApproached } from './whenNeeded.ts';

/**
 * Parts of a page that need a little script and no React. Their markup is complete without it; each module exports `start`
 * and gets the elements it was found by.
 */
interface LightPart {
  readonly selector: string;
  readonly load: () => Promise<Part>;
  /**
   * Omitted: with the widgets. `now`: nothing is visible without it. `turned`: once a visitor approaches it. `touched`:
   * once the visitor has done anything (CX-30).
   */
  readonly when?: 'now' | 'turned' | 'touched';
  /** Has texts of its own, in the page's language. */
  readonly speaks?: true;
}

interface Part {
  /** `words`: those of widgets, which a part asks for before it brings one. */
  start(elements: readonly HTMLElement[], page: () => Promise<PageContext>, words: () => Promise<unknown>): void;
}

const PARTS: readonly LightPart[] = [
  // Those with `data-load="false"` wait for a script of the theme, but for what the `image` formatter prints.
  {
    selector: 'img[data-src]:not([src], [data-load="false"]:not([data-type="image"]))',
    load: () => import('../image-loader/loadImages.ts'),
    when: 'now',
  },
  {
    selector: '[data-island="gallery"]',
    load: () => import('../widgets/gallery/widget.ts'),
    speaks: true,
  },
  { selector: 'a[data-island="lightbox"]', load: () => import('../widgets/lightbox/widget.ts') },
  { selector: '[data-island="embed"]', load: () => import('../widgets/embed/widget.ts'), speaks: true },
  { selector: '[data-island="announcement"]', load: () => import('../widgets/announcement/widget.ts') },
  { selector: '[data-island="lesson"]', load: () => import('../widgets/lesson/widget.ts') },
  {
    selector: '[data-language-choice],[data-sign-out]',
    load: () => import('../member/followMember.ts'),
  },
  {
    selector: '#language-suggestions',
    load: () => import('../widgets/language-suggestion/widget.ts'),
  },
  { selector: '[data-island="film"]', load: () => import('../widgets/film/widget.ts') },
  {
    selector: '[data-island="popup"]',
    load: () => import('../widgets/popup/widget.ts'),
    // A visitor who followed a link to it requested it.
    when: globalThis.location?.hash === POPUP_HASH ? 'now' : 'touched',
    speaks: true,
  },
  { selector: 'a[data-quick-view]', load: () => import('../widgets/quick-view/widget.ts') },
  {
    selector: 'form[data-island="like"], .sqs-simple-like',
    load: () => import('../widgets/like/widget.ts'),
    speaks: true,
  },
  // Behind what formatters print of products.
  { selector: 'noscript[data-product]', load: () => import('../product-markup/startProducts.ts'), when: 'now' },
  { selector: '[data-island="card-payment"]', load: () => import('../widgets/card-payment/widget.ts'), when: 'now' },
  {
    selector: '[data-island="wallet-payment"]',
    load: () => import('../widgets/wallet-payment/widget.ts'),
    when: 'now',
  },
  { selector: '[data-island="passkey"]', load: () => import('../widgets/passkey/widget.ts'), when: 'now' },
  {
    selector: 'form[data-island="site-search"]',
    load: () => import('../widgets/site-search/widget.ts'),
    when: 'turned',
    speaks: true,
  },
  {
    selector: 'a[href^="#"]:not(.skip-link, [data-island] *)',
    load: () => import('../smooth-scroll/followLinks.ts'),
  },
];

/** Runs a task once the visitor turns to one of these elements, or when the browser is idle. */
type WhenWanted = (elements: readonly HTMLElement[], run: () => void) => void;

// No `scroll`: a browser scrolls by itself to where the visitor was before, or to a part of the page.
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Those of earlier times; no element belongs to two parts. */
const known = new WeakSet<HTMLElement>();

/** `page`: its client and live cart, for parts that come to need them. May be called again for what is new in the page. */
export function startLightParts(whenNeeded: WhenWanted, page: () => Promise<PageContext>): void {
  for (const { selector, load, when, speaks } of PARTS) {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => !known.has(each));
    if (elements.length === 0) continue;
    for (const each of elements) known.add(each);
    const start = (): void => {
      // A part whose script cannot come stays what it is: plain HTML that works.
      (speaks ? partWords() : Promise.resolve())
        .then(load)
        .then((part) => part.start(elements, page, pageWords), console.warn);
    };
    if (when === 'now') start();
    else if (when === 'turned') whenApproached(elements, start);
    else if (when === 'touched') onFirst([window], TOUCHES, start);
    else whenNeeded(elements, start);
  }
}

/** Before anything else: a bar that was closed shall not be seen. */
export function hideClosedAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-island="announcement"]');
  if (bar === null) return;
  try {
    if (localStorage.getItem(ANNOUNCEMENT_KEY) === bar.dataset.version) bar.hidden = true;
  } catch {
    // A browser that keeps nothing shows it.
  }
}
