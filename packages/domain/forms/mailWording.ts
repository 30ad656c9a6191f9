import { inLanguage, type Translated } from '@quoin/domain/languages';
import { formMailWordsAr, listPageWordsAr } from './mailWordsAr.ts';
import { formMailWordsDe, listPageWordsDe } from './mailWordsDe.ts';
import { formMailWordsEs, listPageWordsEs } from './mailWordsEs.ts';
import { formMailWordsFr, listPageWordsFr } from './mailWordsFr.ts';
import { formMailWordsIt, listPageWordsIt } from './mailWordsIt.ts';
import { formMailWordsJa, listPageWordsJa } from './mailWordsJa.ts';
import { formMailWordsNl, listPageWordsNl } from './mailWordsNl.ts';
import { formMailWordsPt, listPageWordsPt } from './mailWordsPt.ts';

/** To the owner, about what somebody sent: in the language of the app. */
export const formNoticeWording = {
  noticeSubject: (form: string) => `Form submission: ${form}`,
  noticeHeading: (form: string) => `${form} was filled in`,
  notice: (when: string, page: string) => (page === '' ? `On ${when}.` : `On ${when}, on the page “${page}”.`),
  noticeButton: 'Open it',
  replyHint: 'Reply to this mail to write to its sender.',
} as const;

/** To visitors, about forms and lists. */
export const formMailWording = {
  confirmSubmissionSubject: 'Please confirm your message',
  confirmSubmissionHeading: 'Did you just write to us?',
  confirmSubmission: (site: string) =>
    `Somebody filled in a form of ${site} and gave this address. If it was you, please confirm; then your message reaches us.`,
  confirmSubmissionButton: 'Yes, it was me',
  confirmHint: 'If it was not you, do nothing. The link works for seven days.',
  optInSubject: (site: string) => `Please confirm your subscription to ${site}`,
  optInHeading: 'Would you like to hear from us?',
  optIn: (site: string, list: string) =>
    `Somebody, we hope you, asked for mails of ${site} (${list}). Please confirm, and you are on the list.`,
  optInButton: 'Yes, I want them',
  welcomeSubject: (site: string) => `Welcome to the mails of ${site}`,
  welcomeHeading: 'You are on the list',
  welcome: (list: string) => `From now on you get what we send to “${list}”. You can leave with one click at any time.`,
  unsubscribe: 'Unsubscribe',
} as const;

/** The pages that links in these mails lead to, and those of forms without script. */
export const listPageWording = {
  confirmTitle: 'Confirm your subscription',
  confirmLead: (email: string, list: string) => `${email} shall get what we send to “${list}”.`,
  confirmButton: 'Confirm',
  confirmedTitle: 'Thank you!',
  confirmedLead: (list: string) => `You are on the list “${list}”.`,
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeLead: (email: string, list: string) =>
    `${email} gets what we send to “${list}”. Do you want to stop that?`,
  unsubscribeButton: 'Unsubscribe',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedLead: (email: string, list: string) => `${email} gets nothing of “${list}” any more.`,
  resubscribeButton: 'That was a mistake',
  resubscribedLead: (list: string) => `You are on the list “${list}” again.`,
  deadTitle: 'This link no longer works',
  deadLead: 'It was used already or is too old. Please fill in the form once more.',
  leaveDeadLead:
    'If it was copied, a piece of it may be missing: open it from the mail again. If that leads here too, this address is no longer on the list.',
  submissionTitle: 'Confirm your message',
  submissionLead: 'Please confirm that you wrote it. Then it reaches us.',
  submissionDoneTitle: 'Thank you!',
  submissionDoneLead: 'Your message reached us.',
} as const;

export type FormMailWords = Translated<typeof formMailWording>;

/** The same in the language of a mail. */
export function formMailWords(language: string): FormMailWords {
  return inLanguage<FormMailWords>(
    {
      en: formMailWording,
      de: formMailWordsDe,
      pt: formMailWordsPt,
      ar: formMailWordsAr,
      nl: formMailWordsNl,
      ja: formMailWordsJa,
      it: formMailWordsIt,
      es: formMailWordsEs,
      fr: formMailWordsFr,
    },
    language,
  );
}

export type ListPageWords = Translated<typeof listPageWording>;

/** The same in the language of a page. */
export function listPageWords(language: string): ListPageWords {
  return inLanguage<ListPageWords>(
    {
      en: listPageWording,
      de: listPageWordsDe,
      pt: listPageWordsPt,
      ar: listPageWordsAr,
      nl: listPageWordsNl,
      ja: listPageWordsJa,
      it: listPageWordsIt,
      es: listPageWordsEs,
      fr: listPageWordsFr,
    },
    language,
  );
}
