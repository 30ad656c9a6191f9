import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_LANGUAGE_COOKIE } from '@quoin/contract/endpoints/running';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '../testing/browser.ts';
import { buyByCard } from '../testing/buying/purchase.ts';
import { type OwnerSession, openOwnerSession } from '../testing/ownerSession.ts';
import { createVisitor } from '../testing/visitor.ts';

const CONFIG = '/demo/config';
const MESSAGES = join(import.meta.dirname, '../../packages/messages');

/** What the shop calls a form and a tax class, and what is typed into cells of the bulk editor. */
const OF_THE_SHOP: ReadonlySet<string> = new Set(['Contact', 'none', 'Unlimited']);
/** Screens that show what visitors read, in the language of the site. */
const OF_THE_SITE = [`${CONFIG}/settings/texts`, `${CONFIG}/settings/mails`];

function textsOf(language: string): Readonly<Record<string, string>> {
  const folder = join(MESSAGES, language, 'app');
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as object);
  return Object.assign({}, ...files) as Readonly<Record<string, string>>;
}

/** English texts, without arguments, that German has otherwise wherever it says them. */
function onlyEnglish(): ReadonlySet<string> {
  const [english, german] = [textsOf('en'), textsOf('de')];
  const said = new Set(Object.values(german));
  const texts = Object.entries(english).filter(([key]) => !key.startsWith('@'));
  return new Set(texts.map(([, text]) => text).filter((text) => !text.includes('{') && !said.has(text)));
}

const ENGLISH = onlyEnglish();
let session: OwnerSession;
let page: Page;

beforeAll(async () => {
  session = await openOwnerSession();
  page = session.page;
});
afterAll(() => session?.shop.close());

async function open(path: string): Promise<void> {
  await page.goto(`${session.shop.appOrigin}${path}`);
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[role="status"]')].some((each) => each.textContent?.endsWith('…'));
    return document.querySelector('h1') !== null && !waiting;
  });
}

/** Returns everything that the screen shows or a screen reader reads: texts of the app, and content of the shop. */
function wordsOn(): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((each) =>
      ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
    );
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('code, noscript, script') === null) texts.push(node.textContent?.trim() ?? '');
    }
    return [...said, ...texts];
  });
}

/** Places of the side bar and of the settings. */
function placesOn(): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('nav a[href]')]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname)
      .filter((path) => path.startsWith('/demo/config') && !path.startsWith('/demo/config/pages')),
  );
}

async function chooseLanguage(label: string, name: string): Promise<void> {
  await open(`${CONFIG}/account`);
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name }).click();
}

/** The heading of the sign-in in another browser: of this locale, or where the app was used in a language. */
async function signInTitle({ locale = 'en-US', language = '' }): Promise<string | null> {
  const { browser, appOrigin } = session.shop;
  const context = await newContext(browser, { locale });
  if (language !== '') await context.addCookies([{ name: APP_LANGUAGE_COOKIE, value: language, url: appOrigin }]);
  const other = await context.newPage();
  await other.goto(`${appOrigin}/sign-in`);
  const title = await other.getByRole('heading', { level: 1 }).textContent();
  await context.close();
  return title;
}

const languageOfPage = (code: string) => page.waitForFunction((lang) => document.documentElement.lang === lang, code);

describe('the app in German (28.2, 29.2)', () => {
  it('is chosen on the account screen, and holds for the sign-in and other browsers of the person', async () => {
    await chooseLanguage('Language of the app', 'Deutsch');
    await languageOfPage('de');
    await page.getByRole('heading', { name: 'Ihr Konto' }).waitFor();
    await page.context().clearCookies({ name: APP_LANGUAGE_COOKIE });
    await open(CONFIG);
    await languageOfPage('de');
    expect(await signInTitle({ language: 'de' })).toBe('Bei Quoin anmelden');
  });

  it('says no English text of the catalogue in any place', async () => {
    const found: string[] = [];
    const seen = new Set<string>();
    const left = [CONFIG];
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      await open(path);
      left.push(...(await placesOn()));
      if (OF_THE_SITE.includes(path)) continue;
      const words = await wordsOn();
      found.push(
        ...words.filter((text) => ENGLISH.has(text) && !OF_THE_SHOP.has(text)).map((text) => `${path}: ${text}`),
      );
    }
    expect(found).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
  }, 900_000);

  it('saves what is typed in a form', async () => {
    await open(`${CONFIG}/settings/store`);
    await page.getByLabel('Telefon', { exact: true }).fill('+49 30 1234567');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByRole('button', { name: 'Speichern', exact: true }).waitFor({ state: 'detached' });
    await open(`${CONFIG}/settings/store`);
    expect(await page.getByLabel('Telefon', { exact: true }).inputValue()).toBe('+49 30 1234567');
  });

  it('says why the server refuses, and what happened to an order', async () => {
    await open(`${CONFIG}/settings/store`);
    await page.getByLabel('Name des Shops').fill('');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByText('Geben Sie einen Namen für den Shop ein.').waitFor();
    await page.getByRole('button', { name: 'Verwerfen', exact: true }).click();
    const email = 'ada@example.com';
    await buyByCard(createVisitor(session.shop), session.owner, { email, quantity: 1 });
    const [order] = await session.owner.orders(email);
    await open(`${CONFIG}/orders/${order?.id}`);
    const timeline = page.locator('ol', { hasText: 'Bestellung' });
    await timeline.getByText(/^Bezahlt/).waitFor();
    expect(await timeline.getByText(/Paid|placed|Confirmation/).count()).toBe(0);
  });

  it.each([
    { locale: 'de-CH', title: 'Bei Quoin anmelden' },
    { locale: 'fr-FR', title: 'Sign in to Quoin' },
  ])('signs in as the browser speaks, $locale', async ({ locale, title }) => {
    expect(await signInTitle({ locale })).toBe(title);
  });

  it('goes back to English', async () => {
    await chooseLanguage('Sprache der App', 'English');
    await languageOfPage('en');
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
  });
});
