import { inLanguage, lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { spokenLanguage } from '@quoin/messages/appTables';
import { comment } from '@quoin/messages/comment';
import { commentSentences, en as commentSentencesEnglish } from '@quoin/messages/commentSentences';
import type { CommentCode } from './comment.ts';

export const commentWording: Wording<CommentCode> = commentSentencesEnglish;

export function commentSentence(problem: Problem<CommentCode>, language = spokenLanguage()): string {
  return lookUpSentenceIn(commentSentences, problem, language);
}

export type CommentWords = typeof comment.en;

/** What the part below an entry says. */
export function commentWords(language: string): CommentWords {
  return inLanguage(comment, language);
}
