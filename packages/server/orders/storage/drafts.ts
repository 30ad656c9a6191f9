import { type CurrencyCode, isCurrencyCode, money } from '@quoin/domain/money';
import { type Address, DRAFT_MACHINE, type DraftLine, type DraftStatus, statesBefore } from '@quoin/domain/orders';
import { sql } from 'kysely';
import { toAddress } from '../../cart/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A draft's line; what the product said when it was put in. */
export interface StoredDraftLine extends DraftLine {
  readonly productId: string | null;
  readonly sku: string;
  readonly description: string;
  readonly productType: number;
}

export interface StoredDraft {
  readonly id: string;
  readonly number: number;
  readonly status: DraftStatus;
  readonly email: string;
  readonly shippingAddress: Address | null;
  readonly currency: CurrencyCode;
  readonly lines: readonly StoredDraftLine[];
  readonly shippingName: string;
  /** Minor units. */
  readonly shipping: bigint;
  readonly note: string;
  readonly revision: number;
  readonly orderId: string | null;
  readonly actor: string;
  readonly updatedAt: Date;
  /** The cart that a link pays; null before the first one. */
  readonly cartId: string | null;
  /** Raised by every link: the earlier ones are worth nothing. */
  readonly linkNumber: number;
  /** Null while there is no link. */
  readonly linkExpiresAt: Date | null;
}

export type DraftContent = Pick<
  StoredDraft,
  'email' | 'shippingAddress' | 'lines' | 'shippingName' | 'shipping' | 'note' | 'actor'
>;

type LineJson = Omit<StoredDraftLine, 'unitPrice' | 'listPrice'> & {
  readonly unitPrice: string;
  readonly listPrice: string | null;
};

function columnsOf(content: DraftContent) {
  const lines = content.lines.map(({ unitPrice, listPrice, ...line }) => ({
    ...line,
    unitPrice: unitPrice.minor.toString(),
    listPrice: listPrice?.minor.toString() ?? null,
  }));
  const { email, shippingAddress, shippingName, shipping, note, actor } = content;
  return {
    ...{ email, shipping, note, actor },
    shipping_address: shippingAddress === null ? null : JSON.stringify(shippingAddress),
    shipping_name: shippingName,
    lines: JSON.stringify(lines),
  };
}

