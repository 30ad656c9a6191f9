import { decideTracking, type PageFacts, parseSiteUserInfo, publicPath, trackerWording } from '@quoin/domain/analytics';
import { PRESS_EVENT } from '../../cart-store/cartEvent.ts';
import { whenAllowed } from '../consent.ts';
import { hearTold } from '../told.ts';
import { cookieNow } from './browserPlace.ts';
import { startCensus } from './census.ts';
import { type Place, storyOf } from './place.ts';
import { watchCart } from './watchCart.ts';

/** Counts the visit, and brings what tells more as soon as there is more to tell. */
export function startTracking(page: PageFacts): void {
  const place = placeOf(page);
  if (place === null) return;
  whenAllowed('analytics', () => {
    const census = startCensus(place);
    watchCart();
    whenTelling(place, () => {
      import('./startTracker.ts').then(({ startTracker }) => startTracker(place, census)).catch(() => {});
    });
  });
}

/** What of this page may be told is decided here (VISIT-03 to VISIT-06); null: nothing. */
function placeOf(page: PageFacts): Place | null {
  const warn = () => console.warn(trackerWording.userInfoUnreadable);
  const user = parseSiteUserInfo(cookieNow('SiteUserInfo'), warn);
  const path = publicPath(location.pathname);
  const decision = decideTracking({ page, path, user });
  return decision.events || decision.paywall ? { page, path, topPath: topPath(), user, decision } : null;
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

/** Another site around this one does not say where it is. */
function topPath(): string {
  try {
    return publicPath(window.top?.location.pathname ?? location.pathname);
  } catch {
    return publicPath(location.pathname);
  }
}
