/**
 * POST, form-encoded `crumb`, `event` and `data` (a `WireOlderEvent` as JSON): the older tracker (TRACK-01). Answers 200.
 * All doors of tracking answer 413 to more than 64 KB, 429 to whoever sends too often, and take the site from the host.
 */
export const RECORD_EVENT_PATH = '/api/events/RecordEvent';

/** POST: a `WireVisitorEvent` as JSON, or several in a list; answers 202 (TRACK-08). */
export const RECORD_HIT_PATH = '/api/census/RecordHit';

/** POST: a `WireTrackedEvent` as JSON, or several in a list (at most `MOST_EVENTS_AT_ONCE`); answers 202 (TRACK-02). */
export const TRACK_EVENTS_PATH = '/api/v1/clanker/events';

/** Of one request. */
export const MOST_EVENTS_AT_ONCE = 50;

/** Payload of the older tracker; what else a widget adds is kept as the event's data. */
export interface WireOlderEvent {
  /** Never believed: the site is the host's. */
  readonly websiteId?: string;
  readonly memberAccountId?: string;
  readonly website_locale?: string;
  readonly member_locale?: string;
  readonly templateId?: string;
  readonly variantId?: string;
  readonly pageHash?: string;
  readonly pagePath?: string;
  readonly [field: string]: unknown;
}

/** What the newer tracker sends. */
export interface WireTrackedEvent {
  /** JSON of `WireEventContent`. */
  readonly eventContent: string;
  /** The event's name: `view_product`, `add_to_cart` … */
  readonly eventSchemaName: string;
}

/** Fields of TRACK-03, those of TRACK-07, and ours; all may be missing. */
export interface WireEventContent {
  /** A uuid: the same event sent twice is kept once. */
  readonly event_id?: string;
  readonly visitor_id?: string;
  readonly visit_id?: string;
  readonly is_new_visitor?: boolean;
  readonly is_landing?: boolean;
  /** IANA name. */
  readonly time_zone?: string;
  readonly session_id?: string;
  readonly analytics_id?: string;
  readonly page_path?: string;
  readonly page_query_params?: string;
  readonly page_referrer_url?: string;
  readonly browser_language?: string;
  readonly browser_locale?: string;
  readonly browser_window_width?: number;
  readonly browser_window_height?: number;
  /** Milliseconds since 1970, or ISO 8601. */
  readonly event_occurrence_timestamp?: number | string;
  readonly context_website_id?: string;
  readonly resolved_locale?: string;
  readonly item_id?: string;
  readonly item_collection_id?: string;
  readonly [field: string]: unknown;
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
