import {
  inLanguage,
  lookUpSentenceIn,
  type Translated,
  valueText,
  type Wording,
  type WordingIn,
} from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { CommentCode } from './comment.ts';
import { commentSentencesAr, commentWordsAr } from './commentWordsAr.ts';
import { commentSentencesDe, commentWordsDe } from './commentWordsDe.ts';
import { commentSentencesEs, commentWordsEs } from './commentWordsEs.ts';
import { commentSentencesFr, commentWordsFr } from './commentWordsFr.ts';
import { commentSentencesIt, commentWordsIt } from './commentWordsIt.ts';
import { commentSentencesJa, commentWordsJa } from './commentWordsJa.ts';
import { commentSentencesNl, commentWordsNl } from './commentWordsNl.ts';
import { commentSentencesPt, commentWordsPt } from './commentWordsPt.ts';

export const commentWording: Wording<CommentCode> = {
  commentNameMissing: 'Tell us your name.',
  commentNameTooLong: (values) => `A name can have up to ${valueText(values, 'max')} characters.`,
  commentEmailInvalid: 'This is no email address.',
  commentEmailMissing: 'Tell us where to write to about answers.',
  commentBodyMissing: 'Write something first.',
  commentBodyTooLong: (values) => `A comment can have up to ${valueText(values, 'max')} characters.`,
  commentsClosed: 'Comments are closed here.',
  commentRateLimit: 'That were many comments in a short time. Please try again later.',
};

export function commentSentence(problem: Problem<CommentCode>, language = 'en'): string {
  const all: WordingIn<CommentCode> = {
    en: commentWording,
    de: commentSentencesDe,
    pt: commentSentencesPt,
    ar: commentSentencesAr,
    nl: commentSentencesNl,
    ja: commentSentencesJa,
    it: commentSentencesIt,
    es: commentSentencesEs,
    fr: commentSentencesFr,
  };
  return lookUpSentenceIn(all, problem, language);
}

const words = {
  heading: (count: number) => (count === 0 ? 'Comments' : count === 1 ? '1 comment' : `${count} comments`),
  /** Where a theme only counts. */
  counted: (count: number) => `${count === 0 ? 'No' : count} Comment${count === 1 ? '' : 's'}`,
  none: 'Nobody has said anything yet.',
  write: 'Write a comment',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  name: 'Name',
  email: 'Email',
  emailHint: 'Not shown. You may leave it out.',
  wantsAnswers: 'Write me when somebody answers',
  staff: 'Team',
  body: 'Comment',
  send: 'Send',
  honeypot: 'Leave this field empty',
  sent: 'Thank you. Your comment appears once somebody has read it.',
  shown: 'Thank you for your comment.',
  closed: 'Comments are closed here.',
  /** Of those that another service keeps: before where. */
  show: 'Show the comments',
} as const;

export type CommentWords = Translated<typeof words>;

/** What the part below an entry says. */
export function commentWords(language: string): CommentWords {
  return inLanguage<CommentWords>(
    {
      en: words,
      de: commentWordsDe,
      pt: commentWordsPt,
      ar: commentWordsAr,
      nl: commentWordsNl,
      ja: commentWordsJa,
      it: commentWordsIt,
      es: commentWordsEs,
      fr: commentWordsFr,
    },
    language,
  );
}
