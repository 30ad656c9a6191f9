import { type AppMailResponse, appMailPath } from '@quoin/contract/endpoints/running';
import { CART_ENTRIES_PATH, SITE_USER_LOCALE_PATH, SITE_USER_SESSION_PATH } from '@quoin/contract/endpoints/site';
import { CRUMB_HEADER } from '@quoin/domain/access';
import type { BrowserContext, FrameLocator, Page, Response, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withAdmin } from '../packages/server/testing/database.ts';
import { DESKTOP, newContext } from './testing/browser.ts';
import { fillFields } from './testing/buying/buyer.ts';
import { accepted } from './testing/buying/purchase.ts';
import { type Owner, signInOwner } from './testing/owner.ts';
import { type OwnShop, openOwnShop, ownerPage } from './testing/ownShop.ts';
import { bodyOf, createVisitor } from './testing/visitor.ts';

/** Every amount of the shop is one of that currency: the demo's own puts its sign before. */
const inCurrency = (code: string) => `DO $$ DECLARE each record; BEGIN
  FOR each IN SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND c.column_name = 'currency' AND t.table_type = 'BASE TABLE'
  LOOP EXECUTE format('UPDATE %I SET currency = ''${code}''', each.name); END LOOP; END $$`;
const MEMBER = { email: 'ada@example.com', password: 'ink on heavy paper' };

let shop: OwnShop;
let owner: Owner;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  shop = await openOwnShop({ prepare: (database) => database.query(inCurrency('SEK'), []) });
  owner = await signInOwner(shop);
  context = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce', locale: 'en-GB' });
  page = await context.newPage();
  accepted(await setLanguages(['de']));
});
afterAll(() => shop?.close());

async function siteId(): Promise<string> {
  const { websiteId } = bodyOf<{ websiteId: string }>(await createVisitor(shop).get('/api/commerce/shopping-cart'));
  return websiteId;
}

async function setLanguages(codes: readonly string[]) {
  const path = `/api/multilingual/languages?websiteId=${await siteId()}`;
  return owner.visitor.send('PUT', path, { languages: codes.map((code) => ({ code, isVisible: true })) });
}

const open = (path: string, on = page) => on.goto(shop.shopOrigin + path);

/** The answers to calls of a path, from now on: method and status. */
function answersOf(path: string, on = page): readonly string[] {
  const seen: string[] = [];
  on.on('response', (response: Response) => {
    if (new URL(response.url()).pathname === path) seen.push(`${response.request().method()} ${response.status()}`);
  });
  return seen;
}

async function mailedLink(path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      for (const { id } of await owner.mails(MEMBER.email)) {
        const { mail } = bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath('demo', id)));
        link ??= mail.text.match(new RegExp(`http\\S+${path}\\?token=[\\w-]{43}`))?.[0];
      }
      return link;
    })
    .toBeDefined();
  return link!;
}

