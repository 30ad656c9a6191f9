import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export type ThingKind =
  | 'blog'
  | 'list'
  | 'picture'
  | 'post'
  | 'page'
  | 'redirect'
  | 'subscriber'
  | 'customer'
  | 'order';

/** What an import made. */
export interface ImportedThing {
  readonly kind: ThingKind;
  readonly key: string;
  readonly id: string | null;
  readonly title: string;
  /** How it was when it was made. */
  readonly mark: string;
}

interface Row {
  readonly kind: string;
  readonly key: string;
  readonly thing_id: string | null;
  readonly title: string;
  readonly mark: string;
}

const COLUMNS = ['kind', 'key', 'thing_id', 'title', 'mark'] as const;

function toThing({ kind, key, thing_id: id, title, mark }: Row): ImportedThing {
  return { kind: kind as ThingKind, key, id, title, mark };
}

/** Those of these keys that an import has made, by key; whether they are still there is another question. */
export async function findThings(
  trx: SiteTransaction,
  websiteId: string,
  kind: ThingKind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ImportedThing>> {
  if (keys.length === 0) return new Map();
  const rows = await trx
    .selectFrom('import_thing')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .where(sql<boolean>`key = ANY(${[...keys]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.key, toThing(row)]));
}

/** One that was made before and is gone becomes this run's. */
export async function saveThing(
  trx: SiteTransaction,
  websiteId: string,
  thing: ImportedThing & { readonly runId: string },
): Promise<void> {
  const { kind, key, id, title, mark, runId } = thing;
  const made = { run_id: runId, thing_id: id, title: title.slice(0, 300), mark };
  await trx
    .insertInto('import_thing')
    .values({ website_id: websiteId, kind, key, ...made, made_at: trx.now() })
    .onConflict((conflict) => conflict.columns(['website_id', 'kind', 'key']).doUpdateSet(made))
    .execute();
}

/** What a run made of one kind, by key, behind this one. */
export async function listThings(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly runId: string; readonly kind: ThingKind; readonly after: string; readonly limit: number },
): Promise<readonly ImportedThing[]> {
  const rows = await trx
    .selectFrom('import_thing')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('run_id', '=', wanted.runId)
    .where('kind', '=', wanted.kind)
    .where('key', '>', wanted.after)
    .orderBy('key')
    .limit(wanted.limit)
    .execute();
  return rows.map(toThing);
}

export async function forgetThings(
  trx: SiteTransaction,
  websiteId: string,
  kind: ThingKind,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await trx
    .deleteFrom('import_thing')
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .where(sql<boolean>`key = ANY(${[...keys]}::text[])`)
    .execute();
}

/** Posts that are in no trash, each with the moment of its last change. */
export async function listLiveItems(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'updated_on'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, updated_on }) => [id, updated_on.toISOString()]));
}

/** Pages that are in no trash. */
export async function listLivePages(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('collection')
    .select('id')
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[]) AND settings -> 'trash' IS NULL`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a page has an item that is in no trash. */
export async function hasLiveItems(trx: SiteTransaction, websiteId: string, collectionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('item')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these people those who are still on their list. */
export async function listSubscribed(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly listId: string }[]> {
  return trx
    .selectFrom('subscriber')
    .select(['id', 'list_id as listId'])
    .where('website_id', '=', websiteId)
    .where('state', '=', 'subscribed')
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .execute();
}

/** Of these addresses, in small letters, those that a customer has. */
export async function listKnownCustomers(
  trx: SiteTransaction,
  websiteId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`SELECT lower(email) AS email FROM site_user
    WHERE website_id = ${websiteId} AND lower(email) = ANY(${[...emails]}::text[])`.execute(trx);
  return new Set(rows.map(({ email }) => email));
}

/** Whom an order belongs to. */
export async function orderCustomer(trx: SiteTransaction, websiteId: string, orderId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('sales_order')
    .select('site_user_id as id')
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.id ?? null;
}
