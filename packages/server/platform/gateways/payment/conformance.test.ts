import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { newId, secureRoll } from '../../database/ids.ts';
import { BENCHES, GOOD_CARD, known, type PaymentBench } from './testing/paymentBenches.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const newRefundId = () => newId(Date.now(), secureRoll);

describe.each(BENCHES)('the %s adapter', (_name, open) => {
  let bench: PaymentBench;
  beforeAll(async () => {
    bench = await open(test);
  });
  afterAll(() => bench.close());

  it('tells of a payment by its own name and by ours: amount, currency and reference as asked (MON-5)', async () => {
    const request = bench.newRequest({ amount: 12_345n });
    const said = await bench.pay(request);
    const shape = { status: 'succeeded', intentId: request.intentId, amount: 12_345n, currency: 'EUR' };
    expect(said).toMatchObject(shape);
    expect(await bench.gateway.find(known(request, said))).toMatchObject(shape);
    expect(await bench.gateway.find(known(request))).toMatchObject(shape);
  });

  it('counts a currency without minor units in whole ones (MON-6)', async () => {
    const request = bench.newRequest({ amount: 1500n, currency: 'JPY' });
    expect(await bench.pay(request)).toMatchObject({ amount: 1500n, currency: 'JPY' });
  });

  it('makes one payment of a question asked again, also fifty times at once (ORD-1)', async () => {
    const request = bench.newRequest();
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => bench.create(request, GOOD_CARD)));
    const ids = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value.providerPaymentId] : []));
    expect(new Set(ids).size).toBe(1);
    await bench.pay(request);
    expect(await bench.chargesOf(request)).toBe(1);
  });

  it('has never heard of what nobody asked', async () => {
    expect(await bench.gateway.find(known(bench.newRequest()))).toBeNull();
  });

  it('can be told to forget a payment it may not have heard of: it never succeeds afterwards (ORD-3)', async () => {
    const request = bench.newRequest();
    expect((await bench.gateway.cancel(known(request))).status).toBe('canceled');
    const late = await bench.create(request, GOOD_CARD).catch(() => null);
    expect(late?.status ?? 'canceled').not.toBe('succeeded');
    expect((await bench.gateway.cancel(known(request))).status).toBe('canceled');
    expect((await bench.gateway.find(known(request)))?.status ?? 'canceled').toBe('canceled');
  });

  it('says that it is too late to forget a payment that has succeeded', async () => {
    const request = bench.newRequest();
    const said = await bench.pay(request);
    expect(await bench.gateway.cancel(known(request, said))).toMatchObject({ status: 'succeeded', amount: 4990n });
  });

  it('gives parts back, each once, never more than came, and knows when all is back (MON-4)', async () => {
    const request = bench.newRequest({ amount: 1000n });
    const payment = known(request, await bench.pay(request));
    const first = { payment, refundId: newRefundId(), amount: 300n };
    expect(await bench.gateway.refund(first)).toMatchObject({ amount: 300n, currency: 'EUR', status: 'succeeded' });
    expect((await bench.gateway.refund(first)).providerRefundId).toBe(
      (await bench.gateway.listRefunds(payment))[0]?.providerRefundId,
    );
    expect(await bench.gateway.find(payment)).toMatchObject({ status: 'succeeded', refundedAmount: 300n });
    await expect(bench.gateway.refund({ payment, refundId: newRefundId(), amount: 701n })).rejects.toThrow();
    expect(await bench.gateway.refund({ payment, refundId: newRefundId(), amount: null })).toMatchObject({
      amount: 700n,
    });
    expect(await bench.gateway.find(payment)).toMatchObject({ status: 'refunded', refundedAmount: 1000n });
    const refunds = await bench.gateway.listRefunds(payment);
    expect(refunds.map(({ amount }) => amount).sort()).toEqual([300n, 700n]);
    expect(refunds.some(({ refundId }) => refundId === first.refundId)).toBe(true);
  });

  it('gives back at most what came when twenty ask at once (MON-4)', async () => {
    const request = bench.newRequest({ amount: 1000n });
    const payment = known(request, await bench.pay(request));
    await Promise.allSettled(
      Array.from({ length: 20 }, () => bench.gateway.refund({ payment, refundId: newRefundId(), amount: 150n })),
    );
    const back = (await bench.gateway.listRefunds(payment)).reduce((sum, { amount }) => sum + amount, 0n);
    expect(back).toBe(900n);
  });

  it('lists what this site was paid, and nothing of another (ORD-3, TEN-3)', async () => {
    const request = bench.newRequest();
    await bench.pay(request);
    expect(await bench.chargesOf(request)).toBe(1);
    expect(await bench.chargesOf({ ...request, websiteId: newRefundId() })).toBe(0);
  });
});
