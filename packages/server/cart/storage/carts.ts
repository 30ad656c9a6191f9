import { type RawBuilder, sql } from 'kysely';
import { ask } from '../../platform/database/ask.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { RemovedEntryTable } from '../../platform/database/schema/store/saleExtras.ts';

export interface StoredCart {
  readonly id: string;
  readonly currency: string;
  readonly isPurchased: boolean;
  readonly orderId: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface StoredEntry {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** JSON text; `'{}'` when there are none. */
  readonly additionalFields: string;
  readonly unitPriceSeen: bigint;
  readonly addedAt: Date;
}

export const NO_FIELDS = '{}';
const CART_COLUMNS = ['id', 'currency', 'is_purchased', 'order_id', 'created_at'] as const;

interface CartRow {
  readonly id: string;
  readonly currency: string;
  readonly is_purchased: boolean;
  readonly order_id: string | null;
  readonly created_at: Date;
}

function toCart(row: CartRow): StoredCart {
  return {
    id: row.id,
    currency: row.currency,
    isPurchased: row.is_purchased,
    orderId: row.order_id,
    createdAt: row.created_at.getTime(),
  };
}

function selectCart(trx: SiteTransaction, websiteId: string, tokenHash: Buffer) {
  return trx
    .selectFrom('cart')
    .select(CART_COLUMNS)
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash);
}

export async function findCart(trx: SiteTransaction, websiteId: string, tokenHash: Buffer): Promise<StoredCart | null> {
  const row = await selectCart(trx, websiteId, tokenHash).executeTakeFirst();
  return row ? toCart(row) : null;
}

export async function findCartById(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredCart | null> {
  const query = trx.selectFrom('cart').select(CART_COLUMNS).where('website_id', '=', websiteId).where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row ? toCart(row) : null;
}

/** Locks a cart. Every change and every payment holds this lock, so no change is lost (RC-7). */
export async function lockCart(trx: SiteTransaction, websiteId: string, tokenHash: Buffer): Promise<StoredCart | null> {
  const row = await selectCart(trx, websiteId, tokenHash).forUpdate().executeTakeFirst();
  return row ? toCart(row) : null;
}

export async function lockCartById(trx: SiteTransaction, websiteId: string, id: CartId): Promise<StoredCart | null> {
  const query = trx.selectFrom('cart').select(CART_COLUMNS).where('website_id', '=', websiteId).where('id', '=', id);
  const row = await query.forUpdate().executeTakeFirst();
  return row ? toCart(row) : null;
}

export interface NewCart {
  readonly tokenHash: Buffer;
  readonly currency: string;
  readonly siteUserId?: string | null;
}

/** Creates the cart of a token, or locks the one that another request has just created. */
export async function createCart(trx: SiteTransaction, websiteId: string, cart: NewCart): Promise<StoredCart> {
  const now = trx.now();
  const row = await trx
    .insertInto('cart')
    .values({
      website_id: websiteId,
      id: trx.newId(),
      token_hash: cart.tokenHash,
      currency: cart.currency,
      site_user_id: cart.siteUserId ?? null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'token_hash']).doUpdateSet({ updated_at: now }))
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
  return toCart(row);
}

const LOCK_OR_CREATE = `
  INSERT INTO cart (website_id, token_hash, id, currency, site_user_id, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $6)
  ON CONFLICT (website_id, token_hash) DO UPDATE SET updated_at = excluded.updated_at WHERE NOT cart.is_purchased`;

/** Locks the cart of a token, made just now where there was none; one that is bought stays as it is. */
export async function lockOrCreateCart(trx: SiteTransaction, websiteId: string, cart: NewCart): Promise<void> {
  const { tokenHash, currency, siteUserId = null } = cart;
  await ask(trx, LOCK_OR_CREATE, [websiteId, tokenHash, trx.newId(), currency, siteUserId, trx.now()]);
}

export async function touchCart(trx: SiteTransaction, websiteId: string, cartId: string): Promise<void> {
  const sql = 'UPDATE cart SET revision = revision + 1, updated_at = $3 WHERE website_id = $1 AND id = $2';
  await ask(trx, sql, [websiteId, cartId, trx.now()]);
}

