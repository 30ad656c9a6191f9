import {
  type EventValidationResponse,
  MOST_EVENTS_AT_ONCE,
  RECORD_EVENT_PATH,
  RECORD_HIT_PATH,
  TRACK_EVENTS_PATH,
  validateEventPath,
} from '@quoin/contract/endpoints/site';
import {
  type EventSender,
  eventErrors,
  parseEventContent,
  readOlderEvent,
  readTrackedEvent,
  readVisitorEvent,
  type SiteEvent,
} from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import { hostnameOf } from '../../platform/http/hosts.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AnonymousRequest, SiteRoute } from '../../platform/http/route.ts';

type TrackingDeps = Pick<Deps, 'events' | 'now' | 'newId'>;
type Read = (value: unknown, sender: EventSender) => SiteEvent | null;

/**
 * Returns the routes where pages report what visitors do (TRACK-01, TRACK-02, TRACK-08). They need no identity, so no
 * request waits for a database.
 */
export function trackingRoutes(deps: TrackingDeps): SiteRoute[] {
  const readForm: Read = (value, sender) => {
    const { event, data } = (value ?? {}) as { readonly event?: unknown; readonly data?: unknown };
    return readOlderEvent(event, data, sender);
  };
  return [
    anonymousRoute(RECORD_HIT_PATH, (request) => take(deps, request, readVisitorEvent, 202)),
    anonymousRoute(TRACK_EVENTS_PATH, (request) => take(deps, request, readTrackedEvent, 202)),
    anonymousRoute(validateEventPath(':schemaName'), validate),
    anonymousRoute(RECORD_EVENT_PATH, (request) => take(deps, request, readForm, 200)),
  ];
}

function anonymousRoute(path: string, answer: (request: AnonymousRequest) => Reply): SiteRoute {
  const rules = { method: 'POST', rate: 'tracking', forgery: 'origin', body: 'beacon', isAnonymous: true } as const;
  return { ...rules, path, answer, handle: async (request) => answer(request) };
}

/** Says what is wrong with an event and keeps nothing (TRACK-04). */
function validate({ params, body }: AnonymousRequest): Reply {
  const errors = eventErrors(params.schemaName ?? '', parseEventContent(body));
  const answer: EventValidationResponse = errors.length === 0 ? { valid: true } : { valid: false, errors };
  return json(answer);
}

/** 503 where there is no room: the browser forgets it, and nobody sees it (ANA-1). */
function take(deps: TrackingDeps, request: AnonymousRequest, read: Read, status: 200 | 202): Reply {
  const sent = Array.isArray(request.body) ? request.body.slice(0, MOST_EVENTS_AT_ONCE) : [request.body];
  const sender = senderOf(deps, request);
  const events = sent.map((value) => read(value, sender)).filter((event): event is SiteEvent => event !== null);
  if (events.length === 0) return badRequest(request);
  const dropped = deps.events.take(request.site.id, events);
  return dropped === events.length
    ? json({ accepted: 0 }, { status: 503 })
    : json({ accepted: events.length - dropped }, { status });
}

/** The site is the host's, whatever the body says of another one (SC-66). */
function senderOf({ now, newId }: TrackingDeps, { site, headers }: AnonymousRequest): EventSender {
  return {
    now: now(),
    newId,
    userAgent: headers['user-agent'] ?? '',
    languages: headers['accept-language'] ?? '',
    ownHosts: [hostnameOf(headers.host) ?? '', ...site.hosts],
  };
}
