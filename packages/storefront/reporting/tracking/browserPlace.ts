import type { BrowserFacts, SessionPlace } from '@quoin/domain/analytics';
import { censusWording, publicPath } from '@quoin/domain/analytics';
import { readCookie } from '../../page/cookies.ts';
import { newUuid } from '../newUuid.ts';

export const cookieNow = (name: string): string => readCookie(document.cookie, name);

/** `maxAge` in seconds; null: until the browser is closed. Browsers may shorten it: Chrome keeps none beyond 400 days. */
export function writeCookie(name: string, value: string, maxAge: number | null): void {
  const life = maxAge === null ? '' : `; Max-Age=${maxAge}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${life}${secure}`;
}

export function browserFacts(): BrowserFacts {
  const { hostname, pathname, search } = location;
  const [language = ''] = navigator.language.split('-');
  return {
    ...{ language, locale: navigator.language, windowHeight: innerHeight, windowWidth: innerWidth },
    ...{ userAgent: navigator.userAgent, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    ...{ host: hostname, path: publicPath(pathname), query: search, referrer: document.referrer, now: Date.now() },
  };
}

export function sessionPlace(isMarketingAllowed: boolean): SessionPlace {
  return {
    ...{ cookie: cookieNow, writeCookie, now: Date.now(), newId: newUuid, isMarketingAllowed },
    local: () => localStorage,
    session: () => sessionStorage,
    warn: (code) => console.warn(censusWording[code]),
  };
}
