import { inLanguage } from '@quoin/domain/languages';
import { spokenLanguage } from '@quoin/messages/appTables';
import { waiting } from '@quoin/messages/waiting';
import { visitorSentence } from '../visitorWording.ts';

/** "A few seconds" are at most so many. */
const FEW_SECONDS = 10;
const LONGEST_IN_SECONDS = 90;

/**
 * Returns when a visitor may try again, as long as `Retry-After` specifies. A wait of up to ten seconds, or of
 * unspecified length, is the specification's "in a few seconds" (ATC-10).
 */
export function waitSentence(seconds: unknown, language = spokenLanguage()): string {
  const wait = Number(seconds);
  if (!(wait > FEW_SECONDS)) return visitorSentence({ code: 'tooManyRequests' }, language);
  const isShort = wait <= LONGEST_IN_SECONDS;
  const count = isShort ? Math.ceil(wait) : Math.ceil(wait / 60);
  const unit = isShort ? 'second' : 'minute';
  const time = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return inLanguage(waiting, language).tryAgain(time);
}
