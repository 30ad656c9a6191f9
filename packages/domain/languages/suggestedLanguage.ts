import { preferredLanguage } from './preferredLanguage.ts';

/** What a visitor's browser keeps of the language chosen from a site's switcher: its code. */
export const CHOSEN_LANGUAGE_KEY = 'language-chosen';
/** Of a suggestion that was closed: the code of what it suggested. */
export const CLOSED_SUGGESTION_KEY = 'language-suggestion-closed';

/** Codes are BCP 47. */
export interface LanguageSituation {
  /** Of the page. */
  readonly current: string;
  /** In which the page can be read, `current` among them. */
  readonly offered: readonly string[];
  /** What the browser says of its reader, as an Accept-Language header has it: `de-AT,de;q=0.9`. */
  readonly liked: string;
  /** Kept under `CHOSEN_LANGUAGE_KEY`: counts more than the browser's word. */
  readonly chosen: string | null;
  /** Kept under `CLOSED_SUGGESTION_KEY`. */
  readonly closed: string | null;
}

/** Returns the other language in which the visitor would rather read this page; null for no suggestion (PREF-03). */
export function suggestedLanguage({ current, offered, liked, chosen, closed }: LanguageSituation): string | null {
  const wanted = chosen !== null && offered.includes(chosen) ? chosen : preferredLanguage(liked, offered);
  return wanted === current || wanted === closed ? null : wanted;
}
