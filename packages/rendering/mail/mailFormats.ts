import { formatMoney, type Money } from '@quoin/domain/money';
import type { LocaleData } from '@quoin/rendering/formatters';
import { createEngine } from '@quoin/template';
import { coreFormatters } from '../formatters/index.ts';

/** Amounts and days as people of a site read them. */
export interface MailFormats {
  money(amount: Money): string;
  /** `21. November 2026`, of a moment in epoch milliseconds. */
  day(moment: number): string;
}

export interface MailPlace {
  /** BCP 47. */
  readonly language: string;
  /** IANA. */
  readonly timeZone: string;
}

/** Amounts as pages write them; days by the formatter that the site's templates use. */
export function mailFormats(locales: LocaleData, { language, timeZone }: MailPlace): MailFormats {
  const engine = createEngine({ formatters: coreFormatters({ locales }), predicates: new Map() });
  const day = engine.compile('{moment|datetime date:long}', 'day.mail');
  const options = { now: 0, timeZone, locale: language };
  return {
    money: (amount) => formatMoney(amount, language),
    day(moment) {
      const data = { moment, website: { timeZone } };
      return day.render(data, options).output || new Date(moment).toISOString().slice(0, 10);
    },
  };
}
