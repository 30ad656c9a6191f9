import {
  ANALYTICS_COOKIES,
  EVENT_NAMES,
  type PageFacts,
  type PixelFacts,
  type PixelPage,
  type Purpose,
  pageFields,
  pixelPage,
  REPORTED_ORDER_KEYS,
  VISITOR_COOKIES,
} from '@quoin/domain/analytics';
import { CONSENT_EVENT, isAllowed, whenAllowed } from '../consent.ts';
import { newUuid } from '../newUuid.ts';
import { cookieNow } from '../tracking/browserPlace.ts';
import { observePage } from '../tracking/observePage.ts';
import type { PageEvent } from '../tracking/pageEvents.ts';
import type { Place } from '../tracking/place.ts';
import { placeOf } from '../tracking/trackedPlace.ts';
import { watchCart } from '../tracking/watchCart.ts';
import { openPixelFrame } from './pixelFrame.ts';
import { wordsOf } from './pixelWords.ts';

/** Gives each pixel of the page its frame, once the visitor agrees to what it is for, and tells it what happens (decision 0072). */
export function startPixels(facts: PageFacts): void {
  const place = placeOf(facts);
  if (place?.decision.events !== true) return;
  for (const pixel of facts.pixels) {
    whenAllowed(pixel.purpose, () => {
      watchCart();
      startPixel(place, pixel);
    });
  }
}

/** Starts once its frame is ready, so an order page's event isn't marked as reported too early. */
function startPixel(place: Place, pixel: PixelFacts): void {
  const page = pageShown(place);
  const consent = { analytics: isAllowed('analytics'), marketing: isAllowed('marketing') };
  const given = { page, consent, visitorId: visitorFor(pixel.purpose) };
  const close = openPixelFrame(pixel.id, given, (port) => {
    const tell = ({ name, fields: data, id = newUuid() }: PageEvent): void => {
      if (!isAllowed(pixel.purpose)) return;
      const said = wordsOf(pixel.kind, { name, id, at: Date.now(), page, data });
      if (said !== null) port.postMessage(said);
    };
    tellViews(place, tell);
    observePage(place, { key: REPORTED_ORDER_KEYS[pixel.purpose], listener: `${pixel.id} ` }, tell);
  });
  document.addEventListener(CONSENT_EVENT, () => {
    if (!isAllowed(pixel.purpose)) close();
  });
}

/** That the page is seen, and seen again when it comes back from the browser's memory. */
function tellViews({ page, path, user, decision }: Place, tell: (event: PageEvent) => void): void {
  if (!decision.pageView) return;
  const view = { name: EVENT_NAMES.pageView, fields: pageFields(page, path, user) };
  tell(view);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell(view);
  });
}

function pageShown({ page }: Place): PixelPage {
  const { origin, pathname: path, search: query } = location;
  const { title, referrer } = document;
  return pixelPage({ origin, path, query, title, referrer, language: page.language });
}

/** A random number that tells one visitor from the next, of those that the same agreement is for. */
function visitorFor(purpose: Purpose): string {
  return cookieNow(purpose === 'marketing' ? ANALYTICS_COOKIES.marketingId : VISITOR_COOKIES.visitor);
}
