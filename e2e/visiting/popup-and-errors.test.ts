import {
  type AppErrorReportsResponse,
  type AppNoticesResponse,
  appErrorReportsPath,
  appNoticesPath,
} from '@quoin/contract/endpoints/running';
import { RECORD_JAVASCRIPT_ERRORS_PATH, type WireErrorReport } from '@quoin/contract/endpoints/site';
import { POPUP_COLUMNS, POPUP_ROWS } from '@quoin/domain/site';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

const SITE = 'demo';
const TITLE = 'Ten percent off your first print';
const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

let browser: Browser;
let shop: OwnShop;
let owner: Owner;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
  owner = await signInOwner(shop);
});
afterAll(() => shop?.close());

async function notices(): Promise<AppNoticesResponse> {
  return bodyOf<AppNoticesResponse>(accepted(await owner.visitor.get(appNoticesPath(SITE))));
}

/** A change is seen by visitors within a second or so: until then pages come from what the server knew. */
function seen(path: string, text: string): Promise<void> {
  const visitor = createVisitor(shop);
  return vi.waitFor(async () => expect((await visitor.get(path)).body).toContain(text), { timeout: 10_000 });
}

/** Sets up the popup as the admin would. */
async function setPopup(popup: Partial<AppNoticesResponse['popup']>): Promise<void> {
  const held = await notices();
  const next = { ...held, popup: { ...held.popup, ...popup } };
  accepted(await owner.visitor.send('PUT', appNoticesPath(SITE), next));
}

async function signedIn(viewport: { width: number; height: number }): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newContext(browser, { viewport, reducedMotion: 'reduce', bypassCSP: false });
  const page = await context.newPage();
  await signInQuietly(page, shop);
  return { context, page };
}

describe.each(SIZES)('the screen of popup and announcement on a %s', (size, viewport) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    ({ context, page } = await signedIn(viewport));
  });
  afterAll(() => context?.close());

  it('shows what visitors will see, says what is wrong, and keeps it (EDIT-03)', async () => {
    await page.goto(`${shop.appOrigin}/demo/config/popup`);
    await page.getByRole('switch', { name: 'Show popup' }).waitFor();
    if (size === 'desktop') {
      await page.getByText('Show popup').click();
      await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
      await page
        .getByRole('textbox', { name: 'Text', exact: true })
        .fill('Until the end of the month.\n\nOne per household.');
      await page.getByRole('textbox', { name: 'Button text' }).fill('Choose one');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Enter a link for the button.').waitFor();
      await page.getByRole('textbox', { name: 'Button link' }).fill('/shop');
      await page.getByRole('textbox', { name: 'Delay (seconds)' }).fill('2');
      await page.getByText('Visitors can close it').click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved. Changes are live.').waitFor();
      await seen('/', TITLE);
    }
    await page.getByRole('radio', { name: 'Bottom right' }).waitFor({ state: 'attached' });
    await picture(page, `app-notices-${size}`);
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  });
});

