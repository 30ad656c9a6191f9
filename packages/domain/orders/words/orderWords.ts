import { inLanguage } from '@quoin/domain/languages';
import { order } from '@quoin/messages/order';

export type OrderWords = typeof order.en;

/** What mails and papers of an order say, in its language; English where nobody has written it yet. */
export function orderWords(language: string): OrderWords {
  return inLanguage(order, language);
}
