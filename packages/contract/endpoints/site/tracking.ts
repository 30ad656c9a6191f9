/**
 * POST, form-encoded `crumb`, `event` and `data` (JSON; fields other than its own become the event's data): the older
 * tracker (TRACK-01). Returns 200. All tracking endpoints return 413 for more than 64 KB and 429 for clients that send
 * too often, and take the site from the host.
 */
export const RECORD_EVENT_PATH = '/api/events/RecordEvent';

/** POST: a `WireVisitorEvent` as JSON, or several in a list; answers 202 (TRACK-08). */
export const RECORD_HIT_PATH = '/api/census/RecordHit';

/** POST: a `WireTrackedEvent` as JSON, or several in a list (at most `MOST_EVENTS_AT_ONCE`); answers 202 (TRACK-02). */
export const TRACK_EVENTS_PATH = '/api/v1/clanker/events';

/** Of one request. */
export const MOST_EVENTS_AT_ONCE = 50;

/** What the newer tracker sends. */
export interface WireTrackedEvent {
  /** JSON with the fields that `parseEventContent` reads (TRACK-03, TRACK-07, and ours); all may be missing. */
  readonly eventContent: string;
  /** The event's name: `view_product`, `add_to_cart` … */
  readonly eventSchemaName: string;
}

/** The visitor event (TRACK-08): one per page view. */
export interface WireVisitorEvent {
  readonly eventId?: string;
  readonly visitorId?: string;
  readonly visitId?: string;
  readonly isNewVisitor?: boolean;
  readonly isLanding?: boolean;
  readonly timeZone?: string;
  /** Address the visitor came from, '' when typed. */
  readonly referrer?: string;
  readonly websiteId?: string;
  readonly templateId?: string;
  /** Number of ENUM-01. */
  readonly pageType?: number;
  readonly locale?: string;
  readonly userAgent?: string;
  /** Milliseconds since 1970, or ISO 8601. */
  readonly clientTime?: number | string;
  readonly viewportWidth?: number;
  readonly viewportHeight?: number;
  readonly screenWidth?: number;
  readonly screenHeight?: number;
  /** The page's whole address, with its query: utm_source and the like are read from it. */
  readonly url?: string;
  readonly title?: string;
  readonly itemId?: string;
  readonly recordType?: number | string;
  readonly collectionId?: string;
  readonly visitorCookie?: string;
}