/** A visitor with a clock of the test's own, on the home page. */
async function visit(
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newContext(browser, { reducedMotion: 'reduce', bypassCSP: false, ...options });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${shop.shopOrigin}${path}`);
  return { context, page };
}

const popupOf = (page: Page) => page.getByRole('dialog', { name: TITLE });
const memoryOf = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** Does something, and lets time pass once the popup's script is there. */
async function actAndWait(page: Page, seconds: number): Promise<void> {
  const script = page.waitForResponse(/\/assets\/storefront\/popup-/);
  await page.keyboard.press('Shift');
  await script;
  await page.clock.runFor(seconds * 1000);
}

describe.each(SIZES)('the popup on a %s', (size, viewport) => {
  it('comes after its time, once the visitor did something; says so, and takes no focus (EDIT-03, CX-30)', async () => {
    const { context, page } = await visit('/', { viewport });
    await page.clock.runFor(60_000);
    expect(await popupOf(page).count()).toBe(0);
    await page.locator('.site-title').focus();
    await actAndWait(page, 3);
    await popupOf(page).waitFor();
    await page.getByRole('status').getByText(TITLE).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('site-title');
    expect(await popupOf(page).evaluate((element) => element.matches(':modal'))).toBe(false);
    await picture(page, `popup-${size}`, { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await popupOf(page).waitFor({ state: 'hidden' });
    const memory = await memoryOf(page);
    expect([memory.version, memory.submitted, Number(memory['date-closed']) > 0]).toEqual(['1', undefined, true]);
    await page.reload();
    await actAndWait(page, 30);
    expect(await popupOf(page).count()).toBe(0);
    await context.close();
  });
});

describe('the popup', () => {
  it('comes at once by a link to it, with the focus in it, and as often as it is asked for', async () => {
    const { context, page } = await visit('/about#popup');
    await popupOf(page).waitFor();
    await expect.poll(() => popupOf(page).evaluate((popup) => popup.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await popupOf(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => void Object.assign(location, { hash: 'popup' }));
    await popupOf(page).waitFor();
    await context.close();
  });

  it('never comes again once its offer was taken, until it says something new (EDIT-03)', async () => {
    const { context, page } = await visit('/about');
    await actAndWait(page, 3);
    await popupOf(page).getByRole('link', { name: 'Choose one' }).click();
    await page.waitForURL('**/shop');
    expect((await memoryOf(page)).submitted).toBe('true');
    await actAndWait(page, 30);
    expect(await popupOf(page).count()).toBe(0);
    await setPopup({ text: 'For everybody, now.', trigger: 'scroll', scrollPercent: 50 });
    await seen('/about', 'For everybody, now.');
    await page.goto(`${shop.shopOrigin}/about`);
    const script = page.waitForResponse(/\/assets\/storefront\/popup-/);
    await page.keyboard.press('Shift');
    await script;
    expect(await popupOf(page).count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await popupOf(page).waitFor();
    expect((await memoryOf(page)).version).toBe('2');
    await popupOf(page).getByRole('button', { name: 'Close' }).click();
    await popupOf(page).waitFor({ state: 'hidden' });
    await context.close();
  });

  it('is not on the pages of buying, and not without script (CX-30)', async () => {
    for (const path of ['/cart', '/checkout', '/account', '/nowhere']) {
      expect((await owner.visitor.request('GET', path)).body).not.toContain('data-island="popup"');
    }
    const { context, page } = await visit('/', { javaScriptEnabled: false });
    expect(await page.locator('.popup').isVisible()).toBe(false);
    expect(await page.locator('.announcement').isVisible()).toBe(true);
    expect(await page.locator('.announcement__close').isVisible()).toBe(false);
    await context.close();
  });
});

describe('the popup on a wide window', () => {
  it('stands in each of nine places: three rows by three columns (EDIT-03)', async () => {
    await setPopup({ trigger: 'timer', delaySeconds: 1 });
    await seen('/about', '"trigger":"timer"');
    const { context, page } = await visit('/about', { viewport: DESKTOP });
    await actAndWait(page, 3);
    await popupOf(page).waitFor();
    const found: string[] = [];
    for (const row of POPUP_ROWS) {
      for (const column of POPUP_COLUMNS) {
        // As the server writes them (`popupHtml`).
        const names = `popup popup--${row === 'center' ? 'middle' : row} popup--${column} popup--light`;
        await popupOf(page).evaluate((popup, text) => void popup.setAttribute('class', text), names);
        const { x, y, width, height } = (await popupOf(page).boundingBox())!;
        const third = (at: number, of: number) => Math.min(2, Math.floor((at / of) * 3));
        const across = third(x + width / 2, DESKTOP.width);
        const down = third(y + height / 2, DESKTOP.height);
        expect([x >= 0, y >= 0, x + width <= DESKTOP.width, y + height <= DESKTOP.height]).not.toContain(false);
        found.push(`${POPUP_ROWS[down]} ${POPUP_COLUMNS[across]}`);
      }
    }
    expect(found).toEqual(POPUP_ROWS.flatMap((row) => POPUP_COLUMNS.map((column) => `${row} ${column}`)));
    await context.close();
  });
});

describe('the announcement', () => {
  it('is closed until it says something else', async () => {
    const { context, page } = await visit('/about');
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.reload();
    await page.waitForLoadState('load');
    await bar.waitFor({ state: 'hidden' });
    const held = await notices();
    const announcement = { ...held.announcement, text: 'The press is being oiled.' };
    accepted(await owner.visitor.send('PUT', appNoticesPath(SITE), { ...held, announcement }));
    await seen('/about', announcement.text);
    await page.reload();
    await bar.getByText(announcement.text).waitFor();
    await context.close();
  });
});

describe('errors of scripts', () => {
  it('are reported together after a second of quiet, as a list with the crumb of who has one (ERR-01, ERR-02)', async () => {
    const { context, page } = await visit('/about');
    const reports: { body: readonly WireErrorReport[]; crumb: string | undefined }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith(RECORD_JAVASCRIPT_ERRORS_PATH)) return;
      reports.push({ body: request.postDataJSON(), crumb: request.headers()['x-csrf-token'] });
    });
    const sent = () => page.waitForResponse((response) => response.url().endsWith(RECORD_JAVASCRIPT_ERRORS_PATH));
    await page.evaluate(() => {
      for (let count = 0; count < 15; count += 1) {
        reportError(new TypeError('hill is not a function <img src=x onerror=alert(1)>'));
      }
    });
    const first = sent();
    await page.clock.runFor(1100);
    expect((await first).status()).toBe(204);
    expect(reports.map(({ body }) => body.length)).toEqual([10]);
    expect(reports[0]?.body[0]).toMatchObject({ page: '/about' });
    await context.addCookies([{ name: 'crumb', value: 'v1.test', url: shop.shopOrigin }]);
    await page.goto(`${shop.shopOrigin}/shop`);
    await page.evaluate(() => {
      void Promise.reject(new Error('no ink'));
    });
    const second = sent();
    await page.clock.runFor(1100);
    await second;
    expect(reports.at(-1)).toMatchObject({ crumb: 'v1.test', body: [{ message: 'Error: no ink', page: '/shop' }] });
    await context.close();
  });

  it.each(SIZES)(
    'are listed for the owner on a %s: grouped, with counts, pages and browsers; hostile text is inert (ERR-03, SC-65)',
    async (size, viewport) => {
      const { groups } = bodyOf<AppErrorReportsResponse>(accepted(await owner.visitor.get(appErrorReportsPath(SITE))));
      const group = groups.find(({ message }) => message.includes('hill is not a function'));
      expect(group?.times).toBeGreaterThanOrEqual(9);
      const { context, page } = await signedIn(viewport);
      const errors = watchForErrors(page);
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      // Its former address. It is now a tab among the others.
      await page.goto(`${shop.appOrigin}/demo/config/errors`);
      await page.waitForURL('**/demo/config/insight/errors');
      const tab = page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Errors' });
      expect(await tab.getAttribute('aria-current')).toBe('page');
      await page.getByRole('button', { name: /hill is not a function/ }).click();
      await page.getByRole('heading', { name: 'Browsers' }).waitFor();
      await page.getByText(/^Chrome \d+$/).waitFor();
      await page.getByText('/about', { exact: true }).waitFor();
      await picture(page, `app-errors-${size}`);
      expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
      if (size === 'phone') {
        await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
        await page.getByText('Dismissed. It reopens if the error occurs again.').waitFor();
        await page.getByRole('button', { name: /^Dismissed/ }).click();
        await page.getByRole('button', { name: /hill is not a function/ }).waitFor();
      }
      expect([dialogs, errors]).toEqual([[], []]);
      await context.close();
    },
  );
});
