import { sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { isPublished } from '../../storage/published.ts';

export interface TermCount {
  /** A tag, a category's path, an author, or `2026-11`. */
  readonly term: string;
  readonly count: number;
}

export interface TermsQuery {
  readonly collectionId: string;
  readonly of: 'tag' | 'category' | 'author' | 'month';
  readonly limit: number;
  /** IANA: where a month begins. */
  readonly timeZone: string;
}

/** What entries that visitors see have in common: the most used first, of months the latest. */
export async function countTerms(
  trx: SiteTransaction,
  websiteId: string,
  { collectionId, of, limit, timeZone }: TermsQuery,
): Promise<readonly TermCount[]> {
  const from = {
    tag: sql`item, unnest(item.tags) AS own(term)`,
    category: sql`item, unnest(item.categories) AS own(term)`,
    author: sql`item, LATERAL (SELECT item.author_name) AS own(term)`,
    month: sql`item, LATERAL (SELECT to_char(item.publish_on AT TIME ZONE ${timeZone}, 'YYYY-MM')) AS own(term)`,
  }[of];
  const order = of === 'month' ? sql`own.term DESC` : sql`count(*) DESC, own.term`;
  const { rows } = await sql<{ term: string; count: bigint }>`
    SELECT own.term, count(*) AS count FROM ${from}
    WHERE item.website_id = ${websiteId} AND item.collection_id = ${collectionId} AND item.deleted_at IS NULL
      AND item.workflow_state = 1 AND ${isPublished(trx.now())}
      AND own.term IS NOT NULL AND own.term <> ''
    GROUP BY own.term ORDER BY ${order} LIMIT ${limit}`.execute(trx);
  return rows.map(({ term, count }) => ({ term, count: Number(count) }));
}

export interface LatestComment {
  readonly authorName: string;
  readonly body: string;
  readonly createdAt: number;
  readonly title: string;
  readonly urlId: string;
  readonly collectionId: string;
}

/** Comments that visitors see, the latest first, below entries of these collections. */
export async function loadLatestComments(
  trx: SiteTransaction,
  websiteId: string,
  { collectionIds, limit }: { readonly collectionIds: readonly string[]; readonly limit: number },
): Promise<readonly LatestComment[]> {
  if (collectionIds.length === 0) return [];
  const rows = await trx
    .selectFrom('item_comment as comment')
    .innerJoin('item', (join) =>
      join.onRef('item.website_id', '=', 'comment.website_id').onRef('item.id', '=', 'comment.item_id'),
    )
    .select(['comment.author_name', 'comment.body', 'comment.created_at'])
    .select(['item.title', 'item.url_id', 'item.collection_id'])
    .where('comment.website_id', '=', websiteId)
    .where('comment.state', '=', 'approved')
    .where('item.collection_id', 'in', [...collectionIds])
    .where('item.deleted_at', 'is', null)
    .where('item.workflow_state', '=', 1)
    .where(isPublished(trx.now()))
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...{ authorName: row.author_name, body: row.body, createdAt: row.created_at.getTime() },
    ...{ title: row.title, urlId: row.url_id, collectionId: row.collection_id },
  }));
}
