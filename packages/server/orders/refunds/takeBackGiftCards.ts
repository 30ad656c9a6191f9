import { formatMoney, isCurrencyCode, type Money, money } from '@quoin/domain/money';
import {
  decideTakeBack,
  type GiftCardTakeBack,
  orderEvent,
  type SoldGiftCard,
  type TakeBackQuestion,
  toEventAmount,
} from '@quoin/domain/orders';
import { accept, type Outcome } from '@quoin/domain/problem';
import { adjustBalance, insertMovement, listSoldGiftCards, switchGiftCard } from '../../giftCards/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { eventActor, type OrderStaff } from '../orderStaff.ts';
import { insertOrderEvent } from '../storage/insertOrder.ts';
import { findOrderRefund, forgetTakenGiftCards } from '../storage/orderRefunds.ts';
import type { OrderWork } from '../storage/orderWork.ts';

/** What a refund took off cards, as stored with its parts. It is given back if the money never leaves. */
export interface TakenGiftCard {
  readonly id: string;
  readonly lastFour: string;
  /** Digits of minor units. */
  readonly amount: string;
  readonly isDisabled: boolean;
}

/** Reads the cards that an order has sold, locked, and decides what a refund or cancelation takes off them. */
export async function planTakeBack(
  trx: SiteTransaction,
  site: Site,
  { order }: OrderWork,
  wanted: Omit<TakeBackQuestion, 'cards'>,
): Promise<Outcome<GiftCardTakeBack, 'giftCardSpent'>> {
  const cards = await listSoldGiftCards(trx, site.id, order.id);
  const decided = decideTakeBack({ ...wanted, cards });
  if (decided.ok) return decided;
  const { values = {} } = decided.problem;
  const text = (name: string) => formatMoney(amountOf(order.currency, site, BigInt(String(values[name] ?? 0))));
  return {
    ok: false,
    problem: { ...decided.problem, values: { ...values, left: text('left'), max: text('max') } },
  };
}

function amountOf(currency: string, site: Site, minor: bigint): Money {
  return money(minor, isCurrencyCode(currency) ? currency : site.currency);
}

/** Switches cards off and takes amounts off others, with a line in the order's timeline for each. */
export async function takeBackGiftCards(
  trx: SiteTransaction,
  site: Site,
  { order }: OrderWork,
  staff: OrderStaff,
  { disabled, reduced }: GiftCardTakeBack,
): Promise<readonly TakenGiftCard[]> {
  const all = [
    ...disabled.map((card) => ({ card, amount: card.balance, isDisabled: true })),
    ...reduced.map((each) => ({ ...each, isDisabled: false })),
  ];
  for (const { card, amount, isDisabled } of all) {
    if (isDisabled) await switchGiftCard(trx, site.id, card.id, 'disabled');
    else await move(trx, site, staff, { card, delta: -amount, orderId: order.id });
    const { kind, data } = orderEvent('giftCardDisabled', {
      amount: toEventAmount(amountOf(order.currency, site, amount)),
      lastFour: card.lastFour,
    });
    await insertOrderEvent(trx, site.id, order.id, kind, { ...data }, eventActor(staff));
  }
  return all.map(({ card: { id, lastFour }, amount, isDisabled }) => ({
    ...{ id, lastFour, isDisabled },
    amount: String(amount),
  }));
}

async function move(
  trx: SiteTransaction,
  site: Site,
  { accountId, name: actor }: Pick<OrderStaff, 'accountId' | 'name'>,
  {
    card,
    delta,
    orderId,
  }: { readonly card: Pick<SoldGiftCard, 'id'>; readonly delta: bigint; readonly orderId: string },
): Promise<void> {
  if (!(await adjustBalance(trx, site.id, card.id, delta))) throw new Error(`Gift card ${card.id} has too little left`);
  const movement = {
    cardId: card.id,
    kind: 'adjust',
    minor: delta,
    orderId,
    accountId,
    actor,
    reason: 'refund',
  } as const;
  await insertMovement(trx, site.id, movement);
}

/** The money of a refund never left: its cards count again. Any number of times. */
export async function restoreGiftCards(trx: SiteTransaction, site: Site, refundId: string): Promise<void> {
  const refund = await findOrderRefund(trx, site.id, refundId);
  const taken = (refund?.parts.takenGiftCards ?? []) as readonly TakenGiftCard[];
  if (refund === null || taken.length === 0 || !(await forgetTakenGiftCards(trx, site.id, refundId))) return;
  for (const { id, lastFour, amount, isDisabled } of taken) {
    const system = { accountId: null, name: '' };
    if (isDisabled) await switchGiftCard(trx, site.id, id, 'active');
    else await move(trx, site, system, { card: { id }, delta: BigInt(amount), orderId: refund.orderId });
    const told = { amount: toEventAmount(amountOf(refund.currency, site, BigInt(amount))), lastFour };
    const { kind, data } = orderEvent('giftCardRestored', told);
    await insertOrderEvent(trx, site.id, refund.orderId, kind, { ...data });
  }
}

/** Every card that a voided order has sold: they never counted. */
export async function dropGiftCards(
  trx: SiteTransaction,
  site: Site,
  found: OrderWork,
  staff: OrderStaff,
): Promise<Outcome<null, 'giftCardSpent'>> {
  const planned = await planTakeBack(trx, site, found, { quantities: new Map(), amount: 0n, refundable: 0n });
  if (!planned.ok) return planned;
  const cards = await listSoldGiftCards(trx, site.id, found.order.id);
  await takeBackGiftCards(trx, site, found, staff, { disabled: cards, reduced: [] });
  return accept(null);
}
