import { CHOSEN_LANGUAGE_KEY, CLOSED_SUGGESTION_KEY } from '@quoin/domain/languages';
import { ANNOUNCEMENT_KEY as CLOSED_BAR, POPUP_KEYS } from '@quoin/domain/site';
import { ANALYTICS_COOKIE_DAYS, ANALYTICS_COOKIES, ANALYTICS_KEYS } from '../visits/sessionFacts.ts';
import { LOCALE_COOKIE } from '../visits/siteUserInfo.ts';
import { VISIT_RECORD_SECONDS, VISIT_SECONDS, VISITOR_COOKIES } from '../visits/visitorCookies.ts';
import { CONSENT_CHOICE_KEY } from './consentChoice.ts';
import { REPORTED_ORDER_KEYS } from './reportedOrderKeys.ts';
import type { Purpose } from './trackingSettings.ts';

const DAY = 86_400;

/** What a site keeps in a visitor's browser: the one list of it, for pages that say so and for taking it back. */
export interface BrowserStorageEntry {
  readonly name: string;
  readonly place: 'cookie' | 'local' | 'session';
  readonly purpose: 'necessary' | Purpose;
  /** What it is for, as `consentWords` tells it. */
  readonly use: KeptUse;
  /** Seconds; null: until the browser (`session`: the tab) is closed; `removed`: until a user removes it. */
  readonly life: number | null | 'removed';
}

export type KeptUse =
  | 'signIn'
  | 'cart'
  | 'forgery'
  | 'language'
  | 'choice'
  | 'embeds'
  | 'closed'
  | 'likes'
  | 'entry'
  | 'visitor'
  | 'visit'
  | 'counting'
  | 'unanswered'
  | 'recording'
  | 'experiment'
  | 'advertising';

const necessary = (name: string, use: KeptUse, life: BrowserStorageEntry['life']): BrowserStorageEntry => ({
  ...{ name, place: 'cookie', purpose: 'necessary', use, life },
});
const analytics = (
  name: string,
  use: KeptUse,
  life: BrowserStorageEntry['life'],
  place: BrowserStorageEntry['place'] = 'cookie',
) => ({ name, place, purpose: 'analytics', use, life }) satisfies BrowserStorageEntry;

/** Under https the server's own cookies have the prefix `__Host-`. `…` represents an entry or a page. */
export const COOKIE_INVENTORY: readonly BrowserStorageEntry[] = [
  necessary('sid', 'signIn', 90 * DAY),
  necessary('SiteUserInfo', 'signIn', 90 * DAY),
  necessary('member-sign-in', 'signIn', 600),
  necessary('sign-up', 'signIn', 3600),
  necessary('CART', 'cart', 60 * DAY),
  necessary('hasCart', 'cart', 60 * DAY),
  necessary('SINGLE', 'cart', null),
  necessary('crumb', 'forgery', null),
  necessary('page-entry-…', 'entry', 14 * DAY),
  necessary('LIKES', 'likes', 3650 * DAY),
  necessary(LOCALE_COOKIE, 'language', 365 * DAY),
  { ...necessary(CHOSEN_LANGUAGE_KEY, 'language', 'removed'), place: 'local' },
  { ...necessary(CLOSED_SUGGESTION_KEY, 'closed', 'removed'), place: 'local' },
  { ...necessary(CONSENT_CHOICE_KEY, 'choice', 365 * DAY), place: 'local' },
  { ...necessary(CLOSED_BAR, 'closed', 'removed'), place: 'local' },
  ...Object.values(POPUP_KEYS).map((name) => ({ ...necessary(name, 'closed', 'removed'), place: 'local' as const })),
  { ...necessary('liked:…', 'likes', 'removed'), place: 'local' },
  { ...necessary('embed-consent', 'embeds', 'removed'), place: 'local' },
  analytics(VISITOR_COOKIES.record, 'visitor', VISIT_RECORD_SECONDS),
  analytics(VISITOR_COOKIES.visitor, 'visitor', VISIT_RECORD_SECONDS),
  analytics(VISITOR_COOKIES.previousVisit, 'visit', VISIT_RECORD_SECONDS),
  analytics(VISITOR_COOKIES.timestamp, 'visit', VISIT_SECONDS),
  analytics(VISITOR_COOKIES.visit, 'visit', VISIT_SECONDS),
  analytics(ANALYTICS_COOKIES.analyticsId, 'visitor', ANALYTICS_COOKIE_DAYS * DAY),
  analytics(ANALYTICS_COOKIES.sessionId, 'visit', null),
  analytics(ANALYTICS_KEYS.analyticsId, 'visitor', 'removed', 'local'),
  analytics(ANALYTICS_KEYS.expiration, 'visitor', 'removed', 'local'),
  analytics(ANALYTICS_KEYS.hasLanded, 'visit', 'removed', 'local'),
  analytics(ANALYTICS_KEYS.firstSession, 'visit', null, 'session'),
  analytics(REPORTED_ORDER_KEYS.tracker, 'counting', 'removed', 'local'),
  analytics(REPORTED_ORDER_KEYS.analytics, 'counting', 'removed', 'local'),
  analytics('ss_unheard', 'unanswered', null, 'session'),
  analytics('ss_left', 'unanswered', null, 'session'),
  analytics('recording', 'recording', null, 'session'),
  analytics('experiment-overrides', 'experiment', null, 'session'),
  {
    ...{ name: ANALYTICS_COOKIES.marketingId, place: 'cookie', purpose: 'marketing', use: 'advertising' },
    life: ANALYTICS_COOKIE_DAYS * DAY,
  },
  {
    ...{ name: REPORTED_ORDER_KEYS.marketing, place: 'local', purpose: 'marketing', use: 'counting' },
    life: 'removed',
  },
];

/** What has to go when a visitor no longer agrees to this. */
export function keptFor(purposes: readonly Purpose[]): readonly BrowserStorageEntry[] {
  return COOKIE_INVENTORY.filter(({ purpose }) => purpose !== 'necessary' && purposes.includes(purpose));
}
