import { APP_LANGUAGE_COOKIE } from '@quoin/contract/endpoints/running';
import { appLanguageFor } from '@quoin/domain/languages';

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
  if (chosen !== null && appLanguageFor(chosen, '') !== document.documentElement.lang) window.location.reload();
}
