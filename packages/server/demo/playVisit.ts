import {
  PERFORMANCE_RECORDS_PATH,
  RECORD_HIT_PATH,
  RECORD_JAVASCRIPT_ERRORS_PATH,
  RECORDING_ID_PATH,
  type RecordingIdResponse,
  recordingChunksPath,
  TRACK_EVENTS_PATH,
} from '@quoin/contract/endpoints/site';
import { CRUMB_COOKIE, CRUMB_HEADER } from '@quoin/domain/access';
import { VISIT_COOKIE } from '@quoin/domain/analytics';
import type { DemoProduct } from '../catalog/index.ts';
import { countPlayed, countTelemetry } from './countPlayed.ts';
import { eventOf, hitOf } from './playedEvents.ts';
import { PLAYED_COUPON, type PlayedOwner } from './playedOwner.ts';
import { isRecorded, recordedChunks } from './playedRecording.ts';
import { type PlayedSale, type PlayedShopping, playedShopping } from './playedShopping.ts';
import { telemetryOf } from './playedTelemetry.ts';
import { type PlayedPlace, type PlayedVisitor, playedVisitor } from './playedVisitor.ts';
import type { PlayedCart, TrafficCounts } from './trafficCounts.ts';
import type { PlannedStep, PlannedVisit } from './trafficVisit.ts';

/** What remains in a visitor's browser when they come back for a cart. */
export interface LeftBrowser {
  readonly cookies: ReadonlyMap<string, string>;
  readonly cart: Extract<PlannedStep, { kind: 'cart' }>;
  readonly counted: PlayedCart;
}

export interface PlayParts {
  readonly place: PlayedPlace;
  readonly timeZone: string;
  readonly products: readonly DemoProduct[];
  readonly formId: string;
  readonly newId: () => string;
  /** TaskQueue the clock of the whole server. */
  readonly setClock: (moment: number) => void;
  readonly counts: TrafficCounts;
  readonly owner: PlayedOwner;
  /** By visit. */
  readonly left: Map<string, LeftBrowser>;
}

/** One visit while it is played. */
interface Playing {
  readonly visit: PlannedVisit;
  readonly shop: PlayedShopping;
  readonly browser: PlayedVisitor;
  readonly resumed: LeftBrowser | undefined;
}

/** Plays one visit through the site's own routes: what it does is done, and reported as a browser reports it. */
export async function playVisit(parts: PlayParts, visit: PlannedVisit): Promise<void> {
  await parts.owner.workUntil(visit.at);
  const resumed = parts.left.get(visit.resumes ?? '');
  const cookies = { ...Object.fromEntries(resumed?.cookies ?? []), [VISIT_COOKIE]: visit.visitId };
  const browser = playedVisitor(parts.place, { ...visit.visitor, cookies });
  const playing = { visit, browser, shop: playedShopping(browser), resumed };
  const done: PlannedStep[] = [];
  for (const step of visit.steps) {
    parts.setClock(visit.at + step.after);
    if (!(await act(parts, playing, step))) {
      parts.counts.refused += 1;
      break;
    }
    done.push(step);
  }
  await tell(parts, playing, done);
  countPlayed(parts, visit, done);
}

/** Performs a step that changes the shop. Mere views are only reported. Returns false if the shop refuses. */
async function act(parts: PlayParts, playing: Playing, step: PlannedStep): Promise<boolean> {
  const { shop } = playing;
  if (step.kind === 'cart') {
    const { itemId, sku } = parts.products[step.product]!;
    return shop.add({ itemId, sku, quantity: step.quantity, additionalFields: '{}' });
  }
  if (step.kind === 'checkout') {
    const worth = await shop.enterAddress(step.email);
    if (worth !== null) leave(parts, playing, { step, worth });
    return worth !== null;
  }
  if (step.kind !== 'buy') return true;
  const sale = await shop.buy(step.hasCoupon ? PLAYED_COUPON : null);
  if (sale !== null) sell(parts, playing, { step, sale });
  return sale !== null;
}

/** From here on it is a cart left behind, until it is bought. */
function leave(
  { counts, left }: PlayParts,
  { visit, browser, resumed }: Playing,
  { step, worth }: { readonly step: Extract<PlannedStep, { kind: 'checkout' }>; readonly worth: number },
): void {
  const cart = visit.steps.find(({ kind }) => kind === 'cart');
  if (resumed !== undefined || cart?.kind !== 'cart') return;
  const counted = { email: step.email, changedAt: visit.at + step.after, worth, isReminded: false, isBought: false };
  counts.carts.push(counted);
  left.set(visit.visitId, { cookies: browser.cookies, cart, counted });
}

function sell(
  { counts, owner, left, products }: PlayParts,
  { visit, resumed }: Playing,
  { step, sale }: { readonly step: Extract<PlannedStep, { kind: 'buy' }>; readonly sale: PlayedSale },
): void {
  const { channel, source } = visit.arrival;
  const from = resumed ?? left.get(visit.visitId);
  if (from === undefined) return;
  const { cart, counted } = from;
  counted.isBought = true;
  counts.lastOrders.set(counted.email, visit.at + step.after);
  const { orderToken, ...amounts } = sale;
  const itemId = products[cart.product]!.itemId;
  counts.orders.push({ ...amounts, units: cart.quantity, itemId, channel, source });
  const at = visit.at + step.after;
  if (step.refund !== null)
    owner.refundLater({ at, orderToken, refund: step.refund, paid: sale.paid, channel, source });
}

/** As when a page is left: its page views, all else, how fast it was, what went wrong, and the recording. */
async function tell(parts: PlayParts, playing: Playing, done: readonly PlannedStep[]): Promise<void> {
  const { visit, browser } = playing;
  const pages = done.filter((step) => step.kind === 'page');
  const origin = `http://${parts.place.host}`;
  const hits = pages.map((page, index) => hitOf(visit, page, { origin, isFirst: index === 0, id: parts.newId() }));
  await send(browser, RECORD_HIT_PATH, hits);
  const events = done.flatMap((step) => eventOf(visit, step, { ...parts, origin, id: parts.newId() }));
  if (events.length > 0) await send(browser, TRACK_EVENTS_PATH, events);
  const telemetry = telemetryOf(visit, pages);
  await send(browser, PERFORMANCE_RECORDS_PATH, telemetry.records);
  if (telemetry.errors.length > 0) await send(browser, RECORD_JAVASCRIPT_ERRORS_PATH, telemetry.errors);
  countTelemetry(parts.counts, visit, telemetry);
  if (isRecorded(visit, done)) await record(parts, playing, { done, error: telemetry.errors[0]?.message ?? null });
}

async function record(
  parts: PlayParts,
  { visit, browser }: Playing,
  seen: { readonly done: readonly PlannedStep[]; readonly error: string | null },
): Promise<void> {
  const asked = await browser.fetch(RECORDING_ID_PATH, {});
  const { id } = (await asked.json()) as RecordingIdResponse;
  for (const chunk of recordedChunks(visit, { ...seen, host: parts.place.host, newId: parts.newId })) {
    await send(browser, recordingChunksPath(id), chunk);
  }
  parts.counts.recordings += 1;
}

async function send(browser: PlayedVisitor, path: string, body: object): Promise<void> {
  const crumb = browser.readCookie(CRUMB_COOKIE);
  const headers = { 'content-type': 'application/json', ...(crumb === undefined ? {} : { [CRUMB_HEADER]: crumb }) };
  const { status } = await browser.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (status !== 202 && status !== 204) throw new Error(`${path} answered ${status} to played traffic.`);
}
