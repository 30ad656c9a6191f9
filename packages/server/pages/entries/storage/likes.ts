import type { ItemContent, ItemCounts } from '@quoin/rendering/page';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';

const TEXT_RECORD = 1;

/** What visitors made of those of the items that are posts. */
export async function loadItemCounts(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly Pick<ItemContent, 'id' | 'recordType'>[],
): Promise<ReadonlyMap<string, ItemCounts>> {
  const ids = items.filter(({ recordType }) => recordType === TEXT_RECORD).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; comments: bigint; likes: bigint }>`
    SELECT own.id,
      (SELECT count(*) FROM item_comment WHERE website_id = ${websiteId} AND item_id = own.id AND state = 'approved')::bigint AS comments,
      (SELECT count(*) FROM item_like WHERE website_id = ${websiteId} AND item_id = own.id)::bigint AS likes
    FROM unnest(${ids}::uuid[]) AS own(id)`.execute(trx);
  return new Map(rows.map(({ id, comments, likes }) => [id, { comments: Number(comments), likes: Number(likes) }]));
}

/** How many like those of the items that are no posts; none of those that nobody likes. */
export async function loadLikes(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly Pick<ItemContent, 'id' | 'recordType'>[],
): Promise<ReadonlyMap<string, number>> {
  const ids = items.filter(({ recordType }) => recordType !== TEXT_RECORD).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('item_like')
    .select(['item_id', sql<bigint>`count(*)::bigint`.as('times')])
    .where('website_id', '=', websiteId)
    .where('item_id', 'in', ids)
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id, times }) => [item_id, Number(times)]));
}

/** Likes or no longer likes an entry, once for each visitor; answers how many do. */
export async function setLike(
  trx: SiteTransaction,
  websiteId: string,
  {
    itemId,
    visitorHash,
    siteUserId,
    isLiked,
  }: {
    readonly itemId: string;
    readonly visitorHash: Buffer;
    /** The member who presses it. */
    readonly siteUserId: string | null;
    readonly isLiked: boolean;
  },
): Promise<number> {
  if (isLiked)
    await trx
      .insertInto('item_like')
      .values({
        website_id: websiteId,
        item_id: itemId,
        visitor_hash: visitorHash,
        site_user_id: siteUserId,
        created_at: trx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('item_like')
      .where('website_id', '=', websiteId)
      .where('item_id', '=', itemId)
      .where('visitor_hash', '=', visitorHash)
      .execute();
  const { times } = await trx
    .selectFrom('item_like')
    .select(sql<bigint>`count(*)::bigint`.as('times'))
    .where('website_id', '=', websiteId)
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return Number(times);
}
