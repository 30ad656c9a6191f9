import type { SearchTerm } from '@quoin/domain/catalog';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';
import { decideTerms } from './search.ts';

/** Something a search of the whole site leads to: an entry, or a page with its stored words. */
export interface SiteMatch {
  readonly kind: 'page' | 'item';
  readonly id: string;
  readonly collectionId: string;
}

export interface SiteMatches {
  readonly matches: readonly SiteMatch[];
  readonly total: number;
}

/** What somebody typed, as words to look for; words that only pages say are known too. */
export function readSiteSearch(trx: SiteTransaction, typed: string): Promise<readonly SearchTerm[]> {
  return decideTerms(trx, sql`site_search_terms(${typed})`);
}

/**
 * What fits a question of full text (`searchQuery`), best first: pages of these collections, and their entries that visitors
 * may see now and that the owner does not hide from searches.
 */
export async function findInSite(
  trx: SiteTransaction,
  websiteId: string,
  wanted: {
    readonly search: RawBuilder<unknown>;
    readonly collectionIds: readonly string[];
    readonly skip: number;
    readonly limit: number;
  },
): Promise<SiteMatches> {
  const { search, collectionIds, skip, limit } = wanted;
  const { rows } = await sql<{ kind: 'page' | 'item'; id: string; collection_id: string; total: bigint }>`
    WITH found AS (
      SELECT 'page' AS kind, match.collection_id AS id, match.collection_id, match.rank
      FROM match_pages(${search}) AS match WHERE match.collection_id = ANY (${[...collectionIds]}::uuid[])
      UNION ALL
      SELECT 'item', item.id, item.collection_id, match.rank
      FROM match_items(${search}) AS match
      JOIN item ON item.website_id = ${websiteId} AND item.id = match.item_id
      WHERE item.collection_id = ANY (${[...collectionIds]}::uuid[]) AND item.deleted_at IS NULL AND item.workflow_state = 1
        AND (item.publish_on IS NULL OR item.publish_on <= ${trx.now()}) AND item.seo ->> 'seoHidden' IS DISTINCT FROM 'true'
    ), page AS (SELECT * FROM found ORDER BY rank DESC, kind, id LIMIT ${limit} OFFSET ${skip})
    SELECT page.kind, page.id, page.collection_id, (SELECT count(*) FROM found)::bigint AS total
    FROM page ORDER BY page.rank DESC, page.kind, page.id`.execute(trx);
  return {
    matches: rows.map(({ kind, id, collection_id }) => ({ kind, id, collectionId: collection_id })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** What a result tells of itself. */
export interface FoundItem {
  readonly id: string;
  readonly urlId: string;
  readonly title: string;
  /** HTML. */
  readonly excerpt: string;
  /** HTML, up to a length. */
  readonly body: string;
  readonly mainImageId: string | null;
}

const QUOTED = 20_000;

export async function loadFoundItems(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundItem>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'url_id', 'title', 'excerpt', sql<string>`left(body, ${QUOTED})`.as('body')])
    // A product's first picture stands for it where no other was chosen.
    .select(
      sql<string | null>`coalesce(main_image_id, (SELECT asset_id FROM item_image AS own
        WHERE own.website_id = item.website_id AND own.item_id = item.id ORDER BY display_index LIMIT 1))`.as(
        'image_id',
      ),
    )
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        urlId: row.url_id,
        title: row.title,
        excerpt: row.excerpt,
        body: row.body,
        mainImageId: row.image_id,
      },
    ]),
  );
}

/** The words of pages, by collection. */
export async function loadPageWords(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('page_search')
    .select(['collection_id', 'body'])
    .where('website_id', '=', websiteId)
    .where('collection_id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.collection_id, row.body]));
}
