import { TRACK_EVENTS_PATH } from '@quoin/contract/endpoints/site';
import {
  type EventFacts,
  eventContent,
  parseEnvironment,
  REPORTED_ORDER_KEYS,
  trackerWording,
} from '@quoin/domain/analytics';
import { PRESS_EVENT } from '../../cart-store/cartEvent.ts';
import type { ButtonEvent } from '../../page/buttonEvents.ts';
import { laterInBrowser } from '../../timing/after.ts';
import { isAllowed } from '../consent.ts';
import { newUuid } from '../newUuid.ts';
import { browserFacts, cookieNow } from './browserPlace.ts';
import type { Census } from './census.ts';
import { createEventQueue } from './eventQueue.ts';
import { observePage } from './observePage.ts';
import { olderEvent, sendOlderEvent } from './olderTracker.ts';
import type { PageEvent } from './pageEvents.ts';
import type { Place } from './place.ts';
import { browserWires, sendEvent, type Wires } from './transport.ts';

/** Without storage the server knows by the event's id. */
const TOLD_ONCE = { key: REPORTED_ORDER_KEYS.tracker, listener: '' };

/** All that happens on the page, to our own server: the newer tracker, and the older one for buttons. */
export function startTracker(place: Place, census: Census): void {
  const wires = browserWires();
  const { page } = place;
  const environment = parseEnvironment(page.environment, (given) =>
    wires.warn(trackerWording.unknownEnvironment(given)),
  );
  const events = createEventQueue({
    ...{ heard: census.heard, after: laterInBrowser },
    send: (payload, isWell) => swallow(sendEvent(wires, page.eventHost + TRACK_EVENTS_PATH, payload, isWell)),
  });
  observePage(place, TOLD_ONCE, (event) => {
    if (!isAllowed('analytics')) return;
    const sent = wireEvent(event, place, { ...census, environment }, wires);
    events.add(sent);
    if (environment === 'dev') swallow(validate(event.name, sent));
  });
  // Phones end pages that are hidden without another word. After what a page tells when it is left.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && events.leave());
  addEventListener('pagehide', events.leave);
  document.addEventListener(PRESS_EVENT, (event) => {
    if (isAllowed('analytics')) tellOlder(place, (event as CustomEvent<ButtonEvent>).detail);
  });
}

function wireEvent(
  { name, fields, id = newUuid() }: PageEvent,
  { page, user, memberLocale }: Place,
  known: Pick<EventFacts, 'visit' | 'session' | 'environment'>,
  { warn }: Wires,
) {
  // Which page it was is for the event to say: that of a frame is the window around it.
  const { page_path: path, ...own } = fields;
  const browser = { ...browserFacts(), path: String(path) };
  const facts = { ...known, page, browser, siteUserId: user.siteUserId, memberLocale, eventId: id };
  const content = eventContent(name, own, facts, (names) => warn(trackerWording.autoFilledOverwritten(names)));
  return { eventContent: JSON.stringify(content), eventSchemaName: name };
}

/** Only where sites are made: nobody else fetches it. */
async function validate(name: string, event: object): Promise<void> {
  const { validateEvent } = await import('./validateEvent.ts');
  await validateEvent(name, event);
}

function tellOlder({ page, path, user, memberLocale }: Place, { name, sku }: ButtonEvent): void {
  const event = { name, variantId: sku, crumb: cookieNow('crumb') };
  sendOlderEvent(olderEvent(event, page, { user, memberLocale, hash: location.hash, path }));
}

/** ANA-2: what cannot be counted is nobody's trouble. */
function swallow(sending: Promise<unknown>): void {
  sending.catch(() => {});
}
