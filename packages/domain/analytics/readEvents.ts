import { storable } from './counting/storable.ts';
import { publicPath } from './keyedPaths.ts';
import { EVENT_BOUNDS, EVENT_NAMES, OLDEST_EVENT_MS, type SiteEvent } from './siteEvent.ts';
import { agentOf } from './visitorAgent.ts';
import { guessCountry, originOf } from './visitorOrigin.ts';
import { withoutPersons } from './withoutPersons.ts';

/** What the server knows itself of who sent an event. */
export interface EventSender {
  readonly now: number;
  readonly userAgent: string;
  /** The Accept-Language header. */
  readonly languages: string;
  /** Host names of the site, without port. */
  readonly ownHosts: readonly string[];
  /** For an event without its own id. */
  readonly newId: () => string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The visitor event (TRACK-08), as an untrusted value → one `page_view`; null for what is no such event. */
export function readVisitorEvent(value: unknown, sender: EventSender): SiteEvent | null {
  if (!isFields(value)) return null;
  const url = textOf(value.url, 2000);
  const path = pathOf(url);
  if (path === '') return null;
  const claimed = { id: value.eventId, at: value.clientTime, language: value.locale, timeZone: value.timeZone };
  const known = { name: EVENT_NAMES.pageView, query: queryOf(url), referrer: textOf(value.referrer, 2000) };
  return eventOf(known, claimed, sender, {
    visitorId: idOf(value.visitorId),
    visitId: idOf(value.visitId),
    path,
    isNewVisitor: value.isNewVisitor === true,
    isLanding: value.isLanding === true,
    collectionId: idOf(value.collectionId),
    itemId: idOf(value.itemId),
    pageType: smallNumberOf(value.pageType),
    title: textOf(value.title, EVENT_BOUNDS.title),
    screen: screenOf(value.screenWidth, value.screenHeight),
    data: {},
  });
}

/** An event of the newer tracker (TRACK-02), as an untrusted value; null for what is none. */
export function readTrackedEvent(value: unknown, sender: EventSender): SiteEvent | null {
  if (!isFields(value)) return null;
  const name = nameOf(value.eventSchemaName);
  const content = contentOf(value.eventContent);
  return name === '' || content === null ? null : fromContent(name, content, sender);
}

/** An event of the older tracker (TRACK-01): its name, and its payload as JSON; null for what is none. */
export function readOlderEvent(event: unknown, data: unknown, sender: EventSender): SiteEvent | null {
  const name = nameOf(event);
  const content = contentOf(data ?? '{}');
  if (name === '' || content === null) return null;
  return fromContent(name, { ...content, page_path: content.page_path ?? content.pagePath }, sender);
}

function fromContent(name: string, content: Fields, sender: EventSender): SiteEvent {
  const query = textOf(content.page_query_params, 2000).replace(/^\?/, '');
  const claimed = {
    id: content.event_id,
    at: content.event_occurrence_timestamp,
    language: content.browser_locale ?? content.browser_language,
    timeZone: content.time_zone,
  };
  return eventOf({ name, query, referrer: textOf(content.page_referrer_url, 2000) }, claimed, sender, {
    visitorId: idOf(content.visitor_id) || idOf(content.analytics_id),
    visitId: idOf(content.visit_id) || idOf(content.session_id),
    isNewVisitor: content.is_new_visitor === true,
    isLanding: content.is_landing === true,
    path: pathOf(textOf(content.page_path, 2000)),
    pageType: smallNumberOf(content.page_type),
    collectionId: idOf(content.item_collection_id) || idOf(content.content_collection_id),
    itemId: idOf(content.item_id) || idOf(content.content_item_id),
    title: textOf(content.item_title ?? content.page_title, EVENT_BOUNDS.title),
    screen: screenOf(content.screen_width, content.screen_height),
    data: withoutPersons(name, content),
  });
}

interface Claimed {
  readonly id: unknown;
  readonly at: unknown;
  readonly language: unknown;
  readonly timeZone: unknown;
}

/** What an event states in its own form. */
type OwnFacts = Pick<
  SiteEvent,
  | ('visitorId' | 'visitId' | 'isNewVisitor' | 'isLanding' | 'path' | 'pageType' | 'collectionId' | 'itemId')
  | ('title' | 'screen' | 'data')
>;

interface KnownFacts {
  readonly name: string;
  readonly query: string;
  readonly referrer: string;
}

/** One object, written out: put together from parts by spreading, it takes ten times as long and twice the memory. */
function eventOf(
  { name, query, referrer }: KnownFacts,
  claimed: Claimed,
  { now, newId, userAgent, languages, ownHosts }: EventSender,
  own: OwnFacts,
): SiteEvent {
  const said = textOf(claimed.language, 100) || languages.split(/[,;]/, 1)[0]!.trim();
  const language = said.slice(0, EVENT_BOUNDS.language);
  const timeZone = textOf(claimed.timeZone, EVENT_BOUNDS.timeZone);
  const origin = originOf({ referrer, query, ownHosts });
  const agent = agentOf(userAgent);
  return {
    id: uuidOf(claimed.id) ?? newId(),
    name,
    at: new Date(timeOf(claimed.at, now)),
    visitorId: own.visitorId,
    visitId: own.visitId,
    isNewVisitor: own.isNewVisitor,
    isLanding: own.isLanding,
    path: own.path,
    pageType: own.pageType,
    collectionId: own.collectionId,
    itemId: own.itemId,
    title: own.title,
    referrerHost: origin.referrerHost,
    source: origin.source,
    medium: origin.medium,
    campaign: origin.campaign,
    channel: origin.channel,
    language,
    country: guessCountry(timeZone, language),
    timeZone,
    device: agent.device,
    browser: agent.browser,
    screen: own.screen,
    isBot: agent.isBot,
    data: own.data,
  };
}

/** The client's own time within bounds; else ours. */
function timeOf(value: unknown, now: number): number {
  const said = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) || Number(value) : NaN;
  return said <= now && said >= now - OLDEST_EVENT_MS ? Math.floor(said) : now;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON text, or what it would be. */
function contentOf(value: unknown): Fields | null {
  if (isFields(value)) return value;
  if (typeof value !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(value);
    return isFields(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function nameOf(value: unknown): string {
  return typeof value === 'string' && value.length <= EVENT_BOUNDS.name && /^[\w.:-]+$/.test(value) ? value : '';
}

function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? storable(value.slice(0, longest)) : '';
}

function idOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.length <= EVENT_BOUNDS.id && /^[\w.:-]+$/.test(text) ? text : '';
}

function uuidOf(value: unknown): string | null {
  const isOne = typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
  return isOne ? value.toLowerCase() : null;
}

/** Path of an address or of a path, without query and without a key: not every tracker is ours (SC-67). */
function pathOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  const whole = path === '' && address !== '' ? '/' : publicPath(path);
  return whole.startsWith('/') ? whole.slice(0, EVENT_BOUNDS.path) : '';
}

function queryOf(url: string): string {
  return /\?([^#]*)/.exec(url)?.[1] ?? '';
}

function smallNumberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 32_768 ? value : null;
}

function screenOf(width: unknown, height: unknown): string {
  const sides = [smallNumberOf(width), smallNumberOf(height)];
  return sides.every((side) => side !== null && side > 0) ? sides.join('x') : '';
}
