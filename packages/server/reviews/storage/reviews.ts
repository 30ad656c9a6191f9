import { REVIEW_LIMITS, REVIEW_MOVES, type ReviewState } from '@quoin/domain/catalog';
import { RECORD_TYPES } from '@quoin/domain/site';
import { movesTo } from '@quoin/domain/states';
import type { ReviewsContent } from '@quoin/rendering/page';
import { sql } from 'kysely';
import { loadImages } from '../../media/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A page of what everybody may read about a product, the latest first. `page`: from 1. */
export async function loadShownReviews(
  trx: SiteTransaction,
  websiteId: string,
  itemId: string,
  page: number,
): Promise<ReviewsContent> {
  const { shown } = REVIEW_LIMITS;
  const rows = await trx
    .selectFrom('product_review')
    .select(['id', 'stars', 'title', 'body', 'author_name', 'is_verified', 'created_at', 'image_ids', 'answer'])
    .where('website_id', '=', websiteId)
    .where('item_id', '=', itemId)
    .where('state', '=', 'published')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown + 1)
    .offset((page - 1) * shown)
    .execute();
  const onPage = rows.slice(0, shown);
  const images = await loadImages(
    trx,
    websiteId,
    onPage.flatMap(({ image_ids }) => image_ids),
  );
  const reviews = onPage.map((row) => ({
    ...{ id: row.id, stars: row.stars, title: row.title, body: row.body, authorName: row.author_name },
    ...{ isVerified: row.is_verified, createdAt: row.created_at.getTime(), answer: row.answer },
    images: row.image_ids.flatMap((id) => images.get(id) ?? []),
  }));
  return { reviews, page, hasNext: rows.length > shown };
}

/** A review as those who look after it see it. */
export interface StoredReview {
  readonly id: string;
  readonly itemId: string;
  readonly itemTitle: string;
  /** Of the product, on the site. */
  readonly path: string;
  readonly orderId: string | null;
  readonly isVerified: boolean;
  readonly state: ReviewState;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly imageIds: readonly string[];
  readonly answer: string;
  readonly createdAt: Date;
}

function wholeReviews(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('product_review as review')
    .innerJoin('item', (join) =>
      join.onRef('item.website_id', '=', 'review.website_id').onRef('item.id', '=', 'review.item_id'),
    )
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .select(['review.id', 'review.item_id', 'review.order_id', 'review.is_verified', 'review.state', 'review.stars'])
    .select(['review.title', 'review.body', 'review.author_name', 'review.author_email', 'review.image_ids'])
    .select(['review.answer', 'review.created_at', 'item.title as item_title', 'item.url_id'])
    .select('collection.url_id as collection_url')
    .where('review.website_id', '=', websiteId);
}

type WholeRow = Awaited<ReturnType<ReturnType<typeof wholeReviews>['execute']>>[number];

function toReview(row: WholeRow): StoredReview {
  return {
    ...{ id: row.id, itemId: row.item_id, itemTitle: row.item_title, path: `/${row.collection_url}/${row.url_id}` },
    ...{ orderId: row.order_id, isVerified: row.is_verified, state: row.state, stars: row.stars, title: row.title },
    ...{ body: row.body, authorName: row.author_name, authorEmail: row.author_email, imageIds: row.image_ids },
    ...{ answer: row.answer, createdAt: row.created_at },
  };
}

