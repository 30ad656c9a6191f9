import { applyMovement, type GiftCardMovement, movementDelta, NO_SUMS } from '@quoin/domain/orders';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { GiftCardState } from '../../platform/database/schema/store/recurring.ts';

/** The current state of a gift card. Amounts are minor units of `currency`. */
export interface StoredGiftCard {
  readonly id: string;
  readonly lastFour: string;
  readonly currency: string;
  /** Issued and adjusted by the owner. */
  readonly issued: bigint;
  /** What can be spent now; payments under way hold the rest. */
  readonly balance: bigint;
  readonly held: bigint;
  readonly state: GiftCardState;
  readonly isTest: boolean;
  readonly expiresAt: Date | null;
  readonly buyerEmail: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  /** A day of the store's; null: at once. */
  readonly sendOn: string | null;
  readonly mailedAt: Date | null;
  readonly codeVersion: number;
  readonly sealedCode: string | null;
  readonly orderId: string | null;
  readonly note: string;
  readonly revision: number;
  readonly createdAt: Date;
}

export function selectGiftCards(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('gift_card')
    .select(['id', 'currency', 'issued', 'balance', 'held', 'state', 'message', 'note', 'revision'])
    .select(['last_four as lastFour', 'is_test as isTest', 'expires_at as expiresAt', 'buyer_email as buyerEmail'])
    .select(['recipient_name as recipientName', 'recipient_email as recipientEmail', 'sender_name as senderName'])
    .select(['send_on as sendOn', 'mailed_at as mailedAt', 'code_version as codeVersion', 'sealed_code as sealedCode'])
    .select(['order_id as orderId', 'created_at as createdAt'])
    .where('website_id', '=', websiteId);
}

/** One indexed look-up by a keyed hash, the same for a hit and a miss (SC-51). */
export async function findGiftCardByHash(
  trx: SiteTransaction,
  websiteId: string,
  codeHash: Uint8Array,
): Promise<StoredGiftCard | null> {
  const query = selectGiftCards(trx, websiteId).where('code_hash', '=', Buffer.from(codeHash));
  return (await query.executeTakeFirst()) ?? null;
}

