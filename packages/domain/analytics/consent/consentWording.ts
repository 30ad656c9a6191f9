import { inLanguage } from '@quoin/domain/languages';
import { consent } from '@quoin/messages/consent';

export type ConsentWords = typeof consent.en;

/** What the consent banner and the page about cookies say. */
export function consentWords(language: string): ConsentWords {
  return inLanguage(consent, language);
}

const DAY = 86_400;

/** How long something is kept, as people say it. */
export function keptForText(life: number | null | 'removed', place: string, words: ConsentWords): string {
  if (life === 'removed') return words.untilRemoved;
  if (life === null) return place === 'session' ? words.untilTabClosed : words.untilClosed;
  if (life < DAY) return words.minutes(life / 60);
  const days = life / DAY;
  return days >= 730 ? words.years(Math.round(days / 365)) : words.days(days);
}
