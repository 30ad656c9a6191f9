import { SUBSCRIPTION_MACHINE, statesBefore } from '@quoin/domain/orders';
import { sql } from 'kysely';
import { trashUnused } from '../../media/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Whose data: the customer's row, and the address under which people write and order. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

export type DataRow = Readonly<Record<string, unknown>>;
export type PersonalData = Readonly<Record<string, readonly DataRow[]>>;

const byEmail = (column: string, email: string) => sql`lower(${sql.ref(column)}) = lower(${email})`;

/** Returns all data stored about a person, table by table. Secrets, hashes and internals are not personal data. */
export async function collectPersonalData(
  trx: SiteTransaction,
  websiteId: string,
  person: Person,
): Promise<PersonalData> {
  const all = async (query: ReturnType<typeof sql<DataRow>>) => (await query.execute(trx)).rows;
  const { id, email } = person;
  const isMine = sql`website_id = ${websiteId} AND (site_user_id = ${id} OR ${byEmail('email', email)})`;
  const myOrders = sql`SELECT id FROM sales_order WHERE ${isMine}`;
  const myCarts = sql`SELECT id FROM cart WHERE website_id = ${websiteId} AND site_user_id = ${id}
    UNION SELECT cart_id FROM checkout WHERE website_id = ${websiteId} AND ${byEmail('email', email)}`;
  const ofOrder = sql`website_id = ${websiteId} AND order_id IN (${myOrders})`;
  return {
    customer:
      await all(sql<DataRow>`SELECT id, email, full_name, password_hash IS NOT NULL AS has_account, verified_at, language,
      accepts_marketing, accepts_marketing_since, is_tax_exempt, notes, tags, last_seen_at, created_at, updated_at
      FROM site_user WHERE website_id = ${websiteId} AND id = ${id}`),
    addresses: await all(sql<DataRow>`SELECT id, address, is_default, created_at FROM site_user_address
      WHERE website_id = ${websiteId} AND site_user_id = ${id} ORDER BY display_index`),
    passkeys: await all(sql<DataRow>`SELECT name, host, created_at, used_at FROM site_user_passkey
      WHERE website_id = ${websiteId} AND site_user_id = ${id} ORDER BY created_at`),
    identities: await all(sql<DataRow>`SELECT issuer, subject, linked_at FROM site_user_identity
      WHERE website_id = ${websiteId} AND site_user_id = ${id} ORDER BY linked_at`),
    sessions: await all(sql<DataRow>`SELECT device, created_at, seen_at, expires_at, remember_me FROM site_user_session
      WHERE website_id = ${websiteId} AND site_user_id = ${id} ORDER BY created_at`),
    orders:
      await all(sql<DataRow>`SELECT id, order_number, email, currency, subtotal, discount, shipping, tax, grand_total,
      shipping_address, billing_address, shipping_option_name, payment_state, fulfillment_status, note, form_answers, tags,
      test_mode, placed_at FROM sales_order WHERE ${isMine} ORDER BY placed_at`),
    orderLines:
      await all(sql<DataRow>`SELECT order_id, sku, title, variant_description, quantity, unit_price, line_total,
      additional_fields FROM order_line WHERE ${ofOrder} ORDER BY order_id, display_index`),
    orderEvents: await all(
      sql<DataRow>`SELECT order_id, kind, data, created_at FROM order_event WHERE ${ofOrder} ORDER BY id`,
    ),
    orderNotes: await all(sql<DataRow>`SELECT * FROM order_note WHERE ${ofOrder} ORDER BY id`),
    refunds: await all(sql<DataRow>`SELECT order_id, amount, currency, state, reason, created_at FROM order_refund
      WHERE ${ofOrder} ORDER BY created_at`),
    withdrawals: await all(sql<DataRow>`SELECT order_id, name, email, lines, submitted_at FROM order_withdrawal
      WHERE ${ofOrder} ORDER BY submitted_at`),
    downloads: await all(sql<DataRow>`SELECT g.order_id, f.filename, g.downloads, g.expires_at FROM download_grant g
      JOIN digital_file f ON f.website_id = g.website_id AND f.id = g.file_id
      WHERE g.website_id = ${websiteId} AND g.order_id IN (${myOrders}) ORDER BY g.order_id, f.filename`),
    carts:
      await all(sql<DataRow>`SELECT c.id, c.created_at, c.updated_at, c.is_purchased, k.email, k.shipping_address, k.note
      FROM cart c LEFT JOIN checkout k ON k.website_id = c.website_id AND k.cart_id = c.id
      WHERE c.website_id = ${websiteId} AND c.id IN (${myCarts}) ORDER BY c.created_at`),
    cartLines:
      await all(sql<DataRow>`SELECT cart_id, product_id, variant_id, quantity, additional_fields, added_at FROM cart_entry
      WHERE website_id = ${websiteId} AND cart_id IN (${myCarts}) ORDER BY added_at`),
    subscriptions:
      await all(sql<DataRow>`SELECT id, title, status, quantity, amount, currency, period_value, period_unit,
      customer_name, shipping_address, created_at FROM subscription
      WHERE website_id = ${websiteId} AND ${byEmail('email', email)} ORDER BY created_at`),
    memberAreas: await all(sql<DataRow>`SELECT a.name AS area, s.kind, s.at FROM member_area_standing s
      JOIN member_area a ON a.website_id = s.website_id AND a.id = s.area_id
      WHERE s.website_id = ${websiteId} AND ${byEmail('s.email', email)} ORDER BY s.at`),
    areaInvitations:
      await all(sql<DataRow>`SELECT a.name AS area, i.sent_at, i.expires_at, i.used_at FROM member_area_invitation i
      JOIN member_area a ON a.website_id = i.website_id AND a.id = i.area_id
      WHERE i.website_id = ${websiteId} AND ${byEmail('i.email', email)} ORDER BY i.sent_at`),
    lessons:
      await all(sql<DataRow>`SELECT item.title AS lesson, p.started_at, p.seen_at, p.position, p.done_at FROM lesson_progress p
      JOIN item ON item.website_id = p.website_id AND item.id = p.item_id
      WHERE p.website_id = ${websiteId} AND p.site_user_id = ${id} ORDER BY p.done_at`),
    giftCards:
      await all(sql<DataRow>`SELECT id, last_four, currency, issued, balance, state, recipient_name, recipient_email,
      sender_name, message, created_at FROM gift_card
      WHERE website_id = ${websiteId} AND (${byEmail('buyer_email', email)} OR ${byEmail('recipient_email', email)}) ORDER BY created_at`),
    drafts: await all(sql<DataRow>`SELECT id, status, email, shipping_address, lines, note, created_at FROM draft_order
      WHERE website_id = ${websiteId} AND ${byEmail('email', email)} ORDER BY created_at`),
    restock:
      await all(sql<DataRow>`SELECT product_id, variant_id, email, language, joins_mailing_list, state, created_at,
      sent_at FROM restock_signup WHERE website_id = ${websiteId} AND ${byEmail('email', email)} ORDER BY created_at`),
    submissions: await all(sql<DataRow>`SELECT form_id, answers, page, created_at FROM form_submission
      WHERE website_id = ${websiteId} AND ${byEmail('email', email)} ORDER BY created_at`),
    mailingLists: await all(sql<DataRow>`SELECT l.name AS list, s.email, s.full_name, s.state, s.source, s.created_at,
      s.confirmed_at, s.unsubscribed_at FROM subscriber s
      JOIN mailing_list l ON l.website_id = s.website_id AND l.id = s.list_id
      WHERE s.website_id = ${websiteId} AND ${byEmail('s.email', email)} ORDER BY s.created_at`),
    comments: await all(sql<DataRow>`SELECT item.title AS entry, c.state, c.author_name, c.author_email, c.body,
      c.wants_answers, c.created_at FROM item_comment c
      JOIN item ON item.website_id = c.website_id AND item.id = c.item_id
      WHERE c.website_id = ${websiteId} AND ${isCommentOf('c', person)} ORDER BY c.created_at`),
    reviews: await all(sql<DataRow>`SELECT item.title AS product, r.state, r.stars, r.title, r.body, r.author_name,
      r.author_email, r.image_ids, r.answer, r.created_at FROM product_review r
      JOIN item ON item.website_id = r.website_id AND item.id = r.item_id
      WHERE r.website_id = ${websiteId} AND (${byEmail('r.author_email', email)} OR r.order_id IN (${myOrders}))
      ORDER BY r.created_at`),
    likes: await all(sql<DataRow>`SELECT item.title AS entry, l.created_at FROM item_like l
      JOIN item ON item.website_id = l.website_id AND item.id = l.item_id
      WHERE l.website_id = ${websiteId} AND l.site_user_id = ${id} ORDER BY l.created_at`),
    recordings: await all(sql<DataRow>`SELECT started_at, pages, device, browser, country FROM recording
      WHERE website_id = ${websiteId} AND visitor_id IN (${browsersOf(websiteId, person)}) ORDER BY started_at`),
    mails: await all(sql<DataRow>`SELECT kind, recipient, subject, text, state, created_at, sent_at FROM mail
      WHERE website_id = ${websiteId} AND ${isRecipient(email)} ORDER BY created_at`),
  };
}