/** False to true once, with the order in the same transaction (ORD-5). Returns whether it was this call. */
export async function markPurchased(
  trx: SiteTransaction,
  websiteId: string,
  cartId: string,
  orderId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cart')
    .set({ is_purchased: true, order_id: orderId, updated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', cartId)
    .where('is_purchased', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface EntryRow {
  readonly id: string;
  readonly product_id: string;
  readonly variant_id: string;
  readonly quantity: number;
  readonly additional_fields: string | null;
  readonly unit_price_seen: bigint;
  readonly added_at: Date;
}

function toEntry(row: EntryRow): StoredEntry {
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    quantity: row.quantity,
    additionalFields: row.additional_fields ?? NO_FIELDS,
    unitPriceSeen: row.unit_price_seen,
    addedAt: row.added_at,
  };
}

/** An id, or an expression that finds it: then the contents of a cart are read together with the cart. */
export type CartId = string | RawBuilder<string>;

/** In the order in which they were added. */
export async function listEntries(trx: SiteTransaction, websiteId: string, cartId: CartId): Promise<StoredEntry[]> {
  const rows = await trx
    .selectFrom('cart_entry')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(toEntry);
}

const INSERT_ENTRY = `
  INSERT INTO cart_entry (website_id, cart_id, id, product_id, variant_id, quantity, additional_fields, unit_price_seen, added_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

export async function insertEntry(
  trx: SiteTransaction,
  websiteId: string,
  cartId: string,
  entry: StoredEntry,
): Promise<void> {
  const { id, productId, variantId, quantity, unitPriceSeen, addedAt } = entry;
  const line = [id, productId, variantId, quantity, storedFields(entry), unitPriceSeen, addedAt];
  await ask(trx, INSERT_ENTRY, [websiteId, cartId, ...line]);
}

const SAVE_ENTRY = `
  UPDATE cart_entry SET quantity = $3, additional_fields = $4, unit_price_seen = $5 WHERE website_id = $1 AND id = $2`;

export async function saveEntry(trx: SiteTransaction, websiteId: string, entry: StoredEntry): Promise<void> {
  const { id, quantity, unitPriceSeen } = entry;
  await ask(trx, SAVE_ENTRY, [websiteId, id, quantity, storedFields(entry), unitPriceSeen]);
}

function storedFields({ additionalFields }: StoredEntry): string | null {
  return additionalFields === NO_FIELDS ? null : additionalFields;
}

type WithRemoved = { removed_entry: RemovedEntryTable };
const MOVED = sql.raw(
  'website_id, id, cart_id, product_id, variant_id, quantity, additional_fields, unit_price_seen, added_at',
);

/** Takes an entry out and remembers it; false when the cart has none such. */
export async function removeEntry(
  trx: SiteTransaction,
  websiteId: string,
  cartId: string,
  entryId: string,
): Promise<boolean> {
  const which = sql`FROM cart_entry WHERE website_id = ${websiteId} AND cart_id = ${cartId} AND id = ${entryId}`;
  const [, { numAffectedRows = 0n }] = await Promise.all([
    sql`INSERT INTO removed_entry (${MOVED}, removed_at) SELECT ${MOVED}, ${trx.now()}::timestamptz ${which}
      ON CONFLICT (website_id, id) DO UPDATE SET quantity = excluded.quantity, removed_at = excluded.removed_at`.execute(
      trx,
    ),
    sql`DELETE ${which}`.execute(trx),
  ]);
  return numAffectedRows > 0n;
}

/** What was taken out of this cart under that id. */
export async function findRemoved(
  trx: SiteTransaction,
  websiteId: string,
  cartId: string,
  entryId: string,
): Promise<StoredEntry | null> {
  const row = await trx
    .withTables<WithRemoved>()
    .selectFrom('removed_entry')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .where('id', '=', entryId)
    .executeTakeFirst();
  return row ? toEntry(row) : null;
}

export async function forgetRemoved(trx: SiteTransaction, websiteId: string, entryId: string): Promise<void> {
  await trx
    .withTables<WithRemoved>()
    .deleteFrom('removed_entry')
    .where('website_id', '=', websiteId)
    .where('id', '=', entryId)
    .execute();
}

/** Titles of items by id, deleted ones included while their rows are kept: to name what can no longer be bought. */
export async function listItemTitles(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'title'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}