export async function findReview(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredReview | null> {
  const row = await wholeReviews(trx, websiteId).where('review.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toReview(row);
}

/** What the buyer of an order has written about its products. */
export async function listReviewsOfOrder(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<readonly StoredReview[]> {
  return (await wholeReviews(trx, websiteId).where('review.order_id', '=', orderId).execute()).map(toReview);
}

/** Reviews in a state, the latest first. */
export async function listReviews(
  trx: SiteTransaction,
  websiteId: string,
  search: {
    readonly state: ReviewState;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<readonly StoredReview[]> {
  let query = wholeReviews(trx, websiteId)
    .where('review.state', '=', search.state)
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(search.limit);
  if (search.after !== null)
    query = query.where(sql<boolean>`(review.created_at, review.id) < (${search.after.at}, ${search.after.id}::uuid)`);
  return (await query.execute()).map(toReview);
}

export async function countReviews(
  trx: SiteTransaction,
  websiteId: string,
): Promise<Readonly<Record<ReviewState, number>>> {
  const rows = await trx
    .selectFrom('product_review')
    .select(['state', sql<bigint>`count(*)::bigint`.as('times')])
    .where('website_id', '=', websiteId)
    .groupBy('state')
    .execute();
  const counts = { pending: 0, published: 0, hidden: 0 };
  for (const { state, times } of rows) counts[state] = Number(times);
  return counts;
}

/** What became of the review of a product that an order has, held until the transaction ends; null when there is none. */
export async function holdReviewOfOrder(
  trx: SiteTransaction,
  websiteId: string,
  { orderId, itemId }: { readonly orderId: string; readonly itemId: string },
): Promise<{ readonly state: ReviewState; readonly imageIds: readonly string[] } | null> {
  const row = await trx
    .selectFrom('product_review')
    .select(['state', 'image_ids'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { state: row.state, imageIds: row.image_ids };
}

export interface NewReview {
  readonly itemId: string;
  readonly orderId: string | null;
  readonly isVerified: boolean;
  readonly state: ReviewState;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly name: string;
  readonly email: string;
  readonly imageIds: readonly string[];
  readonly language: string;
}

/** Keeps what a buyer wrote about a product of an order; what was there before is changed. Answers its id. */
export async function saveReviewOfOrder(
  trx: SiteTransaction,
  websiteId: string,
  review: NewReview & { readonly orderId: string },
): Promise<string> {
  const now = trx.now();
  const written = {
    ...{ state: review.state, stars: review.stars, title: review.title, body: review.body },
    ...{ author_name: review.name, image_ids: [...review.imageIds], changed_at: now },
  };
  const { id } = await trx
    .insertInto('product_review')
    .values({
      ...{ website_id: websiteId, id: trx.newId(), item_id: review.itemId, order_id: review.orderId, ...written },
      ...{ is_verified: true, author_email: review.email, language: review.language, created_at: now },
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'order_id', 'item_id']).where('order_id', 'is not', null).doUpdateSet(written),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One that came from somewhere else. False when it is there already: the same id is the same review. */
export async function insertReview(
  trx: SiteTransaction,
  websiteId: string,
  review: Omit<NewReview, 'orderId' | 'imageIds'> & {
    readonly id: string;
    readonly answer: string;
    readonly writtenAt: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('product_review')
    .values({
      ...{ website_id: websiteId, id: review.id, item_id: review.itemId, is_verified: review.isVerified },
      ...{ state: review.state, stars: review.stars, title: review.title, body: review.body },
      ...{ author_name: review.name, author_email: review.email, language: review.language },
      ...{ answer: review.answer, answered_at: review.answer === '' ? null : trx.now() },
      ...{ created_at: review.writtenAt, changed_at: review.writtenAt },
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Those of the ids that are reviews here. */
export async function listReviewIds(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM product_review
    WHERE website_id = ${websiteId} AND id = ANY (${[...ids]}::uuid[])`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Ids of products by what they are called in addresses. */
export async function listProductHandles(
  trx: SiteTransaction,
  websiteId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('record_type', '=', RECORD_TYPES.storeItem)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, url_id }) => [url_id, id]));
}

/** The state it had before; null when there is no such review. */
export async function setReviewState(
  trx: SiteTransaction,
  websiteId: string,
  { id, state }: { readonly id: string; readonly state: ReviewState },
): Promise<ReviewState | null> {
  const held = await trx
    .selectFrom('product_review')
    .select('state')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return null;
  await trx
    .updateTable('product_review')
    .set({ state, decided_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', 'in', movesTo(REVIEW_MOVES, state))
    .execute();
  return held.state;
}

/** '' takes the answer back. */
export async function setReviewAnswer(
  trx: SiteTransaction,
  websiteId: string,
  { id, answer }: { readonly id: string; readonly answer: string },
): Promise<void> {
  await trx
    .updateTable('product_review')
    .set({ answer, answered_at: answer === '' ? null : trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

export async function deleteReview(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx.deleteFrom('product_review').where('website_id', '=', websiteId).where('id', '=', id).execute();
}
