import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { ask, newDataDir, root } from '../testing/installation.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';

const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

/** Each macro calls the one before it ten times: harmless alone, a hundred million calls together. */
const HOSTILE = [
  '{.macro m0.html}x{.end}',
  ...Array.from(
    { length: 8 },
    (_, index) => `{.macro m${index + 1}.html}${`{@|apply m${index}.html}`.repeat(10)}{.end}`,
  ),
  '{@|apply m8.html}',
].join('\n');

let browser: Browser;
let shop: OwnShop;
let themes: string;

/** A shop whose theme has two mistakes: an unknown formatter on the journal, an instruction nobody knows in its cards. */
beforeAll(async () => {
  themes = newDataDir();
  cpSync(join(root, 'themes'), themes, { recursive: true });
  const spoil = (file: string, change: (text: string) => string) => {
    const path = join(themes, 'quoin', file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  spoil('collections/blog.list', (text) => `<h1 class="spoiled">{collection.title|shout}</h1>\n${text}`);
  spoil('blocks/post-card.block', (text) => `${text}\n{.unless starred}`);
  shop = await openOwnShop({ env: { THEMES_DIR: themes } });
  browser = shop.browser;
});
afterAll(async () => {
  await shop?.close();
  rmSync(themes, { recursive: true, force: true });
});

/** How many pictures of the preview have arrived. */
function drawnPictures(page: Page): Promise<number> {
  const pictures = page.frameLocator('iframe[title="Preview of the page"]').locator('img');
  return pictures.evaluateAll(
    (found) =>
      found.filter((each) => each instanceof HTMLElement && (each as HTMLImageElement).naturalWidth > 0).length,
  );
}

describe.each(SIZES)('templates on a %s', (size, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  beforeAll(async () => {
    context = await newContext(browser, { viewport, bypassCSP: false, reducedMotion: 'reduce' });
    page = await context.newPage();
    errors = watchForErrors(page);
    await signInQuietly(page, shop);
  });
  afterAll(() => context?.close());

  const preview = () => page.frameLocator('iframe[title="Preview of the page"]');
  const code = () => page.getByRole('textbox', { name: /^Source of/ });

  it('says what will stand there while nothing is wrong yet', async () => {
    if (size === 'phone') return;
    await page.goto(`${shop.appOrigin}/demo/config/templates?state=resolved`);
    await page.getByText('No resolved problems').waitFor();
    await picture(page, `app-templates-empty-${size}`, { fullPage: false });
  });

  it('lists a problem once somebody has seen the page, and the visitor has seen nothing of it', async () => {
    const visited = await ask(shop, '/journal');
    expect(visited.status).toBe(200);
    expect(visited.body).not.toMatch(/is unknown|SyntaxError/);
    await page.goto(`${shop.appOrigin}/demo/config/templates`);
    await page.getByText("Formatter 'shout' is unknown").waitFor();
    if (size === 'phone') await page.getByRole('button', { name: 'More' }).click();
    const place = page
      .getByRole('link', { name: /^Theme errors/ })
      .filter({ visible: true })
      .first();
    expect(await place.textContent()).toMatch(/Theme errors\d/);
    if (size === 'phone') await page.keyboard.press('Escape');
    const opener = page.getByRole('button', { name: /Formatter 'shout' is unknown/ });
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await page.getByText('<h1 class="spoiled">{collection.title|shout}</h1>').waitFor();
    await picture(page, `app-templates-${size}`);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows what a fix would do, as one types', async () => {
    const row = page.getByRole('listitem').filter({ hasText: "Formatter 'shout' is unknown" });
    await row.getByRole('link', { name: 'Test a fix' }).click();
    await page.waitForURL('**/templates/try**');
    await preview().getByText('{collection.title|shout}').waitFor();
    await page.getByRole('list', { name: 'Problems found' }).getByText("Formatter 'shout' is unknown").waitFor();
    await expect.poll(() => drawnPictures(page), { timeout: 8_000 }).toBeGreaterThan(2);
    await picture(page, `app-templates-try-${size}`, { fullPage: size === 'phone' });
    const source = await code().inputValue();
    await code().fill(source.replace('{collection.title|shout}', 'Fresh from the press'));
    await preview().getByRole('heading', { name: 'Fresh from the press' }).waitFor();
    await page.getByText('Changed here only, not saved to the theme.').waitFor();
    await page.getByText("Formatter 'shout' is unknown").waitFor({ state: 'detached' });
    await picture(page, `app-templates-changed-${size}`, { fullPage: size === 'phone' });
    expect(await violationsOf(page)).toEqual([]);
    expect((await ask(shop, '/journal')).body, 'nothing is published').not.toContain('Fresh from the press');
  });

  it('asks the server, which renders the same', async () => {
    await page.getByRole('button', { name: 'Check on the server' }).click();
    await page.getByText(/^Rendered by the server/).waitFor();
    await preview().getByRole('heading', { name: 'Fresh from the press' }).waitFor();
  });

  it('leads from a problem to its place in the file', async () => {
    await page
      .getByRole('list', { name: 'Problems found' })
      .getByRole('button', { name: /post-card\.block/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Source of blocks/post-card.block' }).waitFor();
    const line = await code().evaluate(
      (area: HTMLTextAreaElement) => area.value.slice(0, area.selectionStart).split('\n').length,
    );
    const lines = (await code().inputValue()).split('\n');
    expect(lines[line - 1]).toContain('{.unless starred}');
  });

  it('ends a template that does not end, and says so', async () => {
    await code().fill(HOSTILE);
    await page.getByText('The template takes too long.').first().waitFor();
    await picture(page, `app-templates-hostile-${size}`, { fullPage: size === 'phone' });
    await page.getByRole('button', { name: 'Check on the server' }).click();
    await page.getByText(/^Rendered by the server|^The server stopped/).waitFor();
    expect((await ask(shop, '/journal')).status).toBe(200);
    expect(errors).toEqual([]);
  });
});
