import { PAGE_FACTS_ID } from '@quoin/domain/analytics';
import { markEmptyIndicators } from './cart-store/emptyIndicators.ts';
import { isCartExpected } from './cart-store/startPolicy.ts';
import { catchEarlyClicks } from './loader/earlyClicks.ts';
import { createHydration } from './loader/hydration.ts';
import { findIslands, PILL } from './loader/islands.ts';
import { hideClosedAnnouncement, startLightParts } from './loader/lightParts.ts';
import { NEW_MARKUP_EVENT } from './loader/newMarkup.ts';
import { pageOnce } from './loader/pageOnce.ts';
import { whenApproached, whenNeeded, whenQuiet } from './loader/whenNeeded.ts';
import { watchErrors } from './reporting/watchErrors.ts';

/**
 * The only script that every served page loads. Small, without React: it finds the islands, keeps clicks that come too
 * early, and loads the rest when a visitor needs it. A page without island and without cart loads nothing more.
 */
function start(): void {
  const hasCart = isCartExpected(document.cookie);
  const page = pageOnce({ isCartExpected: hasCart });
  const wakers = createHydration(page);
  const islands = new Set<HTMLElement>();
  const pills: HTMLElement[] = [];
  let isFollowed = false;
  const wake = (island: HTMLElement): void => {
    // An island whose widget cannot come stays what it is: plain HTML that works.
    wakers.wake(island).catch(console.warn);
  };

  catchEarlyClicks({
    wake: wakers.wake,
    sleepingIslandOf: (target) => {
      const island = target.closest<HTMLElement>('[data-island]');
      return island !== null && islands.has(island) && wakers.isPending(island) ? island : null;
    },
  });

  const followCart = async (): Promise<void> => {
    const { cart } = await page();
    const wakePills = (): void => {
      if ((cart.getState().cart?.totalQuantity ?? 0) > 0) pills.forEach(wake);
    };
    cart.subscribe(wakePills);
    wakePills();
  };
  const follow = (): void => {
    if (isFollowed) return;
    isFollowed = true;
    followCart().catch(console.warn);
  };

  /** What is new in the page since the last time: all of it at first. */
  const adopt = (): void => {
    if (isCartExpected(document.cookie)) follow();
    else markEmptyIndicators(document);
    const eager: HTMLElement[] = [];
    for (const island of findIslands().filter((each) => !islands.has(each))) {
      islands.add(island);
      if (island.dataset.island === PILL) pills.push(island);
      // Forms are in footers of pages that need nothing else: they load only when a visitor approaches them.
      else if (island.dataset.islandWhen === 'intent') whenApproached([island], () => wake(island));
      else eager.push(island);
    }
    if (eager.length > 0) {
      whenNeeded(eager, () => {
        eager.forEach(wake);
        follow();
      });
    }
    // If the live cart is needed later, the pill already follows it.
    startLightParts(whenNeeded, () => {
      follow();
      return page();
    });
  };

  adopt();
  document.addEventListener(NEW_MARKUP_EVENT, adopt);
}

/** Nobody waits for it, and nobody misses it when it cannot come (ANA-2). */
function report(): void {
  import('./reporting/startReporting.ts').then(({ startReporting }) => startReporting()).catch(() => {});
}

watchErrors();
hideClosedAnnouncement();
start();
if (document.getElementById(PAGE_FACTS_ID) !== null) whenQuiet(report);
