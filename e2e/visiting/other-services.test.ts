import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeVimeo, startFakeVimeo } from '../../packages/server/platform/gateways/films/testing/fakeVimeo.ts';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { canvasHand, makePage } from '../testing/editing/canvas.ts';
import { type FakeDisqus, startFakeDisqus } from '../testing/fakeDisqus.ts';
import { lookAt, widthBeyond } from '../testing/look.ts';
import { signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';

let shop: OwnShop;
let vimeo: FakeVimeo;
let disqus: FakeDisqus;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  [vimeo, disqus] = [await startFakeVimeo({ 1: 'basic', 2: 'pro' }), await startFakeDisqus()];
  shop = await openOwnShop({ env: { VIMEO_API_URL: vimeo.origin } });
  context = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion: 'reduce' });
  await context.route('https://disqus.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: disqus.origin + pathname + search }) });
  });
  page = await context.newPage();
  errors = watchForErrors(page);
  await signInQuietly(page, shop);
});
afterAll(async () => {
  await shop?.close();
  await vimeo?.close();
  await disqus?.close();
});

describe('comments that Disqus keeps (product.md 1.5)', () => {
  it('are chosen by the forum’s shortname', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/comments`);
    const on = page.getByRole('switch', { name: 'Allow comments on posts' });
    if (!(await on.isChecked())) await page.getByText('Allow comments on posts').click();
    await page.getByRole('radio', { name: /^Disqus/ }).check({ force: true });
    const name = page.getByLabel('Disqus shortname');
    await name.fill('no such name');
    await page.getByRole('button', { name: 'Use Disqus' }).click();
    await page.getByText(/Enter a shortname of lowercase letters/).waitFor();
    await name.fill('https://ridge-prints.disqus.com/');
    await page.getByRole('button', { name: 'Use Disqus' }).click();
    await page.getByRole('button', { name: 'Save shortname' }).waitFor();
    expect(await name.inputValue()).toBe('ridge-prints');
    await lookAt(page, 'disqus-settings', { except: [ANNOUNCER] });
  });

  it('ask Disqus nothing before a visitor agrees, and are as high as they say', async () => {
    await page.goto(`${shop.shopOrigin}/journal`);
    await page.locator('main a[href^="/journal/"]').first().click();
    const place = page.locator('[data-provider="Disqus"]');
    await place.scrollIntoViewIfNeeded();
    await place.getByText('Show the comments at Disqus').waitFor();
    await place.locator('input[type="checkbox"]').waitFor();
    expect(disqus.asked).toEqual([]);
    await picture(page, 'disqus-waiting-desktop', { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await place.scrollIntoViewIfNeeded();
    await picture(page, 'disqus-waiting-phone', { fullPage: false });
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(DESKTOP);
    await place.getByText('Show the comments at Disqus').click();
    await page.frameLocator('[data-provider="Disqus"] iframe').getByText('Ada: Lovely lines.').waitFor();
    const [thread] = disqus.asked;
    expect([thread?.searchParams.get('f'), thread?.searchParams.get('t_u')]).toEqual(['ridge-prints', page.url()]);
    const frame = place.locator('iframe');
    await expect.poll(() => frame.evaluate((each) => Math.round(each.getBoundingClientRect().height))).toBe(812);
    await picture(page, 'disqus-shown-desktop');
    expect(errors).toEqual([]);
  });
});

describe('a film of Vimeo (EDIT-06)', () => {
  it('is said to be of an account whose films are not shown, or to be nowhere, and silence does no harm', async () => {
    const owner = await signInOwner(shop);
    const film = { type: 'video', value: { url: '' } };
    const id = await makePage(owner, 'Films', { start: { film: [[1, 1, 8, 8], '', film] } });
    await page.goto(`${shop.appOrigin}/demo/config/pages/${id}`);
    const hand = canvasHand(page);
    await hand.settled();
    await hand.click('film');
    const settings = page.getByRole('complementary', { name: 'Settings' });
    const address = settings.getByLabel('Video URL');
    await address.fill('https://vimeo.com/1');
    const sentence = 'Vimeo Basic accounts are unsupported. Please share a video from a different account.';
    await settings.getByText(sentence).waitFor();
    await picture(page, 'vimeo-basic-desktop', { fullPage: false });
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await address.fill('https://vimeo.com/404');
    await settings.getByText('Unable to locate content').waitFor();
    await address.fill('https://vimeo.com/2');
    await settings.getByText('Unable to locate content').waitFor({ state: 'detached' });
    vimeo.break({ status: 503, body: '' });
    await address.fill('https://vimeo.com/3');
    await settings.getByText('Unable to connect. Please try again').waitFor();
    vimeo.break(null);
    await settings.getByRole('button', { name: 'Try again' }).click();
    await settings.getByText('Unable to locate content').waitFor();
    expect(await address.inputValue()).toBe('https://vimeo.com/3');
  });
});
