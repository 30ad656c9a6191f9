import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atRest, newContext, picturesInBothSizes, watchForErrors } from '../testing/browser.ts';
import { fillCart } from '../testing/buying/fillCart.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { signInOwner } from '../testing/owner.ts';
import { enter, type OwnerSession } from '../testing/ownerSession.ts';

/** Hosts that nobody shall be asked for, and one whose script the scene answers itself. */
const TICKER = 'https://cdn.theme-parts.example/ticker.js';
const GOOGLE = 'https://fonts.googleapis.com';

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
  /** Everything it asked other hosts for. */
  readonly foreign: readonly string[];
  readonly policy: string;
}

let session: OwnerSession;

beforeAll(async () => {
  const shop = await openThemedShop('classic');
  session = await enter({ shop, owner: await signInOwner(shop) });
});
afterAll(() => session?.shop.close());

/** A page of a visitor, a new one or one that `goesOn`; hosts elsewhere answer what the scene says, and are noted. */
async function visit(path: string, goesOn?: BrowserContext): Promise<Visit> {
  const context = goesOn ?? (await newContext(session.shop.browser, { reducedMotion: 'reduce' }));
  const foreign: string[] = [];
  await context.route(
    (address) => !address.hostname.endsWith('localhost'),
    (route) => {
      foreign.push(route.request().url());
      const isScript = route.request().url() === TICKER;
      const contentType = isScript ? 'text/javascript' : 'text/css';
      return route.fulfill({ contentType, body: isScript ? 'function ticker() { return "ticked"; }' : '' });
    },
  );
  const page = await context.newPage();
  const errors = watchForErrors(page);
  const answer = await page.goto(session.shop.shopOrigin + path);
  await atRest(page);
  return { context, page, errors, foreign, policy: (await answer?.headerValue('content-security-policy')) ?? '' };
}

const heard = (page: Page) => page.evaluate<readonly string[]>('parlour.heard');

