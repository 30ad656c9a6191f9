import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaProblems } from '../../packages/rendering/page/head/testing/schemaProblems.ts';
import {
  CLIENT,
  type FakeIdentityProvider,
  startFakeIdentityProvider,
} from '../../packages/server/platform/gateways/identity/testing/fakeIdentityProvider.ts';
import { ANNOUNCER } from '../testing/axe.ts';
import { newContext, watchForErrors } from '../testing/browser.ts';
import { lookAt } from '../testing/look.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

let provider: FakeIdentityProvider;
let shop: OwnShop;
let page: Page;
/** A client that reads the shop without a browser. */
let machine: Visitor;

beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  const client = { OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, OIDC_NAME: 'House ID' };
  shop = await openOwnShop({ env: { OIDC_ISSUER: provider.issuer, ...client } });
  machine = createVisitor({ port: shop.port, host: new URL(shop.shopOrigin).host });
  page = await ownerPage(await newContext(shop.browser, { reducedMotion: 'reduce' }), shop);
});
afterAll(async () => {
  await shop?.close();
  await provider?.close();
});

const read = async (path: string) => {
  const { status, body } = await machine.get(path.replace(shop.shopOrigin, ''));
  return { status, text: body };
};
const field = (name: string) => page.getByRole('textbox', { name });
const flip = (name: string) => page.getByRole('switch', { name }).press('Space');
const save = async () => {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Changes are live.').last().waitFor();
};
/** What the server of the demo has read of its site may be a second old. */
const settled = (path: string, text: string) =>
  expect.poll(async () => (await read(path)).text, { timeout: 15_000 }).toContain(text);

/** Has nothing to choose. */
const PRODUCT = '/shop/loom';

describe('search engines', () => {
  it('find valid facts, one address and a picture on every page of the shop’s own map', async () => {
    const map = (await read('/sitemap.xml')).text;
    const addresses = [...map.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, address]) =>
      address!.replaceAll('&amp;', '&'),
    );
    expect(addresses.length).toBeGreaterThan(20);
    expect(map).toContain('<image:loc>');
    const types = new Set<unknown>();
    for (const address of addresses) {
      const { status, text } = await read(address);
      const canonical = /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1];
      const things = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
        JSON.parse(json!),
      );
      expect([address, status, canonical, schemaProblems(things)]).toEqual([address, 200, address, []]);
      expect(text).toMatch(/<meta property="og:title" content="[^"]+">/);
      for (const thing of things) types.add(thing['@type']);
    }
    expect([...types]).toEqual(expect.arrayContaining(['WebSite', 'BreadcrumbList', 'Product', 'BlogPosting']));
  });

  it('read what the owner writes, who is warned before closing everything', async () => {
    const errors = watchForErrors(page);
    await page.goto(`${shop.appOrigin}/demo/config/feeds`);
    await page.getByRole('heading', { name: 'Search engines' }).waitFor();
    await flip('Edit robots.txt');
    await field('Rules').fill('Disallow /cart');
    await page.getByText('Line 1 is not a valid rule').waitFor();
    await field('Rules').fill('User-agent: *\nDisallow: /');
    await page.getByText('This blocks the whole site').waitFor();
    await field('Rules').fill('User-agent: *\nDisallow: /shop/old');
    await page.getByText('This blocks the whole site').waitFor({ state: 'detached' });
    await field('Test a URL').fill('/shop/old/1');
    await page.getByText('Blocked: Google does not crawl this URL.').waitFor();
    await lookAt(page, 'settings-robots', { except: [ANNOUNCER] });
    await save();
    await settled('/robots.txt', 'Disallow: /shop/old');
    expect((await read('/robots.txt')).text).toContain(`Sitemap: ${shop.shopOrigin}/sitemap.xml`);
    expect(errors).toEqual([]);
  });
});

describe('product feeds', () => {
  it('stand at secret addresses, say what the shop says, and what they would miss', async () => {
    await flip('Enable product feeds');
    await page.getByRole('button', { name: 'Generate' }).click();
    const key = await field('Secret token in URLs').inputValue();
    expect(key).toMatch(/^[0-9a-v]{24}$/);
    await save();
    const address = (await page.locator('li', { hasText: 'Meta catalog' }).locator('code').textContent()) ?? '';
    expect(address).toBe(`${shop.shopOrigin}/feeds/${key}/products.csv`);
    await settled(address, 'id,title,description,link');
    expect((await read('/feeds/products.csv')).status).toBe(404);
    await page.getByRole('button', { name: 'Check products' }).click();
    const said = (await page.getByText(/products in \d+ lines/).textContent()) ?? '';
    const lines = Number(/in (\d+) lines/.exec(said)?.[1]);
    const { text } = await read(address.replace('products.csv', 'products.xml'));
    expect(text.match(/<item>/g)).toHaveLength(lines);
    await lookAt(page, 'settings-product-feeds', { except: [ANNOUNCER] });
  });
});

