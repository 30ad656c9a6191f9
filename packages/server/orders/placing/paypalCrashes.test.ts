import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CheckoutVisitor } from '../../checkout/checkoutDeps.ts';
import { beginExpress } from '../../checkout/express/beginExpress.ts';
import { returnFromExpress } from '../../checkout/express/returnFromExpress.ts';
import { pay } from '../../checkout/payCheckout.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { findViolations } from '../../doctor/storage/invariants.ts';
import { saveAccount } from '../../payments/paymentAccounts.ts';
import type { SiteDatabase } from '../../platform/database/database.ts';
import {
  FAKE_CLIENT,
  FAKE_SECRET,
  FAKE_WEBHOOK,
  PayPalServer,
} from '../../platform/gateways/payment/testing/paypalServer.ts';
import { heldOf } from '../../platform/gateways/payment/testing/paypalState.ts';
import { recoverPayment } from './settlement/recoverPayment.ts';
import { returnFromBank } from './settlement/returnFromBank.ts';

/** When the power goes: before a transaction of this number, or right after its commit. */
interface PowerCut {
  readonly at: number;
  readonly when: 'before' | 'after';
}

let paypal: PayPalServer;
/** The process that dies. */
let dying: SaleShop;
/** The one that is started after it. */
let next: SaleShop;
let cut: PowerCut | null = null;
let count = 0;
let isDead = false;

/** A process without power does nothing any more, whatever it was about to do. */
function mortal(db: SiteDatabase): SiteDatabase {
  return {
    ...db,
    async inSite(context, act, options) {
      const die = () => {
        isDead = true;
        throw new Error('The power went');
      };
      if (isDead) return die();
      count += 1;
      const isNow = cut?.at === count;
      if (isNow && cut?.when === 'before') return die();
      const done = await db.inSite(context, act, options);
      return isNow ? die() : done;
    },
  };
}

beforeAll(async () => {
  paypal = await PayPalServer.start({ silentMs: 1000 });
  next = await openSaleShop({ payPalApi: paypal.api });
  await saveAccount(next.sale.checkout, next.site.id, {
    ...{ id: null, provider: 'paypal', manualMethod: null, title: '', instructions: '', isEnabled: true },
    ...{ displayIndex: 0, clientId: FAKE_CLIENT, isSandbox: true, secretKey: FAKE_SECRET },
    webhookSecrets: [FAKE_WEBHOOK],
  });
  dying = await openSaleShop({ payPalApi: paypal.api, besides: next, around: mortal, breaksLedger: true });
});
afterAll(async () => {
  await dying.close();
  await paypal.close();
  await next.close();
});

const quiet = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

function backTo(shop: SaleShop, address: string) {
  const query = new URL(address).searchParams;
  return returnFromBank(shop.sale.checkout, shop.site, query.get('intent') ?? '', query.get('proof') ?? '');
}

async function press(shop: SaleShop, buyer: CheckoutVisitor) {
  const loaded = await next.checkoutOf(buyer);
  return pay(shop.sale.checkout, buyer, {
    idempotencyKey: loaded.stored.idempotencyKey,
    acceptedTotal: loaded.state.totals.grandTotal.minor,
    card: { cardNumber: '', expiry: '', cvc: '' },
    note: '',
  });
}

async function readyByExpress(buyer: CheckoutVisitor): Promise<void> {
  const begun = await beginExpress(next.sale.checkout, buyer);
  if (begun.kind !== 'leave') throw new Error(begun.kind);
  await paypal.answerAt(begun.url, 'approve');
  expect((await returnFromExpress(next.sale.checkout, buyer)).kind).toBe('agreed');
}

/** One sale with a power cut in it; afterwards the next process finds out what became of it. True: the cut came too late. */
async function sellWithCut(wanted: PowerCut, isExpress: boolean): Promise<boolean> {
  const buyer = next.newBuyer();
  const loaded = await next.readyToPay(buyer, await next.addProduct({ title: 'Cut' }));
  if (isExpress) await readyByExpress(buyer);
  [cut, count, isDead] = [wanted, 0, false];
  const result = await quiet(press(dying, buyer));
  const page = result?.status === 'requiresAction' ? result.url : null;
  const address = page === null ? null : await paypal.answerAt(page, 'approve');
  if (address !== null) await quiet(backTo(dying, address));
  const isOver = !isDead;
  cut = null;
  await recoverAll(loaded.stored.id);
  if (address !== null) await backTo(next, address);
  await expectWhole(loaded.stored.id, wanted);
  return isOver;
}

/** What the jobs do within minutes, at once. */
async function recoverAll(checkoutId: string): Promise<void> {
  await next.test.asOwner(
    "update payment_intent set created_at = created_at - interval '1 minute' where checkout_id = $1",
    [checkoutId],
  );
  const intents = await next.test.asOwner<{ id: string }>('select id from payment_intent where checkout_id = $1', [
    checkoutId,
  ]);
  for (const { id } of intents) await recoverPayment(next.sale.checkout, next.site, id);
}

async function expectWhole(checkoutId: string, wanted: PowerCut): Promise<void> {
  const orders = await next.test.asOwner('select id from sales_order where checkout_id = $1', [checkoutId]);
  const intents = await next.test.asOwner<{ id: string; state: string }>(
    'select id, state from payment_intent where checkout_id = $1',
    [checkoutId],
  );
  const ours = new Set(intents.map(({ id }) => id));
  const held = [...paypal.books.orders.values()].filter(({ customId }) => ours.has(customId));
  const money = held.reduce((sum, order) => sum + heldOf(order), 0n);
  expect([wanted, orders.length, money]).toEqual([wanted, orders.length, orders.length === 0 ? 0n : 4490n]);
  expect(orders.length).toBeLessThanOrEqual(1);
  expect(intents.filter(({ state }) => state === 'created')).toEqual([]);
  expect(await next.db.inSite({ websiteId: next.site.id }, (trx) => findViolations(trx, next.site.id))).toEqual([]);
}

const MOST = 60;

it.each([
  ['a sale by PayPal', 'before', false],
  ['a sale by PayPal', 'after', false],
  ['a sale that PayPal’s buyer has agreed to before', 'before', true],
  ['a sale that PayPal’s buyer has agreed to before', 'after', true],
] as const)(
  '%s survives a power cut %s each of its transactions: one order with its money, or neither (ORD-1, ORD-3)',
  async (_what, when, isExpress) => {
    let at = 1;
    while (at < MOST && !(await sellWithCut({ at, when }, isExpress))) at += 1;
    // Every transaction had its turn.
    expect(at).toBeGreaterThan(6);
    expect(at).toBeLessThan(MOST);
  },
  120_000,
);
