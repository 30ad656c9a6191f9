import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pay } from '../../checkout/payCheckout.ts';
import { CARDS, openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { findViolations } from '../../doctor/storage/invariants.ts';
import { runJobs } from '../../giftCards/testing/codes.ts';
import { saveAccount } from '../../payments/paymentAccounts.ts';
import {
  type PaymentGateway,
  type ProviderPayment,
  ProviderSilent,
} from '../../platform/gateways/payment/paymentGateway.ts';
import { BEHAVIOURS, type Behaviour } from '../../platform/gateways/payment/testing/stripeState.ts';
import { paymentJobs } from './paymentJobs.ts';
import { handlePaymentEvent } from './settlement/handlePaymentEvent.ts';
import { recoverPayment } from './settlement/recoverPayment.ts';
import type { PayResult } from './takePayment.ts';

/** Orders of each behaviour; 200 in `npm run chaos`. */
const EACH = Number(process.env.QUOIN_FT10_ORDERS ?? 2);
const AT_ONCE = 12;
const SLOW_MS = 40;

/** What each payment is to meet, by our reference; given out in turn. */
interface Plan {
  next(intentId: string): Behaviour;
  readonly late: { readonly intentId: string; readonly captureId: string | null }[];
  isOver: boolean;
}

function createPlan(): Plan {
  const byIntent = new Map<string, Behaviour>();
  let count = 0;
  return {
    next(intentId) {
      const kind = byIntent.get(intentId) ?? BEHAVIOURS[count++ % BEHAVIOURS.length]!;
      byIntent.set(intentId, kind);
      return kind;
    },
    late: [],
    isOver: false,
  };
}

/** One of the built-in providers as it would be at the other end of a bad wire. */
function misbehaving(
  gateway: PaymentGateway,
  plan: Plan,
  tell: (intentId: string, captureId: string | null) => Promise<void>,
): PaymentGateway {
  const behaviourOf = (intentId: string) => (plan.isOver ? 'ok' : plan.next(intentId));
  return {
    ...gateway,
    async createPayment(request) {
      const kind = behaviourOf(request.intentId);
      const ask = (card = request.card) => gateway.createPayment({ ...request, card });
      const captureOf = (said: ProviderPayment) => said.captureId ?? null;
      if (kind === 'serverError' || kind === 'timeoutThenNothing') throw new ProviderSilent(kind);
      if (kind === 'decline' && request.card !== null) return ask({ ...request.card, cardNumber: CARDS.declined });
      if (kind === 'slow') await pause(SLOW_MS);
      const said = await ask();
      if (kind === 'timeoutThenOk') {
        plan.late.push({ intentId: request.intentId, captureId: captureOf(said) });
        throw new ProviderSilent(kind);
      }
      if (kind === 'okTwice') return ask();
      if (kind === 'otherAmount') return { ...said, amount: said.amount - 1n };
      if (kind === 'otherCurrency') return { ...said, currency: 'USD' };
      if (kind === 'webhookBeforeReturn') await tell(request.intentId, captureOf(said));
      if (kind === 'webhookLate') plan.late.push({ intentId: request.intentId, captureId: captureOf(said) });
      // Refunded at the provider itself before we learn that it was paid.
      if (kind === 'outOfOrder' && said.status === 'succeeded') {
        const payment = { ...request, providerPaymentId: said.providerPaymentId };
        await gateway.refund({ payment, refundId: request.intentId, amount: null });
        return (await gateway.find(payment))!;
      }
      return said;
    },
    async cancel(payment) {
      // A provider that can't be reached can't be asked to forget it either.
      if (!plan.isOver && plan.next(payment.intentId) === 'timeoutThenNothing') throw new ProviderSilent('cancel');
      return gateway.cancel(payment);
    },
  };
}

describe.each(['test', 'manual'] as const)(
  'buyers while the %s provider misbehaves in all twelve ways (FT-10)',
  (provider) => {
    let shop: SaleShop;
    const plan = createPlan();
    const tell = (intentId: string, captureId: string | null) =>
      handlePaymentEvent(shop.sale.checkout, shop.site, { intentId, captureId });

    beforeAll(async () => {
      shop = await openSaleShop({
        aroundGateway: (gateway) => (gateway.name === provider ? misbehaving(gateway, plan, tell) : gateway),
      });
      if (provider === 'test') return;
      const texts = { manualMethod: 'bankTransfer', title: 'Bank transfer', instructions: 'IBAN DE00' } as const;
      const rest = { id: null, isEnabled: true, displayIndex: 1, secretKey: '', webhookSecrets: null };
      await saveAccount(shop.sale.checkout, shop.site.id, { ...rest, ...texts, provider });
    });
    afterAll(() => shop.close());

    it('each ends as one order with its money, or none without; nobody reads “failed” beside a charge (ORD-1, ORD-3, MON-4, MON-5)', async () => {
      const itemId = await shop.addProduct({ title: 'Wanted by all', stock: 100_000 });
      const left = Array.from({ length: EACH * BEHAVIOURS.length }, (_, index) => index);
      const sales: { readonly checkoutId: string; readonly result: PayResult }[] = [];
      const lane = async () => {
        while (left.pop() !== undefined) {
          const buyer = shop.newBuyer();
          const loaded = await shop.readyToPay(buyer, itemId);
          const result = await pay(shop.sale.checkout, buyer, {
            idempotencyKey: loaded.stored.idempotencyKey,
            acceptedTotal: loaded.state.totals.grandTotal.minor,
            card: { cardNumber: CARDS.good, expiry: '12/40', cvc: '123' },
            note: '',
          });
          sales.push({ checkoutId: loaded.stored.id, result });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
      // The wire is mended; days later comes what was late, each twice and several at once; the jobs have gone on.
      plan.isOver = true;
      await Promise.all([...plan.late, ...plan.late].map(({ intentId, captureId }) => tell(intentId, captureId)));
      await shop.test.asOwner(
        "update payment_intent set created_at = created_at - interval '1 minute' where state = 'created'",
      );
      const open = await shop.test.asOwner<{ id: string }>("select id from payment_intent where state = 'created'");
      for (const { id } of open) await recoverPayment(shop.sale.checkout, shop.site, id);
      await runJobs(shop.test, paymentJobs(shop.sale.checkout), 1_200_000);
      for (const sale of sales) await expectEnded(sale);
      const [left0] = await shop.test.asOwner<{ n: number }>(
        "select count(*)::int as n from payment_intent where state in ('created', 'requires_action')",
      );
      expect(left0!.n).toBe(0);
      expect((await shop.stockOf(itemId)).reserved).toBe(await parkedUnits());
      expect(await shop.db.inSite({ websiteId: shop.site.id }, (trx) => findViolations(trx, shop.site.id))).toEqual([]);
    }, 1_800_000);

    /** What waits for a person keeps what it holds until its time is up. */
    async function parkedUnits(): Promise<number> {
      const [row] = await shop.test.asOwner<{ n: number }>(
        "select count(*)::int as n from stock_reservation where state = 'held'",
      );
      return row!.n;
    }

    async function expectEnded({
      checkoutId,
      result,
    }: {
      readonly checkoutId: string;
      readonly result: PayResult;
    }): Promise<void> {
      const orders = await shop.test.asOwner('select id from sales_order where checkout_id = $1', [checkoutId]);
      const [intent] = await shop.test.asOwner<{ id: string; state: string; kept: string }>(
        `select i.id, i.state, coalesce((select sum(amount - refunded) from ${provider}_payment p
         where p.intent_id = i.id and p.status in ('succeeded', 'refunded')), 0)::text as kept
       from payment_intent i where i.checkout_id = $1 order by i.id desc limit 1`,
        [checkoutId],
      );
      if (intent!.state === 'needs_review') {
        expect([orders.length, result.status]).toEqual([0, 'declined']);
        return;
      }
      expect(orders.length).toBeLessThanOrEqual(1);
      // What comes by hand comes after the order.
      if (provider === 'test') expect(intent!.kept).toBe(orders.length === 1 ? '4490' : '0');
      if (result.status === 'succeeded') expect(orders).toHaveLength(1);
      if (result.status === 'declined') expect([orders.length, intent!.kept]).toEqual([0, '0']);
    }
  },
);
