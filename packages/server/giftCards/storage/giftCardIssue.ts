import { GIFT_CARD_MOVES, type SoldGiftCard } from '@quoin/domain/orders';
import { movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { insertMovement } from './giftCards.ts';

export interface NewGiftCard {
  readonly id: string;
  readonly codeHash: Uint8Array;
  readonly lastFour: string;
  readonly sealedCode: string;
  readonly currency: string;
  /** Minor units. */
  readonly value: bigint;
  /** 'pending' while the money has not come. */
  readonly state: 'pending' | 'active';
  readonly isTest: boolean;
  readonly expiresAt: Date | null;
  readonly buyerEmail: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  readonly sendOn: string | null;
  readonly note: string;
  /** Null: issued by hand. */
  readonly bought: { readonly orderId: string; readonly lineId: string; readonly index: number } | null;
  readonly accountId: string | null;
  readonly actor: string;
}

/** The card and the movement that fills it. A second card of the same line and index is refused by the table. */
export async function insertGiftCard(trx: SiteTransaction, websiteId: string, card: NewGiftCard): Promise<void> {
  const now = trx.now();
  await trx
    .insertInto('gift_card')
    .values({
      website_id: websiteId,
      id: card.id,
      code_hash: Buffer.from(card.codeHash),
      last_four: card.lastFour,
      sealed_code: card.sealedCode,
      currency: card.currency,
      issued: card.value,
      balance: card.value,
      state: card.state,
      is_test: card.isTest,
      expires_at: card.expiresAt,
      buyer_email: card.buyerEmail,
      recipient_name: card.recipientName,
      recipient_email: card.recipientEmail,
      sender_name: card.senderName,
      message: card.message,
      send_on: card.sendOn,
      note: card.note,
      order_id: card.bought?.orderId ?? null,
      order_line_id: card.bought?.lineId ?? null,
      line_index: card.bought?.index ?? 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const { accountId, actor, note: reason } = card;
  const orderId = card.bought?.orderId ?? null;
  await insertMovement(trx, websiteId, {
    ...{ cardId: card.id, kind: 'issue', minor: card.value, orderId, accountId, actor, reason },
  });
}

/** The money of an order has come: its cards count from now on. Answers which. */
export async function activateGiftCards(trx: SiteTransaction, websiteId: string, orderId: string): Promise<string[]> {
  const rows = await trx
    .updateTable('gift_card')
    .set({ state: 'active', updated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The cards that an order has sold and that are not switched off, locked, in ascending order. */
export async function listSoldGiftCards(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<SoldGiftCard[]> {
  const rows = await trx
    .selectFrom('gift_card')
    .select(['id', 'order_line_id', 'last_four', 'issued', 'balance'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('state', '!=', 'disabled')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ order_line_id, last_four, ...card }) => ({
    ...card,
    lineId: order_line_id ?? '',
    lastFour: last_four,
  }));
}

/** On or off, from where the table of cards allows it (ORD-2). The caller holds the lock of the card or of its order. */
export async function switchGiftCard(
  trx: SiteTransaction,
  websiteId: string,
  cardId: string,
  state: 'active' | 'disabled',
): Promise<void> {
  await trx
    .updateTable('gift_card')
    .set((eb) => ({ state, revision: eb('revision', '+', 1), updated_at: trx.now() }))
    .where('website_id', '=', websiteId)
    .where('id', '=', cardId)
    .where('state', 'in', movesTo(GIFT_CARD_MOVES, state))
    .execute();
}

/** A new code in place of the old one; only for the version the caller saw. */
export async function replaceCode(
  trx: SiteTransaction,
  websiteId: string,
  card: { readonly id: string; readonly codeVersion: number },
  code: { readonly codeHash: Uint8Array; readonly lastFour: string; readonly sealedCode: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('gift_card')
    .set((eb) => ({
      code_hash: Buffer.from(code.codeHash),
      last_four: code.lastFour,
      sealed_code: code.sealedCode,
      code_version: eb('code_version', '+', 1),
      revision: eb('revision', '+', 1),
      mailed_at: null,
      updated_at: trx.now(),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', card.id)
    .where('code_version', '=', card.codeVersion)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes that the code was mailed and deletes the stored copy (GFT-3). */
export async function noteMailed(
  trx: SiteTransaction,
  websiteId: string,
  cardId: string,
  codeVersion: number,
): Promise<void> {
  await trx
    .updateTable('gift_card')
    .set({ sealed_code: null, mailed_at: trx.now(), updated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', cardId)
    .where('code_version', '=', codeVersion)
    .execute();
}

/** Adds to or takes from what is left, never below zero. False: too little is left. */
export async function adjustBalance(
  trx: SiteTransaction,
  websiteId: string,
  cardId: string,
  delta: bigint,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE gift_card SET balance = balance + ${delta}, issued = issued + ${delta}, revision = revision + 1,
      updated_at = ${trx.now()}::timestamptz
    WHERE website_id = ${websiteId} AND id = ${cardId} AND balance + ${delta} >= 0 AND issued + ${delta} >= balance + ${delta} + held
    RETURNING 1`.execute(trx);
  return rows.length === 1;
}
