import { countedText, inLanguage, lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { spokenLanguage } from '@quoin/messages/appTables';
import { review } from '@quoin/messages/review';
import { reviewMail } from '@quoin/messages/reviewMail';
import { reviewPage } from '@quoin/messages/reviewPage';
import { reviewSentences, en as reviewSentencesEnglish } from '@quoin/messages/reviewSentences';
import type { ReviewCode } from './review.ts';

export const reviewWording: Wording<ReviewCode> = reviewSentencesEnglish;

export function reviewSentence(problem: Problem<ReviewCode>, language = spokenLanguage()): string {
  return lookUpSentenceIn(reviewSentences, problem, language);
}

/** To the owner, about what a buyer wrote: in the language of the app. */
export const reviewNoticeWording = {
  subject: (title: string) => `New review of “${title}”`,
  heading: (name: string, stars: string) => `${name} gave ${stars}`,
  stars: (count: number) => countedText(count, 'star', 'stars'),
  waiting: 'It is hidden until you publish it.',
  shown: 'It is already published.',
  button: 'View review',
} as const;

export type ReviewWords = typeof review.en;
export type ReviewPageWords = typeof reviewPage.en;
export type ReviewMailWords = typeof reviewMail.en;

/** Returns the words with the stars of a product and its reviews. */
export function reviewWords(language: string): ReviewWords {
  return inLanguage(review, language);
}

/** What the page says on which a buyer writes. */
export function reviewPageWords(language: string): ReviewPageWords {
  return inLanguage(reviewPage, language);
}

export function reviewMailWords(language: string): ReviewMailWords {
  return inLanguage(reviewMail, language);
}
