import type { BrowserFacts, SessionPlace } from '@quoin/domain/analytics';
import { censusWording, publicPath, publicQuery, publicReferrer } from '@quoin/domain/analytics';
import { readCookie } from '../../page/cookies.ts';
import { newUuid } from '../newUuid.ts';

interface Clock {
  readonly Temporal?: { readonly Now: { timeZoneId(): string } };
}

export const cookieNow = (name: string, cookies = document.cookie): string => readCookie(cookies, name);

/** `maxAge` in seconds; null: until the browser is closed. Browsers may shorten it: Chrome keeps none beyond 400 days. */
export function writeCookie(name: string, value: string, maxAge: number | null): void {
  const life = maxAge === null ? '' : `; Max-Age=${maxAge}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${life}${secure}`;
}

/**
 * The IANA name of the visitor's time zone. A first `DateTimeFormat` makes the patterns of its language, which takes a slow
 * phone a tenth of a second; `Temporal`, where a browser has it, knows the zone at once.
 */
export const timeZoneHere = (): string =>
  (globalThis as Clock).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

export function browserFacts(): BrowserFacts {
  const { hostname, origin, pathname, search } = location;
  const [language = ''] = navigator.language.split('-');
  return {
    ...{ language, locale: navigator.language, windowHeight: innerHeight, windowWidth: innerWidth },
    ...{ userAgent: navigator.userAgent, timeZone: timeZoneHere() },
    ...{ host: hostname, path: publicPath(pathname), query: publicQuery(search), now: Date.now() },
    referrer: publicReferrer(document.referrer, origin),
  };
}

/** `cookie` may know how they were before: each is read before it is written. */
export function sessionPlace(cookie: (name: string) => string, isMarketingAllowed: boolean): SessionPlace {
  return {
    ...{ cookie, writeCookie, now: Date.now(), newId: newUuid, isMarketingAllowed },
    local: () => localStorage,
    session: () => sessionStorage,
    warn: (code) => console.warn(censusWording[code]),
  };
}
