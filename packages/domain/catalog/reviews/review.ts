import { writtenLine, writtenText } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import type { Moves } from '@quoin/domain/states';

export const REVIEW_STATES = ['pending', 'published', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Whatever was decided about a review can be taken back. */
export const REVIEW_MOVES: Moves<ReviewState> = {
  pending: ['published', 'hidden'],
  published: ['pending', 'hidden'],
  hidden: ['pending', 'published'],
};

/** `shown`: on one page of a product; `pictureBytes`: of one file as it is sent. */
export const REVIEW_LIMITS = {
  ...{ name: 100, title: 150, body: 5_000, answer: 2_000, pictures: 4, pictureBytes: 8_000_000, shown: 10 },
} as const;

export const STARS = [1, 2, 3, 4, 5] as const;

/** What a buyer wrote about one product. */
export interface WrittenReview {
  /** 1 to 5; null while nothing is chosen. */
  readonly stars: number | null;
  readonly title: string;
  readonly body: string;
  /** Shown with it. */
  readonly name: string;
}

export type ReviewCode =
  | 'reviewStarsMissing'
  | 'reviewTitleTooLong'
  | 'reviewBodyTooLong'
  | 'reviewNameMissing'
  | 'reviewNameTooLong'
  | 'reviewPictureUnreadable'
  | 'reviewPicturesTooLarge'
  | 'reviewPicturesTooMany'
  | 'reviewRateLimit'
  | 'reviewAnswerTooLong';

export function tidyReview({ stars, title, body, name }: WrittenReview): WrittenReview {
  return { stars, title: writtenLine(title), body: writtenText(body), name: writtenLine(name) };
}

/** Everything that is wrong with a tidy review, in the order of the form. Stars alone are a review. */
export function reviewProblems({ stars, title, body, name }: WrittenReview): readonly Problem<ReviewCode>[] {
  const { title: titleMax, body: bodyMax, name: nameMax } = REVIEW_LIMITS;
  const problems: Problem<ReviewCode>[] = [];
  if (!isStars(stars)) problems.push({ code: 'reviewStarsMissing', field: 'stars' });
  if (title.length > titleMax) problems.push({ code: 'reviewTitleTooLong', field: 'title', values: { max: titleMax } });
  if (body.length > bodyMax) problems.push({ code: 'reviewBodyTooLong', field: 'body', values: { max: bodyMax } });
  if (name === '') problems.push({ code: 'reviewNameMissing', field: 'name' });
  else if (name.length > nameMax) problems.push({ code: 'reviewNameTooLong', field: 'name', values: { max: nameMax } });
  return problems;
}

export function isStars(stars: number | null): stars is number {
  return STARS.some((each) => each === stars);
}

/** The name that is proposed to a buyer: nobody's family name is shown unasked. */
export function reviewName(fullName: string): string {
  const [first = '', ...rest] = writtenLine(fullName).split(' ');
  const last = rest.at(-1);
  return last === undefined ? first : `${first} ${[...last][0]}.`;
}

const LINK = /\bhttps?:\/\/|\bwww\./i;

/**
 * Returns the state of a review that was written or changed. A hidden review stays hidden. Reviews with links are
 * checked first.
 */
export function reviewStateAfterWriting(
  written: Pick<WrittenReview, 'title' | 'body' | 'name'>,
  { isCheckedFirst }: { readonly isCheckedFirst: boolean },
  before: ReviewState | null,
): ReviewState {
  if (before === 'hidden') return 'hidden';
  const hasLink = LINK.test(`${written.name} ${written.title} ${written.body}`);
  return isCheckedFirst || hasLink ? 'pending' : 'published';
}
