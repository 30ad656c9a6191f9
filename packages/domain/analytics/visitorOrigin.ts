import { type Channel, EVENT_BOUNDS } from './siteEvent.ts';
import { countryOfTimeZone } from './timeZoneCountries.ts';

/** What is known of how a visitor came to a page. */
export interface Arrival {
  /** Address they came from; '' when typed. */
  readonly referrer: string;
  /** Query of the page's address, without `?`. */
  readonly query: string;
  /** Host names of this site, without port. */
  readonly ownHosts: readonly string[];
}

export interface VisitorOrigin {
  readonly referrerHost: string;
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly channel: Channel;
}

/** Name of the source, and the hosts (their subdomains too) that are it. */
const SEARCH: readonly (readonly [string, RegExp])[] = [
  ['google', /(^|\.)google\.[a-z.]{2,6}$/],
  ['bing', /(^|\.)bing\.com$/],
  ['duckduckgo', /(^|\.)duckduckgo\.com$/],
  ['yahoo', /(^|\.)search\.yahoo\.(com|co\.jp)$/],
  ['ecosia', /(^|\.)ecosia\.org$/],
  ['qwant', /(^|\.)qwant\.com$/],
  ['startpage', /(^|\.)startpage\.com$/],
  ['brave', /^search\.brave\.com$/],
  ['baidu', /(^|\.)baidu\.com$/],
  ['yandex', /(^|\.)yandex\.[a-z.]{2,6}$/],
  ['naver', /(^|\.)naver\.com$/],
  ['kagi', /(^|\.)kagi\.com$/],
];
const SOCIAL: readonly (readonly [string, RegExp])[] = [
  ['instagram', /(^|\.)instagram\.com$/],
  ['facebook', /(^|\.)(facebook|fb)\.com$/],
  ['pinterest', /(^|\.)(pinterest\.[a-z.]{2,6}|pin\.it)$/],
  ['x', /(^|\.)(x|twitter)\.com$|^t\.co$/],
  ['linkedin', /(^|\.)(linkedin\.com|lnkd\.in)$/],
  ['youtube', /(^|\.)(youtube\.com|youtu\.be)$/],
  ['tiktok', /(^|\.)tiktok\.com$/],
  ['reddit', /(^|\.)reddit\.com$/],
  ['threads', /(^|\.)threads\.(net|com)$/],
  ['bluesky', /(^|\.)bsky\.app$/],
  ['mastodon', /(^|\.)mastodon\.[a-z]{2,10}$/],
  ['whatsapp', /(^|\.)(whatsapp\.com|wa\.me)$/],
  ['telegram', /(^|\.)(telegram\.org|t\.me)$/],
];
const MAIL = /^(mail|outlook|webmail|email)\.|(^|\.)(gmail\.com|proton\.me|gmx\.[a-z]{2,3})$/;

const PAID_MEDIUM = /^(cpc|ppc|cpm|cpv|display|banner|retargeting|paid.*)$/;
const MAIL_MEDIUM = /^(e-?mail|newsletter)$/;
const SOCIAL_MEDIUM = /^(social|sm|social-?(media|network))$/;
const SEARCH_MEDIUM = /^organic$/;
/** Marks of clicks on advertisements. */
const CLICK_IDS = ['gclid', 'wbraid', 'gbraid', 'msclkid', 'ttclid'];

/** Where a visitor came from, from the referrer and the campaign marks of the address (`utm_source` …). */
export function originOf({ referrer, query, ownHosts }: Arrival): VisitorOrigin {
  const marks = new Map(pairsOf(query));
  const host = hostOf(referrer);
  const isOwn = ownHosts.includes(host);
  const referrerHost = isOwn ? '' : host.replace(/^www\./, '').slice(0, EVENT_BOUNDS.host);
  const sent = isOwn ? OWN : senderOf(host);
  const markedSource = mark(marks, 'utm_source', EVENT_BOUNDS.source);
  return {
    referrerHost,
    source: markedSource || (sent.name ?? referrerHost),
    medium: mark(marks, 'utm_medium', EVENT_BOUNDS.medium),
    campaign: mark(marks, 'utm_campaign', EVENT_BOUNDS.campaign),
    channel: markedChannel(marks) ?? sent.channel,
  };
}

/** What the marks of the address say; null without any. */
function markedChannel(marks: ReadonlyMap<string, string>): Channel | null {
  const medium = mark(marks, 'utm_medium', EVENT_BOUNDS.medium).toLowerCase();
  const source = mark(marks, 'utm_source', EVENT_BOUNDS.source).toLowerCase();
  if (PAID_MEDIUM.test(medium) || CLICK_IDS.some((name) => marks.has(name))) return 'paid';
  if (MAIL_MEDIUM.test(medium) || MAIL_MEDIUM.test(source)) return 'email';
  if (SOCIAL_MEDIUM.test(medium)) return 'social';
  if (SEARCH_MEDIUM.test(medium)) return 'search';
  return medium !== '' || source !== '' ? 'campaign' : null;
}

/** Who sent a visitor; without a name, the source is called as its host is. */
interface Sender {
  readonly channel: Channel;
  readonly name: string | null;
}

const OWN: Sender = { channel: 'internal', name: '' };
const NOBODY: Sender = { channel: 'direct', name: null };

/** Looked for once an event, and not at all for most: they come from pages of the site itself, or from nowhere. */
function senderOf(host: string): Sender {
  if (host === '') return NOBODY;
  // First: Google's mail is a mailbox, not a search.
  if (MAIL.test(host)) return { channel: 'email', name: null };
  const search = nameOf(SEARCH, host);
  if (search !== null) return { channel: 'search', name: search };
  const social = nameOf(SOCIAL, host);
  return { channel: social === null ? 'referral' : 'social', name: social };
}

function nameOf(list: readonly (readonly [string, RegExp])[], host: string): string | null {
  return list.find(([, hosts]) => hosts.test(host))?.[0] ?? null;
}

/** Host of an address, without port, in lower case; '' for what is none. Android apps say `android-app://com.example`. */
function hostOf(address: string): string {
  return (/^[a-z-]+:\/\/([^/?#:@]+)(?=[/?#:]|$)/i.exec(address)?.[1] ?? '').toLowerCase();
}

function mark(marks: ReadonlyMap<string, string>, name: string, longest: number): string {
  return (marks.get(name) ?? '').trim().slice(0, longest);
}

/** At most 50: more are an attack. */
function pairsOf(query: string): (readonly [string, string])[] {
  if (query === '') return [];
  return query
    .slice(0, 2000)
    .split('&', 50)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [readable(name).toLowerCase(), readable(value)] as const;
    });
}

function readable(text: string): string {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** By the clock's zone, else by the region of the language; '' when neither says. Never from an address. */
export function guessCountry(timeZone: string, language: string): string {
  return countryOfTimeZone(timeZone) || (/^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Z]{2})\b/.exec(language)?.[1] ?? '');
}
