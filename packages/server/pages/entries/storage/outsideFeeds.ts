import { createHash } from 'node:crypto';
import type { FeedAnswer } from '@quoin/rendering/page';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';

export interface StoredFeed extends FeedAnswer {
  readonly fetchedAt: Date | null;
}

export function feedHash(address: string): Buffer {
  return createHash('sha256').update(address).digest();
}

/** Null for one that was never asked for. */
export async function findFeed(trx: SiteTransaction, websiteId: string, address: string): Promise<StoredFeed | null> {
  const row = await trx
    .selectFrom('outside_feed')
    .select(['title', 'entries', 'fetched_at'])
    .where('website_id', '=', websiteId)
    .where('address_hash', '=', feedHash(address))
    .executeTakeFirst();
  return row === undefined ? null : { title: row.title, entries: row.entries, fetchedAt: row.fetched_at };
}

/** What was fetched, or (null) why nothing was: then what was there before stays. Whether visitors see something new. */
export async function saveFeed(
  trx: SiteTransaction,
  websiteId: string,
  address: string,
  { feed, problem }: { readonly feed: FeedAnswer | null; readonly problem: string },
): Promise<boolean> {
  const before = await findFeed(trx, websiteId, address);
  const now = trx.now();
  const kept = feed ?? { title: before?.title ?? '', entries: before?.entries ?? [] };
  const values = {
    title: kept.title,
    entries: JSON.stringify(kept.entries),
    fetched_at: now,
    problem: problem.slice(0, 500),
  };
  await trx
    .insertInto('outside_feed')
    .values({ website_id: websiteId, address_hash: feedHash(address), address, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'address_hash']).doUpdateSet(values))
    .execute();
  return (
    feed !== null && JSON.stringify([before?.title, before?.entries]) !== JSON.stringify([feed.title, feed.entries])
  );
}

export async function deleteFeed(trx: SiteTransaction, websiteId: string, address: string): Promise<void> {
  await trx
    .deleteFrom('outside_feed')
    .where('website_id', '=', websiteId)
    .where('address_hash', '=', feedHash(address))
    .execute();
}

/** Whether a page of the site, as visitors or its editors see it, still names this feed. */
export async function isFeedNamed(trx: SiteTransaction, websiteId: string, address: string): Promise<boolean> {
  // As JSON writes it, so that it is found in JSON.
  const written = JSON.stringify(address);
  const { rows } = await sql<{ named: boolean }>`SELECT
      EXISTS (SELECT 1 FROM page_document WHERE website_id = ${websiteId}
        AND (strpos(published::text, ${written}) > 0 OR strpos(draft::text, ${written}) > 0))
      OR EXISTS (SELECT 1 FROM draft_record WHERE website_id = ${websiteId} AND key LIKE 'block:%'
        AND strpos(value::text, ${written}) > 0) AS named`.execute(trx);
  return rows[0]?.named === true;
}
