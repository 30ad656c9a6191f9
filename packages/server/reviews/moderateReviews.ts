import { REVIEW_LIMITS, type ReviewCode, type ReviewSettings, type ReviewState } from '@quoin/domain/catalog';
import { writtenText } from '@quoin/domain/formats';
import type { ImageRef } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { loadImages, trashUnused } from '../media/index.ts';
import { bumpPublishedVersion, mergeSettings } from '../sites/index.ts';
import {
  countReviews,
  deleteReview,
  findReview,
  listReviews,
  type StoredReview,
  setReviewAnswer,
  setReviewState,
} from './storage/reviews.ts';

const PAGE_SIZE = 30;

export interface ReviewList {
  readonly rows: readonly StoredReview[];
  readonly images: ReadonlyMap<string, ImageRef>;
  readonly counts: Readonly<Record<ReviewState, number>>;
  /** Where the next page begins; null at the end. */
  readonly last: StoredReview | null;
}

export function readReviews(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  search: { readonly state: ReviewState; readonly after: { readonly at: Date; readonly id: string } | null },
): Promise<ReviewList> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await listReviews(trx, websiteId, { ...search, limit: PAGE_SIZE + 1 });
    const rows = found.slice(0, PAGE_SIZE);
    const images = await loadImages(
      trx,
      websiteId,
      rows.flatMap(({ imageIds }) => imageIds),
    );
    const counts = await countReviews(trx, websiteId);
    return { rows, images, counts, last: found.length > PAGE_SIZE ? (rows.at(-1) ?? null) : null };
  });
}

/** Publishes a review, hides it, or takes either back; the state it had, null when there is none. */
export function decideReview(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, state, actor }: { readonly id: string; readonly state: ReviewState; readonly actor: Actor },
): Promise<ReviewState | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const before = await setReviewState(trx, websiteId, { id, state });
    if (before === null || before === state) return before;
    if (before === 'published' || state === 'published') await bumpPublishedVersion(trx, websiteId);
    await recordAudit(trx, { websiteId, actor, action: 'review.decide', subjectId: id, details: { before, state } });
    return before;
  });
}

/** The shop's answer, shown with the review; '' takes it back. Null when there is no such review. */
export function answerReview(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, answer, actor }: { readonly id: string; readonly answer: string; readonly actor: Actor },
): Promise<readonly Problem<ReviewCode>[] | null> {
  const tidy = writtenText(answer);
  const max = REVIEW_LIMITS.answer;
  return db.inSite({ websiteId }, async (trx) => {
    const review = await findReview(trx, websiteId, id);
    if (review === null) return null;
    if (tidy.length > max) return [{ code: 'reviewAnswerTooLong', field: 'answer', values: { max } }];
    await setReviewAnswer(trx, websiteId, { id, answer: tidy });
    if (review.state === 'published') await bumpPublishedVersion(trx, websiteId);
    await recordAudit(trx, {
      ...{ websiteId, actor, action: 'review.answer', subjectId: id, subjectTitle: review.itemTitle },
    });
    return [];
  });
}

/** For good, with its pictures; false when it is gone already. */
export function removeReview(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<boolean> {
  return db.inSite({ websiteId }, async (trx) => {
    const review = await findReview(trx, websiteId, id);
    if (review === null) return false;
    await deleteReview(trx, websiteId, id);
    await trashUnused(
      trx,
      websiteId,
      review.imageIds.map((image) => ({ id: image })),
    );
    if (review.state === 'published') await bumpPublishedVersion(trx, websiteId);
    await recordAudit(trx, {
      ...{ websiteId, actor, action: 'review.delete', subjectId: id, subjectTitle: review.itemTitle },
      details: { stars: review.stars, state: review.state },
    });
    return true;
  });
}

export function changeReviewSettings(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { settings, actor }: { readonly settings: ReviewSettings; readonly actor: Actor },
): Promise<void> {
  return db.inSite({ websiteId }, async (trx) => {
    await mergeSettings(trx, websiteId, { productReviews: settings });
    await recordAudit(trx, { websiteId, actor, action: 'reviews.update', details: { ...settings } });
  });
}
