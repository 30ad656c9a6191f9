import {
  type AppFormResponse,
  type AppFormsResponse,
  appFormPath,
  appFormsPath,
} from '@quoin/contract/endpoints/content';
import { type AppNoticesResponse, appNoticesPath } from '@quoin/contract/endpoints/running';
import { SAVE_FORM_PATH } from '@quoin/contract/endpoints/site';
import { type AppRestockSettings, appRestockSettingsPath } from '@quoin/contract/endpoints/store';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FAKE_KEYS,
  type FakeGoogle,
  startFakeGoogle,
} from '../../packages/server/platform/gateways/captcha/testing/fakeGoogle.ts';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { chooseRadio, DESKTOP, newContext, PHONE, picture, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { ask } from '../testing/installation.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

let browser: Browser;
let shop: OwnShop;
let google: FakeGoogle;
let owner: Owner;

beforeAll(async () => {
  google = await startFakeGoogle();
  shop = await openOwnShop({ env: { RECAPTCHA_API_URL: google.origin } });
  browser = shop.browser;
  owner = await signInOwner(shop);
  const restock: AppRestockSettings = {
    isEnabled: true,
    successText: 'We have noted it.',
    offersMailingList: false,
    optInByDefault: false,
    wantsCaptcha: true,
    isAutomatic: false,
  };
  await owner.visitor.send('PUT', appRestockSettingsPath('demo'), restock);
});
afterAll(async () => {
  await shop?.close();
  await google?.close();
});

/** As much of Google's scripts as a page uses: a box that is ticked by a press, a score that is always good, a badge. */
const GOOGLE = `(() => {
  const boxes = [];
  const api = {
    ready: (run) => run(),
    render: (node, options) => {
      const box = document.createElement('button');
      box.type = 'button';
      box.textContent = "I'm not a robot";
      box.dataset.size = options.size;
      box.onclick = () => { box.dataset.token = 'human#' + Math.random(); box.textContent = 'Ticked'; };
      node.append(box);
      return boxes.push(box) - 1;
    },
    getResponse: (id) => boxes[id].dataset.token ?? '',
    reset: (id) => { delete boxes[id].dataset.token; },
    execute: async (key, { action }) => 'human:' + action + '#' + Math.random(),
  };
  window.grecaptcha = { ...api, enterprise: api };
  if (document.currentScript.src.includes('enterprise')) {
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    badge.textContent = 'protected';
    document.body.append(badge);
  }
})();`;

async function openForm(viewport: { width: number; height: number }): Promise<{ page: Page; asked: string[] }> {
  const context = await newContext(browser, { viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: GOOGLE });
  await context.route(/^https:\/\/www\.google\.com\/recaptcha\//, answer);
  await page.goto(`${shop.shopOrigin}/shop/glacier-tongue?option-Size=30+%C3%97+40+cm`);
  await waitForWidget(page, 'add-to-cart');
  return { page, asked };
}

/** The newsletter in the footer asks for an address too. */
const form = (page: Page) => page.getByRole('region', { name: 'Get an email when it is back' });
const email = (page: Page) => form(page).getByRole('textbox', { name: 'Email' });
const submit = (page: Page) => page.getByRole('button', { name: 'Notify me' }).click();
const thanked = (page: Page) => page.getByRole('status').filter({ hasText: 'We have noted it.' }).waitFor();

/** The owner chooses on the screen, as a person would. */
async function choose(provider: string, fields: Readonly<Record<string, string>>, name: string): Promise<void> {
  const page = await (await newContext(browser, { viewport: DESKTOP, reducedMotion: 'reduce' })).newPage();
  const errors = watchForErrors(page);
  await page.goto(`${shop.appOrigin}/sign-in?returnTo=/demo/config/settings/captcha`);
  await page.getByRole('textbox', { name: 'Email' }).fill(shop.owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(shop.owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await chooseRadio(page, provider);
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await picture(page, name, { fullPage: false });
  expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Captcha saved.').first().waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
}

async function policyOfSite(path: string): Promise<string> {
  const { headers } = await ask(shop, path);
  return String(headers['content-security-policy'] ?? '');
}

/** What the pages of the site say now. */
async function siteProvider(): Promise<string> {
  const { body } = await ask(shop, '/shop/glacier-tongue');
  return /"captcha":\{"provider":"(\w+)"/.exec(body)?.[1] ?? '';
}

describe('the built-in captcha (CAPT-04)', () => {
  it('works when the form is touched, in a worker, and asks nobody else', async () => {
    const { page, asked } = await openForm(DESKTOP);
    const errors = watchForErrors(page);
    const about = (part: string) => asked.filter((url) => url.includes(part));
    expect(about('captcha')).toEqual([]);
    const worker = page.waitForEvent('worker');
    await email(page).fill('ada@example.com');
    expect((await worker).url()).toContain(`${shop.shopOrigin}/assets/storefront/`);
    await submit(page);
    await thanked(page);
    expect(about('/api/captcha/challenge?action=PRODUCT_WAITLIST_SUBMISSION')).toHaveLength(1);
    expect(asked.filter((url) => !url.startsWith(shop.shopOrigin))).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** The owner puts the newsletter into the site's popup, and wants its captcha solved; answers how to take it out. */
async function putNewsletterIntoPopup(): Promise<() => Promise<void>> {
  const { forms } = bodyOf<AppFormsResponse>(accepted(await owner.visitor.get(appFormsPath('demo'))));
  const id = forms.find(({ name }) => name === 'Newsletter')?.id ?? '';
  const { form: newsletter } = bodyOf<AppFormResponse>(accepted(await owner.visitor.get(appFormPath('demo', id))));
  const { name, fields, revision } = newsletter;
  const settings = { ...newsletter.settings, captchaEnabled: true };
  accepted(await owner.visitor.send('PUT', appFormPath('demo', id), { name, fields, settings, revision }));
  const setPopup = async (popup: Partial<AppNoticesResponse['popup']>): Promise<void> => {
    const held = bodyOf<AppNoticesResponse>(accepted(await owner.visitor.get(appNoticesPath('demo'))));
    const next = { ...held, popup: { ...held.popup, ...popup } };
    accepted(await owner.visitor.send('PUT', appNoticesPath('demo'), next));
  };
  await setPopup({ isShown: true, title: 'Letters', form: id, trigger: 'timer', delaySeconds: 0, where: 'everywhere' });
  await expect.poll(async () => (await ask(shop, '/')).body, { timeout: 10_000 }).toContain('"isPopup":true');
  return () => setPopup({ isShown: false });
}

it('a form in the popup solves it for the popup, and the server takes it for that (CAPT-02, CAPT-04)', async () => {
  const takeOut = await putNewsletterIntoPopup();
  const page = await (await newContext(browser, { viewport: PHONE, reducedMotion: 'reduce' })).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(shop.shopOrigin);
  // A popup opens for a visitor who has done something (CX-30).
  await page.mouse.wheel(0, 200);
  const popup = page.getByRole('dialog', { name: 'Letters' });
  await popup.getByRole('textbox', { name: 'Email' }).fill('eve@example.com');
  await popup.getByRole('button', { name: 'Sign up' }).click();
  await popup.getByRole('status').waitFor();
  await picture(page, 'popup-newsletter-sent', { fullPage: false });
  const challenges = asked.filter((url) => url.includes('/api/captcha/challenge'));
  expect(challenges.map((url) => /action=(\w+)/.exec(url)?.[1])).toEqual(['PROMO_POPUP_SUBMISSION']);
  expect(asked.find((url) => url.includes(SAVE_FORM_PATH))).toContain('"isPopup":true');
  await takeOut();
  await page.context().close();
});

describe('reCAPTCHA v2', () => {
  it('is chosen with its keys, and let into the pages of the site alone (CAPT-03)', async () => {
    expect(await policyOfSite('/')).not.toContain('google');
    await choose(
      'Google reCAPTCHA v2',
      { 'Site key': FAKE_KEYS.siteKey, 'Secret key': FAKE_KEYS.secret },
      'app-captcha-v2',
    );
    await expect.poll(() => policyOfSite('/')).toContain('https://www.google.com/recaptcha/');
    expect(await policyOfSite('/checkout')).not.toContain('google');
  });

  it('draws a compact box on a phone at the first touch, and wants it ticked (CAPT-01, CAPT-03, RSTK-03)', async () => {
    const { page, asked } = await openForm(PHONE);
    expect(asked.filter((url) => url.includes('google.com'))).toEqual([]);
    await email(page).fill('ben@example.com');
    const box = page.getByRole('button', { name: "I'm not a robot" });
    await box.waitFor();
    expect(await box.getAttribute('data-size')).toBe('compact');
    await submit(page);
    await expect.poll(() => form(page).getByRole('alert').textContent()).toBe('Complete CAPTCHA before submitting.');
    await box.click();
    await submit(page);
    await thanked(page);
    // Destroyed on success (RSTK-04).
    expect(await page.locator('.restock [data-captcha]').count()).toBe(0);
    expect(google.asked.at(-1)?.path).toBe('/recaptcha/api/siteverify');
    await page.context().close();
  });
});

describe('reCAPTCHA Enterprise', () => {
  it('hides its badge but while a field has the focus, and gives a token for its action (CAPT-02, CAPT-03)', async () => {
    const fields = { 'API key': FAKE_KEYS.secret, 'Project ID': FAKE_KEYS.projectId };
    await choose('Google reCAPTCHA Enterprise', fields, 'app-captcha-enterprise');
    await expect.poll(siteProvider).toBe('recaptchaEnterprise');
    const { page } = await openForm(DESKTOP);
    await email(page).fill('cleo@example.com');
    const badge = page.locator('.grecaptcha-badge');
    await badge.waitFor();
    await email(page).blur();
    await badge.waitFor({ state: 'hidden' });
    await email(page).focus();
    await badge.waitFor();
    await submit(page);
    await thanked(page);
    const { path, body } = google.asked.at(-1) ?? { path: '', body: '' };
    expect(path).toContain(`/v1/projects/${FAKE_KEYS.projectId}/assessments`);
    expect(body).toContain('"expectedAction":"PRODUCT_WAITLIST_SUBMISSION"');
    await page.context().close();
  });

  it('says the fallback when nothing better is to be had (RSTK-05)', async () => {
    const { page } = await openForm(DESKTOP);
    await page.route('**/notifications/restock', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
    await email(page).fill('dora@example.com');
    await submit(page);
    await expect
      .poll(() => form(page).getByRole('alert').textContent())
      .toBe('Unable to submit form. Please try again later.');
    await page.context().close();
  });
});
