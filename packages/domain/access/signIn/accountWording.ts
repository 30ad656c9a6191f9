import { inLanguage } from '@quoin/domain/languages';
import { account } from '@quoin/messages/account';
export type AccountWords = typeof account.en;

/** The same in the language of a page. */
export function accountWords(language: string): AccountWords {
  return inLanguage(account, language);
}
