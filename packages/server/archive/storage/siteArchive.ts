import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';
import { COPIED_TABLES } from '../../siteMaking/index.ts';

/** What the database or the product makes by itself out of the rest. */
const DERIVED: readonly string[] = ['asset_rendition', 'page_search', 'item_search', 'item_facet', 'search_word'];
/** Authentication secrets never leave an installation in a file. */
const SECRET_TABLES: readonly string[] = ['page_password'];

/** What a site is made of, in an order in which every row finds what it points at. */
export const CONTENT_TABLES = COPIED_TABLES.filter(
  (table) => !DERIVED.includes(table) && !SECRET_TABLES.includes(table),
);

/** What people did on it. */
export const PEOPLE_TABLES = [
  ...['site_user', 'site_user_address', 'sales_order', 'order_line', 'order_event', 'order_note', 'order_refund'],
  ...['order_withdrawal', 'shipment', 'shipment_line', 'gift_card', 'gift_card_movement', 'subscription'],
  ...[
    'member_area_standing',
    'lesson_progress',
    'subscription_charge',
    'form_submission',
    'subscriber',
    'item_comment',
    'restock_signup',
    'stock_movement',
  ],
] as const;

/** What pages show of what people said about products: it moves with the shop, without the orders. */
export const REVIEW_TABLES = ['product_review'] as const;

/** The site under edit. If it is missing, the editor makes it again from the published pages. */
export const DRAFT_TABLES = ['site_draft', 'draft_record', 'live_record'] as const;

/** Settings of the shop, which belong to the site as its pages do. */
export const SETTING_TABLES = ['commerce_preference'] as const;

/** State of this installation, secrets and what points at them: no column of an archive. */
const LEFT_OUT = /^website_id$|(_hash|_token|(?<!^import)_key)$|^(sealed_code|secret|secrets)$/;
/** What says nothing without the other one; archives of earlier releases hold it alone. */
const PAIRS: Readonly<Record<string, string>> = { import_source: 'import_key' };
const OF_THE_PLACE: Readonly<Record<string, readonly string[]>> = {
  variant: ['reserved', 'low_stock_told_at'],
  discount: ['times_used'],
  product_review: ['order_id'],
  site_draft: ['revision', 'seen_version', 'live_number', 'published_at'],
};
/** What they begin with somewhere else. */
const ANEW: Readonly<Record<string, object>> = {
  variant: { reserved: 0 },
  discount: { times_used: 0 },
  site_draft: { revision: 0, seen_version: 0 },
};

const BATCH = 500;

/**
 * Rows of a table as JSON, in the order of their keys, in pieces of many. Inside `inSite`, which sees the rows of this site
 * only.
 */
export async function* rowsOf(trx: SiteTransaction, table: string): AsyncGenerator<readonly string[]> {
  const columns = await columnsOf(trx, table);
  const key = sql.join(columns.filter(({ isKey }) => isKey).map(({ name }) => sql.ref(name)));
  const left = columns.filter(({ name }) => !isKept(table, name)).map(({ name }) => name);
  const cursor = sql.ref(`rows_of_${table}`);
  await sql`declare ${cursor} cursor for select (to_jsonb(held.*) - ${left}::text[])::text as row
    from ${sql.table(table)} held order by ${key}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(BATCH))} from ${cursor}`.execute(trx);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < BATCH) break;
  }
  await sql`close ${cursor}`.execute(trx);
}

/** Puts rows that `rowsOf` has read into a site that has none of them. */
export async function insertRows(
  trx: SiteTransaction,
  { table, websiteId }: { readonly table: string; readonly websiteId: string },
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = await columnsOf(trx, table);
  const named = new Set(rows.flatMap((row) => Object.keys(JSON.parse(row) as object)));
  const anew = { ...ANEW[table], website_id: websiteId };
  const isGiven = (name: string) => named.has(name) && isKept(table, name) && named.has(PAIRS[name] ?? name);
  const written = columns.filter(({ name }) => name in anew || isGiven(name));
  const names = sql.join(written.map(({ name }) => sql.ref(name)));
  const values = sql.join(
    written.map(({ name }) => sql.ref(name === 'website_id' ? 'own.website_id' : `made.${name}`)),
  );
  await sql`insert into ${sql.table(table)} (${names})
    select ${values} from ${siteRow(websiteId)}, jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as given(row),
      jsonb_populate_record(null::${sql.table(table)}, given.row || ${JSON.stringify(anew)}::jsonb) as made
    on conflict do nothing`.execute(trx);
}

function isKept(table: string, name: string): boolean {
  return !LEFT_OUT.test(name) && OF_THE_PLACE[table]?.includes(name) !== true;
}

interface Column {
  readonly name: string;
  readonly isKey: boolean;
}

/** Those that are written; what the database computes by itself is not. */
async function columnsOf(trx: SiteTransaction, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<{
    name: string;
    key: boolean;
  }>`select attname as name, coalesce(attnum = any(i.indkey), false) as key
    from pg_attribute left join pg_index i on i.indrelid = attrelid and i.indisprimary
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(trx);
  return rows.map(({ name, key }) => ({ name, isKey: key }));
}

/** A file of the library or of a product: its name in an archive, and its bytes. */
export interface ArchivedFile {
  readonly name: string;
  readonly sha256: string;
}

/** Originals, by id. Inside `inSite`. */
export async function listArchivedFiles(trx: SiteTransaction): Promise<readonly ArchivedFile[]> {
  const { rows } = await sql<{ folder: string; id: string; filename: string; sha256: string }>`
    select 'media' as folder, id, filename, sha256 from asset
    union all select 'files', id, filename, sha256 from digital_file order by 1, 2`.execute(trx);
  const { rows: themes } =
    await sql<ArchivedFile>`select 'themes/' || name || '/' || number || '/' || path as name, sha256
    from theme_file order by 1`.execute(trx);
  const files = rows.map(({ folder, id, filename, sha256 }) => {
    return { name: `${folder}/${id}/${filename.replace(/[/\\]/g, '-')}`, sha256 };
  });
  return [...files, ...themes];
}
