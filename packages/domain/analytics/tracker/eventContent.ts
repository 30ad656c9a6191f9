import type { Environment, PageFacts } from '../pageFacts.ts';
import type { SessionFacts } from '../visits/sessionFacts.ts';
import type { VisitHere } from '../visits/visitorCookies.ts';

/** Who sends an event (TRACK-03). */
export const EVENT_SOURCES = {
  web: 'WEB',
  ios: 'IOS',
  android: 'ANDROID',
  server: 'SERVER',
} as const;
const CLIENT_NAME = 'quoin-storefront';
const CLIENT_VERSION = '1';
/** When neither reader nor page have a language. */
const LAST_LOCALE = 'en-US';

/** What a browser knows of itself and of the moment. */
export interface BrowserFacts {
  readonly language: string;
  readonly locale: string;
  readonly windowHeight: number;
  readonly windowWidth: number;
  readonly userAgent: string;
  readonly timeZone: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly referrer: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface EventFacts {
  readonly page: Pick<PageFacts, 'websiteId' | 'language' | 'websiteLocale'>;
  readonly browser: BrowserFacts;
  readonly session: SessionFacts;
  readonly visit: Pick<VisitHere, 'record' | 'visitId' | 'isNewVisitor' | 'isLanding'>;
  readonly environment: Environment;
  readonly siteUserId: string;
  /** The account's own language; '' unknown. */
  readonly memberLocale: string;
  /** A uuid. */
  readonly eventId: string;
}

export type EventContent = Readonly<Record<string, unknown>>;

/** Every field of TRACK-03 and, besides them, those of a visit; `own` are the event's. */
export function eventContent(
  schemaName: string,
  own: EventContent,
  facts: EventFacts,
  warn: (overwritten: readonly string[]) => void,
): EventContent {
  const filled = { ...filledIn(facts), custom_schema_name: schemaName };
  const overwritten = Object.keys(own).filter((name) => Object.hasOwn(filled, name));
  if (overwritten.length > 0) warn(overwritten);
  // What only the event can know is there in any case.
  return { destination_url: '', object_identifier: '', ...filled, ...own };
}

function filledIn(facts: EventFacts): EventContent {
  const { page, browser, visit, session, environment } = facts;
  return {
    analytics_id: session.analyticsId,
    browser_language: browser.language,
    browser_locale: browser.locale,
    browser_window_height: browser.windowHeight,
    browser_window_width: browser.windowWidth,
    client_name: CLIENT_NAME,
    client_version: CLIENT_VERSION,
    marketing_id: session.marketingId,
    page_host: browser.host,
    page_path: browser.path,
    page_query_params: browser.query,
    page_referrer_url: browser.referrer,
    session_id: session.sessionId,
    enduser_user_agent: browser.userAgent,
    event_occurrence_timestamp: browser.now,
    event_source: EVENT_SOURCES.web,
    source_environment: environment,
    context_website_id: page.websiteId,
    member_account_id: facts.siteUserId,
    resolved_locale: resolvedLocale(facts.memberLocale, page.language),
    website_locale: page.websiteLocale,
    member_account_locale: facts.memberLocale,
    event_id: facts.eventId,
    visitor_id: visit.record.visitorId,
    visit_id: visit.visitId,
    is_new_visitor: visit.isNewVisitor,
    is_landing: visit.isLanding,
    is_first_landing: session.isFirstLanding,
    is_first_session: session.isFirstSession,
    time_zone: browser.timeZone,
  };
}

/** The account's language, else the page's, else `en-US` (TRACK-03). */
export function resolvedLocale(memberLocale: string, pageLanguage: string): string {
  return memberLocale || pageLanguage || LAST_LOCALE;
}
