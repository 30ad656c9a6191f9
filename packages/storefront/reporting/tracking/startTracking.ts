import type { PageFacts } from '@quoin/domain/analytics';
import { CART_EVENT, PRESS_EVENT } from '../../cart-store/cartEvent.ts';
import { whenAllowed } from '../consent.ts';
import { importPart } from '../importPart.ts';
import { onPageActivity } from '../pageActivity.ts';
import { startCensus } from './census.ts';
import { type Place, storyOf } from './place.ts';
import { placeOf } from './trackedPlace.ts';

/** Counts the visit, and brings what tells more as soon as there is more to tell. */
export function startTracking(page: PageFacts): void {
  const place = placeOf(page);
  if (place === null) return;
  whenAllowed('analytics', () => {
    const census = startCensus(place);
    // In a separate task (PF-10), after the view was reported.
    setTimeout(() => {
      whenCart(() => {
        importPart(
          () => import('./watchCart.ts'),
          ({ watchCart }) => watchCart(),
        );
      });
      whenTelling(place, () => {
        importPart(
          () => import('./startTracker.ts'),
          ({ startTracker }) => startTracker(place, census),
        );
      });
    });
  });
}

/** At once where the page itself has something to tell, else with the first thing that happens. */
function whenTelling(place: Place, run: () => void): void {
  let isRunning = false;
  const start = (): void => {
    if (!isRunning) run();
    isRunning = true;
  };
  if (storyOf(place)) start();
  else onPageActivity(start);
  document.addEventListener(PRESS_EVENT, start);
}

/** Runs once the page has a live cart. Its earlier carts are kept, so later code can see what changed. */
function whenCart(run: () => void): void {
  if (globalThis.quoinCarts) run();
  else document.addEventListener(CART_EVENT, run, { once: true });
}
