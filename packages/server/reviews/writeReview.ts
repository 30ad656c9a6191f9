import {
  isStars,
  REVIEW_LIMITS,
  type ReviewCode,
  type ReviewState,
  readReviewSettings,
  reviewProblems,
  reviewStateAfterWriting,
  tidyReview,
  type WrittenReview,
} from '@quoin/domain/catalog';
import type { ImageRef } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';
import type { LimitedVisitor } from '../captcha/index.ts';
import type { Deps } from '../deps.ts';
import { loadImages, trashUnused } from '../media/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { bumpPublishedVersion, type Site } from '../sites/index.ts';
import { findOrderOfLink } from './orderOfLink.ts';
import type { ReviewDeps } from './reviewDeps.ts';
import { enqueueReviewNotice } from './reviewMails.ts';
import { takePictures } from './reviewPictures.ts';
import { findReviewableOrder, type ReviewableOrder } from './storage/reviewRequests.ts';
import { holdReviewOfOrder, listReviewsOfOrder, type StoredReview, saveReviewOfOrder } from './storage/reviews.ts';

/** What the page of a link shows: the products of an order, and what its buyer wrote about them. */
export interface OrderReviews {
  readonly order: ReviewableOrder;
  readonly reviews: readonly StoredReview[];
  /** Of products and reviews, by id. */
  readonly images: ReadonlyMap<string, ImageRef>;
}

/** Null for a link that leads nowhere. */
export function loadOrderReviews(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  token: string,
): Promise<OrderReviews | null> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const order = await reviewableOrderOf(trx, websiteId, token);
    if (order === null) return null;
    const reviews = await listReviewsOfOrder(trx, websiteId, order.id);
    const ids = [...order.products.map(({ imageId }) => imageId), ...reviews.flatMap(({ imageIds }) => imageIds)];
    const images = await loadImages(
      trx,
      websiteId,
      ids.filter((id) => id !== null),
    );
    return { order, reviews, images };
  });
}

async function reviewableOrderOf(
  trx: SiteTransaction,
  websiteId: string,
  token: string,
): Promise<ReviewableOrder | null> {
  const order = await findOrderOfLink(trx, websiteId, token);
  return order === null ? null : findReviewableOrder(trx, websiteId, order.id);
}

export interface PostedReview extends WrittenReview {
  readonly itemId: string;
  /** New ones, as bytes. */
  readonly pictures: readonly Uint8Array[];
  /** Ids of pictures of an earlier visit that go. */
  readonly removed: readonly string[];
}

export type ReviewOutcome =
  | { readonly ok: true; readonly state: ReviewState }
  | { readonly ok: false; readonly problems: readonly Problem<ReviewCode>[]; readonly waitSeconds?: number };

/**
 * Saves a buyer's review of a product of an order; a second one replaces the first. Answers every problem at once, or null
 * where the link or the product doesn't exist. Only buyers write reviews, by the link of their order, so each one is verified
 * (Directive 2019/2161 wants a shop to say how it makes sure of that) and needs no captcha.
 */
export async function writeReview(
  deps: ReviewDeps,
  site: Site,
  token: string,
  { posted, asker }: { readonly posted: PostedReview; readonly asker: LimitedVisitor },
): Promise<ReviewOutcome | null> {
  const written = tidyReview(posted);
  const waitSeconds = deps.limit.take(asker);
  if (waitSeconds !== null) return { ok: false, problems: [{ code: 'reviewRateLimit' }], waitSeconds };
  const found = await loadOrderReviews(deps, site.id, token);
  const product = found?.order.products.find(({ itemId }) => itemId === posted.itemId);
  if (found === null || product === undefined) return null;
  const kept = (found.reviews.find(({ itemId }) => itemId === posted.itemId)?.imageIds ?? []).filter(
    (id) => !posted.removed.includes(id),
  );
  const problems = [...reviewProblems(written), ...tooMany(kept.length + posted.pictures.length)];
  if (problems.length > 0) return { ok: false, problems };
  const taken = await takePictures(deps, site.id, { pictures: posted.pictures, product: product.title });
  if (!taken.ok) return { ok: false, problems: [taken.problem] };
  return { ok: true, state: await keep(deps, site, found.order, { posted, written, added: taken.value }) };
}

function tooMany(count: number): readonly Problem<ReviewCode>[] {
  const max = REVIEW_LIMITS.pictures;
  return count <= max ? [] : [{ code: 'reviewPicturesTooMany', field: 'pictures', values: { max } }];
}

interface Kept {
  readonly posted: PostedReview;
  readonly written: WrittenReview;
  readonly added: readonly string[];
}

async function keep(
  deps: ReviewDeps,
  site: Site,
  order: ReviewableOrder,
  { posted, written, added }: Kept,
): Promise<ReviewState> {
  const { itemId, removed } = posted;
  const { stars, title, body, name } = written;
  if (!isStars(stars)) throw new Error('A review without stars was let through.');
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const before = await holdReviewOfOrder(trx, site.id, { orderId: order.id, itemId });
    const state = reviewStateAfterWriting(written, readReviewSettings(site.settings), before?.state ?? null);
    const own = (before?.imageIds ?? []).filter((id) => !removed.includes(id));
    const imageIds = [...new Set([...own, ...added])].slice(0, REVIEW_LIMITS.pictures);
    const id = await saveReviewOfOrder(trx, site.id, {
      ...{ itemId, orderId: order.id, isVerified: true, state, stars, title, body, name, imageIds },
      ...{ email: order.email, language: site.language },
    });
    const gone = (before?.imageIds ?? []).filter((image) => !imageIds.includes(image));
    await trashUnused(
      trx,
      site.id,
      gone.map((image) => ({ id: image })),
    );
    if (before === null) await enqueueReviewNotice(trx, site.id, id);
    if (state === 'published' || before?.state === 'published') await bumpPublishedVersion(trx, site.id);
    return state;
  });
}
