import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutDeps } from '../../../checkout/checkoutDeps.ts';
import type { PaymentGateway, ProviderPayment } from '../../../platform/gateways/payment/paymentGateway.ts';
import { loadSiteById, type Site } from '../../../sites/storage/sites.ts';
import { addOrder, addShop, type TestShop } from '../../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { listUnresolved, resolvePayment } from './unresolvedPayments.ts';

let test: TestDatabase;
let shop: TestShop;
let site: Site;
let asked = 0;
const actor = { accountId: null, name: 'Ada' };

beforeAll(async () => {
  test = await createTestDatabase();
  shop = await addShop(test.db, { identifier: 'parked' });
  site = (await test.db.inSite({ websiteId: shop.id }, (trx) => loadSiteById(trx, shop.id)))!;
});
afterAll(() => test.close());

/** The provider took more than was asked. */
function deps(): CheckoutDeps {
  const find = (payment: { intentId: string }): Promise<ProviderPayment> => {
    asked += 1;
    const said = { providerPaymentId: 'pi_1', currency: 'USD', amount: 9900n, status: 'succeeded' } as const;
    return Promise.resolve({ ...said, intentId: payment.intentId });
  };
  const gateway = { find } as unknown as PaymentGateway;
  return {
    db: test.db,
    randomBytes,
    payments: { gatewayOf: () => Promise.resolve(gateway) },
  } as unknown as CheckoutDeps;
}

/** A sale that was parked, as `settlePayment` leaves it. */
async function park(number: number): Promise<string> {
  const line = { title: 'Dunes', sku: 'DUNES', unitPrice: 4900n };
  const placed = { number, email: 'a@example.com', fullName: 'Ada', placedAt: new Date(), lines: [line] };
  const orderId = await addOrder(test.db, shop, placed);
  const [row] = await test.asOwner<{ id: string }>(
    `update payment_intent i set state = 'needs_review', error_code = 'mismatch' from checkout c
     where c.website_id = i.website_id and c.id = i.checkout_id and c.order_id = $1 returning i.id`,
    [orderId],
  );
  await test.asOwner("update checkout set state = 'needs_review', order_id = null where order_id = $1", [orderId]);
  return row!.id;
}

const stateOf = async (intentId: string) =>
  (
    await test.asOwner<{ intent: string; checkout: string }>(
      `select i.state as intent, c.state as checkout from payment_intent i
       join checkout c on c.website_id = i.website_id and c.id = i.checkout_id where i.id = $1`,
      [intentId],
    )
  )[0];

describe('a payment that waits for a person (MON-5)', () => {
  it('is listed, and the provider can be asked without changing anything', async () => {
    const intentId = await park(1);
    const { parked } = await listUnresolved(deps(), shop.id);
    expect(parked).toMatchObject([{ intentId, reason: 'mismatch', amount: 4900n }]);
    const looked = await resolvePayment(deps(), site, { intentId, decision: 'look', actor });
    expect(looked).toMatchObject({ ok: true, value: { state: 'needs_review', said: { amount: 9900n } } });
    expect(asked).toBe(1);
    expect(await stateOf(intentId)).toEqual({ intent: 'needs_review', checkout: 'needs_review' });
  });

  it('goes back by a job, opens the checkout again, and is in the audit log', async () => {
    const intentId = await park(2);
    await resolvePayment(deps(), site, { intentId, decision: 'giveBack', actor });
    expect((await stateOf(intentId))?.checkout).toBe('open');
    const jobs = await test.asOwner<{ payload: object }>("select payload from job where kind = 'payment.refund'");
    expect(jobs.map(({ payload }) => payload)).toContainEqual({ intentId });
    const log = await test.asOwner<{ action: string }>('select action from audit_event where subject_id = $1', [
      intentId,
    ]);
    expect(log).toEqual([{ action: 'payment.giveBack' }]);
  });

  it('is closed once, by one person', async () => {
    const intentId = await park(3);
    const close = () => resolvePayment(deps(), site, { intentId, decision: 'close', actor });
    const both = await Promise.all([close(), close()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(intentId)).toEqual({ intent: 'failed', checkout: 'open' });
    expect(await close()).toMatchObject({ ok: false, problem: { code: 'paymentSettled' } });
  });
});
