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
