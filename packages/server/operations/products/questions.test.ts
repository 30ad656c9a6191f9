import { productAnswerErrors } from '@quoin/domain/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrderLines } from '../../storage/appOrders.ts';
import { findOrderWork } from '../../storage/orderWork.ts';
import { cartRefusalSentence } from '../cart/cartRefusals.ts';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { lineDetails, orderLineAnswers } from '../orders/lineAnswers.ts';

let shop: SaleShop;
let itemId: string;
beforeAll(async () => {
  shop = await openSaleShop();
  itemId = await shop.addProduct({ title: 'Engraved' });
  const field = { id: '1', type: 'text', title: 'Engraving', description: '', isRequired: true, options: [] };
  const form = JSON.stringify({ id: 'f', name: '', fields: [field] });
  await shop.test.asOwner('update product set additional_fields_form = $1 where id = $2', [form, itemId]);
});
afterAll(() => shop.close());

describe('a product that asks its buyer something (DISP-10, CART-02)', () => {
  it('goes into no cart without the answer, and says which is missing', async () => {
    for (const additionalFields of ['{}', '{"Engraving":" "}', '{"Engraving":7}']) {
      const refused = await shop.add(shop.newBuyer(), { itemId, additionalFields });
      if (refused.ok) throw new Error('It was added.');
      expect(cartRefusalSentence(refused.problem)).toBe('One or more fields is invalid, please check your entries.');
      expect(productAnswerErrors(refused.problem, 'en')).toEqual({ 1: 'Required' });
    }
  });

  it('keeps each answer on a line of its own', async () => {
    const buyer = shop.newBuyer();
    const answered = (name: string) =>
      shop.add(buyer, { itemId, additionalFields: JSON.stringify({ Engraving: name }) });
    const lines = [await answered('Ada'), await answered('Bo'), await answered('Ada')].map(
      (each) => each.ok && each.value.value,
    );
    expect(lines[0]).toBe(lines[2]);
    expect(lines[1]).not.toBe(lines[0]);
  });

  it('hands the answers on to the order, for its owner and whoever packs it', async () => {
    const buyer = shop.newBuyer();
    const added = await shop.add(buyer, { itemId, additionalFields: '{"Engraving":"Ada"}' });
    if (!added.ok) throw new Error(added.problem.code);
    const plain = await shop.addProduct({ title: 'Plain' });
    const paid = await shop.pay(buyer, await shop.readyToPay(buyer, plain));
    if (paid.status !== 'succeeded') throw new Error(paid.status);
    const [order] = await shop.test.asOwner<{ id: string }>('select id from sales_order');
    const lines = await shop.db.inSite({ websiteId: shop.site.id }, async (trx) => ({
      listed: await listOrderLines(trx, shop.site.id, order!.id),
      packed: (await findOrderWork(trx, shop.site.id, order!.id))!.lines,
    }));
    const ofRing = <Line extends { readonly productId: string }>(all: readonly Line[]) =>
      all.find(({ productId }) => productId === itemId)!;
    expect(orderLineAnswers(ofRing(lines.listed))).toEqual([{ label: 'Engraving', text: 'Ada' }]);
    expect(lineDetails(ofRing(lines.packed))).toEqual(['Engraving: Ada']);
  });
});
