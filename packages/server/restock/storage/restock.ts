import { SIGN_UP_MOVES, type SignUpState } from '@quoin/domain/restock';
import { movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface NewRestockSignup {
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  readonly language: string;
  readonly joinsMailingList: boolean;
  readonly state: 'unconfirmed' | 'waiting';
}

/**
 * Adds a person to the list. A known one keeps a single entry, stays confirmed, and stays on the mailing list if they
 * ever agreed. Returns the id, and whether that is a new row.
 */
export async function keepSignup(
  trx: SiteTransaction,
  websiteId: string,
  signup: NewRestockSignup,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const id = trx.newId();
  const { rows } = await sql<{ id: string }>`
    INSERT INTO restock_signup (website_id, id, product_id, variant_id, email, language, joins_mailing_list, state, created_at)
    VALUES (${websiteId}, ${id}, ${signup.productId}, ${signup.variantId}, ${signup.email}, ${signup.language},
      ${signup.joinsMailingList}, ${signup.state}, ${trx.now()}::timestamptz)
    ON CONFLICT (website_id, variant_id, lower(email)) WHERE state <> 'sent' DO UPDATE SET
      joins_mailing_list = restock_signup.joins_mailing_list OR excluded.joins_mailing_list,
      state = CASE WHEN restock_signup.state = ANY (${movesTo(SIGN_UP_MOVES, signup.state)}) THEN excluded.state
        ELSE restock_signup.state END
    RETURNING id`.execute(trx);
  const kept = rows[0]?.id ?? id;
  return { id: kept, isNew: kept === id };
}

/** For how many variants an address waits. */
export async function countWaiting(trx: SiteTransaction, websiteId: string, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM restock_signup
    WHERE website_id = ${websiteId} AND lower(email) = lower(${email}) AND state <> 'sent'`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** How many mails of a kind went to an address since then, for whatever. */
export async function countMailsTo(
  trx: SiteTransaction,
  websiteId: string,
  { kind, email, since }: { readonly kind: string; readonly email: string; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM mail
    WHERE website_id = ${websiteId} AND kind = ${kind} AND created_at >= ${since}::timestamptz
      AND lower(recipient) = lower(${email})`.execute(trx);
  return rows[0]?.count ?? 0;
}

export interface StoredSignup {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  readonly language: string;
  readonly joinsMailingList: boolean;
  readonly state: SignUpState;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

const SIGNUP = sql`id, product_id AS "productId", variant_id AS "variantId", email, language,
  joins_mailing_list AS "joinsMailingList", state, created_at AS "createdAt", sent_at AS "sentAt"`;

export async function findSignup(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredSignup | null> {
  const { rows } = await sql<StoredSignup>`SELECT ${SIGNUP} FROM restock_signup
    WHERE website_id = ${websiteId} AND id = ${id}`.execute(trx);
  return rows[0] ?? null;
}

export async function confirmSignup(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx
    .updateTable('restock_signup')
    .set({ state: 'waiting' })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', 'in', movesTo(SIGN_UP_MOVES, 'waiting'))
    .execute();
}

/** Who never confirmed is forgotten. */
export async function deleteUnconfirmed(trx: SiteTransaction, websiteId: string, before: Date): Promise<void> {
  await trx
    .deleteFrom('restock_signup')
    .where('website_id', '=', websiteId)
    .where('state', '=', 'unconfirmed')
    .where('created_at', '<', before)
    .execute();
}

/** A place in a list: the time and id of its last row. */
export interface ListPlace {
  readonly at: Date;
  readonly id: string;
}

export interface RestockGroup {
  readonly productId: string;
  readonly variantId: string;
  readonly title: string;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly imageId: string | null;
  readonly isBuyable: boolean;
  /** Null: unlimited. */
  readonly available: number | null;
  readonly waiting: number;
  readonly sent: number;
  readonly joining: number;
  readonly lastAt: Date;
}

/** Returns variants that people wait for or have waited for, the latest sign-up first. */
export async function listRestockGroups(
  trx: SiteTransaction,
  websiteId: string,
  {
    show,
    after,
    limit,
  }: { readonly show: 'waiting' | 'sent'; readonly after: ListPlace | null; readonly limit: number },
): Promise<readonly RestockGroup[]> {
  const place =
    after === null ? sql`` : sql`AND (g.last_at, g.variant_id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<RestockGroup>`
    WITH g AS (
      SELECT product_id, variant_id, count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
        count(*) FILTER (WHERE state = 'sent')::int AS sent,
        count(*) FILTER (WHERE state = 'waiting' AND joins_mailing_list)::int AS joining, max(created_at) AS last_at
      FROM restock_signup WHERE website_id = ${websiteId} AND state <> 'unconfirmed' GROUP BY product_id, variant_id
    )
    SELECT g.product_id AS "productId", g.variant_id AS "variantId", i.title, p.variant_option_ordering AS "optionNames",
      coalesce(v.attributes, '{}') AS attributes, coalesce(v.sku, '') AS sku,
      coalesce(v.main_image_id, (SELECT m.asset_id FROM item_image m WHERE m.website_id = i.website_id AND m.item_id = i.id
        ORDER BY m.display_index LIMIT 1)) AS "imageId",
      coalesce(NOT v.archived AND (v.unlimited OR v.on_hand > v.reserved), false) AS "isBuyable",
      CASE WHEN v.unlimited THEN NULL ELSE greatest(coalesce(v.on_hand - v.reserved, 0), 0) END AS available,
      g.waiting, g.sent, g.joining, g.last_at AS "lastAt"
    FROM g JOIN item i ON i.website_id = ${websiteId} AND i.id = g.product_id
      JOIN product p ON p.website_id = i.website_id AND p.id = i.id
      LEFT JOIN variant v ON v.website_id = i.website_id AND v.id = g.variant_id
    WHERE i.deleted_at IS NULL AND ${show === 'waiting' ? sql`g.waiting > 0` : sql`g.waiting = 0`} ${place}
    ORDER BY g.last_at DESC, g.variant_id DESC LIMIT ${limit}`.execute(trx);
  return rows;
}

/** People of one variant who confirmed or never had to, the latest first. */
export async function listSignups(
  trx: SiteTransaction,
  websiteId: string,
  {
    productId,
    variantId,
    after,
    limit,
  }: {
    readonly productId: string;
    readonly variantId: string;
    readonly after: ListPlace | null;
    readonly limit: number;
  },
): Promise<readonly StoredSignup[]> {
  const place = after === null ? sql`` : sql`AND (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<StoredSignup>`SELECT ${SIGNUP} FROM restock_signup
    WHERE website_id = ${websiteId} AND product_id = ${productId} AND variant_id = ${variantId}
      AND state <> 'unconfirmed' ${place}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`.execute(trx);
  return rows;
}

export async function deleteSignup(trx: SiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('restock_signup')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many wait for these variants of these products. */
export async function countWaitingFor(
  trx: SiteTransaction,
  websiteId: string,
  variants: readonly { readonly productId: string; readonly variantId: string }[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM restock_signup s
    JOIN unnest(${variants.map(({ productId }) => productId)}::uuid[], ${variants.map(({ variantId }) => variantId)}::uuid[])
      AS w(product_id, variant_id) ON w.product_id = s.product_id AND w.variant_id = s.variant_id
    WHERE s.website_id = ${websiteId} AND s.state = 'waiting'`.execute(trx);
  return rows[0]?.count ?? 0;
}

export interface TakenSignup {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly productId: string;
  readonly variantId: string;
}

/**
 * Takes the next few people who wait for any of these variants, each with everything they wait for among them, and
 * marks them as notified. A concurrent call gets others, or nobody (RC-12). Runs in the transaction that writes their
 * mails.
 */
export async function takeWaiting(
  trx: SiteTransaction,
  websiteId: string,
  variantIds: readonly string[],
  people: number,
): Promise<readonly TakenSignup[]> {
  const { rows } = await sql<TakenSignup>`
    WITH wanted AS (
      SELECT id, lower(email) AS address, created_at FROM restock_signup
      WHERE website_id = ${websiteId} AND variant_id = ANY (${[...variantIds]}::uuid[]) AND state = 'waiting'
        AND lower(email) IN (
          SELECT lower(email) FROM restock_signup
          WHERE website_id = ${websiteId} AND variant_id = ANY (${[...variantIds]}::uuid[]) AND state = 'waiting'
          GROUP BY lower(email) ORDER BY min(created_at), lower(email) LIMIT ${people})
      ORDER BY id FOR UPDATE
    ), taken AS (
      UPDATE restock_signup s SET state = 'sent', sent_at = ${trx.now()}::timestamptz FROM wanted
      WHERE s.website_id = ${websiteId} AND s.id = wanted.id AND s.state = ANY (${movesTo(SIGN_UP_MOVES, 'sent')})
      RETURNING s.id, s.email, s.language, s.product_id AS "productId", s.variant_id AS "variantId", wanted.created_at
    )
    SELECT id, email, language, "productId", "variantId" FROM taken ORDER BY created_at, id`.execute(trx);
  return rows;
}

export async function findProductOfVariant(
  trx: SiteTransaction,
  websiteId: string,
  variantId: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom('variant')
    .select('product_id')
    .where('website_id', '=', websiteId)
    .where('id', '=', variantId)
    .executeTakeFirst();
  return row?.product_id ?? null;
}
