import { inLanguage } from '@quoin/domain/languages';
import { visitorSentence } from './visitorWording.ts';

/** "A few seconds" are at most so many. */
const FEW_SECONDS = 10;
const LONGEST_IN_SECONDS = 90;

/** `time` is a span as its language writes it: `7 minutes`. */
const waitWords: Readonly<Record<string, (time: string) => string>> = {
  en: (time) => `Please try again in ${time}.`,
  de: (time) => `Bitte versuchen Sie es in ${time} noch einmal.`,
  fr: (time) => `Veuillez réessayer dans ${time}.`,
  es: (time) => `Inténtalo de nuevo en ${time}.`,
  it: (time) => `Riprova tra ${time}.`,
  nl: (time) => `Probeer het over ${time} opnieuw.`,
  pt: (time) => `Tente novamente em ${time}.`,
  ja: (time) => `${time}後にもう一度お試しください。`,
  ar: (time) => `يُرجى المحاولة مرة أخرى بعد ${time}.`,
};

/**
 * When somebody may try again, as long as `Retry-After` says. A wait of up to ten seconds, or one that nobody named, is the
 * specification's "in a few seconds" (ATC-10).
 */
export function waitSentence(seconds: unknown, language = 'en'): string {
  const wait = Number(seconds);
  if (!(wait > FEW_SECONDS)) return visitorSentence({ code: 'tooManyRequests' }, language);
  const isShort = wait <= LONGEST_IN_SECONDS;
  const count = isShort ? Math.ceil(wait) : Math.ceil(wait / 60);
  const unit = isShort ? 'second' : 'minute';
  const time = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return inLanguage({ en: waitWords.en!, ...waitWords }, language)(time);
}
