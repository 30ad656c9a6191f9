import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CRASH_POINTS } from '../../packages/server/platform/database/crashPoints.ts';
import { type Attempt, FLOWS, type Flow, type Goods, stockUp } from '../testing/faults/crashFlows.ts';
import { type CrashShop, openCrashShop, shelvesOf, wrongsOf } from '../testing/faults/crashShop.ts';

/** Rounds of `npm run chaos`; without it, a handful of points once. */
const ROUNDS = Number(process.env.QUOIN_CRASH_ROUNDS ?? 0);
const isChaos = ROUNDS > 0;

/** Which flow passes which points. Every point of the product is listed here at least once. */
const PASSES: Readonly<Record<string, readonly string[]>> = {
  sale: [
    ...['intent.committing', 'intent.committed', 'discountHold.written', 'cardHold.written', 'stock.written'],
    ...['charge.committing', 'charge.committed', 'cardMovement.committing', 'number.written', 'order.committing'],
    ...['order.committed', 'mail.committing', 'mail.committed', 'mailSent.committing', 'mailSent.committed'],
  ],
  free: ['intent.committed', 'cardMovement.committing', 'order.committed'],
  declined: ['charge.committed', 'settle.committing', 'settle.committed'],
  bank: [
    'charge.committed',
    'settle.committing',
    'bankAnswer.committing',
    'bankAnswer.committed',
    'order.committing',
    'order.committed',
  ],
  giftCard: [
    'charge.committed',
    'cardIssued.committing',
    'cardIssued.committed',
    'cardMailed.committing',
    'cardMailed.committed',
  ],
  refund: [
    ...[
      'refund.committing',
      'refund.committed',
      'refundAsked.committing',
      'refundAsked.committed',
      'refundGiven.committing',
    ],
    ...[
      'refundGiven.committed',
      'refundEnded.committing',
      'refundEnded.committed',
      'cardMovement.committed',
      'mail.committed',
    ],
  ],
  renewal: [
    ...['renewal.committing', 'renewal.committed', 'charge.committing', 'charge.committed', 'number.written'],
    ...['renewed.committing', 'renewed.committed', 'mail.committing'],
  ],
  renewalDeclined: ['charge.committed', 'settle.committing', 'settle.committed', 'renewed.committed'],
};

/**
 * One point of each kind of trouble: money taken but unknown, an order without notice to anyone, a refund given but not
 * recorded.
 */
const IN_SUITE: Readonly<Record<string, readonly string[]>> = {
  sale: ['charge.committed', 'order.committing'],
  giftCard: ['cardIssued.committed'],
  refund: ['refundGiven.committed'],
  renewal: ['charge.committed'],
};

describe(`kill -9 at every enumerated crash point${isChaos ? `, ${ROUNDS} rounds` : ': a handful of them'} (FT-2)`, () => {
  let shop: CrashShop;
  let goods: Goods;
  let shelves: ReadonlyMap<string, number>;
  let count = 0;

  beforeAll(async () => {
    shop = await openCrashShop(inject('pristine'), inject('shop').owner);
    goods = await stockUp(shop);
    await shop.sql('update variant set on_hand = 1000 where not unlimited');
    await shop.sql(`insert into stock_movement (website_id, id, variant_id, delta, cause, cause_id, created_at)
      select website_id, gen_random_uuid(), id, 1000 - coalesce((select sum(delta) from stock_movement m where m.variant_id = v.id), 0),
        'adjustment', gen_random_uuid(), now() from variant v where not unlimited`);
    shelves = await shelvesOf(shop);
  });
  afterAll(() => shop?.close());

  it('is data, and no point is left out', () => {
    const passed = new Set(Object.values(PASSES).flat());
    expect(CRASH_POINTS.filter(({ name }) => !passed.has(name)).map(({ name }) => name)).toEqual([]);
    expect([...passed].filter((name) => !CRASH_POINTS.some((point) => point.name === name))).toEqual([]);
    expect(Object.keys(PASSES)).toEqual(FLOWS.map(({ name }) => name));
  });

  describe.each(FLOWS.filter(({ name }) => isChaos || name in IN_SUITE))('$title', (flow) => {
    const points = (isChaos ? PASSES : IN_SUITE)[flow.name]!;
    it.each(points)(
      'at %s: reached, and afterwards money, order, stock, gift card, coupon and mail are right (ORD-3, MON-4, STK-2, GFT-1)',
      async (point) => {
        for (let round = 0; round < Math.max(1, ROUNDS); round += 1) await crash(flow, point, round);
      },
      Math.max(1, ROUNDS) * 300_000,
    );

    if (points.length > 0)
      it('leaves nothing for the doctor to find', async () => {
        const { code, output } = await shop.doctor();
        expect(output).toMatch(/\b0 violations\b/);
        expect(code).toBe(0);
      }, 180_000);
  });

  async function crash(flow: Flow, point: string, round: number): Promise<void> {
    count += 1;
    const email = `${flow.name}-${count}@example.com`.toLowerCase();
    await shop.beUp();
    const attempt = await flow.prepare(shop, goods, email);
    shop.arm(point);
    const begun = attempt.begin().catch(() => undefined);
    if (!(await shop.hasDied())) throw new Error(`${point} was never reached by ${flow.title}`);
    await begun;
    await shop.restart();
    // Every other time he has had enough and only the jobs go on.
    if (round % 2 === 1) await attempt.comeBack();
    await shop.recover();
    await expectRight(flow, attempt, round % 2 === 1);
  }

  async function expectRight(flow: Flow, { email }: Attempt, cameBack: boolean): Promise<void> {
    expect(await wrongsOf(shop, shelves)).toEqual([]);
    const orders = await shop.sql<{ payment_state: string }>('select payment_state from sales_order where email = $1', [
      email,
    ]);
    const fewest =
      cameBack || flow.name.startsWith('renewal') || flow.name === 'refund' ? flow.orders : flow.orders - 1;
    expect(orders.length).toBeGreaterThanOrEqual(fewest);
    expect(orders.length).toBeLessThanOrEqual(flow.orders);
    if (flow.name === 'refund' && cameBack) expect(orders).toEqual([{ payment_state: 'refunded' }]);
  }
});
