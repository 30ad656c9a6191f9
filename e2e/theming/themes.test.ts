import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { PHONE, picture } from '../testing/browser.ts';
import { ask, root, runToEnd } from '../testing/installation.ts';
import { enter, type OwnerSession, openOwnerSession } from '../testing/ownerSession.ts';

const THEME = join(root, 'e2e/themes/shop');

let session: OwnerSession;
beforeAll(async () => {
  session = await openOwnerSession();
});
afterAll(() => session?.shop.close());

/** The theme as one downloads a repository: everything in one folder, with what its author's system left there. */
function archive(mark: string) {
  const files: Record<string, Uint8Array> = { 'shop-main/.DS_Store': new Uint8Array(3) };
  for (const name of readdirSync(THEME, { recursive: true, encoding: 'utf8' })) {
    const path = join(THEME, name);
    if (statSync(path).isFile()) files[`shop-main/${name.replaceAll('\\', '/')}`] = readFileSync(path);
  }
  const conf = readFileSync(join(THEME, 'template.conf'), 'utf8');
  files['shop-main/template.conf'] = Buffer.from(conf.replace(/"name": "[^"]*"/, '"name": "Corner Shop"'));
  const region = 'shop-main/site.region';
  files[region] = Buffer.concat([files[region]!, Buffer.from(`<p>${mark}</p>`)]);
  files['shop-main/blocks/broken.block'] = Buffer.from('one\n{.section promo}never closed');
  return { name: 'shop-main.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) };
}

async function visitorSees(mark: string): Promise<void> {
  await expect
    .poll(async () => (await ask(session.shop, '/')).body.includes(mark), { timeout: 20_000, interval: 200 })
    .toBe(true);
}

async function choose(page: Page, act: () => Promise<void>, mark: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await act();
  await (await chosen).setFiles(archive(mark));
  await page.getByRole('heading', { name: 'Corner Shop', level: 1 }).waitFor();
}

const toThemes = (page: Page) => page.goto(`${session.shop.appOrigin}/demo/config/themes`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

describe('a theme of the owner’s own, by mouse', () => {
  it('is read first: what it has and what is wrong stands there before anything is installed', async () => {
    const { page } = session;
    await toThemes(page);
    await page.getByText('No installed themes.').waitFor();
    await picture(page, 'app-themes-desktop');
    await choose(page, () => button(page, 'Choose ZIP file').click(), 'first version');
    await page.getByText('Not installed').waitFor();
    await page.getByText('blocks/broken.block').first().waitFor();
    await page.getByText(/files were skipped$/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await picture(page, 'app-theme-report-desktop');
    expect((await ask(session.shop, '/')).body).not.toContain('first version');
  });

  it('is previewed on the shop, while visitors see the theme they had', async () => {
    const { page } = session;
    const opened = page.waitForEvent('popup');
    await button(page, 'Preview').click();
    const preview = await opened;
    await preview.getByText('first version').waitFor();
    const bar = preview.getByRole('region', { name: 'Theme preview' });
    await bar.getByText('Theme preview: Corner Shop').waitFor();
    await picture(preview, 'theme-preview-desktop', { fullPage: false });
    expect((await ask(session.shop, '/')).body).not.toContain('first version');
    await bar.getByRole('link', { name: 'End preview' }).click();
    await preview.getByText('first version').waitFor({ state: 'detached' });
    await preview.close();
  });

  it('is installed, used, updated, and an earlier version is used again', async () => {
    const { page } = session;
    await button(page, 'Install').click();
    await button(page, 'Use this theme').click();
    await confirm(page, 'Use this theme');
    await page.getByText('Live', { exact: true }).first().waitFor();
    await visitorSees('first version');
    await toThemes(page);
    await choose(page, () => button(page, 'Choose ZIP file').click(), 'second version');
    await page.getByRole('heading', { name: /Compared with version/ }).waitFor();
    await button(page, 'Install and use').click();
    await confirm(page, 'Use this theme');
    await visitorSees('second version');
    await button(page, /^Restore this version/).click();
    await confirm(page, 'Use this theme');
    await visitorSees('first version');
    await picture(page, 'app-theme-versions-desktop');
  });

  it('is not removed while the site uses it, and is afterwards', async () => {
    const { page } = session;
    await page.getByText('This theme is in use.').waitFor();
    await toThemes(page);
    await button(page, 'Use this theme: Folio').click();
    await confirm(page, 'Use this theme');
    await page.getByRole('list', { name: 'Included themes' }).getByText('Live', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Corner Shop' }).click();
    await button(page, 'Remove this theme').click();
    await confirm(page, 'Remove');
    await page.getByText('No installed themes.').waitFor();
    expect(session.errors).toEqual([]);
  });
});

describe('a folder with a theme', () => {
  it('is read like an archive, and forgotten when somebody discards it', async () => {
    const { page } = session;
    await toThemes(page);
    const chosen = page.waitForEvent('filechooser');
    await button(page, 'Choose folder').click();
    await (await chosen).setFiles(THEME);
    await page.getByText('Not installed').waitFor();
    await button(page, 'Discard').click();
    await page.getByText('No installed themes.').waitFor();
  });

  it('that is none says so', async () => {
    const { page } = session;
    const chosen = page.waitForEvent('filechooser');
    await button(page, 'Choose ZIP file').click();
    await (await chosen).setFiles({
      name: 'notes.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no archive'),
    });
    await page
      .getByRole('alert')
      .getByText(/notes\.zip could not be read as a ZIP file/)
      .waitFor();
    await picture(page, 'app-themes-error-desktop');
  });
});

describe('a theme of the owner’s own, by keyboard', () => {
  it('is added, installed, used and left again without a mouse', async () => {
    const { page } = session;
    const press = async (name: string | RegExp) => {
      await button(page, name).focus();
      await page.keyboard.press('Enter');
    };
    const answer = async (name: string) => {
      await page.getByRole('alertdialog', { name: /\?$/ }).waitFor();
      for (let tab = 0; tab < 5; tab += 1) {
        const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
        if (focused === name) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    };
    await toThemes(page);
    await choose(page, () => press('Choose ZIP file'), 'by keyboard');
    await press('Install');
    await press('Use this theme');
    await answer('Use this theme');
    await visitorSees('by keyboard');
    await toThemes(page);
    await press('Use this theme: Quoin');
    await answer('Use this theme');
    await expect.poll(async () => (await ask(session.shop, '/')).body.includes('by keyboard')).toBe(false);
  });
});

describe('a folder that somebody works on', () => {
  it('is shown to who opens the address, page by page as it is saved, and to no visitor', async () => {
    const { shop, page } = session;
    const folder = mkdtempSync(join(tmpdir(), 'quoin-theme-dev-'));
    cpSync(THEME, folder, { recursive: true });
    // The page at the address is made of sections: it has the theme's layout for pages.
    const region = join(folder, 'site.region');
    const source = readFileSync(region, 'utf8');
    const save = (text: string) => writeFileSync(region, source.replace('</body>', `${text}</body>`));
    save('<p>as it was</p>');
    let [said, isOver] = ['', false];
    const ended = runToEnd('cli', ['theme', 'dev', folder, '--site', 'demo'], {
      ...{ dataDir: shop.dataDir, port: shop.port, env: { ...shop.env } },
      interruptWhen: () => isOver,
      onOutput: (text) => {
        said += text;
      },
    });
    const saidAll = (wanted: RegExp) => expect.poll(() => wanted.exec(said)?.[0], { timeout: 30_000 }).toBeTruthy();
    await saidAll(/\d errors?/);
    await page.goto(/http\S+quoin-theme=\S+/.exec(said)![0]);
    await page.getByText('as it was').waitFor();
    save('<p>as it is now</p>');
    await page.getByText('as it is now').waitFor();
    save('{.section never}');
    await saidAll(/^site\.region:\d+:\d+: error: /m);
    await picture(page, 'theme-dev-desktop', { fullPage: false });
    expect((await ask(shop, '/')).body).not.toContain('as it is now');
    isOver = true;
    expect(await ended).toMatchObject({ code: 0, errors: '' });
    await page.getByRole('region', { name: 'Theme preview' }).getByText('The theme preview has ended').waitFor();
    rmSync(folder, { recursive: true });
  });
});

describe('themes on a phone', () => {
  it('fit, long names included', async () => {
    const phone = await enter(session, { viewport: PHONE });
    await toThemes(phone.page);
    await phone.page.getByRole('link', { name: 'Corner Shop' }).waitFor();
    await picture(phone.page, 'app-themes-phone');
    await phone.page.getByRole('link', { name: 'Corner Shop' }).click();
    await phone.page.getByRole('heading', { name: 'Contents' }).waitFor();
    const overflow = () => phone.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await violationsOf(phone.page)).toEqual([]);
    await picture(phone.page, 'app-theme-report-phone');
    await phone.context.close();
  });
});