describe('a theme with scripts of its own, of other hosts and with template code (reliability 3.6)', () => {
  it('runs what is fixed and what comes from here, asks nobody else, and throws nothing of ours', async () => {
    const { context, page, errors, foreign, policy } = await visit('/about');
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
    expect(policy).not.toMatch(/example|googleapis|script-src-attr|nonce/);
    expect(await page.locator('h1, h2').first().isVisible()).toBe(true);
    await page.waitForFunction('parlour.heard.includes("fonts")');
    expect(await heard(page)).toEqual(expect.arrayContaining(['site', 'rings at 7', 'initialize']));
    expect(await page.locator('body').getAttribute('data-jquery')).toBe('1.12.4');
    expect(await page.locator('.parlour-note').getAttribute('data-used')).toBe('yes');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Remember' }).click();
    expect(
      await page.evaluate('[parlour.page, parlour.clicks.length, document.body.className.includes("menu-open")]'),
    ).toEqual([null, 0, false]);
    expect(await page.evaluate(`[...document.fonts].map(({ family }) => family.replaceAll('"', ''))`)).toEqual(
      expect.arrayContaining(['Lora', 'Work Sans', 'Karla']),
    );
    await page.keyboard.press('Escape');
    await page.locator('.parlour-note').hover();
    await page.locator('.parlour-note').dblclick();
    expect(await heard(page)).toEqual(expect.arrayContaining(['escape', 'over', 'live']));
    await context.close();
  });

  it('is shown to its owner with all that it wants, in both sizes', async () => {
    const { page, shop, errors } = session;
    await page.goto(`${shop.appOrigin}/demo/config/themes`);
    await page.getByRole('heading', { name: 'Scripts from other hosts' }).waitFor();
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    expect(await region('Scripts from other hosts').getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('cdn.theme-parts.example'),
    ]);
    expect(await region('Event attributes').getByRole('listitem').count()).toBe(3);
    expect(await region('Scripts with page data').getByRole('listitem').count()).toBe(1);
    expect(await region('Served by your site').textContent()).toMatch(
      /Lora.*jQuery 1\.12\.4 with Migrate 1\.4\.1.*Web Font Loader.*Karla.*Work Sans/s,
    );
    expect(await page.getByText('Nothing allowed').isVisible()).toBe(true);
    await picturesInBothSizes(page, 'theme-permissions-before');
    expect(errors).toEqual([]);
  });

  it('does what its owner allows', async () => {
    const { page } = session;
    await page.getByRole('button', { name: /^Allow all/ }).click();
    await page.getByText('All allowed').waitFor();
    await picturesInBothSizes(page, 'theme-permissions-allowed');
    const visited = await visit('/about');
    const { errors, foreign, policy, context } = visited;
    expect(errors).toEqual([]);
    expect([...new Set(foreign)].sort()).toEqual([TICKER, `${GOOGLE}/css?family=Pacifico&display=swap`]);
    expect(policy).toContain('https://cdn.theme-parts.example');
    expect(policy).toMatch(/script-src-attr 'unsafe-hashes' 'sha256-/);
    expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'/);
    expect(policy.length).toBeLessThan(3000);
    expect(await visited.page.locator('.ticked').textContent()).toBe('ticked');
    await visited.page.getByRole('button', { name: 'Menu' }).click();
    await visited.page.getByRole('button', { name: 'Remember' }).click();
    await visited.page.getByRole('link', { name: 'Top' }).click();
    expect(await visited.page.evaluate('document.body.className.includes("menu-open")')).toBe(true);
    // A link to a script runs it after the press.
    await expect
      .poll(() => visited.page.evaluate('parlour.clicks'))
      .toEqual([expect.stringMatching(/^collection-/), 'top']);
    // Markup that a script of it writes, with the code in it.
    await visited.page.locator('.parlour-note').dblclick();
    await visited.page.getByRole('button', { name: 'Sign it' }).click();
    expect(await visited.page.evaluate('parlour.clicks.at(-1)')).toBe('written');
    expect(await visited.page.evaluate('parlour.page.id')).toMatch(/^collection-/);
    expect(await visited.page.locator('.parlour-note').evaluate((note) => getComputedStyle(note).letterSpacing)).toBe(
      '3px',
    );
    expect(visited.errors).toEqual([]);
    await context.close();
  });

  it('does none of it where people pay', async () => {
    const { page, context } = await visit('/about');
    // Without anything to pay for, the checkout sends people to the cart.
    await fillCart(page, '/shop/orrery', 1);
    for (const path of ['/checkout', '/account']) {
      const strict = await visit(path, context);
      expect(new URL(strict.page.url()).pathname).toContain(path);
      expect([path, strict.foreign, strict.errors]).toEqual([path, [], []]);
      expect(strict.policy).toMatch(/script-src 'self';/);
      expect(strict.policy).not.toMatch(/theme-parts|script-src-attr|nonce/);
      expect(await strict.page.evaluate('typeof parlour + typeof jQuery')).toBe('undefinedundefined');
      await strict.page.close();
    }
    await context.close();
  });

  it('stops when it is taken back', async () => {
    const { page, errors } = session;
    await page.getByRole('button', { name: 'Revoke all' }).click();
    await page.getByText('Nothing allowed').waitFor();
    const { context, foreign, policy, page: visited } = await visit('/about');
    expect(foreign).toEqual([]);
    expect(policy).not.toMatch(/theme-parts|script-src-attr/);
    expect(await visited.evaluate('parlour.page')).toBe(null);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('is allowed in parts, by keyboard', async () => {
    const { page } = session;
    const box = page.getByRole('checkbox', { name: /cdn\.theme-parts\.example/ });
    await box.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByText(/^1 of \d+ allowed$/).waitFor();
    const { context, foreign, page: visited } = await visit('/about');
    expect(foreign).toEqual([TICKER]);
    expect(await visited.locator('.ticked').textContent()).toBe('ticked');
    expect(await visited.evaluate('parlour.page')).toBe(null);
    await context.close();
  });
});
