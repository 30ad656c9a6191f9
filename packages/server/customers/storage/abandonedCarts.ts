import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A cart that a visitor filled and left an address with. Amounts are in minor units of its currency. */
export interface LeftCart {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly siteUserId: string | null;
  readonly currency: string;
  readonly worth: bigint;
  readonly entryCount: number;
  readonly changedAt: Date;
  readonly isPurchased: boolean;
  readonly isPaying: boolean;
  /** Agreed to be written to, or has bought here before; and has not refused reminders. */
  readonly mayBeMailed: boolean;
  readonly mailedAt: Date | null;
  readonly orderedAt: Date | null;
  readonly lines: readonly LeftLine[];
}

export interface LeftLine {
  readonly title: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: bigint;
}

interface RawCart {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly site_user_id: string | null;
  readonly currency: string;
  readonly changed_at: Date;
  readonly is_purchased: boolean;
  readonly is_paying: boolean;
  readonly may_be_mailed: boolean;
  readonly mailed_at: Date | null;
  readonly ordered_at: Date | null;
  readonly lines: readonly { title: string; sku: string; quantity: number; unitPrice: string }[] | null;
}

export interface LeftCartsWanted {
  /** Changed at or before, and at or after. */
  readonly until: Date;
  readonly since: Date;
  readonly cartId?: string;
  readonly limit: number;
}

/** Carts with an address, the newest first. Whether one counts as left behind is the domain's to say. */
export async function listLeftCarts(
  trx: SiteTransaction,
  websiteId: string,
  wanted: LeftCartsWanted,
): Promise<readonly LeftCart[]> {
  const only = wanted.cartId === undefined ? sql`true` : sql`c.id = ${wanted.cartId}`;
  const { rows } = await sql<RawCart>`
    SELECT c.id, coalesce(k.email, u.email) AS email, coalesce(k.shipping_address ->> 'fullName', u.full_name) AS name,
      coalesce(c.site_user_id, g.id) AS site_user_id, c.currency, greatest(c.updated_at, k.updated_at) AS changed_at, c.is_purchased,
      coalesce(k.state IN ('paying', 'awaiting_step', 'needs_review'), false) AS is_paying, c.reminded_at AS mailed_at, o.ordered_at,
      (coalesce(u.accepts_marketing, g.accepts_marketing, false) OR o.ordered_at IS NOT NULL) AS may_be_mailed, l.lines
    FROM cart c
    LEFT JOIN LATERAL (SELECT * FROM checkout k WHERE k.website_id = c.website_id AND k.cart_id = c.id ORDER BY k.id LIMIT 1) k ON true
    LEFT JOIN site_user u ON u.website_id = c.website_id AND u.id = c.site_user_id
    LEFT JOIN site_user g ON g.website_id = c.website_id AND lower(g.email) = lower(coalesce(k.email, u.email))
    LEFT JOIN LATERAL (SELECT max(s.placed_at) AS ordered_at FROM sales_order s
      WHERE s.website_id = c.website_id AND lower(s.email) = lower(coalesce(k.email, u.email))) o ON true
    LEFT JOIN LATERAL (SELECT jsonb_agg(jsonb_build_object('title', coalesce(i.title, ''), 'sku', coalesce(v.sku, ''),
        'quantity', e.quantity, 'unitPrice', e.unit_price_seen::text) ORDER BY e.added_at, e.id) AS lines
      FROM cart_entry e LEFT JOIN item i ON i.website_id = e.website_id AND i.id = e.product_id
      LEFT JOIN variant v ON v.website_id = e.website_id AND v.id = e.variant_id
      WHERE e.website_id = c.website_id AND e.cart_id = c.id) l ON true
    WHERE c.website_id = ${websiteId} AND ${only} AND coalesce(k.email, u.email) IS NOT NULL AND l.lines IS NOT NULL
      AND greatest(c.updated_at, k.updated_at) BETWEEN ${wanted.since}::timestamptz AND ${wanted.until}::timestamptz
      AND (NOT c.is_purchased OR c.reminded_at IS NOT NULL) AND c.cloned_from IS NULL
    ORDER BY changed_at DESC, c.id LIMIT ${wanted.limit}`.execute(trx);
  return rows.map(toLeftCart);
}

