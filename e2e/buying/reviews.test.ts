import { randomUUID } from 'node:crypto';
import { type AppMailResponse, appMailPath } from '@quoin/contract/endpoints/running';
import { appOrderActPath, appReviewSettingsPath, type FulfilRequest } from '@quoin/contract/endpoints/store';
import type { ReviewSettings } from '@quoin/domain/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withAdmin } from '../../packages/server/testing/database.ts';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { newContext, picture, watchForErrors } from '../testing/browser.ts';
import { accepted, addToCart, payByCard, saveDelivery } from '../testing/buying/purchase.ts';
import { drawnPicture } from '../testing/drawnPicture.ts';
import { SIZES, widthBeyond } from '../testing/look.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

const SETTINGS: ReviewSettings = { isAsked: true, askAfterDays: 1, isCheckedFirst: true, hasNotices: true };
const NO_TRACKING = { carrier: null, carrierName: '', trackingNumber: '', trackingUrl: '', isMailed: false } as const;
/** Something that nobody has reviewed. */
const TITLE = 'Errand';

let browser: Browser;
let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
  owner = await signInOwner(shop);
  accepted(await owner.visitor.send('PUT', appReviewSettingsPath('demo'), SETTINGS));
});
afterAll(() => shop?.close());

/** Buys it and has it sent; two days later the mail comes. Answers the link in it. */
async function linkOfMail(email: string): Promise<string> {
  const visitor = createVisitor(shop);
  const product = (await owner.products(TITLE)).find(({ title }) => title === TITLE)!;
  const variant = product.variants[0]!;
  await addToCart(visitor, { itemId: product.id, sku: variant.sku, quantity: 1 });
  await payByCard(visitor, await saveDelivery(visitor, email));
  const [order] = await owner.orders(email);
  const sent: FulfilRequest = { requestId: randomUUID(), lines: null, ...NO_TRACKING };
  accepted(await owner.visitor.send('POST', appOrderActPath('demo', order!.id, 'fulfil'), sent));
  await withAdmin(shop.env.DATABASE_URL ?? '', async (database) => {
    await database.query(`UPDATE order_event SET created_at = created_at - interval '2 days' WHERE order_id = $1`, [
      order!.id,
    ]);
    // The hourly look, now: the latest one once more.
    await database.query(`UPDATE job SET state = 'waiting', run_at = now(), attempts = 0, finished_at = NULL
      WHERE id = (SELECT id FROM job WHERE kind = 'review.sweep' ORDER BY created_at DESC, id DESC LIMIT 1)`);
  });
  const asked = async () => (await owner.mails(email)).find(({ kind }) => kind === 'reviewRequest');
  await expect.poll(asked, { timeout: 20_000 }).toBeTruthy();
  const mail = bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath('demo', (await asked())!.id))).mail;
  return /http\S+\/reviews\b/.exec(mail.text)?.[0] ?? '';
}

const form = (page: Page) => page.getByRole('article', { name: TITLE });
const send = (page: Page) => form(page).getByRole('button', { name: /^(?:Send review|Save changes)$/ });

async function looksWell(page: Page, name: string): Promise<void> {
  await picture(page, name, { fullPage: false });
  expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
}

describe.each(SIZES)('a review on a %s', (size, viewport) => {
  it('comes from a mail, with stars by keyboard, words and a picture, and is read where it is sold', async () => {
    const link = await linkOfMail(`ada-${size}@example.com`);
    const context = await newContext(browser, { viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const errors = watchForErrors(page);
    await page.goto(link);
    await send(page).click();
    await form(page).getByText('Choose one to five stars.').waitFor();
    await looksWell(page, `review-form-${size}`);
    const stars = form(page).getByRole('group', { name: 'Your rating' });
    await stars.getByRole('radio', { name: '1 star' }).focus();
    for (let more = 0; more < 3; more += 1) await page.keyboard.press('ArrowRight');
    expect(await stars.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
    await form(page).getByLabel('Title (optional)').fill(`Walked it on a ${size}`);
    await form(page).getByLabel('What do you think of it? (optional)').fill('Every street once, as promised.');
    const photo = { name: 'wall.png', mimeType: 'image/png', buffer: await drawnPicture(page, '#24345e') };
    await form(page).getByLabel('Pictures (optional, up to 4)').setInputFiles(photo);
    await send(page).click();
    await page.getByText('Thank you. Your review appears once the shop has read it.').waitFor();
    expect(await form(page).getByRole('checkbox', { name: 'Remove picture 1' }).count()).toBe(1);
    await looksWell(page, `review-sent-${size}`);

    const app = await ownerPage(context, shop);
    await app.goto(`${shop.appOrigin}/demo/config/reviews`);
    const row = app.getByRole('listitem').filter({ hasText: `Walked it on a ${size}` });
    await row.getByRole('button', { name: /^Reply/ }).click();
    await app.getByRole('textbox', { name: /^Your reply to/ }).fill('See you on the corner.');
    await app.getByRole('button', { name: 'Save reply' }).click();
    await row.getByText('See you on the corner.').waitFor();
    await looksWell(app, `app-reviews-${size}`);
    await row.getByRole('button', { name: /^Publish/ }).click();
    await row.waitFor({ state: 'hidden' });

    await page.goto(`${shop.shopOrigin}/shop/errand`);
    await page.getByRole('link', { name: /reviews?$/ }).click();
    const review = page
      .getByRole('region', { name: 'Reviews' })
      .getByRole('listitem')
      .filter({ hasText: `on a ${size}` });
    for (const text of ['Verified purchase', 'Every street once', 'Answer from Halde Press', 'See you on the corner.'])
      await review.getByText(text).waitFor();
    expect(await review.getByRole('img', { name: '4 out of 5 stars' }).count()).toBe(1);
    const shown = review.getByRole('img', { name: /^Picture from/ });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await looksWell(page, `reviews-${size}`);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it('works without script, and a second visit changes what was written', async () => {
  const link = await linkOfMail('ada-plain@example.com');
  const context = await newContext(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await form(page).getByRole('radio', { name: '5 stars' }).check({ force: true });
  await send(page).click();
  await page.getByText('Thank you. Your review appears once the shop has read it.').waitFor();
  await page.goto(link);
  expect(await form(page).getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true);
  await form(page).getByRole('radio', { name: '2 stars' }).check({ force: true });
  await form(page).getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('status').waitFor();
  expect(await form(page).getByRole('radio', { name: '2 stars' }).isChecked()).toBe(true);
  await context.close();
});
