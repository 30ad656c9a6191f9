import { type AppMailResponse, appMailPath } from '@quoin/contract/endpoints/running';
import { type AppRestockSettings, appRestockSettingsPath } from '@quoin/contract/endpoints/store';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { STOREFRONTS } from '../testing/buying/storefronts.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, signInQuietly } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

const SOLD_OUT = { Size: '50 × 70 cm', Frame: 'Black', Ink: 'Rust' } as const;
const SKU = 'HP-101-70-B-RUS';
const SETTINGS: AppRestockSettings = {
  isEnabled: true,
  successText: '',
  offersMailingList: true,
  optInByDefault: false,
  wantsCaptcha: true,
  isAutomatic: false,
};

describe.each(STOREFRONTS)('waiting for what is sold out, and paying in parts, in $name', (front) => {
  let browser: Browser;
  let shop: OwnShop;
  let owner: Owner;

  beforeAll(async () => {
    shop = await front.openOwn();
    browser = shop.browser;
    owner = await signInOwner(shop);
    await saveSettings({});
  });
  afterAll(() => shop?.close());

  async function saveSettings(part: Partial<AppRestockSettings>): Promise<void> {
    const answer = await owner.visitor.send('PUT', appRestockSettingsPath('demo'), { ...SETTINGS, ...part });
    expect(answer.status).toBe(200);
  }

  /** Of the form that works without script, in every theme. */
  const plain = (page: Page) => page.getByRole('region', { name: 'Get an email when it is back' });

  async function open(viewport: { width: number; height: number }, options: object = {}): Promise<Page> {
    const context = await newContext(browser, { viewport, reducedMotion: 'reduce', ...options });
    return context.newPage();
  }

  describe('the form for what is sold out', () => {
    it('comes with the variant, says what is wrong, and ends with a thank-you (RSTK-01, RSTK-03, RSTK-04)', async () => {
      const page = await open(DESKTOP);
      const errors = watchForErrors(page);
      await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
      await front.awake(page);
      const { form, email, submit, joins, problem } = front.restock(page);
      expect(await form.count()).toBe(0);
      // By force: what is sold out is marked as disabled, but can be chosen.
      await front.choose(page, SOLD_OUT);
      const said = () => problem.textContent();
      await submit.click();
      expect(await said()).toBe('Email cannot be blank');
      await email.fill('ada');
      await submit.click();
      await expect.poll(said).toBe('Email is invalid');
      expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
      await form.scrollIntoViewIfNeeded();
      await picture(page, `restock-desktop-${front.keys.skip.slice(1)}`, { fullPage: false });
      expect(await violationsOf(page)).toEqual([]);
      await email.fill('ada@example.com');
      await joins.check();
      await submit.click();
      const done = page.getByRole('status').filter({ hasText: 'Signed up!' });
      await done.waitFor();
      expect(await email.count()).toBe(0);
      // Another variant has its own form.
      await front.choose(page, { Frame: 'Oak' });
      await done.waitFor({ state: 'hidden' });
      expect(errors).toEqual([]);
      await page.context().close();
    });

    it('is used on a phone with keys alone (RSTK-01)', async () => {
      const page = await open(PHONE);
      await page.goto(`${shop.shopOrigin}/shop/glacier-tongue?option-Size=30+%C3%97+40+cm`);
      await front.awake(page);
      await front.restock(page).email.focus();
      await page.keyboard.type('ben@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();
      await picture(page, 'restock-phone', { fullPage: false });
      await page.context().close();
    });

    it('is there at once where nothing is left of any, and asks which one (RSTK-01)', async () => {
      const page = await open(DESKTOP);
      const errors = watchForErrors(page);
      await page.goto(`${shop.shopOrigin}/shop/glacier-tongue`);
      await front.awake(page);
      const which = page.getByRole('combobox', { name: 'Which one?' });
      await which.selectOption({ index: 1 });
      const wanted = await which.inputValue();
      expect(await which.locator('option').count()).toBeGreaterThan(1);
      await plain(page).getByRole('textbox', { name: 'Email' }).fill('dora@example.com');
      await plain(page).scrollIntoViewIfNeeded();
      await picture(page, `restock-which-${front.keys.skip.slice(1)}`, { fullPage: false });
      expect(await violationsOf(page)).toEqual([]);
      const sent = page.waitForRequest((request) => request.url().includes('/notifications/restock'));
      await page.getByRole('button', { name: 'Notify me' }).click();
      expect((await sent).postDataJSON()).toMatchObject({ variantId: wanted, siteVisitorEmail: 'dora@example.com' });
      await page.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();
      expect(errors).toEqual([]);
      await page.context().close();
    });

    it('asks which one without script, too, and keeps the answer beside what is wrong (RSTK-01)', async () => {
      const page = await open(PHONE, { javaScriptEnabled: false });
      await page.goto(`${shop.shopOrigin}/shop/glacier-tongue`);
      const which = page.getByRole('combobox', { name: 'Which one?' });
      await which.selectOption({ index: 1 });
      const wanted = await which.inputValue();
      await page.getByRole('button', { name: 'Notify me' }).click();
      expect(await plain(page).getByRole('alert').textContent()).toBe('Email cannot be blank');
      expect(await which.inputValue()).toBe(wanted);
      await plain(page).scrollIntoViewIfNeeded();
      await picture(page, `restock-which-phone-${front.keys.skip.slice(1)}`, { fullPage: false });
      await plain(page).getByRole('textbox', { name: 'Email' }).fill('eva@example.com');
      await page.getByRole('button', { name: 'Notify me' }).click();
      await page.getByRole('heading', { name: 'Signed up!' }).waitFor();
      await page.context().close();
    });

    it('works without script, confirmed by mail (RSTK-03, RSTK-04)', async () => {
      const page = await open(DESKTOP, { javaScriptEnabled: false });
      const query = new URLSearchParams(Object.entries(SOLD_OUT).map(([name, value]) => [`option-${name}`, value]));
      await page.goto(`${shop.shopOrigin}/shop/ridge-lines?${query}`);
      const email = plain(page).getByRole('textbox', { name: 'Email' });
      const submit = page.getByRole('button', { name: 'Notify me' });
      await email.fill('cleo');
      await submit.click();
      expect(await plain(page).getByRole('alert').textContent()).toBe('Email is invalid');
      expect(await email.inputValue()).toBe('cleo');
      await email.fill('cleo@example.com');
      await submit.click();
      await page.getByRole('heading', { name: 'Signed up!' }).waitFor();
      const [mail] = await owner.mails('cleo@example.com');
      const { text } = bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath('demo', mail?.id ?? ''))).mail;
      const link = /http:\S+\/restock\/confirm\?token=\S+/.exec(text)?.[0];
      await page.goto(link ?? '');
      await picture(page, 'restock-confirm', { fullPage: false });
      await page.getByRole('button', { name: 'Yes, write to me' }).click();
      await page.getByText('We will write to you when Ridge Lines').waitFor();
      await page.context().close();
    });
  });

  describe.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('the owner on a %s', (size, viewport) => {
    let context: BrowserContext;
    let page: Page;
    let errors: readonly string[];
    beforeAll(async () => {
      page = await open(viewport);
      context = page.context();
      errors = watchForErrors(page);
      await signInQuietly(page, shop);
    });
    afterAll(() => context?.close());

    it('sees who waits (RSTK-06)', async () => {
      await page.goto(`${shop.appOrigin}/demo/config/restock`);
      const who = page.getByRole('button', { name: /^View requests for Glacier Tongue, 30 × 40 cm/ });
      await who.waitFor();
      await picture(page, `app-restock-${size}`, { fullPage: false });
      expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
      await who.click();
      const box = page.getByRole('dialog', { name: /^Requests for Glacier Tongue, 30 × 40 cm/ });
      await box.getByText('ben@example.com').waitFor();
      await picture(page, `app-restock-who-${size}`, { fullPage: false });
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'hidden' });
      expect(errors).toEqual([]);
    });

    it.runIf(size === 'desktop')('tells everybody at once, each by one mail (RSTK-07)', async () => {
      await page.getByRole('button', { name: /^Notify everyone waiting for Ridge Lines/ }).click();
      const box = page.getByRole('alertdialog', { name: 'Notify 2 people?' });
      expect(await box.getByRole('alert').textContent()).toContain('still sold out');
      await picture(page, 'app-restock-tell', { fullPage: false });
      await box.getByRole('button', { name: 'Send emails' }).click();
      await box.waitFor({ state: 'hidden' });
      const told = async (email: string) => (await owner.mails(email)).map(({ subject }) => subject);
      const subject = 'Ridge Lines, 50 × 70 cm / Black / Rust is back';
      await expect.poll(() => told('ada@example.com'), { timeout: 15_000 }).toEqual([subject]);
      await expect.poll(() => told('cleo@example.com'), { timeout: 15_000 }).toContain(subject);
    });

    it('chooses what is offered; no provider takes euros in parts', async () => {
      await page.goto(`${shop.appOrigin}/demo/config/settings/restock`);
      await page.getByRole('textbox', { name: 'Confirmation message' }).waitFor();
      await picture(page, `app-restock-settings-${size}`, { fullPage: false });
      expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
      await page.goto(`${shop.appOrigin}/demo/config/settings/payments`);
      await page.getByRole('heading', { name: 'Payment methods' }).waitFor();
      await picture(page, `app-payments-${size}`, { fullPage: false });
      expect(await page.getByText('Show installment prices').count()).toBe(0);
      expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
      expect(errors).toEqual([]);
    });
  });

  it('a delivery tells who waits, by itself (STK-8)', async () => {
    await saveSettings({ isAutomatic: true });
    const page = await open(DESKTOP);
    await page.goto(`${shop.shopOrigin}/shop/ridge-lines`);
    await front.awake(page);
    await front.choose(page, SOLD_OUT);
    const { email, submit } = front.restock(page);
    await email.fill('dora@example.com');
    await submit.click();
    await page.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();
    await page.context().close();
    const { id } = await owner.variant(SKU);
    const change = { variantId: id, kind: 'set', quantity: 3 };
    const body = { changes: [change], reason: 'received', note: '' };
    const answer = await owner.visitor.send('POST', '/api/app/sites/demo/inventory/adjustments', body);
    expect(answer.status, answer.body).toBeLessThan(300);
    const toDora = async () => (await owner.mails('dora@example.com')).map(({ subject }) => subject);
    await expect.poll(toDora, { timeout: 15_000 }).toEqual(['Ridge Lines, 50 × 70 cm / Black / Rust is back']);
  });

  it('the page about paying in parts stands by itself, per locale (INST-04, INST-05)', async () => {
    const page = await open(PHONE, { javaScriptEnabled: false });
    await page.goto(`${shop.shopOrigin}/installments/afterpay/fr_CA`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Payez en 4 versements avec Afterpay');
    await picture(page, 'installments-info', { fullPage: false });
    expect((await page.goto(`${shop.shopOrigin}/installments/afterpay/de_DE`))?.status()).toBe(404);
    await page.context().close();
  });

  it('quick view opens the product’s form over the list, and gives the focus back (TPL-10, ATC-12)', async () => {
    const page = await open(DESKTOP);
    const errors = watchForErrors(page);
    await page.goto(`${shop.shopOrigin}/shop`);
    const link = front.quickView(page);
    await link.focus();
    // Pressed before its script is there it is the link that it is without script.
    await link.and(page.locator('[aria-haspopup="dialog"]')).waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add To Cart' }).waitFor();
    await picture(page, 'quick-view', { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
