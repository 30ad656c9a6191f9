import { APP_LANGUAGES } from '@quoin/messages/app/languages/languages';

/** English, and every language that has the app's texts. */
export const SPOKEN_APP_LANGUAGES: readonly string[] = ['en', ...Object.keys(APP_LANGUAGES)];

/** Mirrors the account's setting: for the sign-in, and before the account is known. */
const KEY = 'quoin.language';

/** The first wish that the app speaks, `de-AT` as `de`; English where there is none. */
export function appLanguageFor(wishes: readonly string[], spoken: readonly string[] = SPOKEN_APP_LANGUAGES): string {
  const known = wishes.flatMap((wish) => [wish, wish.split('-')[0] ?? '']);
  return known.find((language) => spoken.includes(language)) ?? 'en';
}

/** What this browser was told before; null: its own languages decide. */
export function keptLanguage(): string | null {
  return localStorage.getItem(KEY);
}

export function keepLanguage(language: string | null): void {
  if (language === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, language);
}

/** The language that the app runs in. It is chosen before any other module runs, and changed by loading the page again. */
export function appLanguage(): string {
  return globalThis.document?.documentElement.lang || 'en';
}
