import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import type { Site } from '../sites/storage/sites.ts';
import { setQuantity } from './lines/setQuantity.ts';
import { loadCart } from './loadCart.ts';
import { wireCart } from './wireCart.ts';

const MIN = 10_000;
const MAX = 30_000;

let shop: SaleShop;
let site: Site;
beforeAll(async () => {
  shop = await openSaleShop();
  // Pounds all through, and nothing for shipping: the total is what the things cost.
  await shop.test.asOwner('delete from shipping_method');
  const installments = { isEnabled: true, provider: 'afterpay', country: 'GB', min: MIN, max: MAX };
  site = {
    ...shop.site,
    currency: 'GBP',
    language: 'en-GB',
    settings: { country: 'GB', storeSettings: { installments } },
  };
});
afterAll(() => shop.close());

async function addProduct(product: Parameters<SaleShop['addProduct']>[0]): Promise<string> {
  const itemId = await shop.addProduct(product);
  await shop.test.asOwner(`update variant set currency = 'GBP' where product_id = $1`, [itemId]);
  return itemId;
}

/** Returns the text below the total of a cart with these products. */
async function saidOf(...itemIds: readonly string[]): Promise<string | null> {
  const buyer = { ...shop.newBuyer(), site };
  for (const itemId of itemIds) {
    const added = await shop.add(buyer, { itemId });
    if (!added.ok) throw new Error(added.problem.code);
  }
  return (await loadCart(shop.sale.cart, buyer)).installments?.text ?? null;
}

describe('paying a cart in parts', () => {
  it('follows the total, within the range: more than the least, at most the most (INST-03)', async () => {
    const buyer = { ...shop.newBuyer(), site };
    const added = await shop.add(buyer, { itemId: await addProduct({ title: 'Chair', price: 10_000n }) });
    if (!added.ok) throw new Error(added.problem.code);
    expect(added.value.installments).toBeNull();
    const of = async (quantity: number) => {
      const changed = await setQuantity(shop.sale.cart, buyer, { entryId: added.value.value, quantity });
      if (!changed.ok) throw new Error(changed.problem.code);
      return wireCart(changed.value, { now: 0 }).installments;
    };
    expect(await of(2)).toMatchObject({ brand: 'Clearpay', infoUrl: '/installments/afterpay/en_GB' });
    expect((await of(2))?.text).toContain('£50.00');
    expect((await of(3))?.text).toContain('£75.00');
    expect(await of(4)).toBeNull();
  });

  it('is for carts in which every item is physical (INST-02)', async () => {
    const chair = await addProduct({ title: 'Stool', price: 20_000n });
    const plan = await addProduct({ title: 'Plan', price: 1000n, type: PRODUCT_TYPES.digital });
    expect(await saidOf(chair)).toContain('£50.00');
    expect(await saidOf(chair, plan)).toBeNull();
    expect(await saidOf(plan)).toBeNull();
  });
});
