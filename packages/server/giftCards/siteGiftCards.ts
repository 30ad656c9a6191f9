import { isCurrencyCode, money } from '@quoin/domain/money';
import { emptyLedger, giftCardStatus, parseGiftCardCode } from '@quoin/domain/orders';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { EnteredGiftCard, GiftCards } from '../pricing/index.ts';
import { hashGiftCardCode } from './giftCardCodes.ts';
import {
  findGiftCardByHash,
  holdGiftCards,
  loadGiftCards,
  redeemGiftCards,
  releaseGiftCards,
  type StoredGiftCard,
} from './storage/giftCards.ts';

/** Provides gift cards as a way to pay (GIFT-03): what cart, checkout and order need. */
export function createGiftCards(deps: Pick<Deps, 'keyFor' | 'now'>): GiftCards {
  return {
    async findByCode(trx, websiteId, typed) {
      const card = await findGiftCardOfCode(deps, trx, websiteId, typed);
      const isUsable = card !== null && statusOf(card, deps.now()) === 'active';
      return isUsable && (await mayPay(trx, websiteId, card)) ? toTender(card) : null;
    },
    async load(trx, websiteId, ids, checkoutId) {
      const cards = new Map((await loadGiftCards(trx, websiteId, ids)).map((card) => [card.id, card]));
      const own = checkoutId === null ? new Map<string, bigint>() : await heldBy(trx, websiteId, checkoutId);
      return ids.flatMap((id): EnteredGiftCard[] => {
        const card = cards.get(id);
        return card?.state === 'active' ? [toTender(card, own.get(id))] : [];
      });
    },
    async hold(trx, websiteId, checkoutId, shares) {
      const isTest = shares.length > 0 && !(await takesRealMoney(trx, websiteId));
      return (await holdGiftCards(trx, websiteId, checkoutId, shares, { isTest })) === null;
    },
    release: releaseGiftCards,
    async spend(trx, websiteId, checkoutId, orderId) {
      await redeemGiftCards(trx, websiteId, checkoutId, orderId);
    },
  };
}

/** A code nobody could have is looked up all the same: the answer takes as long (SC-51). */
export function findGiftCardOfCode(
  deps: Pick<Deps, 'keyFor'>,
  trx: SiteTransaction,
  websiteId: string,
  typed: string,
): Promise<StoredGiftCard | null> {
  const parsed = parseGiftCardCode(typed);
  return findGiftCardByHash(trx, websiteId, hashGiftCardCode(deps, websiteId, parsed.ok ? parsed.value : ''));
}

export function statusOf(card: StoredGiftCard, now: number) {
  const currency = isCurrencyCode(card.currency) ? card.currency : 'USD';
  const ledger = { ...emptyLedger(currency), issued: card.balance + card.held };
  const isDisabled = card.state !== 'active';
  return giftCardStatus({ ledger, isDisabled, expiresAt: card.expiresAt?.getTime() ?? null }, now);
}

function toTender(card: StoredGiftCard, heldByCheckout = 0n): EnteredGiftCard {
  if (!isCurrencyCode(card.currency)) throw new Error(`The currency ${card.currency} is not known.`);
  return {
    id: card.id,
    balance: money(card.balance + heldByCheckout, card.currency),
    expiresAt: card.expiresAt?.getTime() ?? null,
    lastFour: card.lastFour,
  };
}

async function heldBy(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await trx
    .selectFrom('gift_card_hold')
    .select(['gift_card_id', 'amount'])
    .where('website_id', '=', websiteId)
    .where('checkout_id', '=', checkoutId)
    .execute();
  return new Map(rows.map((row) => [row.gift_card_id, row.amount]));
}

async function mayPay(trx: SiteTransaction, websiteId: string, card: StoredGiftCard): Promise<boolean> {
  return !card.isTest || !(await takesRealMoney(trx, websiteId));
}

/** A card that a test order bought is worth nothing once the shop is paid for real. */
async function takesRealMoney(trx: SiteTransaction, websiteId: string): Promise<boolean> {
  const { rows } = await sql<{ real: boolean }>`SELECT EXISTS (SELECT 1 FROM payment_account
    WHERE website_id = ${websiteId} AND enabled AND provider <> 'test') AS real`.execute(trx);
  return rows[0]?.real === true;
}