describe('feeds of lists', () => {
  it('carry as much of as many entries as the owner says', async () => {
    const errors = watchForErrors(page);
    const feed = async () => (await read('/journal?format=rss')).text;
    const before = await feed();
    expect(before.match(/<item>/g)!.length).toBeGreaterThan(2);
    expect(before).toContain('<content:encoded>');
    await page.goto(`${shop.appOrigin}/demo/config/feeds`);
    await page.getByRole('heading', { name: 'RSS feeds' }).waitFor();
    await field('Entries per feed').fill('0');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a number from 1 to 100.').waitFor();
    await lookAt(page, 'settings-list-feeds', { except: [ANNOUNCER] });
    await field('Entries per feed').fill('2');
    await page.getByRole('radio', { name: /^Summaries/ }).press('Space');
    await save();
    await expect.poll(async () => (await feed()).match(/<item>/g), { timeout: 15_000 }).toHaveLength(2);
    expect(await feed()).not.toContain('<content:encoded>');
    expect(errors).toEqual([]);
  });
});

describe('texts in the owner’s words', () => {
  const find = async (words: string) => {
    await field('Search texts')
      .or(page.getByRole('searchbox', { name: 'Search texts' }))
      .fill(words);
    await page.getByRole('heading', { name: 'Results' }).waitFor();
  };
  const write = async (standard: string, own: string) => {
    await find(standard);
    await field(`Default: “${standard}”`).first().fill(own);
  };

  it('are said by the page, by its button while it works, and by cart and checkout', async () => {
    const errors = watchForErrors(page);
    await page.goto(`${shop.appOrigin}/demo/config/settings/texts`);
    await page.getByRole('heading', { name: 'Product pages and lists' }).waitFor();
    const changed = async () =>
      Number(/\d+/.exec((await page.getByRole('button', { name: /^Changed/ }).textContent()) ?? '')?.[0] ?? 0);
    const before = await changed();
    await write('Add To Cart', 'Put it in the bag');
    await write('Added!', 'Bagged!');
    await write('For your receipt and news about this order.', 'We write here.');
    await write('Quantity of {title}', 'How many?');
    await page.getByText('Keep the placeholder {title}').waitFor();
    await lookAt(page, 'settings-texts-wrong', { except: [ANNOUNCER], fullPage: false });
    await write('Quantity of {title}', 'How many of {title}');
    await page.getByText('Result: How many of Sea Smoke').waitFor();
    await find('Order with obligation to pay');
    await page.getByText('EU law prescribes what this button says').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. Changes are live.').last().waitFor();
    await expect.poll(changed).toBe(before + 4);
    await settled(PRODUCT, 'Put it in the bag');
    const visitor = await (await newContext(shop.browser, { reducedMotion: 'reduce' })).newPage();
    await visitor.goto(shop.shopOrigin + PRODUCT);
    await visitor.getByRole('button', { name: 'Put it in the bag' }).click();
    await visitor.getByText('Bagged!').first().waitFor();
    await visitor.goto(`${shop.shopOrigin}/cart`);
    await visitor.keyboard.press('Tab');
    await visitor.getByRole('spinbutton', { name: /^How many of / }).waitFor();
    await visitor.goto(`${shop.shopOrigin}/checkout`);
    await visitor.getByText('We write here.').first().waitFor();
    expect(errors).toEqual([]);
  });
});

describe('signing in by a service of the house', () => {
  it('leads to the service and back to where one wanted to go; strangers read why not', async () => {
    const context = await newContext(shop.browser, { reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    provider.claims = { email: 'eve@example.com', email_verified: true, sub: 'eve' };
    await visitor.goto(`${shop.appOrigin}/demo/config/feeds`);
    await visitor.getByRole('link', { name: 'Sign in with House ID' }).click();
    await visitor.getByText('No contributor has this email address').waitFor();
    await lookAt(visitor, 'sign-in-elsewhere');
    provider.claims = { email: shop.owner.email, email_verified: true };
    await visitor.goto(`${shop.appOrigin}/demo/config/feeds`);
    await visitor.getByRole('link', { name: 'Sign in with House ID' }).click();
    await visitor.getByRole('heading', { name: 'Search engines' }).waitFor();
    await visitor.goto(`${shop.appOrigin}/demo/config/settings/audit`);
    await visitor.getByText('Account linked to single sign-on').first().waitFor();
  });
});
