import { type Channel, type Device, EVENT_NAMES, type SiteEvent } from './siteEvent.ts';

/** An event, and when it was by the site's own clock: `2026-03-01T14:05`. */
export interface TimedEvent extends SiteEvent {
  readonly local: string;
}

/** How far a visit came in the funnel: 0 seen, 1 product, 2 cart, 3 checkout, 4 purchase. */
export type FunnelReach = 0 | 1 | 2 | 3 | 4;

/** One of a visit's events, in the order that decides which is first: pages first, then time, then id. */
export interface VisitMark {
  readonly isPage: boolean;
  readonly at: number;
  readonly id: string;
  readonly path: string;
}

/** How a visit began; taken whole from its first event. */
export interface VisitOrigin {
  readonly visitorId: string;
  readonly isNewVisitor: boolean;
  readonly channel: Channel;
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly referrerHost: string;
  readonly country: string;
  readonly language: string;
  readonly device: Device;
  readonly browser: string;
  readonly screen: string;
}

/** What is known of one visit. Merging is the same in any order and grouping, so that batches may come as they like. */
export interface Visit {
  readonly visitId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** By the site's clock, of `startedAt`. */
  readonly startedLocal: string;
  readonly first: VisitMark;
  readonly last: VisitMark;
  readonly origin: VisitOrigin;
  /** Page views. */
  readonly pages: number;
  readonly reach: FunnelReach;
}

const REACHES: Readonly<Record<string, FunnelReach>> = {
  [EVENT_NAMES.viewProduct]: 1,
  [EVENT_NAMES.addToCart]: 2,
  [EVENT_NAMES.viewCart]: 2,
  [EVENT_NAMES.beginCheckout]: 3,
  [EVENT_NAMES.purchase]: 4,
};

/** The visit as this one event tells it. */
export function visitOf(event: TimedEvent): Visit {
  const isPage = event.name === EVENT_NAMES.pageView;
  const at = event.at.getTime();
  const mark = { isPage, at, id: event.id, path: event.path };
  // Written out: put together by spreading, it would take most of the time that counting takes.
  return {
    visitId: event.visitId,
    startedAt: at,
    endedAt: at,
    startedLocal: event.local,
    first: mark,
    last: mark,
    origin: {
      visitorId: event.visitorId,
      isNewVisitor: event.isNewVisitor,
      // A visit that goes on after half an hour of reading was not sent by the site itself.
      channel: event.channel === 'internal' ? 'direct' : event.channel,
      source: event.source,
      medium: event.medium,
      campaign: event.campaign,
      referrerHost: event.referrerHost,
      country: event.country,
      language: event.language,
      device: event.device,
      browser: event.browser,
      screen: event.screen,
    },
    pages: isPage ? 1 : 0,
    reach: REACHES[event.name] ?? 0,
  };
}

/** Two parts of the same visit as one. */
export function mergeVisits(one: Visit, other: Visit): Visit {
  const isOneFirst = comesBefore(one.first, other.first);
  const isOneEarlier = one.startedAt < other.startedAt || (one.startedAt === other.startedAt && isOneFirst);
  return {
    visitId: one.visitId,
    startedAt: Math.min(one.startedAt, other.startedAt),
    endedAt: Math.max(one.endedAt, other.endedAt),
    startedLocal: (isOneEarlier ? one : other).startedLocal,
    first: isOneFirst ? one.first : other.first,
    last: comesAfter(one.last, other.last) ? one.last : other.last,
    origin: isOneFirst ? one.origin : other.origin,
    pages: one.pages + other.pages,
    reach: Math.max(one.reach, other.reach) as FunnelReach,
  };
}

function comesBefore(left: VisitMark, right: VisitMark): boolean {
  if (left.isPage !== right.isPage) return left.isPage;
  return left.at !== right.at ? left.at < right.at : left.id < right.id;
}

function comesAfter(left: VisitMark, right: VisitMark): boolean {
  if (left.isPage !== right.isPage) return left.isPage;
  return left.at !== right.at ? left.at > right.at : left.id > right.id;
}
