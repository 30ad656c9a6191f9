import { formatDay, type IsoDay, LATIN_FIGURES } from '@quoin/domain/formats';
import { formatMoney, type Money } from '@quoin/domain/money';
import type { order } from '@quoin/messages/order';

/** What papers of an order say, in any language. */
export type DocumentWording = typeof order.en.document;

/** Amounts and days as people of a language write them. */
export interface DocumentFormats {
  money(amount: Money): string;
  day(day: IsoDay): string;
  /** The ten figures that both are written in: so that counts and rates of a paper are in them, too. */
  readonly figures: string;
}

export const ENGLISH_FORMATS: DocumentFormats = { money: formatMoney, day: formatDay, figures: LATIN_FIGURES };

/** What an owner's series may be refused with. */
export const seriesWording = {
  seriesPrefixInvalid: 'Use at most 12 letters, digits, dots, dashes and slashes.',
  seriesPaddingInvalid: 'Enter a whole number from 0 to 10.',
  seriesFirstInvalid: 'Enter a whole number of 1 or more.',
} as const;
