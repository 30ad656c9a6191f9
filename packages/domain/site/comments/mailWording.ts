import { inLanguage, type Translated } from '@quoin/domain/languages';
import { commentMailWordsAr, commentPageWordsAr } from './commentMailWordsAr.ts';
import { commentMailWordsDe, commentPageWordsDe } from './commentMailWordsDe.ts';
import { commentMailWordsEs, commentPageWordsEs } from './commentMailWordsEs.ts';
import { commentMailWordsFr, commentPageWordsFr } from './commentMailWordsFr.ts';
import { commentMailWordsIt, commentPageWordsIt } from './commentMailWordsIt.ts';
import { commentMailWordsJa, commentPageWordsJa } from './commentMailWordsJa.ts';
import { commentMailWordsNl, commentPageWordsNl } from './commentMailWordsNl.ts';
import { commentMailWordsPt, commentPageWordsPt } from './commentMailWordsPt.ts';

/** To the owner, about what a visitor wrote: in the language of the app. */
export const commentNoticeWording = {
  subject: (title: string) => `New comment on “${title}”`,
  heading: (name: string) => `${name} wrote a comment`,
  waiting: 'It waits: nobody sees it until you have read it.',
  shown: 'Visitors see it already.',
  button: 'Read and decide',
  replyHint: 'Reply to this mail to write to its author alone.',
} as const;

/** To whoever asked to hear of answers. Nothing a stranger typed stands in it. */
export const commentMailWording = {
  subject: (title: string) => `An answer to your comment on “${title}”`,
  heading: 'Somebody answered you',
  intro: (title: string, site: string) => `Below your comment on “${title}” at ${site} there is an answer now.`,
  button: 'Read the answer',
  stop: 'No more mails about answers',
} as const;

/** The page that the last link of that mail leads to. */
export const commentPageWording = {
  askTitle: 'No more mails about answers?',
  askLead: 'You asked to hear when somebody answers your comments here.',
  askButton: 'Stop these mails',
  doneTitle: 'That was the last one',
  doneLead: 'We write no more mails about answers to your comments.',
  deadTitle: 'This link leads nowhere',
  deadLead: 'The comment it belongs to is gone, and with it the mails about it.',
} as const;

export type CommentMailWords = Translated<typeof commentMailWording>;
export type CommentPageWords = Translated<typeof commentPageWording>;

export function commentMailWords(language: string): CommentMailWords {
  return inLanguage<CommentMailWords>(
    {
      en: commentMailWording,
      de: commentMailWordsDe,
      pt: commentMailWordsPt,
      ar: commentMailWordsAr,
      nl: commentMailWordsNl,
      ja: commentMailWordsJa,
      it: commentMailWordsIt,
      es: commentMailWordsEs,
      fr: commentMailWordsFr,
    },
    language,
  );
}

export function commentPageWords(language: string): CommentPageWords {
  return inLanguage<CommentPageWords>(
    {
      en: commentPageWording,
      de: commentPageWordsDe,
      pt: commentPageWordsPt,
      ar: commentPageWordsAr,
      nl: commentPageWordsNl,
      ja: commentPageWordsJa,
      it: commentPageWordsIt,
      es: commentPageWordsEs,
      fr: commentPageWordsFr,
    },
    language,
  );
}
