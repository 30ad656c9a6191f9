import { APP_LANGUAGE_COOKIE } from '@quoin/contract/endpoints/running';
import { SPOKEN_APP_LANGUAGES } from '@quoin/domain/languages';

const A_YEAR = 365 * 24 * 60 * 60;

/**
 * The server sends the app in the language of the account. Loads the page again where it came in another: after signing in,
 * or once another language is chosen. The sign-in on this browser is in it, too.
 *
 * @param chosen null: the browser's.
 */
export function followLanguage(chosen: string | null): void {
  const kept = chosen === null ? '; max-age=0' : `${chosen}; max-age=${A_YEAR}`;
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox has no Cookie Store API before 140.
  document.cookie = `${APP_LANGUAGE_COOKIE}=${kept}; path=/; samesite=lax`;
  // Of a language that the app does not speak the server makes another one: loading again would change nothing.
  const isSpoken = SPOKEN_APP_LANGUAGES.some((language) => language === chosen);
  if (isSpoken && chosen !== document.documentElement.lang) window.location.reload();
}
