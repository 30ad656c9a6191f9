import { readFile } from 'node:fs/promises';
import { appTranslationTextsPath, type MultilingualLanguages } from '@quoin/contract/endpoints/content';
import { type AppMailResponse, appMailPath } from '@quoin/contract/endpoints/running';
import { type AppProductResponse, appProductPath, type SaveProductRequest } from '@quoin/contract/endpoints/store';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER } from '../testing/axe.ts';
import { newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { accepted, buyByCard } from '../testing/buying/purchase.ts';
import { lookAt, widthBeyond } from '../testing/look.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';
import { bodyOf, createVisitor, type Visitor } from '../testing/visitor.ts';

let shop: OwnShop;
let owner: Owner;
let admin: Page;
let page: Page;

beforeAll(async () => {
  shop = await openOwnShop();
  owner = await signInOwner(shop);
  admin = await ownerPage(await newContext(shop.browser, { reducedMotion: 'reduce' }), shop);
  page = await (await newContext(shop.browser, { reducedMotion: 'reduce', locale: 'en-GB' })).newPage();
});
afterAll(() => shop?.close());

const open = (path: string) => page.goto(shop.shopOrigin + path);
const languagesPath = '/demo/config/settings/languages';
/** `en-GB /about`, for each language that the page names. */
const alternates = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
      ({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`,
    ),
  );
const root = () =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });

/** Opens one group of texts next to their translations, writes some, and waits until each is saved. */
async function translate(group: string | RegExp, values: Readonly<Record<string, string>>): Promise<void> {
  await admin.getByRole('list', { name: 'Content to translate' }).getByRole('button', { name: group }).first().click();
  const texts = admin.getByRole('list', { name: 'Texts' });
  for (const [label, value] of Object.entries(values)) {
    const pair = texts
      .getByRole('listitem')
      .filter({ has: admin.getByLabel(`${label}: translation`, { exact: true }) });
    await pair.first().getByLabel(`${label}: translation`, { exact: true }).fill(value);
    await pair.first().getByText('Translated', { exact: true }).waitFor();
  }
}

/** The same, by the text in the main language. */
async function translateSaid(group: string | RegExp, words: Readonly<Record<string, string>>): Promise<void> {
  await admin.getByRole('list', { name: 'Content to translate' }).getByRole('button', { name: group }).first().click();
  const texts = admin.getByRole('list', { name: 'Texts' });
  for (const [said, value] of Object.entries(words)) {
    const pair = texts.getByRole('listitem').filter({ has: admin.getByText(said, { exact: true }) });
    await pair.first().getByRole('textbox').fill(value);
    await pair.first().getByText('Translated', { exact: true }).waitFor();
  }
}

const RAIL = '/shop/hanging-rail';

/** As the owner would in the product's editor: a name to burn in, and a cord. */
async function askForName(): Promise<void> {
  const field = { description: '', isRequired: true, options: [] };
  const path = appProductPath('demo', (await owner.products('Hanging Rail'))[0]?.id ?? '');
  const { product } = bodyOf<AppProductResponse>(accepted(await owner.visitor.get(path)));
  const fields = [
    { ...field, id: 'burn', type: 'text', title: 'Name to burn in' },
    { ...field, id: 'cord', type: 'select', title: 'Cord', options: ['Natural', 'Black'] },
  ] as const;
  const draft = { ...product.draft, form: { id: 'rail', name: '', fields } };
  accepted(await owner.visitor.send('PUT', path, { revision: product.revision, draft } satisfies SaveProductRequest));
}

/** Returns a visitor without a browser who reads the site in one of its languages. */
function readerIn(prefix: string): Visitor {
  const visitor = createVisitor({ port: shop.port });
  return {
    ...visitor,
    get: (path) => visitor.get(prefix + path),
    send: (method, path, body) => visitor.send(method, prefix + path, body),
  };
}

describe('a site in several languages', () => {
  it('gets a second language and is translated side by side by its owner (PREF-03)', async () => {
    const errors = watchForErrors(admin);
    await admin.goto(shop.appOrigin + languagesPath);
    await admin.getByText('No additional languages').waitFor();
    await admin
      .getByRole('button', { name: /^Language/ })
      .or(admin.getByLabel('Language', { exact: true }))
      .first()
      .click();
    await admin.getByRole('option', { name: 'German', exact: true }).click();
    await admin.getByRole('button', { name: 'Add language' }).click();
    await admin.getByRole('link', { name: 'Translate into German' }).click();
    await translateSaid('Menus', { Questions: 'Fragen' });
    await translate(/^The workshop/, {
      Title: 'Die Werkstatt',
      'URL slug': 'werkstatt',
      Text: '<h1>Die Werkstatt</h1><p>Drei Leute, zwei Pressen.</p>',
    });
    await lookAt(admin, 'translate', { except: [ANNOUNCER] });
    expect(errors).toEqual([]);
  });

  it('says of each text what became of it, in whichever order the answers come (PREF-03)', async () => {
    const path = appTranslationTextsPath('demo');
    let letGo = (): void => {};
    const isOtherThere = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let asked = 0;
    await admin.route(
      (url) => url.pathname === path,
      async (route) => {
        if (route.request().method() !== 'PUT') return route.fallback();
        asked += 1;
        const isFirst = asked === 1;
        const answer = await route.fetch();
        if (isFirst) await isOtherThere;
        await route.fulfill({ response: answer });
        if (!isFirst) letGo();
      },
    );
    await admin
      .getByRole('list', { name: 'Content to translate' })
      .getByRole('button', { name: 'Menus' })
      .first()
      .click();
    const pairs = admin.getByRole('list', { name: 'Texts' }).getByRole('listitem');
    const [one, other] = [pairs.nth(1), pairs.nth(2)];
    await one.getByText('Missing', { exact: true }).waitFor();
    await one.getByRole('textbox').fill('Eins');
    await other.getByRole('textbox').fill('Zwei');
    // Offered once its own answer has come.
    for (const pair of [one, other]) await pair.getByRole('button', { name: 'Undo' }).waitFor();
    for (const pair of [one, other]) expect(await pair.getByText('Translated', { exact: true }).count()).toBe(1);
    expect(asked).toBe(2);
    await admin.unrouteAll();
    for (const pair of [one, other]) {
      await pair.getByRole('textbox').fill('');
      await pair.getByText('Missing', { exact: true }).waitFor();
    }
  });

  it('is read in that language once it is shown, with each page naming the other (PREF-03)', async () => {
    expect((await open('/de/werkstatt'))?.status()).toBe(404);
    await admin.goto(shop.appOrigin + languagesPath);
    await admin.getByRole('switch', { name: 'Hidden' }).press('Space');
    await admin.getByText('Languages saved.').first().waitFor();
    await expect.poll(async () => (await open('/de/werkstatt'))?.status(), { timeout: 15_000 }).toBe(200);
    expect(await root()).toEqual({ lang: 'de', dir: 'ltr' });
    await page.getByRole('heading', { name: 'Die Werkstatt' }).waitFor();
    expect(await page.title()).toContain('Die Werkstatt');
    await page.getByText('Drei Leute, zwei Pressen.').waitFor();
    const named = ['en-GB /about', 'de /de/werkstatt', 'x-default /about'];
    expect(await alternates()).toEqual(named);
    await page.locator('.site-header .site-nav').getByRole('link', { name: 'Fragen' }).waitFor();
    await lookAt(page, 'page-in-german');
    await page.locator('.site-header .languages > summary').click();
    await page.locator('.site-header .languages').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${shop.shopOrigin}/about`);
    expect((await root()).lang).toBe('en-GB');
    expect(await alternates()).toEqual(named);
    await page.locator('.site-header .languages > summary').click();
    await page.locator('.site-header .languages').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL(`${shop.shopOrigin}/de/werkstatt`);
  });

  it('answers in it what is typed into the form of the footer (PREF-03)', async () => {
    const form = page.locator('.site-footer form').filter({ has: page.locator('[type="email"]') });
    await form.locator('[type="email"]').fill('ida');
    await form.locator('button[type="submit"], input[type="submit"]').click();
    await form.getByText('Das ist keine gültige E-Mail-Adresse').first().waitFor();
  });

  it('is suggested to who reads that language best, once, in its own words (PREF-03)', async () => {
    const reader = await (await newContext(shop.browser, { reducedMotion: 'reduce', locale: 'de-AT' })).newPage();
    const errors = watchForErrors(reader);
    const bar = reader.getByRole('region', { name: 'Deutsch' });
    expect((await reader.goto(`${shop.shopOrigin}/about`))?.url()).toBe(`${shop.shopOrigin}/about`);
    await bar.getByText('Diese Seite gibt es auch auf Deutsch.').waitFor();
    await lookAt(reader, 'language-suggestion', { fullPage: false });
    await bar.getByRole('link', { name: 'Auf Deutsch lesen' }).click();
    await reader.waitForURL(`${shop.shopOrigin}/de/werkstatt`);
    await reader.goto(`${shop.shopOrigin}/shop`);
    await bar.getByRole('button', { name: 'Schließen' }).click();
    await bar.waitFor({ state: 'detached' });
    await reader.goto(`${shop.shopOrigin}/about`);
    await reader.waitForLoadState('networkidle');
    expect(await bar.count()).toBe(0);
    expect(errors).toEqual([]);
    await reader.context().close();
  });

  it('is found by links without scripts, and nothing is suggested then (PREF-03)', async () => {
    const reader = await (await newContext(shop.browser, { javaScriptEnabled: false, locale: 'de-AT' })).newPage();
    await reader.goto(`${shop.shopOrigin}/about`);
    expect(await reader.getByRole('region', { name: 'Deutsch' }).count()).toBe(0);
    await reader.locator('.site-header .languages > summary').click();
    await reader.locator('.site-header .languages').getByRole('link', { name: 'Deutsch' }).click();
    await reader.waitForURL(`${shop.shopOrigin}/de/werkstatt`);
    await reader.context().close();
  });

  it('calls its tags and asks its questions in that language, and the cart says them in each (PREF-03)', async () => {
    const errors = watchForErrors(page);
    await askForName();
    await admin.goto(shop.appOrigin + languagesPath);
    await admin.getByRole('link', { name: 'Translate into German' }).click();
    await translateSaid('Tags', { mountains: 'Berge' });
    await lookAt(admin, 'translate-tags', { except: [ANNOUNCER] });
    await translateSaid(/^Hanging Rail/, {
      ...{ 'Name to burn in': 'Name zum Einbrennen', Cord: 'Schnur', Natural: 'Natur', Black: 'Schwarz' },
    });
    await lookAt(admin, 'translate-questions', { except: [ANNOUNCER] });
    const facet = page.locator('a', { hasText: 'Berge' }).first();
    await expect
      .poll(async () => (await open('/de/shop')) && (await facet.count()), { timeout: 15_000 })
      .toBeGreaterThan(0);
    expect(await facet.getAttribute('href')).toBe('/de/shop?tag=mountains');
    await lookAt(page, 'tags-in-german');
    await open(`/de${RAIL}?variant=HP-127-30`);
    await page.locator('.sqs-add-to-cart-button').click();
    await page.getByRole('textbox', { name: 'Name zum Einbrennen' }).fill('Ida');
    await page.getByRole('combobox', { name: 'Schnur' }).selectOption('Schwarz');
    await lookAt(page, 'questions-in-german', { fullPage: false });
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const said = async (path: string) => {
      await open(path);
      return ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
    };
    expect(await said('/de/cart')).toMatch(/Name zum Einbrennen\s*Ida\s*Schnur\s*Schwarz/);
    expect(await said('/cart')).toMatch(/Name to burn in\s*Ida\s*Cord\s*Black/);
    expect(errors).toEqual([]);
  });

  it('filters its shop in that language, by addresses that are the same in each (PREF-03)', async () => {
    const errors = watchForErrors(page);
    await admin.goto(shop.appOrigin + languagesPath);
    await admin.getByRole('link', { name: 'Translate into German' }).click();
    await translateSaid(/^Ridge Lines/, { Size: 'Größe', Frame: 'Rahmen', Unframed: 'Ohne Rahmen', Oak: 'Eiche' });
    await translateSaid(/^Prevailing Wind/, { Size: 'Größe', Oak: 'Eiche' });
    const titles = page.locator('h2.facet__title');
    await expect
      .poll(async () => (await open('/de/shop')) && (await titles.allTextContents()), { timeout: 15_000 })
      .toEqual(expect.arrayContaining(['Größe', 'Rahmen']));
    expect(await titles.allTextContents()).not.toEqual(expect.arrayContaining(['Size']));
    await page.locator('.facet__value', { hasText: 'Eiche' }).click();
    await page.waitForURL(`${shop.shopOrigin}/de/shop?filter[Frame]=Oak`);
    await page.locator('.chip', { hasText: 'Rahmen: Eiche' }).waitFor();
    await lookAt(page, 'filters-in-german');
    await open('/shop?filter[Frame]=Oak');
    await page.locator('.chip', { hasText: 'Frame: Oak' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('goes to translators as a table and comes back without a change (PREF-03)', async () => {
    await admin.goto(shop.appOrigin + languagesPath);
    await admin.getByRole('link', { name: 'Translate into German' }).click();
    await admin.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const table = await readFile(await download.path());
    for (const word of ['Die Werkstatt', 'Berge', 'Schnur']) expect(table.toString()).toContain(word);
    const file = { name: download.suggestedFilename(), mimeType: 'text/csv', buffer: table };
    await admin.getByLabel('Translation file').setInputFiles(file);
    await admin.getByText(/^0 to update, \d+ unchanged\.$/).waitFor();
    const parted = admin.getByRole('button', { name: /Separator/ });
    expect(await parted.textContent()).toContain('Commas');
    await parted.click();
    await admin.getByRole('option', { name: 'Semicolons' }).click();
    await admin.getByText('The file needs the columns Kind, Id, Field and Translation.').first().waitFor();
    await admin.getByRole('button', { name: 'Cancel' }).click();
  });

  it('runs from right to left in Arabic, and nothing sticks out (PREF-03)', async () => {
    const languages: MultilingualLanguages['languages'] = [
      { code: 'de', isVisible: true },
      { code: 'ar', isVisible: true },
    ];
    accepted(await owner.visitor.send('PUT', '/api/multilingual/languages?websiteId=demo', { languages }));
    await expect.poll(async () => (await open('/ar/shop'))?.status(), { timeout: 15_000 }).toBe(200);
    expect(await root()).toEqual({ lang: 'ar', dir: 'rtl' });
    await page.setViewportSize(PHONE);
    for (const path of ['/ar', '/ar/shop', '/ar/contact', '/ar/cart']) {
      await open(path);
      expect([path, await widthBeyond(page)]).toEqual([path, 0]);
      await picture(page, `arabic${path.replaceAll('/', '-')}-phone`);
    }
  });

  it('sells in it, and the mail of the purchase is in it too, with links that stay there (PREF-03)', async () => {
    const reader = readerIn('/de');
    await buyByCard(reader, owner, { email: 'leserin@example.com', quantity: 1 });
    await expect.poll(async () => (await owner.mails('leserin@example.com')).length, { timeout: 15_000 }).toBe(1);
    const [sent] = await owner.mails('leserin@example.com');
    const { mail } = bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath('demo', sent!.id)));
    expect(mail.subject).toContain('Bestellung');
    const links = [...mail.text.matchAll(/https?:\/\/demo\.localhost[^\s)]*/g)].map(([link]) => new URL(link).pathname);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => path !== '/de' && !path.startsWith('/de/'))).toEqual([]);
  });
});