function toLeftCart(row: RawCart): LeftCart {
  const lines = (row.lines ?? []).map((line) => ({ ...line, unitPrice: BigInt(line.unitPrice) }));
  return {
    id: row.id,
    email: row.email,
    name: row.name ?? '',
    siteUserId: row.site_user_id,
    currency: row.currency,
    worth: lines.reduce((sum, line) => sum + line.unitPrice * BigInt(line.quantity), 0n),
    entryCount: lines.length,
    changedAt: row.changed_at,
    isPurchased: row.is_purchased,
    isPaying: row.is_paying,
    mayBeMailed: row.may_be_mailed,
    mailedAt: row.mailed_at,
    orderedAt: row.ordered_at,
    lines,
  };
}

/** Once per cart: of two at the same time only one may write. */
export async function markReminded(trx: SiteTransaction, websiteId: string, cartId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cart')
    .set({ reminded_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', cartId)
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function refusesMail(
  trx: SiteTransaction,
  websiteId: string,
  emailKey: Buffer,
  kind: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('mail_refusal')
    .select('kind')
    .where('website_id', '=', websiteId)
    .where('email_key', '=', emailKey)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMailRefusal(
  trx: SiteTransaction,
  websiteId: string,
  emailKey: Buffer,
  kind: string,
): Promise<void> {
  await trx
    .insertInto('mail_refusal')
    .values({ website_id: websiteId, email_key: emailKey, kind, created_at: trx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Housekeeping: carts nobody touched since then. Where a payment began, its checkout stays without the person. */
export async function deleteOldCarts(trx: SiteTransaction, websiteId: string, before: Date): Promise<number> {
  const old = sql`SELECT c.id FROM cart c WHERE c.website_id = ${websiteId} AND NOT c.is_purchased AND c.updated_at < ${before}::timestamptz
    AND NOT EXISTS (SELECT 1 FROM checkout k WHERE k.website_id = c.website_id AND k.cart_id = c.id
      AND (k.state IN ('paying', 'awaiting_step', 'needs_review') OR k.updated_at >= ${before}::timestamptz))`;
  await sql`UPDATE checkout k SET email = NULL, shipping_address = NULL, billing_address = NULL, note = '', form_answers = '{}', visit = NULL
    WHERE k.website_id = ${websiteId} AND k.cart_id IN (${old})`.execute(trx);
  await sql`DELETE FROM checkout k WHERE k.website_id = ${websiteId} AND k.cart_id IN (${old})
    AND NOT EXISTS (SELECT 1 FROM payment_intent p WHERE p.website_id = k.website_id AND p.checkout_id = k.id)`.execute(
    trx,
  );
  await sql`DELETE FROM cart_entry e WHERE e.website_id = ${websiteId} AND e.cart_id IN (${old})`.execute(trx);
  const { numAffectedRows = 0n } = await sql`DELETE FROM cart c WHERE c.website_id = ${websiteId} AND c.id IN (${old})
    AND NOT EXISTS (SELECT 1 FROM checkout k WHERE k.website_id = c.website_id AND k.cart_id = c.id)`.execute(trx);
  return Number(numAffectedRows);
}

/** Read with the site, written here alone. */
export async function saveCartPolicy(
  trx: SiteTransaction,
  websiteId: string,
  policy: { readonly mailAfterMinutes: number | null },
): Promise<void> {
  await sql`UPDATE website SET settings = jsonb_set(settings, '{abandonedCarts}', ${JSON.stringify(policy)}::jsonb)
    WHERE id = ${websiteId}`.execute(trx);
}