export async function findGiftCard(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredGiftCard | null> {
  return (await selectGiftCards(trx, websiteId).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function lockGiftCard(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredGiftCard | null> {
  return (await selectGiftCards(trx, websiteId).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** By ids, in no order. */
export async function loadGiftCards(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<StoredGiftCard[]> {
  if (ids.length === 0) return [];
  return selectGiftCards(trx, websiteId)
    .where('id', 'in', [...ids])
    .execute();
}

/** So much of one card. */
export interface GiftCardShare {
  readonly id: string;
  readonly amount: bigint;
}

/** Always in this order: two buyers with the same cards never wait for each other in a ring. */
function sorted(shares: readonly GiftCardShare[]): readonly GiftCardShare[] {
  return [...shares].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Holds what a pending payment takes from cards, before the provider is called (GFT-1, RC-3), with one conditional
 * update per card. Returns the first card that has too little or can't be used. Then nothing counts and the transaction
 * must be rolled back. `isTest`: the payment moves no money, which cards of test orders require.
 */
export async function holdGiftCards(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
  shares: readonly GiftCardShare[],
  { isTest }: { readonly isTest: boolean },
): Promise<string | null> {
  for (const { id, amount } of sorted(shares)) {
    const taken = await sql`
      UPDATE gift_card SET balance = balance - ${amount}, held = held + ${amount}, updated_at = ${trx.now()}::timestamptz
      WHERE website_id = ${websiteId} AND id = ${id} AND state = 'active' AND balance >= ${amount}
        AND (expires_at IS NULL OR expires_at > ${trx.now()}::timestamptz) AND (${isTest}::boolean OR NOT is_test)`.execute(
      trx,
    );
    if ((taken.numAffectedRows ?? 0n) === 0n) return id;
    await trx
      .insertInto('gift_card_hold')
      .values({ website_id: websiteId, gift_card_id: id, checkout_id: checkoutId, amount, created_at: trx.now() })
      .execute();
  }
  return null;
}

/** Gives what a checkout holds back to its cards: the payment came to nothing. */
export async function releaseGiftCards(trx: SiteTransaction, websiteId: string, checkoutId: string): Promise<void> {
  for (const { id, amount } of await endHolds(trx, websiteId, checkoutId)) {
    await trx
      .updateTable('gift_card')
      .set((eb) => ({ balance: eb('balance', '+', amount), held: eb('held', '-', amount), updated_at: trx.now() }))
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
  }
}

/** TaskQueue what a checkout holds into payment of its order, in the order's transaction. Answers what was paid. */
export async function redeemGiftCards(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
  orderId: string,
): Promise<readonly GiftCardShare[]> {
  const held = await endHolds(trx, websiteId, checkoutId);
  for (const { id, amount } of held) {
    await trx
      .updateTable('gift_card')
      .set((eb) => ({ held: eb('held', '-', amount), updated_at: trx.now() }))
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
    await insertMovement(trx, websiteId, { cardId: id, kind: 'redeem', minor: amount, orderId });
  }
  return held;
}

async function endHolds(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
): Promise<readonly GiftCardShare[]> {
  const rows = await trx
    .deleteFrom('gift_card_hold')
    .where('website_id', '=', websiteId)
    .where('checkout_id', '=', checkoutId)
    .returning(['gift_card_id as id', 'amount'])
    .execute();
  return sorted(rows);
}

export interface GiftCardReturn extends GiftCardShare {
  readonly orderId: string;
  /** The same refund never gives back twice. */
  readonly refundId: string;
  readonly actor?: string;
}

/**
 * Gives a part of an order back to the card that paid it (MON-4), also where the card is disabled or expired meanwhile.
 * False: the order did not take that much from it. The same refund again is true and changes nothing.
 */
export async function returnToGiftCard(
  trx: SiteTransaction,
  websiteId: string,
  back: GiftCardReturn,
): Promise<boolean> {
  const { id, amount, orderId, refundId } = back;
  if ((await lockGiftCard(trx, websiteId, id)) === null) return false;
  const { rows } = await sql<{ taken: bigint; returned: bigint; done: boolean }>`
    SELECT coalesce(-sum(delta) FILTER (WHERE kind = 'redeem'), 0)::bigint AS taken,
      coalesce(sum(delta) FILTER (WHERE kind = 'return'), 0)::bigint AS returned,
      coalesce(bool_or(kind = 'return' AND refund_id = ${refundId}), false) AS done
    FROM gift_card_movement WHERE website_id = ${websiteId} AND gift_card_id = ${id} AND order_id = ${orderId}`.execute(
    trx,
  );
  const { taken, returned, done } = rows[0]!;
  if (done) return true;
  const movement = { kind: 'return', minor: amount } as const;
  const ofOrder = { ...NO_SUMS, issued: taken, redeemed: taken, returned };
  if (!applyMovement(ofOrder, movement).ok) return false;
  await trx
    .updateTable('gift_card')
    .set((eb) => ({ balance: eb('balance', '+', amount), revision: eb('revision', '+', 1), updated_at: trx.now() }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
  const { actor = '' } = back;
  await insertMovement(trx, websiteId, { cardId: id, ...movement, orderId, refundId, actor });
  return true;
}

export interface NewMovement extends GiftCardMovement {
  readonly cardId: string;
  readonly orderId?: string | null;
  readonly refundId?: string;
  readonly accountId?: string | null;
  readonly actor?: string;
  readonly reason?: string;
}

export async function insertMovement(trx: SiteTransaction, websiteId: string, movement: NewMovement): Promise<void> {
  await trx
    .insertInto('gift_card_movement')
    .values({
      website_id: websiteId,
      id: trx.newId(),
      gift_card_id: movement.cardId,
      kind: movement.kind,
      delta: movementDelta(movement),
      order_id: movement.orderId ?? null,
      refund_id: movement.refundId ?? null,
      account_id: movement.accountId ?? null,
      actor: movement.actor ?? '',
      reason: movement.reason ?? '',
      created_at: trx.now(),
    })
    .execute();
}
