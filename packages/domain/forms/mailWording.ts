import { inLanguage } from '@quoin/domain/languages';
import { formMail } from '@quoin/messages/formMail';
import { listPage } from '@quoin/messages/listPage';

/** To the owner, about what a visitor sent, in the language of the app. */
export const formNoticeWording = {
  noticeSubject: (form: string) => `Form submission: ${form}`,
  noticeHeading: (form: string) => `New submission: ${form}`,
  notice: (when: string, page: string) => (page === '' ? `On ${when}.` : `On ${when}, on the page “${page}”.`),
  noticeButton: 'View submission',
  replyHint: 'Reply to this email to contact the sender.',
} as const;
export type FormMailWords = typeof formMail.en;

/** The same in the language of a mail. */
export function formMailWords(language: string): FormMailWords {
  return inLanguage(formMail, language);
}

export type ListPageWords = typeof listPage.en;

/** The same in the language of a page. */
export function listPageWords(language: string): ListPageWords {
  return inLanguage(listPage, language);
}
