import { preferredLanguage } from './preferredLanguage.ts';
import { SPOKEN_APP_LANGUAGES } from './spoken.ts';

/** The language to show the app in: the one that somebody has chosen, else by an Accept-Language header, else English. */
export function appLanguageFor(
  chosen: string | null,
  accepted: string,
  spoken: readonly string[] = SPOKEN_APP_LANGUAGES,
): string {
  return preferredLanguage(chosen === null ? accepted : `${chosen},${accepted}`, spoken) ?? 'en';
}
