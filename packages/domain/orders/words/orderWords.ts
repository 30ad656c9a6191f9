import { inLanguage, type Translated } from '@quoin/domain/languages';
import { draftMailWording, returnedMailWording } from '../customers/draftWording.ts';
import { documentWording } from '../documents/documentWording.ts';
import { fulfilmentPageWording } from '../fulfilment/wording.ts';
import { mailWording, noticeWording } from '../mailWording.ts';
import { orderPageWording, TOTAL_LABELS } from '../pageWording.ts';
import { WITHDRAWAL_REASONS, withdrawalPageWording } from '../withdrawal/wording.ts';
import { ORDER_PAYMENT_LABELS } from '../wording.ts';
import { orderWordsAr } from './orderWordsAr.ts';
import { orderWordsDe } from './orderWordsDe.ts';
import { orderWordsEs } from './orderWordsEs.ts';
import { orderWordsFr } from './orderWordsFr.ts';
import { orderWordsIt } from './orderWordsIt.ts';
import { orderWordsJa } from './orderWordsJa.ts';
import { orderWordsNl } from './orderWordsNl.ts';
import { orderWordsPt } from './orderWordsPt.ts';

/** Everything that mails and papers of an order say by themselves, in English; other languages have the same shape. */
const englishOrderWords = {
  mail: mailWording,
  notice: noticeWording,
  page: orderPageWording,
  totals: TOTAL_LABELS,
  fulfilment: fulfilmentPageWording,
  withdrawal: withdrawalPageWording,
  reasons: WITHDRAWAL_REASONS,
  payments: ORDER_PAYMENT_LABELS,
  document: documentWording,
  draft: draftMailWording,
  parked: returnedMailWording,
  /** Ways to pay, as papers name them. */
  ways: { card: 'Card', bankTransfer: 'Bank transfer', cash: 'Cash', invoice: 'Invoice', giftCard: 'Gift card' },
} as const;

export type OrderWords = Translated<typeof englishOrderWords>;

/** One line for each language; a language is one file. */
const LANGUAGES: { readonly en: OrderWords } & Readonly<Record<string, OrderWords>> = {
  en: englishOrderWords,
  de: orderWordsDe,
  pt: orderWordsPt,
  ar: orderWordsAr,
  nl: orderWordsNl,
  ja: orderWordsJa,
  it: orderWordsIt,
  es: orderWordsEs,
  fr: orderWordsFr,
};

/** What mails and papers of an order say, in its language; English where nobody has written it yet. */
export function orderWords(language: string): OrderWords {
  return inLanguage(LANGUAGES, language);
}
