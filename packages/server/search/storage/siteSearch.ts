import type { TranslationSet } from '@quoin/domain/translations';
import { type RawBuilder, sql } from 'kysely';
import { isPublished } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { PLANNED_EACH_TIME } from '../../platform/database/statementNames.ts';
import { loadTranslationSet } from '../../platform/languages/storage/translations.ts';
import { fitness } from './search.ts';

/** Something a search of the whole site leads to: an entry, or a page with its stored words. */
export interface SiteMatch {
  readonly kind: 'page' | 'item';
  readonly id: string;
  readonly collectionId: string;
  /** What was found in the language of the reader, HTML; null where the main language's words were. */
  readonly said: string | null;
}

export interface SiteMatches {
  readonly matches: readonly SiteMatch[];
  readonly total: number;
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
    /** The words themselves, for languages that write no spaces. */
    readonly words: readonly string[];
    readonly collectionIds: readonly string[];
    readonly skip: number;
    readonly limit: number;
  },
): Promise<SiteMatches> {
  const { search, collectionIds, skip, limit } = wanted;
  const rank = fitness(sql`document`, search);
  const { rows } = await sql<MatchRow>`${sql.raw(PLANNED_EACH_TIME)}
    WITH matched AS (
      SELECT 'page' AS kind, collection_id AS id, ${rank} AS rank, NULL::text AS said
      FROM searched_page WHERE website_id = ${websiteId} AND document @@ ${search}
      UNION ALL SELECT 'item', item_id, ${rank}, NULL
      FROM searched_item WHERE website_id = ${websiteId} AND document @@ ${search}
      ${translatedMatches(trx, websiteId, wanted)}
    ), best AS (
      SELECT kind, id, max(rank) AS rank, (array_agg(said ORDER BY rank DESC) FILTER (WHERE said IS NOT NULL))[1] AS said
      FROM matched GROUP BY kind, id
    ), found AS (
      SELECT match.kind, match.id, match.id AS collection_id, match.rank, match.said
      FROM best AS match WHERE match.kind = 'page' AND match.id = ANY (${[...collectionIds]}::uuid[])
      UNION ALL
      SELECT match.kind, item.id, item.collection_id, match.rank, match.said
      FROM best AS match
      JOIN item ON match.kind = 'item' AND item.website_id = ${websiteId} AND item.id = match.id
      WHERE item.collection_id = ANY (${[...collectionIds]}::uuid[]) AND item.deleted_at IS NULL AND item.workflow_state = 1
        AND ${isPublished(trx.now())} AND item.seo ->> 'seoHidden' IS DISTINCT FROM 'true'
    ), page AS (SELECT * FROM found ORDER BY rank DESC, kind, id LIMIT ${limit} OFFSET ${skip})
    SELECT page.kind, page.id, page.collection_id, page.said, (SELECT count(*) FROM found)::bigint AS total
    FROM page ORDER BY page.rank DESC, page.kind, page.id`.execute(trx);
  return {
    matches: rows.map(({ kind, id, collection_id, said }) => ({ kind, id, collectionId: collection_id, said })),
    total: Number(rows[0]?.total ?? 0),
  };
}

interface MatchRow {
  readonly kind: 'page' | 'item';
  readonly id: string;
  readonly collection_id: string;
  readonly said: string | null;
  readonly total: bigint;
}

/** Languages without spaces between words. Their words are found at any place in a text. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'km', 'lo', 'my', 'th', 'zh']);

/**
 * Does the same in the transaction's language: what a page's blocks contain counts for their page. Titles are shown
 * anyway.
 */
function translatedMatches(
  { language }: SiteTransaction,
  websiteId: string,
  { search, words }: { readonly search: RawBuilder<unknown>; readonly words: readonly string[] },
): RawBuilder<unknown> {
  if (language === undefined) return sql``;
  const isPattern = WITHOUT_SPACES.has(language.toLowerCase().split('-')[0] ?? '');
  const patterns = isPattern ? words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`) : null;
  const spoken = sql`found.website_id = ${websiteId} AND found.language = ${language}`;
  return sql`UNION ALL SELECT CASE WHEN match.kind = 'item' THEN 'item' ELSE 'page' END,
      CASE WHEN match.kind = 'block' THEN page.collection_id ELSE match.id::uuid END, match.rank,
      CASE WHEN match.field <> 'title' THEN match.value END
    FROM (
      SELECT found.kind, found.id, found.field, found.value, ${fitness(sql`found.document`, search)} AS rank
      FROM searched_translation AS found WHERE ${spoken} AND found.document @@ ${search}
      ${
        patterns === null
          ? sql``
          : sql`UNION ALL SELECT found.kind, found.id, found.field, found.value,
          CASE WHEN found.field = 'title' THEN 0.5 ELSE 0.05 END::real
        FROM searched_translation AS found WHERE ${spoken} AND found.document IS NOT NULL
          AND NOT found.document @@ ${search} AND plain_words(found.value) LIKE ALL (${patterns}::text[])`
      }
    ) AS match
    LEFT JOIN page_document AS page ON match.kind = 'block' AND page.website_id = ${websiteId} AND jsonb_path_exists(
      page.published, '$.sections[*].blocks[*] ? (@.id == $id)', jsonb_build_object('id', match.id))
    WHERE match.kind <> 'block' OR page.collection_id IS NOT NULL`;
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

function inWordsOf(book: TranslationSet | null, item: FoundItem): FoundItem {
  const visit = book?.of('item', item.id) ?? (({ text }) => text);
  return {
    ...item,
    urlId: visit({ field: 'urlId', label: '', format: 'slug', text: item.urlId }),
    title: visit({ field: 'title', label: '', format: 'line', text: item.title }),
    excerpt: visit({ field: 'excerpt', label: '', format: 'html', text: item.excerpt }),
    body: visit({ field: 'body', label: '', format: 'html', text: item.body }),
  };
}

export async function loadFoundItems(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundItem>> {
  if (ids.length === 0) return new Map();
  const book = await loadTranslationSet(trx, websiteId, { kinds: ['item'], ids });
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'url_id', 'title', 'excerpt', sql<string>`left(body, ${QUOTED})`.as('body')])
    // A product's first picture is used where no other was chosen.
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
      inWordsOf(book, {
        id: row.id,
        urlId: row.url_id,
        title: row.title,
        excerpt: row.excerpt,
        body: row.body,
        mainImageId: row.image_id,
      }),
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