describe('a member', () => {
  const signUp = async () => {
    await open('/account/sign-up');
    await fillFields(page, { fullName: 'Ada Ekström', ...MEMBER });
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.goto(await mailedLink('/account/confirm'));
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.waitForURL('**/account');
  };
  const choose = async (language: string) => {
    await page.locator('.site-header .languages > summary').click();
    await page.locator('.site-header .languages').getByRole('link', { name: language }).click();
  };
  /** In another browser: the language that the site remembers of her. */
  const rememberedLanguage = async () => {
    const visitor = createVisitor(shop);
    await visitor.send('POST', SITE_USER_SESSION_PATH, { ...MEMBER, rememberMe: false });
    return visitor.cookies.get('locale');
  };

  it('is remembered with the language chosen in the menu, on every device (USER-03)', async () => {
    await signUp();
    expect(await rememberedLanguage()).toBeUndefined();
    const told = answersOf(SITE_USER_LOCALE_PATH);
    await open('/about');
    await choose('Deutsch');
    await page.waitForURL('**/de/about');
    expect(told).toEqual(['POST 200']);
    expect(await rememberedLanguage()).toBe('de');
  });

  it('reads in no language with a code of its owner’s, which would tell nothing: none is taken (USER-03)', async () => {
    for (const code of ['x-elvish', 'qaa']) {
      const answer = await setLanguages([code]);
      expect([code, answer.status, bodyOf<{ errorKey: string }>(answer).errorKey]).toEqual([
        code,
        422,
        'languageUnknown',
      ]);
    }
  });

  it('signs out although another window left an old crumb behind: with one more try (USER-02)', async () => {
    await open('/account');
    const tried = answersOf(SITE_USER_SESSION_PATH);
    // Sent once, not kept: any answer that the page still waits for brings a fresh cookie.
    const path = (url: URL) => url.pathname === SITE_USER_SESSION_PATH;
    const sendOld = (route: Route) =>
      route.continue({ headers: { ...route.request().headers(), [CRUMB_HEADER]: 'v1.old.crumb' } });
    await page.route(path, sendOld, { times: 1 });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').waitFor();
    expect(tried).toEqual(['DELETE 403', 'DELETE 200']);
    await open('/account');
    await page.waitForURL('**/account/sign-in**');
  });
});

describe('amounts in kronor and złoty', () => {
  const amountsOf = async (visitor: Page) =>
    (await visitor.locator('main').textContent())?.match(/\d,\d\d\u00a0(?:kr|zł|SEK|PLN)|(?:SEK|PLN)\u00a0\d|[$€£]/g) ??
    [];
  /** What follows an amount on a product's page, in the cart and at the checkout. */
  const writtenBelow = async (prefix: string) => {
    const visitor = await (await newContext(shop.browser, { reducedMotion: 'reduce' })).newPage();
    await open(`${prefix}/shop/orrery`, visitor);
    const written = [await amountsOf(visitor)];
    await visitor.getByRole('radio', { name: '30 × 30 cm' }).check();
    const added = visitor.waitForResponse((response) => response.url().endsWith(CART_ENTRIES_PATH));
    await visitor.locator('.sqs-add-to-cart-button').click();
    expect((await added).status()).toBe(200);
    for (const path of ['/cart', '/checkout']) {
      await open(prefix + path, visitor);
      written.push(await amountsOf(visitor));
    }
    await visitor.context().close();
    return written.map((amounts) => [...new Set(amounts.map((amount) => amount.replace(/^\d,\d\d\u00a0/, '')))]);
  };

  it.each(['', '/de'])('stand before “kr” wherever a buyer reads them below “%s/” (MONEY-02)', async (prefix) => {
    expect(await writtenBelow(prefix)).toEqual([['kr'], ['kr'], ['kr']]);
  });

  it('stand before “zł” in every language of the page (MONEY-02)', async () => {
    await withAdmin(shop.env.DATABASE_URL ?? '', (database) => database.query(inCurrency('PLN')));
    accepted(await setLanguages(['de', 'pl']));
    for (const prefix of ['', '/de', '/pl'])
      expect([prefix, ...(await writtenBelow(prefix))]).toEqual([prefix, ['zł'], ['zł'], ['zł']]);
  });
});

