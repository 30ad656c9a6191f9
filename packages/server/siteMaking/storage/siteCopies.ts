import { type Moves, movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import { type SiteTransaction, scopeOf } from '../../platform/database/database.ts';

export type SiteCopyState = 'running' | 'done' | 'failed';

export const SITE_COPY_MOVES: Moves<SiteCopyState> = { running: ['done', 'failed'], done: [], failed: [] };

/** A copy of a site in the making, or made. Platform rows: everything inside `acrossSites`, unless it says otherwise. */
export interface SiteCopy {
  readonly id: string;
  readonly sourceId: string;
  readonly targetId: string;
  readonly accountId: string;
  readonly state: SiteCopyState;
  readonly done: number;
  readonly total: number;
}

/** With the name of the site that is made. */
export interface NamedCopy extends SiteCopy {
  readonly identifier: string;
  readonly title: string;
}

const COLUMNS = [
  ...(['site_copy.id', 'source_id as sourceId', 'target_id as targetId', 'account_id as accountId'] as const),
  ...(['state', 'done', 'total'] as const),
] as const;

export async function insertSiteCopy(
  trx: SiteTransaction,
  copy: Pick<SiteCopy, 'id' | 'sourceId' | 'targetId' | 'accountId'>,
): Promise<void> {
  const { id, sourceId, targetId, accountId } = copy;
  const row = { id, source_id: sourceId, target_id: targetId, account_id: accountId, started_at: trx.now() };
  await trx.insertInto('site_copy').values(row).execute();
}

export async function findSiteCopy(trx: SiteTransaction, id: string): Promise<SiteCopy | null> {
  return (await trx.selectFrom('site_copy').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The latest of a person: what runs, and what ended within the last day. */
export async function listSiteCopies(trx: SiteTransaction, accountId: string): Promise<readonly NamedCopy[]> {
  return trx
    .selectFrom('site_copy')
    .innerJoin('website', 'website.id', 'site_copy.target_id')
    .select([...COLUMNS, 'identifier', 'title'])
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'running'),
        eb('finished_at', '>', sql<Date>`${trx.now()}::timestamptz - interval '1 day'`),
      ]),
    )
    .orderBy(sql`state = 'running'`, 'desc')
    .orderBy('started_at', 'desc')
    .limit(20)
    .execute();
}

export async function noteCopied(
  trx: SiteTransaction,
  id: string,
  { done, total }: { readonly done: number; readonly total: number },
): Promise<void> {
  await trx.updateTable('site_copy').set({ done, total }).where('id', '=', id).execute();
}

/** False when it had ended before. */
export async function endSiteCopy(trx: SiteTransaction, id: string, state: 'done' | 'failed'): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('site_copy')
    .set({ state, finished_at: trx.now() })
    .where('id', '=', id)
    .where('state', 'in', movesTo(SITE_COPY_MOVES, state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * What of a site is copied, in an order in which every row finds what it points at. Orders, customers, members, carts,
 * payments, subscribers, submissions, comments, reviews, what visitors did, and secrets are none of it: they belong to people, not to
 * the site.
 */
export const COPIED_TABLES = [
  ...['media_folder', 'asset', 'asset_rendition', 'collection', 'navigation', 'category', 'item', 'item_image'],
  ...['product', 'variant', 'digital_file', 'calendar_event', 'calendar_occurrence', 'mailing_list', 'form'],
  ...['page_document', 'page_search', 'page_password', 'moved_page', 'translation', 'item_search', 'item_facet'],
  ...['search_word', 'tax_rule', 'shipping_method', 'discount', 'mail_template', 'member_area', 'site_draft'],
  ...['draft_record', 'live_record', 'theme_version', 'theme_file'],
] as const;
export type CopiedTable = (typeof COPIED_TABLES)[number];

/** Values that start again, as SQL. */
const ANEW: Readonly<Partial<Record<CopiedTable, Readonly<Record<string, string>>>>> = {
  variant: { reserved: '0', low_stock_told_at: 'null::timestamptz' },
  discount: { times_used: '0' },
  site_draft: { revision: '0', seen_version: '0', live_number: 'null::int', published_at: 'null::timestamptz' },
};

/** Rows of a site that would be copied. Inside `inSite` of that site. */
export async function countCopied(trx: SiteTransaction): Promise<number> {
  const counts = COPIED_TABLES.map((table) => sql`(select count(*) from ${sql.table(table)})`);
  const { rows } = await sql<{ n: string }>`select ${sql.join(counts, sql` + `)} as n`.execute(trx);
  return Number(rows[0]?.n ?? 0);
}

/**
 * Copies a site's rows into another one, ids and all, inside one transaction of the source: what it sees is of one moment.
 * Row by row the database itself holds apart whose rows these are: the source's are read while this transaction is the
 * source's, and written after it has become the target's.
 */
export async function copyRows(
  trx: SiteTransaction,
  { sourceId, targetId }: Pick<SiteCopy, 'sourceId' | 'targetId'>,
  note: (rows: number) => Promise<void>,
): Promise<void> {
  for (const table of COPIED_TABLES) {
    const columns = await columnsOf(trx, table);
    const held = sql.table(`copied_${table}`);
    const read = sql.join(columns.map((name) => copiedValue(table, name, targetId)));
    await becomeSite(trx, sourceId);
    await sql`create temporary table ${held} on commit drop as select ${read} from ${sql.table(table)}`.execute(trx);
    await becomeSite(trx, targetId);
    const names = sql.join(columns.map((name) => sql.ref(name)));
    const { numAffectedRows = 0n } = await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${held}
      on conflict do nothing`.execute(trx);
    await note(Number(numAffectedRows));
  }
  await beginStock(trx, targetId);
}

/** Stock equals its movements: what a new site has on its shelves came in at once. Inside `inSite` of that site. */
export async function beginStock(trx: SiteTransaction, websiteId: string): Promise<void> {
  await sql`insert into stock_movement (website_id, id, variant_id, delta, cause, cause_id, created_at)
    select website_id, gen_random_uuid(), id, on_hand, 'import', ${websiteId}, ${trx.now()}::timestamptz
    from variant where on_hand > 0 on conflict do nothing`.execute(trx);
}

/** Pictures without any width that is made ahead. Inside `inSite`. */
export async function listUnsizedPictures(trx: SiteTransaction, websiteId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from asset
    where website_id = ${websiteId} and kind = 'image' and not exists (select 1 from asset_rendition r
      where r.website_id = ${websiteId} and r.asset_id = asset.id and r.format in ('webp', 'avif'))`.execute(trx);
  return rows.map(({ id }) => id);
}

async function becomeSite(trx: SiteTransaction, id: string): Promise<void> {
  await sql.raw(scopeOf(id)).execute(trx);
}

function copiedValue(table: CopiedTable, name: string, targetId: string) {
  if (name === 'website_id') return sql`${targetId}::uuid as website_id`;
  const anew = ANEW[table]?.[name];
  return anew === undefined ? sql.ref(name) : sql`${sql.raw(anew)} as ${sql.ref(name)}`;
}

/** Those that are written; what the database computes by itself is not. */
async function columnsOf(trx: SiteTransaction, table: CopiedTable): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}

/** Contents of the files that belong to a site. Inside `inSite`. */
export async function listFileContents(trx: SiteTransaction): Promise<readonly string[]> {
  const { rows } = await sql<{ sha256: string }>`select sha256 from asset union select sha256 from asset_rendition
    union select sha256 from digital_file union select sha256 from theme_file`.execute(trx);
  return rows.map(({ sha256 }) => sha256);
}
