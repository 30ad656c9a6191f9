import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterCode } from '../cart/enterCode.ts';
import { loadCart } from '../cart/loadCart.ts';
import type { CheckoutVisitor } from '../checkout/checkoutDeps.ts';
import { CARDS, openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { findViolations } from '../doctor/storage/invariants.ts';
import { newId, secureRoll } from '../platform/database/ids.ts';
import { checkBalance } from './checkBalance.ts';
import { hashGiftCardCode, mintCode } from './giftCardCodes.ts';
import { createGuessLimits } from './guessLimits.ts';
import { issueGiftCards } from './issueGiftCards.ts';
import { findGiftCardByHash, holdGiftCards, releaseGiftCards, returnToGiftCard } from './storage/giftCards.ts';
import { mailedCodes } from './testing/codes.ts';

let shop: SaleShop;
let cardProduct: string;
let poster: string;

beforeAll(async () => {
  shop = await openSaleShop({ maxConnections: 20 });
  cardProduct = await shop.addProduct({
    title: 'Gift card',
    type: 4,
    price: 5000n,
    stock: 'unlimited',
    sku: 'GIFT-50',
  });
  poster = await shop.addProduct({ title: 'Poster', price: 3000n, stock: 500 });
});
afterAll(() => shop.close());

const inSite = <T>(act: Parameters<typeof shop.db.inSite<T>>[1]) => shop.db.inSite({ websiteId: shop.site.id }, act);
const violations = () => inSite((trx) => findViolations(trx, shop.site.id));

async function buyCard(fields: object = {}): Promise<string> {
  const buyer = shop.newBuyer();
  await shop.add(buyer, {
    itemId: cardProduct,
    additionalFields: JSON.stringify(fields),
    isFromGiftCardPage: true,
  });
  const loaded = await shop.readyToPay(buyer, poster);
  const paid = await shop.pay(buyer, loaded);
  if (paid.status !== 'succeeded') throw new Error(JSON.stringify(paid));
  return paid.orderId;
}

/** A card of so much, by hand, and its code. */
async function newCard(value: bigint): Promise<{ readonly id: string; readonly code: string }> {
  const before = new Set(await mailedCodes(shop.test, shop.db, shop.sale.checkout));
  const lineId = newId(Date.now(), secureRoll);
  const line = { id: lineId, productType: 4, quantity: 1, unitPrice: value, additionalFields: null };
  await inSite((trx) =>
    issueGiftCards(shop.sale.checkout, trx, shop.site, {
      ...{ orderId: lineId, email: 'ada@example.com', currency: 'EUR', lines: [line], isPaid: true, isTest: true },
    }),
  );
  const code = (await mailedCodes(shop.test, shop.db, shop.sale.checkout)).find((each) => !before.has(each))!;
  const [row] = await shop.test.asOwner<{ id: string }>('select id from gift_card where order_id = $1', [lineId]);
  return { id: row!.id, code };
}

const balanceOf = async (id: string) => {
  const [row] = await shop.test.asOwner<{ balance: string; held: string }>(
    'select balance::text, held::text from gift_card where id = $1',
    [id],
  );
  return row!;
};

describe('a bought gift card (GIFT-03)', () => {
  it('is issued in the order’s transaction for the product’s own amount, and its code stands in its mail alone (GFT-2, GFT-3)', async () => {
    const orderId = await buyCard({ recipientName: 'Ida', recipientEmail: 'ida@example.com', amount: -100, value: 9 });
    const [row] = await shop.test.asOwner<Record<string, unknown>>('select * from gift_card where order_id = $1', [
      orderId,
    ]);
    expect(row).toMatchObject({ issued: '5000', balance: '5000', state: 'active', recipient_email: 'ida@example.com' });
    expect(row?.sealed_code).not.toBeNull();
    const codes = await mailedCodes(shop.test, shop.db, shop.sale.checkout);
    const code = codes.at(-1)!;
    const [after] = await shop.test.asOwner<Record<string, unknown>>('select * from gift_card where order_id = $1', [
      orderId,
    ]);
    expect(after).toMatchObject({ sealed_code: null, last_four: code.replaceAll('-', '').slice(-4) });
    expect(JSON.stringify(after)).not.toContain(code.replaceAll('-', ''));
    const mails = await shop.test.asOwner<{ recipient: string }>("select recipient from mail where kind = 'giftCard'");
    expect(mails.map(({ recipient }) => recipient)).toContain('Ida <ida@example.com>');
    const compact = code.replaceAll('-', '');
    const found = await inSite((trx) =>
      findGiftCardByHash(trx, shop.site.id, hashGiftCardCode(shop.sale.checkout, shop.site.id, compact)),
    );
    expect(found?.id).toBe(row?.id);
  });

  it('goes to its buyer at once where recipient or day are unsound, and on its day otherwise', async () => {
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const orders = [
      await buyCard({ recipientEmail: 'a@b\r\nBcc: c', sendOn: '2020-01-01' }),
      await buyCard({ sendOn: day }),
    ];
    const rows = await shop.test.asOwner<{ order_id: string; send_on: string | null; recipient_email: string }>(
      'select order_id, send_on, recipient_email from gift_card where order_id = any($1)',
      [orders],
    );
    const of = (orderId: string) => rows.find((row) => row.order_id === orderId);
    expect(of(orders[0]!)).toMatchObject({ send_on: null, recipient_email: '' });
    expect(of(orders[1]!)).toMatchObject({ send_on: day });
    const [job] = await shop.test.asOwner<{ late: boolean }>(
      `select run_at > now() + interval '19 days' as late from job where kind = 'giftCard.mail'
        and payload->>'cardId' = (select id::text from gift_card where order_id = $1)`,
      [orders[1]],
    );
    expect(job?.late).toBe(true);
  });

  it('waits for its money where that comes later', async () => {
    const lineId = newId(Date.now(), secureRoll);
    const line = { id: lineId, productType: 4, quantity: 2, unitPrice: 1000n, additionalFields: null };
    const sold = {
      orderId: lineId,
      email: 'a@example.com',
      currency: 'EUR',
      lines: [line],
      isPaid: false,
      isTest: false,
    };
    await inSite((trx) => issueGiftCards(shop.sale.checkout, trx, shop.site, sold));
    const rows = await shop.test.asOwner<{ state: string }>('select state from gift_card where order_id = $1', [
      lineId,
    ]);
    expect(rows).toEqual([{ state: 'pending' }, { state: 'pending' }]);
    const jobs = await shop.test.asOwner(
      "select 1 from job where kind = 'giftCard.mail' and payload->>'cardId' in (select id::text from gift_card where order_id = $1)",
      [lineId],
    );
    expect(jobs).toEqual([]);
  });
});

describe('paying with a gift card', () => {
  async function withCard(code: string): Promise<CheckoutVisitor> {
    const buyer = shop.newBuyer();
    await shop.readyToPay(buyer, poster);
    const entered = await enterCode(shop.sale.cart, buyer, code.toLowerCase());
    if (!entered.ok) throw new Error(entered.problem.code);
    return buyer;
  }

  it('pays in part beside the card, and says what is left (CX-16, MON-4)', async () => {
    const { id, code } = await newCard(1000n);
    const buyer = await withCard(code);
    const loaded = await shop.checkoutOf(buyer);
    expect(loaded.price.giftCardTotal.minor).toBe(1000n);
    expect(loaded.price.amountDue.minor).toBe(loaded.price.grandTotal.minor - 1000n);
    expect(await shop.pay(buyer, loaded)).toMatchObject({ status: 'succeeded' });
    expect(await balanceOf(id)).toEqual({ balance: '0', held: '0' });
    expect(await violations()).toEqual([]);
  });

  it('pays in whole: nobody is charged, and the rest stays on the card', async () => {
    const { id, code } = await newCard(10_000n);
    const buyer = await withCard(code);
    const loaded = await shop.checkoutOf(buyer);
    expect(loaded.price.amountDue.minor).toBe(0n);
    expect(await shop.pay(buyer, loaded)).toMatchObject({ status: 'succeeded' });
    expect(await balanceOf(id)).toEqual({ balance: String(10_000n - loaded.price.grandTotal.minor), held: '0' });
  });

  it('has everything back when the bank card is declined', async () => {
    const { id, code } = await newCard(1000n);
    const buyer = await withCard(code);
    const loaded = await shop.checkoutOf(buyer);
    expect(await shop.pay(buyer, loaded, CARDS.declined)).toMatchObject({ status: 'declined' });
    expect(await balanceOf(id)).toEqual({ balance: '1000', held: '0' });
  });

  it('does not buy a gift card (GFT-5)', async () => {
    const { code } = await newCard(9000n);
    const buyer = shop.newBuyer();
    await shop.add(buyer, { itemId: cardProduct, isFromGiftCardPage: true });
    await enterCode(shop.sale.cart, buyer, code);
    const { price } = await loadCart(shop.sale.cart, buyer);
    expect(price.giftCardTotal.minor).toBe(0n);
  });

  it('RC-4: given back and spent at once, balance = ledger', async () => {
    const { id, code } = await newCard(4000n);
    const buyer = await withCard(code);
    const paid = await shop.pay(buyer, await shop.checkoutOf(buyer));
    if (paid.status !== 'succeeded') throw new Error(paid.status);
    const refundIds = Array.from({ length: 8 }, () => newId(Date.now(), secureRoll));
    const others = await Promise.all(Array.from({ length: 4 }, () => withCard(code)));
    const [backs] = await Promise.all([
      Promise.all(
        [...refundIds, ...refundIds].map((refundId) =>
          inSite((trx) => returnToGiftCard(trx, shop.site.id, { id, amount: 500n, orderId: paid.orderId, refundId })),
        ),
      ),
      Promise.all(others.map(async (other) => shop.pay(other, await shop.checkoutOf(other)))),
    ]);
    // 3490 was paid: six refunds of 500 fit, the same one twice counts once, and the other two find too little.
    expect(backs.filter(Boolean)).toHaveLength(12);
    const [row] = await shop.test.asOwner<{ back: string }>(
      "select sum(delta)::text as back from gift_card_movement where gift_card_id = $1 and kind = 'return'",
      [id],
    );
    expect(row?.back).toBe('3000');
    expect(await violations()).toEqual([]);
  });

  it('never goes below zero, whoever holds and gives back (GFT-1)', async () => {
    const { id, code } = await newCard(900n);
    const buyers = await Promise.all(Array.from({ length: 5 }, () => withCard(code)));
    const checkouts = await Promise.all(buyers.map(async (buyer) => (await shop.checkoutOf(buyer)).stored.id));
    const hold = (checkoutId: string) =>
      inSite(async (trx) => {
        const missing = await holdGiftCards(trx, shop.site.id, checkoutId, [{ id, amount: 400n }], { isTest: true });
        if (missing !== null) throw new Error('too little');
      });
    const held = await Promise.allSettled(checkouts.map(hold));
    expect(held.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await balanceOf(id)).toEqual({ balance: '100', held: '800' });
    for (const each of checkouts) await inSite((trx) => releaseGiftCards(trx, shop.site.id, each));
    expect(await balanceOf(id)).toEqual({ balance: '900', held: '0' });
  });
});

describe('looking at a balance', () => {
  const check = (code: string, limits = createGuessLimits(), ip = '10.0.0.1') =>
    checkBalance({ ...shop.sale.checkout, guesses: limits }, shop.site, { token: null, ip }, code);

  it('answers the same for unknown, spent, disabled and foreign cards, and for nonsense (SC-10)', async () => {
    const [good, spent, disabled] = [await newCard(700n), await newCard(700n), await newCard(700n)];
    await shop.test.asOwner('update gift_card set balance = 0 where id = $1', [spent.id]);
    await shop.test.asOwner("update gift_card set state = 'disabled' where id = $1", [disabled.id]);
    expect(await check(good.code)).toMatchObject({ kind: 'known', available: { minor: 700n } });
    const unknown = 'AAAA-AAAA-AAAA-AAAA-A';
    const answers = await Promise.all([spent.code, disabled.code, unknown, 'x', ''].map((code) => check(code)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await shop.test.asOwner('update gift_card set balance = 700 where id = $1', [spent.id]);
  });

  it('stops after ten wrong ones in ten minutes, also when thirty come at once, and right ones too then (SC-10, RC-17)', async () => {
    const limits = createGuessLimits();
    const { code } = await newCard(700n);
    const answers = await Promise.all(Array.from({ length: 30 }, () => check('wrong', limits, '10.9.9.9')));
    expect(answers.filter(({ kind }) => kind !== 'tooMany')).toHaveLength(10);
    expect(await check(code, limits, '10.9.9.9')).toMatchObject({ kind: 'tooMany' });
    expect(await check(code, limits, '10.9.9.8')).toMatchObject({ kind: 'known' });
  });

  it('counts no right code', async () => {
    const limits = createGuessLimits();
    const { code } = await newCard(700n);
    for (let n = 0; n < 20; n += 1) expect(await check(code, limits)).toMatchObject({ kind: 'known' });
  });

  it('finds none of 10,000 codes made up (GFT-3)', async () => {
    const hits = await inSite(async (trx) => {
      let found = 0;
      for (let count = 0; count < 10_000; count += 500) {
        const hashes = Array.from({ length: 500 }, () => mintCode(shop.sale.checkout, shop.site.id, 'x').codeHash);
        const rows = await trx.selectFrom('gift_card').select('id').where('code_hash', 'in', hashes).execute();
        found += rows.length;
      }
      return found;
    });
    expect(hits).toBe(0);
  });
});
