import { statusPath } from '../orders/orderToken.ts';

/** The page on which the buyer of an order writes reviews. */
export function reviewsPath(token: string): string {
  return `${statusPath(token)}/reviews`;
}
