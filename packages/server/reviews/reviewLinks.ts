import { statusPath } from '../orders/index.ts';

/** The page on which the buyer of an order writes reviews. */
export function reviewsPath(token: string): string {
  return `${statusPath(token)}/reviews`;
}

/** The link at the end of mails that ask for reviews: GET asks, POST ends them. */
export function stopReviewMailsPath(token: string): string {
  return `${statusPath(token)}/no-review-mails`;
}
