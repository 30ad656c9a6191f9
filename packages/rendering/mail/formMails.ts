import { formMailWords, formNoticeWording } from '@quoin/domain/forms';
import { defineMessageMail, type MessageFact, mailsWith } from './messageMail.ts';

const formMail = mailsWith('forms', formMailWords);
const formNotice = mailsWith('forms', () => formNoticeWording);

interface Notice {
  readonly formName: string;
  /** Finished text. */
  readonly when: string;
  /** Title of the page that contains the form. May be empty. */
  readonly page: string;
  readonly url: string;
  /** Whether a reply to the mail reaches the sender of the form. */
  readonly canReply: boolean;
  readonly answers: readonly MessageFact[];
}

interface Linked {
  /** Absolute. */
  readonly url: string;
}

/** The mails about forms and mailing lists. */
export const formMails = {
  notice: formNotice<Notice>({
    name: 'formSubmission',
    isForStaff: true,
    sample: {
      ...{ formName: 'Contact', when: 'November 21, 2026, 6:30 PM', page: 'Questions', canReply: true },
      url: 'https://example.com/config/forms',
      answers: [
        { label: 'Name', lines: ['Ada Lovelace'] },
        { label: 'Message', lines: ['Does the blue one come larger?'] },
      ],
    },
    write: (words, { formName, when, page, url, canReply, answers }) => ({
      subject: words.noticeSubject(formName),
      heading: words.noticeHeading(formName),
      paragraphs: [words.notice(when, page)],
      button: { text: words.noticeButton, url },
      ...(canReply ? { hint: words.replyHint } : {}),
      facts: answers,
    }),
  }),
  answer: defineMessageMail({
    name: 'formAnswer',
    group: 'forms',
    sample: {
      subject: 'We got your message',
      heading: 'We got your message',
      paragraphs: ['Thank you. A person answers within two days.'],
    },
  }),
  confirmSubmission: formMail<Linked>({
    name: 'formConfirm',
    sample: { url: 'https://example.com/forms/confirm' },
    write: (words, { url }, { title }) => ({
      subject: words.confirmSubmissionSubject,
      heading: words.confirmSubmissionHeading,
      paragraphs: [words.confirmSubmission(title)],
      button: { text: words.confirmSubmissionButton, url },
      hint: words.confirmHint,
    }),
  }),
  optIn: formMail<Linked & { readonly list: string }>({
    name: 'listConfirm',
    sample: { url: 'https://example.com/newsletter/confirm', list: 'Salt & Paper' },
    write: (words, { url, list }, { title }) => ({
      subject: words.optInSubject(title),
      heading: words.optInHeading,
      paragraphs: [words.optIn(title, list)],
      button: { text: words.optInButton, url },
      hint: words.confirmHint,
    }),
  }),
  welcome: formMail<{ readonly list: string; readonly unsubscribeUrl: string }>({
    name: 'listWelcome',
    sample: { list: 'Salt & Paper', unsubscribeUrl: 'https://example.com/newsletter/unsubscribe' },
    write: (words, { list, unsubscribeUrl }, { title }) => ({
      subject: words.welcomeSubject(title),
      heading: words.welcomeHeading,
      paragraphs: [words.welcome(list)],
      facts: [{ label: words.unsubscribe, lines: [unsubscribeUrl] }],
      values: { unsubscribeUrl },
    }),
  }),
} as const;
