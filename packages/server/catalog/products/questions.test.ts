import { productAnswerErrors } from '@quoin/domain/forms';
import { sourceHash } from '@quoin/domain/translations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartRefusalSentence } from '../../cart/cartRefusals.ts';
import { lineAnswers } from '../../cart/lines/lineViews.ts';
import { loadCart } from '../../cart/loadCart.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { listOrderLines } from '../../orders/storage/appOrders.ts';
import { findOrderWork } from '../../orders/storage/orderWork.ts';
import { lineDetails, orderLineAnswers } from '../../orders/views/lineAnswers.ts';
import { siteInLanguage } from '../../platform/languages/siteInLanguage.ts';
import { saveTranslations } from '../../platform/languages/storage/translations.ts';

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

  it('is answered in any language of the site, on one line, in the words of the main one (PREF-03)', async () => {
    const translation = { language: 'de', kind: 'item', id: itemId, field: 'form.1.title', value: 'Gravur' } as const;
    const texts = [{ ...translation, sourceHash: sourceHash('Engraving') }];
    await shop.db.inSite({ websiteId: shop.site.id }, (trx) => saveTranslations(trx, shop.site.id, texts));
    const languages = [{ code: 'de', isVisible: true }];
    const buyer = shop.newBuyer();
    const german = { ...buyer, site: siteInLanguage({ ...shop.site, languages }, 'de') };
    const refused = await shop.add(german, { itemId, additionalFields: '{"Gravur":" "}' });
    expect(refused.ok ? {} : productAnswerErrors(refused.problem, 'de')).toEqual({ 1: 'Pflichtfeld' });
    const answered = [
      await shop.add(german, { itemId, additionalFields: '{"Gravur":"Cleo"}' }),
      await shop.add(buyer, { itemId, additionalFields: '{"Engraving":"Cleo"}' }),
      await shop.add(german, { itemId, additionalFields: '{"Engraving":"Cleo"}' }),
    ];
    expect(new Set(answered.map((each) => each.ok && each.value.value)).size).toBe(1);
    const kept = await shop.test.asOwner<{ additional_fields: string }>(
      `select additional_fields from cart_entry where additional_fields like '%Cleo%'`,
    );
    expect(kept.map((row) => row.additional_fields)).toEqual(['{"Engraving":"Cleo"}']);
    const shown = async (visitor: typeof buyer) => {
      const { goods } = await loadCart(shop.sale.cart, visitor);
      return goods.lines.map((line) => [line.entry.additionalFields, lineAnswers(line, 'en')[0]?.label]);
    };
    expect(await shown(german)).toEqual([['{"Gravur":"Cleo"}', 'Gravur']]);
    expect(await shown(buyer)).toEqual([['{"Engraving":"Cleo"}', 'Engraving']]);
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