/** Written under the address, or by the member while signed in; never by who works on the site. */
function isCommentOf(table: string, { id, email }: Person) {
  return sql`(NOT ${sql.ref(`${table}.is_staff`)} AND (${sql.ref(`${table}.site_user_id`)} = ${id}
    OR ${byEmail(`${table}.author_email`, email)}))`;
}

/**
 * Returns a person's browsers. Recordings identify browsers, not people. A browser belongs to a person who started to
 * pay in one of its visits: its recordings are theirs for as long as that visit is kept.
 */
function browsersOf(websiteId: string, { id, email }: Person) {
  return sql`SELECT v.visitor FROM checkout k
    JOIN analytics_visit v ON v.website_id = k.website_id AND v.visit = k.visit
    WHERE k.website_id = ${websiteId} AND v.visitor <> '' AND (${byEmail('k.email', email)}
      OR k.cart_id IN (SELECT id FROM cart WHERE website_id = ${websiteId} AND site_user_id = ${id}))`;
}

/** `Name <address>`, or the address alone. */
function isRecipient(email: string) {
  const escaped = email.replace(/[\\%_]/g, '\\$&');
  return sql`(${byEmail('recipient', email)} OR recipient ILIKE ${`%<${escaped}>`})`;
}

export type ErasedCounts = Readonly<Record<string, number>>;

