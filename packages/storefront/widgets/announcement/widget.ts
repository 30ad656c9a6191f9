import { ANNOUNCEMENT_KEY } from '@quoin/domain/site';
import { browserMemory } from '../../page/browserMemory.ts';

/** The bar above the page: closes for as long as it says the same. */
export function start(bars: readonly HTMLElement[]): void {
  for (const bar of bars) {
    const button = bar.querySelector<HTMLButtonElement>('.announcement__close');
    if (button === null) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      browserMemory.setItem(ANNOUNCEMENT_KEY, bar.dataset.version ?? '');
      bar.hidden = true;
      // The focused button is removed: the next Tab starts at the top.
      document.querySelector<HTMLElement>('.skip-link, main')?.focus({ preventScroll: true });
    });
    bar.dataset.islandAwake = '';
  }
}