describe('the editor', () => {
  let admin: Page;
  const frame = (): FrameLocator => admin.frameLocator('[data-region="canvas"] iframe');
  const panel = () => admin.getByRole('complementary', { name: 'Pages, layers and style' });

  beforeAll(async () => {
    admin = await ownerPage(await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce' }), shop);
    await admin.goto(`${shop.appOrigin}/demo/config/pages`);
    await frame().locator('.site-header').waitFor();
    await admin.getByText('Saved', { exact: true }).waitFor();
  });

  it('shows a page as a desktop, a tablet and a phone does (ENUM-12)', async () => {
    const width = () =>
      frame()
        .locator('html')
        .evaluate(() => window.innerWidth);
    for (const [name, wide] of [
      ['Tablet', 768],
      ['Phone', 390],
      ['Desktop', 1440],
    ] as const) {
      const button = admin.getByRole('group', { name: 'Device preview' }).getByRole('button', { name });
      await button.click();
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(width).toBe(wide);
    }
  });

  it('tells scripts what kind of page came: one of the site, the checkout, a cover page (ENUM-12, EDIT-02)', async () => {
    const heard = () =>
      frame()
        .locator('html')
        .evaluate(() => (window as unknown as { pageTypes: string[] }).pageTypes);
    await admin.addInitScript(() => {
      const pageTypes: string[] = [];
      Object.assign(window, { pageTypes });
      document.addEventListener('frame:load', (event) =>
        pageTypes.push((event as CustomEvent<{ pageType: string }>).detail.pageType),
      );
    });
    await admin.reload();
    await expect.poll(heard).toEqual(['STYLE']);
    await admin.getByRole('button', { name: /switch page/ }).click();
    await admin.getByRole('menuitem', { name: 'Checkout' }).click();
    await admin.waitForURL(/system-checkout/);
    await expect.poll(heard).toEqual(['CHECKOUT']);
    await admin.keyboard.press('Control+k');
    await admin.keyboard.type('add page');
    await admin.keyboard.press('Enter');
    const dialog = admin.getByRole('dialog', { name: 'Add page' });
    await dialog.getByRole('row', { name: 'Cover page' }).click();
    await dialog.getByLabel('Title').fill('Come in');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await frame().getByRole('heading', { name: 'Come in' }).waitFor();
    await expect.poll(heard).toEqual(['SPLASH_PAGE']);
  });

  it('makes a section dark whose ground has less than 0.65 of 256 of light (DISP-07)', async () => {
    await admin.getByRole('tab', { name: 'Style' }).click();
    await panel()
      .getByRole('button', { name: /^Colors/ })
      .click();
    await panel()
      .getByRole('button', { name: /^Accent/ })
      .click();
    const scheme = () =>
      frame()
        .locator('html')
        .evaluate((root) => {
          const section = root.ownerDocument.createElement('section');
          section.className = 'page-section';
          section.dataset.sectionTheme = 'bright';
          root.ownerDocument.querySelector('main')?.append(section);
          const { colorScheme, backgroundColor } = getComputedStyle(section);
          section.remove();
          return `${backgroundColor} ${colorScheme}`;
        });
    const hex = admin.getByRole('dialog', { name: 'Accent' }).getByLabel('Hex');
    await hex.fill('#a7a7a7');
    await expect.poll(scheme).toBe('rgb(167, 167, 167) light');
    await hex.fill('#a6a6a6');
    await expect.poll(scheme).toBe('rgb(166, 166, 166) dark');
    await admin.keyboard.press('Escape');
    await panel().getByRole('button', { name: 'Cancel changes' }).click();
  });
});

describe('the library', () => {
  const file = (name: string, bytes: number) => {
    const buffer = Buffer.alloc(bytes);
    buffer.write('%PDF-1.7');
    return { name, buffer, mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/png' };
  };

  it('says of a file how large it is in steps of 1024, and takes no more than it says (DISP-09, LIM-01)', async () => {
    const admin = await ownerPage(await newContext(shop.browser, { viewport: DESKTOP }), shop);
    await admin.goto(`${shop.appOrigin}/demo/config/media`);
    await admin.getByRole('grid', { name: 'Files' }).waitFor();
    await admin
      .locator('input[type="file"]')
      .setInputFiles([file('plan.pdf', 1_572_864), file('book.png', 20_000_001)]);
    const uploads = admin.getByRole('region', { name: 'Uploads' });
    await uploads.getByText('The file book.png is too large. The maximum allowed file size is 20 MB.').waitFor();
    await admin.getByRole('row', { name: 'plan.pdf' }).getByText('1.5 MB').waitFor();
  });
});