/**
 * Erases a person: orders keep what the books need (what, how much, where the tax went), everything else about the
 * person is deleted. Invoices stay as issued. Returns the number of changed rows by kind.
 */
export async function erasePersonalData(
  trx: SiteTransaction,
  websiteId: string,
  { id, email }: Person,
): Promise<ErasedCounts> {
  const counts: Record<string, number> = {};
  const run = async (name: string, query: ReturnType<typeof sql>) => {
    const { numAffectedRows = 0n } = await query.execute(trx);
    counts[name] = (counts[name] ?? 0) + Number(numAffectedRows);
  };
  const site = sql`website_id = ${websiteId}`;
  const now = sql`${trx.now()}::timestamptz`;
  const cancelable = statesBefore(SUBSCRIPTION_MACHINE, { status: 'canceled' }).map(({ status }) => status);
  const place = (column: string) =>
    sql`CASE WHEN ${sql.ref(column)} IS NULL THEN NULL ELSE jsonb_object(ARRAY['countryCode', ${sql.ref(column)} ->> 'countryCode', 'region', ${sql.ref(column)} ->> 'region']) END`;
  const isMine = sql`${site} AND (site_user_id = ${id} OR ${byEmail('email', email)})`;
  // Before the checkouts forget in which visits they were.
  await run(
    'recordings',
    sql`DELETE FROM recording WHERE ${site} AND visitor_id IN (${browsersOf(websiteId, { id, email })})`,
  );
  await run('memberAreas', sql`DELETE FROM member_area_standing WHERE ${site} AND ${byEmail('email', email)}`);
  await run('areaInvitations', sql`DELETE FROM member_area_invitation WHERE ${site} AND ${byEmail('email', email)}`);
  await run('lessons', sql`DELETE FROM lesson_progress WHERE ${site} AND site_user_id = ${id}`);
  await run('submissions', sql`DELETE FROM form_submission WHERE ${site} AND ${byEmail('email', email)}`);
  await run('mailingLists', sql`DELETE FROM subscriber WHERE ${site} AND ${byEmail('email', email)}`);
  await run(
    'orderNotes',
    sql`DELETE FROM order_note WHERE ${site} AND order_id IN (SELECT id FROM sales_order WHERE ${isMine})`,
  );
  await run(
    'checkouts',
    sql`UPDATE checkout SET email = NULL, shipping_address = NULL, billing_address = NULL, note = '', form_answers = '{}',
      visit = NULL
    WHERE ${site} AND (${byEmail('email', email)} OR cart_id IN (SELECT id FROM cart WHERE ${site} AND site_user_id = ${id}))
      AND state NOT IN ('paying', 'awaiting_step')`,
  );
  // What a provider would be asked again word for word, and what waits for a person's decision, stays until it is over.
  await run(
    'payments',
    sql`UPDATE payment_intent SET request = request || '{"email": ""}', parked_sale = NULL
    WHERE ${site} AND lower(request ->> 'email') = lower(${email}) AND state NOT IN ('created', 'requires_action', 'needs_review')`,
  );
  // Before the orders forget whose they are.
  const isMyReview = sql`${site} AND (${byEmail('author_email', email)}
    OR order_id IN (SELECT id FROM sales_order WHERE ${isMine}))`;
  const pictures = await sql<{
    id: string;
  }>`SELECT unnest(image_ids) AS id FROM product_review WHERE ${isMyReview}`.execute(trx);
  await run('reviews', sql`DELETE FROM product_review WHERE ${isMyReview}`);
  await trashUnused(trx, websiteId, pictures.rows);
  await run(
    'orders',
    sql`UPDATE sales_order SET email = '', note = '', form_answers = '[]', site_user_id = NULL,
    shipping_address = ${place('shipping_address')}, billing_address = ${place('billing_address')} WHERE ${isMine}`,
  );
  await run(
    'cartLines',
    sql`DELETE FROM cart_entry WHERE ${site} AND cart_id IN
    (SELECT id FROM cart WHERE ${site} AND site_user_id = ${id} AND NOT is_purchased)`,
  );
  await run('carts', sql`UPDATE cart SET site_user_id = NULL WHERE ${site} AND site_user_id = ${id}`);
  await run(
    'subscriptions',
    sql`UPDATE subscription SET status = CASE WHEN status IN (${sql.join(cancelable)}) THEN 'canceled' ELSE status END,
    look_at = NULL, email = '', customer_name = '', shipping_address = NULL, method = NULL, revision = revision + 1, updated_at = ${now}
    WHERE ${site} AND ${byEmail('email', email)}`,
  );
  await run(
    'giftCards',
    sql`UPDATE gift_card SET recipient_name = '', recipient_email = '', message = ''
    WHERE ${site} AND ${byEmail('recipient_email', email)}`,
  );
  await run(
    'giftCards',
    sql`UPDATE gift_card SET buyer_email = '', sender_name = '' WHERE ${site} AND ${byEmail('buyer_email', email)}`,
  );
  await run(
    'drafts',
    sql`UPDATE draft_order SET email = '', shipping_address = NULL, note = '' WHERE ${site} AND ${byEmail('email', email)}`,
  );
  await run('restock', sql`DELETE FROM restock_signup WHERE ${site} AND ${byEmail('email', email)}`);
  // Replies by others become top-level from then on, as replies to deleted comments do.
  const mine = sql`SELECT id FROM item_comment WHERE ${site} AND ${isCommentOf('item_comment', { id, email })}`;
  await run('comments', sql`UPDATE item_comment SET parent_id = NULL WHERE ${site} AND parent_id IN (${mine})`);
  counts.comments = 0;
  await run('comments', sql`DELETE FROM item_comment WHERE ${site} AND ${isCommentOf('item_comment', { id, email })}`);
  await run('likes', sql`DELETE FROM item_like WHERE ${site} AND site_user_id = ${id}`);
  await run('jobs', sql`DELETE FROM job WHERE ${site} AND lower(payload ->> 'email') = lower(${email})`);
  await run('mails', sql`DELETE FROM mail WHERE ${site} AND ${isRecipient(email)}`);
  await run('links', sql`DELETE FROM site_user_token WHERE ${site} AND ${byEmail('email', email)}`);
  await run('addresses', sql`DELETE FROM site_user_address WHERE ${site} AND site_user_id = ${id}`);
  await run('customer', sql`DELETE FROM site_user WHERE ${site} AND id = ${id}`);
  return counts;
}

export async function insertErasure(
  trx: SiteTransaction,
  websiteId: string,
  erasure: {
    readonly emailKey: Buffer;
    readonly askedBy: 'customer' | 'staff';
    readonly actor: string;
    readonly counts: ErasedCounts;
  },
): Promise<void> {
  await trx
    .insertInto('erasure')
    .values({
      website_id: websiteId,
      id: trx.newId(),
      email_key: erasure.emailKey,
      asked_by: erasure.askedBy,
      actor: erasure.actor,
      details: JSON.stringify(erasure.counts),
      created_at: trx.now(),
    })
    .execute();
}
