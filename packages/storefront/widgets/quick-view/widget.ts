import type { PageContext } from '../../page/pageContext.ts';

/** Links to products that open the product's form over the list; without script, or to a new tab, they stay links. */
export function start(
  links: readonly HTMLElement[],
  page: () => Promise<PageContext>,
  words: () => Promise<unknown>,
): void {
  const bring = (): Promise<typeof import('./openQuickView.tsx')> => words().then(() => import('./openQuickView.tsx'));
  const listed = links.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : []));
  for (const link of links) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    link.ariaHasPopup = 'dialog';
    link.addEventListener('click', (event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      open(link, listed, bring, page).catch((fault: unknown) => {
        console.warn(fault);
        location.assign(link.href);
      });
    });
  }
}

export function isPlainPress(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

async function open(
  link: HTMLAnchorElement,
  listed: readonly string[],
  bring: () => Promise<typeof import('./openQuickView.tsx')>,
  page: () => Promise<PageContext>,
): Promise<void> {
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  try {
    const [{ openQuickView }, context] = await Promise.all([bring(), page()]);
    await openQuickView(link.href, context, [...new Set(listed)]);
  } finally {
    link.ariaBusy = null;
  }
}
