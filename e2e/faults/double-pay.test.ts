import { CHECKOUT_PATH, type CheckoutView, type PayResponse } from '@quoin/contract/endpoints/site';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeContexts, newContext, openBrowser, waitForWidget } from '../testing/browser.ts';
import { CARDS, fillDelivery, fillFields, PAY } from '../testing/buying/buyer.ts';
import { addToCart, saveDelivery } from '../testing/buying/purchase.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { bodyOf, createVisitor, type Visitor } from '../testing/visitor.ts';

const shop = inject('shop');
const SKU = 'HP-125';

describe('paying twice', () => {
  let browser: Browser;
  let owner: Owner;

  beforeAll(async () => {
    browser = await openBrowser();
    owner = await signInOwner(shop);
  });
  afterAll(() => closeContexts(browser));

  const stock = async () => {
    const { quantity, reserved } = (await owner.variant(SKU)).stock;
    return quantity + reserved;
  };

  it('by a double click and in two tabs at once makes one order (RC-5, CX-20)', async () => {
    const before = await stock();
    const context = await newContext(browser);
    const first = await context.newPage();
    await first.goto(`${shop.shopOrigin}/shop/loom`);
    await waitForWidget(first, 'add-to-cart');
    await first.locator('.sqs-add-to-cart-button').click();
    await first.locator('.cart-pill__link').waitFor();
    await first.goto(`${shop.shopOrigin}/checkout`);
    await waitForWidget(first, 'checkout');
    await fillDelivery(first, 'twice@example.com');
    await fillFields(first, CARDS.accepted);
    await expectPayable(first);

    const second = await context.newPage();
    await second.goto(`${shop.shopOrigin}/checkout`);
    await waitForWidget(second, 'checkout');
    await fillFields(second, CARDS.accepted);
    await expectPayable(second);

    await Promise.all([first.locator('.button--pay').dblclick(), second.locator('.button--pay').dblclick()]);
    await Promise.race([first, second].map((page) => page.waitForURL(/\/checkout\/order\//)));
    await Promise.all(
      [first, second].map((page) => page.waitForFunction(() => !document.querySelector('.button--pay[aria-busy]'))),
    );
    expect(await owner.orders('twice@example.com')).toHaveLength(1);
    expect(await stock()).toBe(before - 1);

    await first.goBack().catch(() => null);
    await first.goto(`${shop.shopOrigin}/checkout`);
    expect(await first.locator('.button--pay').count()).toBe(0);
    await context.close();
  });

  it('by fifty posts with one key makes one order, and all that succeed name it (RC-5)', async () => {
    const before = await stock();
    const { visitor, view } = await readyToPay('posts@example.com');
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(visitor, view)));
    const orders = new Set(answers.filter(({ status }) => status === 'succeeded').map(({ order }) => order));
    expect(orders.size).toBe(1);
    expect(answers.map(({ code }) => code).filter((code) => code >= 500)).toEqual([]);
    expect(await owner.orders('posts@example.com')).toHaveLength(1);
    expect(await stock()).toBe(before - 1);
    // Long afterwards the same attempt still has the same answer.
    const again = await pay(visitor, view);
    expect(again.order).toBe([...orders][0]);
  });

  it('with two keys for one cart makes one order (RC-5)', async () => {
    const { visitor, view } = await readyToPay('keys@example.com');
    const other = bodyOf<CheckoutView>(await visitor.get(CHECKOUT_PATH));
    await Promise.all([pay(visitor, view), pay(visitor, other), pay(visitor, view), pay(visitor, other)]);
    expect(await owner.orders('keys@example.com')).toHaveLength(1);
  });

  async function readyToPay(email: string): Promise<{ visitor: Visitor; view: CheckoutView }> {
    const visitor = createVisitor(shop);
    const [product] = await owner.products(SKU);
    await addToCart(visitor, { itemId: product!.id, sku: SKU, quantity: 1 });
    return { visitor, view: await saveDelivery(visitor, email) };
  }

  async function pay(visitor: Visitor, view: CheckoutView): Promise<{ code: number; status: string; order: string }> {
    const answer = await visitor.send('POST', '/api/checkout/pay', {
      idempotencyKey: view.idempotencyKey,
      acceptedTotalCents: view.totals.grandTotalCents,
      payment: CARDS.accepted,
      note: '',
    });
    const body = bodyOf<Partial<PayResponse> & { orderUrl?: string }>(answer);
    return { code: answer.status, status: body.status ?? 'refused', order: body.orderUrl ?? '' };
  }
});

async function expectPayable(page: import('playwright-core').Page): Promise<void> {
  await page.locator('.button--pay:not([aria-busy])', { hasText: PAY }).waitFor();
  await page.locator('.totals[aria-busy]').waitFor({ state: 'detached' });
}
