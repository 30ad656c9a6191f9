import type { PageContext } from '../page/pageContext.ts';
import { parsedPart, plainLinkOf, QUICK_VIEW } from './plainForms.ts';

/** The `product-quick-view` markup opens the product's form over the page; without its script it leads to the product. */
export function adoptQuickView(button: HTMLElement, page: PageContext): void {
  const address = addressOf(button);
  if (address === null) return;
  button.ariaHasPopup = 'dialog';
  const open = async (): Promise<void> => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    try {
      const { openQuickView } = await import('../widgets/quick-view/openQuickView.tsx');
      await openQuickView(address, page, listedWith(button));
    } catch (fault) {
      console.warn(fault);
      location.assign(address);
    } finally {
      button.ariaBusy = null;
    }
  };
  button.addEventListener('click', (event) => {
    // It is often inside a link to the product.
    event.preventDefault();
    event.stopPropagation();
    void open();
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void open();
  });
}

/** The addresses of all quick views of its group, in their order; each once. */
function listedWith({ dataset: { group = '' } }: HTMLElement): readonly string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>(QUICK_VIEW)].filter(
    ({ dataset }) => (dataset.group ?? '') === group,
  );
  return [...new Set(buttons.flatMap((button) => addressOf(button) ?? []))];
}

/** Behind the button, for visitors without script; else the link around it. */
function addressOf(button: HTMLElement): string | null {
  const plain = plainLinkOf(button.dataset.id ?? '');
  const link = (plain && parsedPart(plain).querySelector('a')) ?? button.closest('a');
  return link?.getAttribute('href') ?? null;
}
