import { inLanguage } from '@quoin/domain/languages';
import { recurring } from '@quoin/messages/recurring';

export type RecurringWords = typeof recurring.en;

/** What mails about gift cards and subscriptions say, in their language; what they share with pages is in `orderPageWords`. */
export function recurringWords(language: string): RecurringWords {
  return inLanguage(recurring, language);
}
