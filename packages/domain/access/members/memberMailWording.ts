import { inLanguage } from '@quoin/domain/languages';
import { memberMail } from '@quoin/messages/memberMail';
export type MemberMailWords = typeof memberMail.en;

/** The same in the language of a mail. */
export function memberMailWords(language: string): MemberMailWords {
  return inLanguage(memberMail, language);
}
