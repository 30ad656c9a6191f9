import { APP_LANGUAGES } from '@quoin/messages/languages';

/** Mirrors the account's setting: for the sign-in, and before the account is known. */
const KEY = 'quoin.language';

/** The first wish that the app speaks, `de-AT` as `de`; English where there is none. */
export function appLanguageFor(wishes: readonly string[], spoken: readonly string[] = APP_LANGUAGES): string {
  const known = wishes.flatMap((wish) => [wish, wish.split('-')[0] ?? '']);
  return known.find((language) => spoken.includes(language)) ?? 'en';
}

/** Returns the language for this browser: the stored choice, else its own languages. */
export function askedLanguage(): string {
  const kept = keptLanguage();
  return appLanguageFor([...(kept === null ? [] : [kept]), ...navigator.languages]);
}

/** What an account has chosen, null for the browser's languages, counts from now on: where it is another, the page loads again. */
export function followLanguage(chosen: string | null): void {
  if (chosen === keptLanguage()) return;
  keepLanguage(chosen);
  if (askedLanguage() !== document.documentElement.lang) window.location.reload();
}

/** Browsers may refuse to store anything: then their own languages count. */
function keptLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepLanguage(language: string | null): void {
  try {
    if (language === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, language);
  } catch {
    // See above.
  }
}
