import {
  DRAFT_MACHINE,
  type DraftStatus,
  GIFT_CARD_MOVES,
  type GiftCardState,
  isBefore,
  ORDER_MACHINE,
  ORDER_PAYMENT_STATES,
  type OrderState,
  PAYMENT_MOVES,
  type PaymentState,
  reachableStates,
} from '@quoin/domain/orders';
import { canMove } from '@quoin/domain/states';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { issueGiftCards } from '../../giftCards/issueGiftCards.ts';
import { switchGiftCard } from '../../giftCards/storage/giftCardIssue.ts';
import { moveIntent } from '../../payments/storage/payments.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import { writeDraft } from '../drafts/drafts.ts';
import { BY_ITSELF } from '../orderStaff.ts';
import { endDraft, sendDraftLink } from './drafts.ts';
import { moveOrderPayment } from './orders.ts';
import { saveOrderState } from './orderWork.ts';

let shop: SaleShop;
let orderId: string;

beforeAll(async () => {
  shop = await openSaleShop();
  const buyer = shop.newBuyer();
  const itemId = await shop.addProduct({ title: 'Print', price: 3000n, stock: 5 });
  const paid = await shop.pay(buyer, await shop.readyToPay(buyer, itemId));
  if (paid.status !== 'succeeded') throw new Error(paid.status);
  orderId = paid.orderId;
});
afterAll(() => shop.close());

const inSite = <T>(act: (trx: SiteTransaction) => Promise<T>) => shop.db.inSite({ websiteId: shop.site.id }, act);
const id = () => newId(Date.now(), secureRoll);
const pairsOf = <State>(states: readonly State[]) => states.flatMap((from) => states.map((to) => [from, to] as const));
/** A write that the table refuses either says so or changes nothing. */
const tried = (write: Promise<unknown>): Promise<unknown> => write.catch(() => null);

async function putOrder(trx: SiteTransaction, { payment, fulfillment, withdrawal }: OrderState): Promise<void> {
  await sql`UPDATE sales_order SET payment_state = ${payment}, fulfillment_status = ${fulfillment},
    withdrawal_state = ${withdrawal} WHERE id = ${orderId}`.execute(trx);
}

async function orderNow(trx: SiteTransaction): Promise<OrderState> {
  const { rows } = await sql<OrderState>`SELECT payment_state AS payment, fulfillment_status AS fulfillment,
    withdrawal_state AS withdrawal FROM sales_order WHERE id = ${orderId}`.execute(trx);
  return rows[0]!;
}

describe('a state is written only where its table has that move (ORD-2)', () => {
  it('of an order, for every pair of states', async () => {
    const wrong = await inSite(async (trx) => {
      const found: unknown[] = [];
      for (const [from, to] of pairsOf(reachableStates(ORDER_MACHINE))) {
        await putOrder(trx, from);
        await tried(saveOrderState(trx, shop.site.id, orderId, to));
        const expected = isBefore(ORDER_MACHINE, from, to) ? to : from;
        const now = await orderNow(trx);
        if (JSON.stringify(now) !== JSON.stringify(expected)) found.push({ from, to, now });
      }
      return found;
    });
    expect(wrong).toEqual([]);
  });

  it('of an order’s money, for every state and what it is to become', async () => {
    const wrong = await inSite(async (trx) => {
      const found: unknown[] = [];
      for (const from of reachableStates(ORDER_MACHINE)) {
        for (const to of ORDER_PAYMENT_STATES) {
          await putOrder(trx, from);
          await moveOrderPayment(trx, shop.site.id, { id: orderId, paymentState: from.payment }, to);
          const isAllowed = isBefore(ORDER_MACHINE, from, { ...from, payment: to });
          const { payment: now } = await orderNow(trx);
          if (now !== (isAllowed ? to : from.payment)) found.push({ from, to, now });
        }
      }
      return found;
    });
    expect(wrong).toEqual([]);
  });

  it('of a payment, for every pair of states (MON-5)', async () => {
    const states = Object.keys(PAYMENT_MOVES) as PaymentState[];
    await inSite(async (trx) => {
      const intent = await trx.selectFrom('payment_intent').select('id').executeTakeFirstOrThrow();
      for (const [from, to] of pairsOf(states)) {
        await sql`UPDATE payment_intent SET state = ${from} WHERE id = ${intent.id}`.execute(trx);
        await tried(moveIntent(trx, shop.site.id, { ...intent, state: from }, { state: to }));
        const now = await trx.selectFrom('payment_intent').select('state').executeTakeFirstOrThrow();
        expect([from, to, now.state]).toEqual([from, to, canMove(PAYMENT_MOVES, from, to) ? to : from]);
      }
    });
  });

  it('of a gift card, on and off', async () => {
    const line = { id: id(), productType: 4, quantity: 1, unitPrice: 900n, additionalFields: null };
    await inSite((trx) =>
      issueGiftCards(shop.sale.checkout, trx, shop.site, {
        ...{ orderId: line.id, email: 'ada@example.com', currency: 'EUR', lines: [line], isPaid: true, isTest: true },
      }),
    );
    const states = Object.keys(GIFT_CARD_MOVES) as GiftCardState[];
    await inSite(async (trx) => {
      const card = await trx.selectFrom('gift_card').select('id').executeTakeFirstOrThrow();
      for (const [from, to] of pairsOf(states)) {
        if (to === 'pending') continue;
        await sql`UPDATE gift_card SET state = ${from} WHERE id = ${card.id}`.execute(trx);
        await switchGiftCard(trx, shop.site.id, card.id, to);
        const now = await trx.selectFrom('gift_card').select('state').executeTakeFirstOrThrow();
        expect([from, to, now.state]).toEqual([from, to, canMove(GIFT_CARD_MOVES, from, to) ? to : from]);
      }
    });
  });

  it('of a draft order, for every pair of states', async () => {
    const draftId = id();
    const staff = { ...BY_ITSELF, isOwner: true };
    const line = { id: id(), variantId: null, quantity: 1, unitPrice: 900n, title: 'Framing' };
    const written = await writeDraft(
      shop.sale.checkout,
      { site: shop.site, staff },
      { id: draftId, revision: null },
      { email: 'ida@example.com', shippingAddress: null, lines: [line], shippingName: '', shipping: 0n, note: '' },
    );
    expect(written.ok).toBe(true);
    const link = { number: 1, hash: Buffer.alloc(32, 1), expiresAt: new Date(Date.now() + 1e9) };
    await inSite(async (trx) => {
      for (const [from, to] of pairsOf<DraftStatus>(DRAFT_MACHINE.values.status)) {
        const owed = from === 'completed' ? orderId : null;
        const held = from === 'sent' ? link : { hash: null, expiresAt: null };
        await sql`UPDATE draft_order SET status = ${from}, order_id = ${owed}, link_hash = ${held.hash},
          link_expires_at = ${held.expiresAt} WHERE id = ${draftId}`.execute(trx);
        const end = { status: to as 'open', orderId: to === 'completed' ? orderId : null };
        await (to === 'sent'
          ? sendDraftLink(trx, shop.site.id, draftId, link)
          : endDraft(trx, shop.site.id, draftId, end));
        const now = await trx.selectFrom('draft_order').select('status').executeTakeFirstOrThrow();
        const isAllowed = isBefore(DRAFT_MACHINE, { status: from }, { status: to });
        expect([from, to, now.status]).toEqual([from, to, isAllowed ? to : from]);
      }
    });
  });
});
