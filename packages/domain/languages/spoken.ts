import { APP_LANGUAGES, LANGUAGES } from '@quoin/messages/languages';

/** Languages that we have words in: the folders of packages/messages. */
export const SPOKEN_LANGUAGES = LANGUAGES;

/** Those that owners can work in. */
export const SPOKEN_APP_LANGUAGES = APP_LANGUAGES;

/** Reports whether Quoin has words for a BCP 47 tag or its first part. */
export function isSpoken(language: string): boolean {
  const family = language.toLowerCase().split('-')[0];
  return SPOKEN_LANGUAGES.some((known) => known === family);
}

/** Returns the language a user prefers, if Quoin has words in it; else the site's own language. */
export function readersLanguage(wanted: string | null, siteLanguage: string): string {
  return wanted !== null && isSpoken(wanted) ? wanted : siteLanguage;
}
