import {
  type AppMailingListsResponse,
  appMailingListPath,
  appMailingListsPath,
} from '@quoin/contract/endpoints/content';
import { CHECKOUT_ANSWERS_PATH } from '@quoin/contract/endpoints/site';
import { type AppPricingResponse, appCheckoutSettingsPath, appPricingPath } from '@quoin/contract/endpoints/store';
import { answerName, NEWS_QUESTION } from '@quoin/domain/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { CARDS, fillDelivery, fillFields, PAY } from '../testing/buying/buyer.ts';
import { accepted, addToCart, onTheShelf, payByCard, saveDelivery } from '../testing/buying/purchase.ts';
import { lookAt } from '../testing/look.ts';
import { enter, type OwnerSession, openShopWithOwner } from '../testing/ownerSession.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

const TICK = 'Send me news from this shop';

let session: OwnerSession;
let listName = '';
beforeAll(async () => {
  session = await enter(await openShopWithOwner());
});
afterAll(() => session?.shop.close());

/** How many are on the list or have been asked to confirm. */
async function onTheList(): Promise<number> {
  const { lists } = bodyOf<AppMailingListsResponse>(
    accepted(await session.owner.visitor.get(appMailingListsPath('demo'))),
  );
  const list = lists.find(({ name }) => name === listName);
  return (list?.subscribed ?? 0) + (list?.pending ?? 0);
}

describe('news of the shop, asked for at checkout', () => {
  it('are not offered before the owner has chosen a list', async () => {
    const visitor = createVisitor(session.shop);
    await addToCart(visitor, { ...(await onTheShelf(session.owner, 1)), quantity: 1 });
    expect((await visitor.get('/checkout')).body).not.toContain(TICK);
  });

  it('are offered with the list that the owner chooses in the settings', async () => {
    const { page, shop, errors } = session;
    await page.goto(`${shop.appOrigin}/demo/config/settings/checkout`);
    await page.getByRole('button', { name: /Customers can join/ }).click();
    const option = page.getByRole('option').nth(1);
    listName = (await option.textContent()) ?? '';
    await option.click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const chosen = async () =>
      bodyOf<AppPricingResponse>(accepted(await session.owner.visitor.get(appPricingPath('demo')))).checkout.newsListId;
    await expect.poll(chosen).not.toBe('');
    expect(errors).toEqual([]);
  });

  it('come to whoever ticks the box, which nobody has ticked before, and buys', async () => {
    const before = await onTheList();
    const context = await newContext(session.shop.browser, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    const errors = watchForErrors(page);
    await page.goto(`${session.shop.shopOrigin}/shop/colouring-sheets`);
    await page.goto(`${session.shop.shopOrigin}/shop/solid-frame`);
    await waitForWidget(page, 'add-to-cart');
    await page.getByRole('radio', { name: '50 × 70 cm' }).check();
    await page.getByRole('radio', { name: 'Oak' }).check();
    await page.locator('.sqs-add-to-cart-button').click();
    await page.locator('.cart-pill__link').waitFor();
    await page.goto(`${session.shop.shopOrigin}/checkout`);
    await waitForWidget(page, 'checkout');
    const tick = page.getByRole('checkbox', { name: TICK });
    expect(await tick.isChecked()).toBe(false);
    await lookAt(page, 'checkout-news');
    await fillDelivery(page, 'news@example.com');
    await tick.check();
    await fillFields(page, CARDS.accepted);
    await page.getByRole('button', { name: PAY }).click();
    await page.waitForURL(/\/checkout\/order\/[^/]+$/);
    await expect.poll(onTheList).toBe(before + 1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('come to nobody else, and nobody but who buys', async () => {
    const before = await onTheList();
    const without = createVisitor(session.shop);
    await addToCart(without, { ...(await onTheShelf(session.owner, 1)), quantity: 1 });
    await payByCard(without, await saveDelivery(without, 'without@example.com'));
    const undecided = createVisitor(session.shop);
    await addToCart(undecided, { ...(await onTheShelf(session.owner, 1)), quantity: 1 });
    await saveDelivery(undecided, 'undecided@example.com');
    accepted(await undecided.send('PUT', CHECKOUT_ANSWERS_PATH, { answers: { [NEWS_QUESTION]: 'yes' } }));
    expect(await onTheList()).toBe(before);
  });

  it('are asked for without script, too', async () => {
    const visitor = createVisitor(session.shop);
    await addToCart(visitor, { ...(await onTheShelf(session.owner, 1)), quantity: 1 });
    const { body } = accepted(await visitor.get('/checkout'));
    const [input] = new RegExp(`<input[^>]*name="${answerName(NEWS_QUESTION)}"[^>]*>`).exec(body) ?? [];
    expect(input).toContain('type="checkbox"');
    expect(input).not.toContain('checked');
  });

  it('are asked for no more once their list is deleted, which the settings show', async () => {
    const { owner, shop } = session;
    const settings = async () =>
      bodyOf<AppPricingResponse>(accepted(await owner.visitor.get(appPricingPath('demo')))).checkout;
    const list = { name: 'Letters', description: '', isDoubleOptIn: true, sendsWelcome: false, revision: 0 };
    const { id } = bodyOf<{ id: string }>(
      accepted(await owner.visitor.send('POST', appMailingListsPath('demo'), list)),
    );
    const choose = async () =>
      owner.visitor.send('PUT', appCheckoutSettingsPath('demo'), { ...(await settings()), newsListId: id });
    accepted(await choose());
    const visitor = createVisitor(shop);
    await addToCart(visitor, { ...(await onTheShelf(owner, 1)), quantity: 1 });
    expect((await visitor.get('/checkout')).body).toContain(TICK);
    expect((await owner.visitor.send('DELETE', appMailingListPath('demo', id))).status).toBe(204);
    expect((await visitor.get('/checkout')).body).not.toContain(TICK);
    expect((await settings()).newsListId).toBe('');
    expect((await choose()).status).toBe(409);
    await payByCard(visitor, await saveDelivery(visitor, 'later@example.com'));
  });
});
