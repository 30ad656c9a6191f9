import { RECORD_HIT_PATH, TRACK_EVENTS_PATH } from '@quoin/contract/endpoints/site';
import { VISIT_COOKIE } from '@quoin/domain/analytics';
import type { DemoProduct } from '../../storage/demoProducts.ts';
import { eventOf, hitOf } from './playedEvents.ts';
import { type PlayedShopping, playedShopping } from './playedShopping.ts';
import { type PlayedPlace, type PlayedVisitor, playedVisitor } from './playedVisitor.ts';
import type { TrafficCounts } from './trafficCounts.ts';
import type { PlannedStep, PlannedVisit } from './trafficPlan.ts';

export interface PlayParts {
  readonly place: PlayedPlace;
  readonly timeZone: string;
  readonly products: readonly DemoProduct[];
  readonly formId: string;
  readonly newId: () => string;
  /** Turns the clock of the whole server. */
  readonly setClock: (moment: number) => void;
  readonly counts: TrafficCounts;
}

/** Plays one visit through the site's own doors: what it does is done, and told as a browser tells it. */
export async function playVisit(parts: PlayParts, visit: PlannedVisit): Promise<void> {
  const { visitor } = visit;
  const cookies = { [VISIT_COOKIE]: visit.visitId };
  const browser = playedVisitor(parts.place, { ...visitor, cookies });
  const shop = playedShopping(browser);
  const done: PlannedStep[] = [];
  for (const step of visit.steps) {
    parts.setClock(visit.at + step.after);
    if (!(await act(parts, shop, visit, step))) {
      parts.counts.refused += 1;
      break;
    }
    done.push(step);
  }
  await tell(parts, browser, visit, done);
  count(parts, visit, done);
}

/** What changes something in the shop; looking is told only. False: the shop said no. */
async function act({ products, counts }: PlayParts, shop: PlayedShopping, visit: PlannedVisit, step: PlannedStep) {
  if (step.kind === 'cart') {
    const { itemId, sku } = products[step.product]!;
    return shop.add({ itemId, sku, quantity: step.quantity, additionalFields: '{}' });
  }
  if (step.kind === 'checkout') return shop.enterAddress(step.email);
  if (step.kind !== 'buy') return true;
  const paid = await shop.buy();
  if (paid === null) return false;
  counts.orders += 1;
  counts.revenue += paid;
  for (const each of visit.steps) if (each.kind === 'cart') counts.units += each.quantity;
  return true;
}

/** Two requests a visit, as when a page is left: its page views, and all else. */
async function tell(
  parts: PlayParts,
  browser: PlayedVisitor,
  visit: PlannedVisit,
  done: readonly PlannedStep[],
): Promise<void> {
  const pages = done.filter((step) => step.kind === 'page');
  const origin = `http://${parts.place.host}`;
  const hits = pages.map((page, index) => hitOf(visit, page, { origin, isFirst: index === 0, id: parts.newId() }));
  await send(browser, RECORD_HIT_PATH, hits);
  const events = done.flatMap((step) => eventOf(visit, step, { ...parts, origin, id: parts.newId() }));
  if (events.length > 0) await send(browser, TRACK_EVENTS_PATH, events);
}

async function send(browser: PlayedVisitor, path: string, body: readonly object[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { status } = await browser.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (status !== 202) throw new Error(`${path} answered ${status} to played traffic.`);
}

const REACHES = ['product', 'cart', 'checkout', 'buy'] as const;

function count({ counts, timeZone }: PlayParts, visit: PlannedVisit, done: readonly PlannedStep[]): void {
  // A visit begins with the first thing it does: that may be a minute later, and past midnight.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(visit.at + (done[0]?.after ?? 0));
  counts.visits += 1;
  counts.visitsByDay.set(day, (counts.visitsByDay.get(day) ?? 0) + 1);
  counts.visitors.add(visit.visitor.visitorId);
  REACHES.forEach((kind, index) => {
    if (done.some((step) => step.kind === kind)) counts.reached[index]! += 1;
  });
  for (const step of done) {
    if (step.kind === 'page') counts.views += 1;
    if (step.kind === 'product') counts.productViews += 1;
    if (step.kind === 'cart') counts.cartAdds += step.quantity;
    if (step.kind === 'search') counts.searches += 1;
    if (step.kind === 'search' && step.found === 0) counts.emptySearches += 1;
    if (step.kind === 'form') counts.forms += 1;
    if (step.kind === 'newsletter') counts.newsletter += 1;
  }
}