export async function insertDraft(
  trx: SiteTransaction,
  websiteId: string,
  draft: { readonly id: string; readonly currency: string },
  content: DraftContent,
): Promise<void> {
  // Two at once: the later one fails on the number and its transaction runs again.
  const { rows } = await sql<{ next: bigint }>`SELECT coalesce(max(draft_number), 0) + 1 AS next FROM draft_order
    WHERE website_id = ${websiteId}`.execute(trx);
  const now = trx.now();
  await trx
    .insertInto('draft_order')
    .values({
      website_id: websiteId,
      ...draft,
      draft_number: rows[0]!.next,
      ...columnsOf(content),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Returns false when another user has saved it meanwhile, or it is no longer open. */
export async function saveDraft(
  trx: SiteTransaction,
  websiteId: string,
  draft: { readonly id: string; readonly revision: number },
  content: DraftContent,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('draft_order')
    .set({
      ...columnsOf(content),
      ...{ status: 'open', link_hash: null, link_expires_at: null },
      ...{ revision: draft.revision + 1, updated_at: trx.now() },
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', draft.id)
    .where('revision', '=', draft.revision)
    .where('status', 'in', ['open', 'sent'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endDraft(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  to: { readonly status: 'completed' | 'discarded' | 'open'; readonly orderId: string | null },
): Promise<void> {
  await trx
    .updateTable('draft_order')
    .set((eb) => ({
      ...{ status: to.status, order_id: to.orderId, updated_at: trx.now() },
      // The link of a finished one still leads to its order.
      ...(to.status === 'completed' ? {} : { link_hash: null, link_expires_at: null }),
      revision: eb('revision', '+', 1),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('status', 'in', statusesBefore(to.status))
    .execute();
}

/** From where the table of drafts allows it (ORD-2). */
function statusesBefore(status: DraftStatus): readonly DraftStatus[] {
  return statesBefore(DRAFT_MACHINE, { status }).map((before) => before.status);
}

export async function findDraft(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  isLocked = false,
): Promise<StoredDraft | null> {
  const query = trx.selectFrom('draft_order').selectAll().where('website_id', '=', websiteId).where('id', '=', id);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? null : toDraft(row);
}

/** By the hash of the token in its link; null for one that was taken back. */
export async function findDraftByLink(
  trx: SiteTransaction,
  websiteId: string,
  linkHash: Buffer,
): Promise<StoredDraft | null> {
  const query = trx.selectFrom('draft_order').selectAll();
  const row = await query.where('website_id', '=', websiteId).where('link_hash', '=', linkHash).executeTakeFirst();
  return row === undefined ? null : toDraft(row);
}

/** The cart that its link pays; it has no entries, and nobody holds its token. The caller holds the draft's lock. */
export async function saveDraftCart(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  cartId: string,
): Promise<void> {
  await trx
    .updateTable('draft_order')
    .set({ cart_id: cartId })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** The draft waits for its buyer now. The caller holds its lock. */
export async function sendDraftLink(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  link: {
    readonly number: number;
    readonly hash: Buffer;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await trx
    .updateTable('draft_order')
    .set((eb) => ({
      ...{ status: 'sent', link_number: link.number, link_hash: link.hash, link_expires_at: link.expiresAt },
      updated_at: trx.now(),
      revision: eb('revision', '+', 1),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('status', 'in', statusesBefore('sent'))
    .execute();
}

/** Newest first; finished ones too where asked for. */
export async function listDrafts(
  trx: SiteTransaction,
  websiteId: string,
  { isDone, limit }: { readonly isDone: boolean; readonly limit: number },
): Promise<readonly StoredDraft[]> {
  const rows = await trx
    .selectFrom('draft_order')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('status', 'in', isDone ? ['completed', 'discarded'] : ['open', 'sent'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toDraft);
}

type DraftRow = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

function rowOf(trx: SiteTransaction) {
  return trx.selectFrom('draft_order').selectAll().executeTakeFirst();
}

function toDraft(row: DraftRow): StoredDraft {
  const { currency } = row;
  if (!isCurrencyCode(currency)) throw new Error(`The currency ${currency} is not known.`);
  // Only ever what `columnsOf` wrote.
  const lines = row.lines as unknown as readonly LineJson[];
  return {
    id: row.id,
    number: Number(row.draft_number),
    status: row.status,
    email: row.email,
    shippingAddress: row.shipping_address === null ? null : toAddress(row.shipping_address),
    currency,
    lines: lines.map(({ unitPrice, listPrice, ...line }) => ({
      ...line,
      unitPrice: money(BigInt(unitPrice), currency),
      listPrice: listPrice === null ? null : money(BigInt(listPrice), currency),
    })),
    shippingName: row.shipping_name,
    shipping: row.shipping,
    note: row.note,
    revision: row.revision,
    orderId: row.order_id,
    actor: row.actor,
    updatedAt: row.updated_at,
    cartId: row.cart_id,
    linkNumber: row.link_number,
    linkExpiresAt: row.link_expires_at,
  };
}

/** What a variant is called and costs now; null when it is gone. */
export interface DraftVariant {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  readonly sku: string;
  readonly productType: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionNames: readonly string[];
  readonly price: bigint;
}

export async function listDraftVariants(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DraftVariant>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<DraftVariant>`
    SELECT v.id AS "variantId", v.product_id AS "productId", i.title, v.sku, p.product_type AS "productType", v.attributes,
      p.variant_option_ordering AS "optionNames", CASE WHEN v.on_sale THEN v.sale_price ELSE v.price END AS price
    FROM variant v JOIN product p ON p.website_id = v.website_id AND p.id = v.product_id
    JOIN item i ON i.website_id = v.website_id AND i.id = v.product_id
    WHERE v.website_id = ${websiteId} AND v.id = ANY(${[...ids]}::uuid[]) AND NOT v.archived`.execute(trx);
  return new Map(rows.map((row) => [row.variantId, row]));
}
