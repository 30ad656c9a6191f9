import { setTimeout as pause } from 'node:timers/promises';
import { money } from '@quoin/domain/money';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { SaleShop } from '../checkout/testing/saleShop.ts';
import { issueGiftCards } from '../giftCards/issueGiftCards.ts';
import type { OrderStaff } from '../orders/orderStaff.ts';
import { recoverPayment } from '../orders/placing/settlement/recoverPayment.ts';
import { refundOrder } from '../orders/refunds/refundOrder.ts';
import { isConnectionLoss } from '../platform/database/errors.ts';
import { CommitOutcomeUnknown } from '../platform/database/faults.ts';
import {
  allPay,
  copiesOf,
  countOf,
  newId,
  openTwoNodes,
  type Ready,
  race,
  rush,
  sized,
  type TwoNodes,
} from './testing/racing.ts';

let nodes: TwoNodes;
let staff: OrderStaff;
let itemId: string;
let poor: Ready;

beforeAll(async () => {
  nodes = await openTwoNodes();
  const accountId = newId();
  await nodes.shop.test.asOwner(
    "insert into account (id, email, display_name, password_hash, created_at) values ($1, 'staff@example.com', 'Kim', 'x', now())",
    [accountId],
  );
  staff = { accountId, name: 'Kim', roles: [], isOwner: true };
  itemId = await nodes.shop.addProduct({ title: 'Poster', price: 3000n, stock: 'unlimited' });
  [poor] = (await rush(nodes.shop, itemId, 1)) as [Ready];
});
afterAll(() => nodes.close());

/** A gift card of so much, as a sale issues it. */
async function newCard(value: bigint): Promise<string> {
  const { shop } = nodes;
  const lineId = newId();
  const line = { id: lineId, productType: 4, quantity: 1, unitPrice: value, additionalFields: null };
  const sold = {
    orderId: lineId,
    email: 'ada@example.com',
    currency: 'EUR',
    lines: [line],
    isPaid: true,
    isTest: true,
  };
  await shop.db.inSite({ websiteId: shop.site.id }, (trx) => issueGiftCards(shop.sale.checkout, trx, shop.site, sold));
  return (await shop.test.asOwner<{ id: string }>('select id from gift_card where order_id = $1', [lineId]))[0]!.id;
}

/** Buyers of a poster (34.90 with shipping) who have entered these cards. */
async function withCards(cards: readonly string[], count: number): Promise<Ready[]> {
  const { shop } = nodes;
  const ready = await copiesOf(shop, poor, count);
  await shop.test.asOwner(
    `insert into cart_gift_card (website_id, cart_id, gift_card_id, added_at)
     select $1, cart, card, now() from unnest($2::uuid[]) as cart, unnest($3::uuid[]) as card`,
    [shop.site.id, ready.map(({ loaded }) => loaded.stored.cartId), [...cards]],
  );
  return ready;
}

async function seeAgain(shop: SaleShop, { buyer }: Ready): Promise<Ready> {
  return { buyer, loaded: await shop.checkoutOf(buyer) };
}

const balanceOf = async (id: string) =>
  (
    await nodes.shop.test.asOwner<{ balance: string; held: string }>(
      'select balance::text, held::text from gift_card where id = $1',
      [id],
    )
  )[0]!;

describe('one gift card of 50.00', () => {
  race(
    'and 20 orders of 34.90 at once: one pays whole, at most one in part, none below zero (RC-3, GFT-1)',
    { inSuite: 3 },
    async () => {
      const { shop } = nodes;
      const card = await newCard(5000n);
      const [first, ...others] = await withCards([card], 20);
      const seen = await seeAgain(shop, first!);
      expect(seen.loaded.price.amountDue.minor).toBe(0n);
      const all = [seen, ...others.map((one) => ({ ...one, loaded: { ...one.loaded, price: seen.loaded.price } }))];
      const results = await allPay(nodes, all);
      expect(countOf(results, 'succeeded')).toBe(1);
      expect(await balanceOf(card)).toEqual({ balance: '1510', held: '0' });
      // Buyers who are shown the remainder may pay with it: again one succeeds.
      const late = all.filter((_, index) => results[index]?.status !== 'succeeded').slice(0, 6);
      const again = await Promise.all(late.map((one, index) => seeAgain(nodes.node(index), one)));
      const second = await allPay(nodes, again);
      expect(countOf(second, 'succeeded')).toBe(1);
      expect(await balanceOf(card)).toEqual({ balance: '0', held: '0' });
      expect(await nodes.violations()).toEqual([]);
    },
  );

  race('given back and spent at once: balance = ledger (RC-4, GFT-1, MON-4)', { inSuite: 3 }, async () => {
    const { shop } = nodes;
    const card = await newCard(3490n);
    const [first, ...others] = await withCards([card], 6);
    const paid = await shop.pay(first!.buyer, (await seeAgain(shop, first!)).loaded);
    if (paid.status !== 'succeeded') throw new Error(JSON.stringify(paid));
    const wish = { kind: 'amount', amount: money(1000n, 'EUR') } as const;
    const requestIds = Array.from({ length: 5 }, newId);
    const [refunds] = await Promise.all([
      // Each press twice, five presses: three fit.
      Promise.all(
        [...requestIds, ...requestIds].map((requestId, index) =>
          refundOrder(
            nodes.node(index).sale.checkout,
            { site: shop.site, staff, orderId: paid.orderId, requestId },
            {
              wish,
              isRestocked: false,
              reason: '',
            },
          ),
        ),
      ),
      Promise.all(
        others.map(async (one, index) =>
          nodes.node(index).pay(one.buyer, (await seeAgain(nodes.node(index), one)).loaded),
        ),
      ),
    ]);
    expect(refunds.filter(({ ok }) => ok)).toHaveLength(6);
    const [row] = await shop.test.asOwner<{ back: string; gone: string }>(
      `select sum(delta) filter (where delta > 0 and kind = 'return')::text as back, (-sum(delta) filter (where kind = 'redeem'))::text as gone
       from gift_card_movement where gift_card_id = $1`,
      [card],
    );
    expect(row?.back).toBe('3000');
    expect(await balanceOf(card)).toEqual({ balance: String(3490n + 3000n - BigInt(row!.gone)), held: '0' });
    expect(await nodes.violations()).toEqual([]);
  });
});

