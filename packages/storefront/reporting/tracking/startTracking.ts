import type { PageFacts } from '@quoin/domain/analytics';
import { CART_EVENT, PRESS_EVENT } from '../../cart-store/cartEvent.ts';
import { whenAllowed } from '../consent.ts';
import { hearTold } from '../told.ts';
import { startCensus } from './census.ts';
import { type Place, storyOf } from './place.ts';
import { placeOf } from './placeOf.ts';

/** Counts the visit, and brings what tells more as soon as there is more to tell. */
export function startTracking(page: PageFacts): void {
  const place = placeOf(page);
  if (place === null) return;
  whenAllowed('analytics', () => {
    const census = startCensus(place);
    whenCart(() => {
      import('./watchCart.ts').then(({ watchCart }) => watchCart()).catch(() => {});
    });
    whenTelling(place, () => {
      import('./startTracker.ts').then(({ startTracker }) => startTracker(place, census)).catch(() => {});
    });
  });
}

/** At once where the page itself has something to tell, else with the first thing that happens. */
function whenTelling(place: Place, run: () => void): void {
  let isRunning = storyOf(place);
  const start = (): void => {
    if (!isRunning) run();
    isRunning = true;
  };
  if (isRunning) run();
  else hearTold(start);
  document.addEventListener(PRESS_EVENT, start, { once: true });
}

/** Once the page has a live cart. Its carts so far are kept: whoever comes later sees what came and went. */
function whenCart(run: () => void): void {
  if (globalThis.quoinCarts === undefined) document.addEventListener(CART_EVENT, run, { once: true });
  else run();
}
