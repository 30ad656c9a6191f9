import { commentMailWords, commentNoticeWording } from '@quoin/domain/site';
import { mailsWith } from './messageMail.ts';

const commentMail = mailsWith('forms', commentMailWords);
const commentNotice = mailsWith('forms', () => commentNoticeWording);

interface Written {
  /** Of the entry. */
  readonly title: string;
  /** Of who wrote it, and what: a visitor's words. */
  readonly name: string;
  readonly body: string;
  readonly isWaiting: boolean;
  /** Whether an answer to the mail reaches its author. */
  readonly canReply: boolean;
  /** Absolute: where it is decided. */
  readonly url: string;
}

interface Answered {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
  readonly stopUrl: string;
}

/** The mails about comments. */
export const commentMails = {
  notice: commentNotice<Written>({
    name: 'commentNotice',
    isForStaff: true,
    sample: {
      ...{ title: 'Indigo', name: 'Ada Lovelace', body: 'How long do you let it dry?', isWaiting: true },
      ...{ canReply: true, url: 'https://example.com/config/comments' },
    },
    write: (words, { title, name, body, isWaiting, canReply, url }) => ({
      subject: words.subject(title),
      heading: words.heading(name),
      preheader: body.slice(0, 120),
      paragraphs: [...body.split(/\n{2,}/), isWaiting ? words.waiting : words.shown],
      button: { text: words.button, url },
      ...(canReply ? { hint: words.replyHint } : {}),
    }),
  }),
  answered: commentMail<Answered>({
    name: 'commentAnswered',
    sample: {
      title: 'Indigo',
      url: 'https://example.com/journal/indigo',
      stopUrl: 'https://example.com/comments/answers/stop',
    },
    write: (words, { title, url, stopUrl }, site) => ({
      subject: words.subject(title),
      heading: words.heading,
      paragraphs: [words.intro(title, site.title)],
      button: { text: words.button, url },
      facts: [{ label: words.stop, lines: [stopUrl] }],
      values: { stopUrl },
    }),
  }),
} as const;