describe('a bank of gift cards', () => {
  const seconds = sized(Number(process.env.QUOIN_BANK_SECONDS ?? 300), 2);
  const CUSTOMERS = 8;

  race(
    `${seconds} s of random payments and refunds, connections killed under one in ten: the total is the same at every look (RC-15, GFT-1, ORD-3)`,
    { inSuite: 1, inChaos: 1 },
    async () => {
      const { shop } = nodes;
      const cards = await Promise.all(Array.from({ length: 50 }, () => newCard(1_000_000n)));
      const until = performance.now() + seconds * 1000;
      const spent: string[] = [];
      const done = { payments: 0, refunds: 0, kills: 0, looks: 0, cut: 0 };
      const pick = <Value>(all: readonly Value[]) => all[Math.floor(Math.random() * all.length)]!;

      const transfer = async (index: number) => {
        const node = nodes.node(index);
        const orderId = Math.random() < 0.4 ? spent.splice(Math.floor(Math.random() * spent.length), 1)[0] : undefined;
        if (orderId !== undefined) {
          const act = { site: shop.site, staff, orderId, requestId: newId() };
          const refund = { wish: { kind: 'everything' }, isRestocked: false, reason: '' } as const;
          if ((await refundOrder(node.sale.checkout, act, refund)).ok) done.refunds += 1;
          return;
        }
        const [one] = await withCards(
          [pick(cards), pick(cards)]
            .slice(0, Math.random() < 0.5 ? 1 : 2)
            .filter((card, at, all) => all.indexOf(card) === at),
          1,
        );
        const paid = await node.pay(one!.buyer, (await seeAgain(node, one!)).loaded);
        if (paid.status !== 'succeeded') return;
        done.payments += 1;
        spent.push(paid.orderId);
      };
      const customer = async (index: number) => {
        while (performance.now() < until) {
          try {
            if (Math.random() < 0.1) void kill();
            await transfer(index);
          } catch (error) {
            if (!isCut(error)) throw error;
            done.cut += 1;
          }
        }
      };
      const kill = async () => {
        done.kills += 1;
        await shop.test.asOwner(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and usename is not null
             and query not ilike '%pg_terminate_backend%' and query not ilike '%bank_total%' order by random() limit 1`,
        );
      };
      const look = async () => {
        while (performance.now() < until) {
          // Every card issued a million; what is not on it or held was paid with it.
          const off = await shop.test
            .asOwner<{ id: string; bank_total: string }>(
              `select c.id, (c.balance + c.held - coalesce(sum(m.delta) filter (where m.kind <> 'issue'), 0))::text as bank_total
               from gift_card c left join gift_card_movement m on m.website_id = c.website_id and m.gift_card_id = c.id where c.id = any($1)
               group by c.id, c.balance, c.held having c.balance + c.held - coalesce(sum(m.delta) filter (where m.kind <> 'issue'), 0) <> 1000000`,
              [cards],
            )
            .catch(() => []);
          expect(off).toEqual([]);
          done.looks += 1;
          await pause(20);
        }
      };
      await Promise.all([look(), ...Array.from({ length: CUSTOMERS }, (_, index) => customer(index))]);
      await finishWhatIsOpen(shop);
      console.log(`bank: ${JSON.stringify(done)}`);
      expect(done.looks).toBeGreaterThan(0);
      expect(done.payments).toBeGreaterThan(0);
      const [row] = await shop.test.asOwner<{ held: string }>(
        'select sum(held)::text as held from gift_card where id = any($1)',
        [cards],
      );
      expect(row?.held).toBe('0');
      expect(await nodes.violations()).toEqual([]);
    },
  );

  function isCut(error: unknown): boolean {
    return isConnectionLoss(error) || error instanceof CommitOutcomeUnknown || String(error).includes('terminat');
  }

  /** What the recovery job does within minutes, at once. */
  async function finishWhatIsOpen(shop: SaleShop): Promise<void> {
    await shop.test.asOwner(
      "update payment_intent set created_at = created_at - interval '1 minute' where state = 'created'",
    );
    const open = await shop.test.asOwner<{ id: string }>(
      "select id from payment_intent where state in ('created', 'requires_action')",
    );
    for (const { id } of open) await recoverPayment(shop.sale.checkout, shop.site, id);
  }
});
