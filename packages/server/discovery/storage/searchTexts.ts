import type { SearchTextState } from '@quoin/contract/endpoints/content';
import { SEO_SHOWN, WORKFLOW_STATES } from '@quoin/domain/site';
import { type SqlBool, sql } from 'kysely';
import { isPageOn, isPublished, toSeo } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';

/** An entry or product with what search engines read of it. */
export interface SearchText {
  readonly id: string;
  readonly isProduct: boolean;
  readonly collectionId: string;
  readonly collectionUrlId: string;
  readonly urlId: string;
  readonly title: string;
  readonly isPublic: boolean;
  readonly seo: { readonly title: string; readonly description: string; readonly isHidden: boolean };
  /** The beginning of excerpt or body, as markup. */
  readonly beginning: string;
  readonly revision: number;
}

export interface SearchTextsQuery {
  /** Null: of all collections. */
  readonly collectionId: string | null;
  readonly search: string;
  readonly state: SearchTextState;
  readonly after: { readonly key: string; readonly id: string } | null;
  readonly limit: number;
}

const TITLE = sql<string>`btrim(coalesce(item.seo ->> 'seoTitle', ''))`;
const DESCRIPTION = sql<string>`btrim(coalesce(item.seo ->> 'seoDescription', ''))`;
const STATES: Readonly<Record<SearchTextState, ReturnType<typeof sql<SqlBool>>>> = {
  all: sql`true`,
  untitled: sql`${TITLE} = ''`,
  undescribed: sql`${DESCRIPTION} = ''`,
  long: sql`(length(${TITLE}) > ${sql.lit(SEO_SHOWN.title)} OR length(${DESCRIPTION}) > ${sql.lit(SEO_SHOWN.description)})`,
  hidden: sql`item.seo ->> 'seoHidden' = 'true'`,
};
/** Enough markup to find the words that a search engine shows. */
const BEGINNING = 2000;

/** Selects items on existing pages. Markup and the like have none of their own. */
function ofSite(websiteId: string) {
  return sql`FROM item JOIN collection ON collection.website_id = item.website_id AND collection.id = item.collection_id
    LEFT JOIN product ON product.website_id = item.website_id AND product.id = item.id
    WHERE item.website_id = ${websiteId} AND item.deleted_at IS NULL`;
}

function wantedBy({ collectionId, search }: Pick<SearchTextsQuery, 'collectionId' | 'search'>) {
  return sql`${collectionId === null ? sql`true` : sql`item.collection_id = ${collectionId}::uuid`}
    AND ${search === '' ? sql`true` : isWithin([sql`item.title`, TITLE, DESCRIPTION], search)}`;
}

function columns(trx: SiteTransaction) {
  return sql`item.id, item.collection_id, collection.url_id AS collection_url_id, item.url_id, item.title, item.seo,
    item.revision, product.id IS NOT NULL AS is_product,
    left(CASE WHEN item.excerpt = '' THEN item.body ELSE item.excerpt END, ${sql.lit(BEGINNING)}) AS beginning,
    (${isPageOn(trx.now())} AND item.workflow_state = ${WORKFLOW_STATES.published}
      AND ${isPublished(trx.now())}) AS is_public`;
}

interface Row {
  readonly id: string;
  readonly collection_id: string;
  readonly collection_url_id: string;
  readonly url_id: string;
  readonly title: string;
  readonly seo: Readonly<Record<string, unknown>>;
  readonly revision: number;
  readonly is_product: boolean;
  readonly beginning: string;
  readonly is_public: boolean;
}

/** By title. */
export async function listSearchTexts(
  trx: SiteTransaction,
  websiteId: string,
  wanted: SearchTextsQuery,
): Promise<readonly SearchText[]> {
  const { after } = wanted;
  const { rows } = await sql<Row>`SELECT ${columns(trx)} ${ofSite(websiteId)} AND ${wantedBy(wanted)}
    AND ${STATES[wanted.state]}
    AND ${after === null ? sql`true` : sql`(item.title, item.id) > (${after.key}, ${after.id}::uuid)`}
    ORDER BY item.title, item.id LIMIT ${wanted.limit}`.execute(trx);
  return rows.map(toSearchText);
}

/** Null for what is not there or in the trash; nobody else changes it until the transaction ends. */
export async function lockSearchText(trx: SiteTransaction, websiteId: string, id: string): Promise<SearchText | null> {
  const { rows } = await sql<Row>`SELECT ${columns(trx)} ${ofSite(websiteId)} AND item.id = ${id}::uuid
    FOR UPDATE OF item`.execute(trx);
  return rows[0] === undefined ? null : toSearchText(rows[0]);
}

function toSearchText(row: Row): SearchText {
  return {
    id: row.id,
    isProduct: row.is_product,
    collectionId: row.collection_id,
    collectionUrlId: row.collection_url_id,
    urlId: row.url_id,
    title: row.title,
    isPublic: row.is_public,
    seo: toSeo(row.seo),
    beginning: row.beginning,
    revision: row.revision,
  };
}

/** Keeps other values there, such as the picture for sharing. */
export async function writeSearchText(
  trx: SiteTransaction,
  websiteId: string,
  { id, seo }: Pick<SearchText, 'id' | 'seo'>,
): Promise<void> {
  const own = JSON.stringify({ seoTitle: seo.title, seoDescription: seo.description, seoHidden: seo.isHidden });
  await sql`UPDATE item SET seo = seo || ${own}::jsonb, updated_on = ${trx.now()}
    WHERE website_id = ${websiteId} AND id = ${id}::uuid`.execute(trx);
}

export async function countSearchTexts(
  trx: SiteTransaction,
  websiteId: string,
  wanted: Pick<SearchTextsQuery, 'collectionId' | 'search'>,
): Promise<Readonly<Record<SearchTextState, number>>> {
  const { rows } = await sql<Record<SearchTextState, number>>`SELECT count(*)::int AS all,
    count(*) FILTER (WHERE ${STATES.untitled})::int AS untitled,
    count(*) FILTER (WHERE ${STATES.undescribed})::int AS undescribed,
    count(*) FILTER (WHERE ${STATES.long})::int AS long, count(*) FILTER (WHERE ${STATES.hidden})::int AS hidden
    ${ofSite(websiteId)} AND ${wantedBy(wanted)}`.execute(trx);
  return rows[0] ?? { all: 0, untitled: 0, undescribed: 0, long: 0, hidden: 0 };
}

/** Collections that hold anything, in the owner's order. */
export async function countByCollection(
  trx: SiteTransaction,
  websiteId: string,
): Promise<readonly { readonly id: string; readonly title: string; readonly count: number }[]> {
  const { rows } = await sql<{ id: string; title: string; count: number }>`
    SELECT collection.id, collection.title, count(*)::int AS count ${ofSite(websiteId)}
    GROUP BY collection.id, collection.title, collection.display_index
    ORDER BY collection.display_index, collection.id`.execute(trx);
  return rows;
}
