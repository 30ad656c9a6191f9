import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveContact } from '../checkout/changeCheckout.ts';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { findViolations } from '../doctor/storage/invariants.ts';
import { afterPurchase } from '../orderStatus/afterPurchase.ts';
import { loadSiteById, type Site } from '../sites/storage/sites.ts';
import { changeDonations, donate } from './donate.ts';

const OFFER = {
  ...{ isEnabled: true, title: 'Keep the press warm', text: '', suggested: ['5', '10'], allowsCustom: true },
  ...{ min: '2', max: '500' },
};
const OWNER = { accountId: null, name: 'Olga' };

let shop: SaleShop;
let site: Site;
beforeAll(async () => {
  shop = await openSaleShop();
  const before = await donate(shop.sale.cart, shop.newBuyer(), '5');
  expect(before).toMatchObject({ problem: { code: 'donationAmountUnknown' } });
  expect(await changeDonations({ db: shop.db }, shop.site, OFFER, OWNER)).toMatchObject({ ok: true });
  site = (await shop.test.db.acrossSites((trx) => loadSiteById(trx, shop.site.id)))!;
});
afterAll(() => shop.close());

describe('giving', () => {
  it.each([
    ['1', 'donationTooSmall'],
    ['-5', 'donationTooSmall'],
    ['501', 'donationTooLarge'],
    ['', 'donationAmountMissing'],
    ['abc', 'donationAmountMissing'],
  ])('%s is refused: %s', async (amount, code) => {
    expect(await donate(shop.sale.cart, { ...shop.newBuyer(), site }, amount)).toMatchObject({ problem: { code } });
  });

  it('goes through the same checkout and is confirmed as a contribution (page types 203, 204)', async () => {
    const visitor = { ...shop.newBuyer(), site };
    const given = await donate(shop.sale.cart, visitor, '7,50');
    if (!given.ok) throw new Error(given.problem.code);
    const buyer = { ...visitor, token: given.value };
    await shop.checkoutOf(buyer);
    await saveContact(shop.sale.checkout, buyer, 'ada@example.com');
    const loaded = await shop.checkoutOf(buyer);
    expect(loaded.price.grandTotal.minor).toBe(750n);
    const paid = await shop.pay(buyer, loaded);
    if (paid.status !== 'succeeded') throw new Error(JSON.stringify(paid));
    const [order] = await shop.test.asOwner<{ cart_id: string; grand_total: string }>(
      'select cart_id, grand_total::text from sales_order where id = $1',
      [paid.orderId],
    );
    expect(order?.grand_total).toBe('750');
    const after = await afterPurchase(shop.sale.checkout, site, {
      order: { id: paid.orderId, cartId: order!.cart_id },
      lines: [],
    });
    expect(after).toMatchObject({ pageType: 204, isDonation: true });
    expect(await shop.db.inSite({ websiteId: site.id }, (trx) => findViolations(trx, site.id))).toEqual([]);
  });

  it('has an offer that makes sense, or none', async () => {
    const wrong = { ...OFFER, min: '10', max: '5' };
    expect(await changeDonations({ db: shop.db }, shop.site, wrong, OWNER)).toMatchObject({
      problem: { code: 'donationOfferInvalid' },
    });
  });
});
