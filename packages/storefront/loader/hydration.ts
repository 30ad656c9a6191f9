import type { PageContext } from '../page/pageContext.ts';
import { addressOf, findAgain } from './elementAddress.ts';
import { loadWidget } from './islands.ts';
import { pageWords } from './pageWords.ts';

export interface Hydration {
  wake(island: HTMLElement): Promise<void>;
  isPending(island: HTMLElement): boolean;
}

/** Wakes each island once: its widget, React and the page's live cart come side by side, then it takes over the markup. */
export function createHydration(pageOf: () => Promise<PageContext>): Hydration {
  const waking = new Map<HTMLElement, Promise<void>>();
  /** Awake, or known to stay plain HTML: their forms are no business of the loader any more. */
  const settled = new WeakSet<HTMLElement>();

  const bring = async (island: HTMLElement): Promise<void> => {
    await pageWords(island.dataset.island);
    const [{ mountWidget }, widget, page] = await Promise.all([import('../mount.tsx'), loadWidget(island), pageOf()]);
    // The loaded script has just run, and other islands wait too: each mounts in its own task (PF-10).
    await new Promise((resolve) => setTimeout(resolve));
    const content = await widget.adopt(island, page);
    if (content !== null) mountWidget(island, content, { addressOf, findAgain }, widget.isSame?.(island));
    settled.add(island);
    island.dataset.islandAwake = '';
  };

  return {
    isPending: (island) => !settled.has(island),
    wake: (island) => {
      const underway = waking.get(island);
      if (underway !== undefined) return underway;
      const coming = bring(island);
      coming.catch(() => {
        settled.add(island);
        // Themes show the buttons again that a widget makes needless (product 4.4).
        island.dataset.islandLost = '';
      });
      waking.set(island, coming);
      return coming;
    },
  };
}
