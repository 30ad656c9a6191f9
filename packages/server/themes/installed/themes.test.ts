import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { THEME_LIMITS } from '@quoin/domain/site';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { filesOfFolder, filesOfZip, type GivenFile } from '../../platform/gateways/archive/givenFiles.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import { findSite } from '../../sites/findSite.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { addShop } from '../../testing/appShop.ts';
import { createTestDatabase, SILENT, type TestDatabase } from '../../testing/database.ts';
import { listThemeFiles } from '../storage/installedThemes.ts';
import { siteInTheme } from '../themePass.ts';
import { forgetTheme, installTheme, removeTheme } from './changeThemes.ts';
import { checkTheme } from './checkTheme.ts';
import { listThemes } from './listThemes.ts';
import { receiveTheme } from './receiveTheme.ts';
import { sweepThemes } from './sweepThemes.ts';
import { themeReport } from './themeReport.ts';
import { useTheme } from './useTheme.ts';

const CONF =
  '{"name": "Plain Shop", "layouts": {"default": {"name": "Default", "regions": ["site"]}}, "navigations": [{"title": "Main", "name": "mainNav"}], "stylesheets": []}';
const THEME: Readonly<Record<string, string>> = {
  'template.conf': CONF,
  'site.region': '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
  'assets/größe 店.png': 'picture',
};
const ACTOR = { accountId: null, name: 'Olga' };
const RIGHTS = { draft: true, storePages: true, publish: true, design: true, code: true, notices: true };

let test: TestDatabase;
let folder: string;
let shop: Site;
let other: Site;
/** Two processes of one installation. */
let [first, second]: readonly [Process, Process] = [null as never, null as never];

type Process = ReturnType<typeof startProcess>;

function startProcess() {
  const files = localFileStore(join(folder, 'files'));
  const log = { ...SILENT, warn: () => undefined, debug: () => undefined } as never;
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
  const pages: SitePages = createSitePages({
    db: test.db,
    files,
    config,
    log,
    now: Date.now,
    themesFolder: THEMES_FOLDER,
  });
  const drafts = createDraftMemory();
  return { db: test.db, files, pages, drafts, now: Date.now, config: { siteStorageBytes: null }, newId: randomUUID };
}

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-themes-'));
  await addShop(test.db, { identifier: 'one' });
  await addShop(test.db, { identifier: 'two' });
  [shop, other] = [(await findSite(test, { identifier: 'one' }))!, (await findSite(test, { identifier: 'two' }))!];
  [first, second] = [startProcess(), startProcess()];
});
afterAll(async () => {
  await Promise.all([first.pages.close(), second.pages.close()]);
  await test.close();
  await rm(folder, { recursive: true });
});

function given(files: Readonly<Record<string, string>>): readonly GivenFile[] {
  return Object.entries(files).map(([path, text]) => ({
    ...{ path, size: Buffer.byteLength(text), isLink: false, changedAt: 0 },
    async *bytes() {
      yield Buffer.from(text);
    },
  }));
}

async function check(files: Readonly<Record<string, string>>, site = shop) {
  const checked = await checkTheme(first, { site, actor: ACTOR }, { files: given(files), fileName: 'plain.zip' });
  if (!checked.ok) throw new Error(checked.problem.code);
  return checked.value;
}

async function install(files: Readonly<Record<string, string>>, site = shop) {
  const report = await check(files, site);
  await installTheme(first, { site, actor: ACTOR }, report.reference);
  return report;
}

const zipBytes = (files: Readonly<Record<string, string>>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])), { level: 0 }),
  );

async function* sent(bytes: Buffer) {
  yield bytes;
}

const regionOf = async ({ pages }: Process, site: Site, theme: string) =>
  (await pages.themes.load({ id: site.id, theme })).files.get('site.region');

describe('reading a theme', () => {
  it('says what it has and what is wrong, with file and line, before anything is installed', async () => {
    const report = await check({ ...THEME, 'blocks/a.block': 'one\n{.section x}never closed\n', 'README.md': '' });
    expect(report).toMatchObject({
      ...{ title: 'Plain Shop', name: 'plain-shop', isInstalled: false, files: 4, difference: null },
      ...{ layouts: ['Default'], navigations: ['Main'], leftOut: [{ path: 'README.md', reason: 'notOfTheFormat' }] },
    });
    const [problem] = report.problems.filter(({ file }) => file === 'blocks/a.block');
    expect(problem).toMatchObject({ severity: 'error' });
    expect(problem?.line).toBeGreaterThan(0);
    expect((await listThemes(first, shop)).themes.map(({ family }) => family)).not.toContain('plain-shop@');
  });

  it('takes the ZIP of a repository with one folder at the top, and a folder as it is on the disk', async () => {
    const packed = Object.fromEntries(Object.entries(THEME).map(([path, text]) => [`shop-main/${path}`, text]));
    const bytes = zipBytes({ ...packed, 'shop-main/.DS_Store': 'x', '__MACOSX/shop-main/._site.region': 'x' });
    const received = await receiveTheme(first, { site: shop, actor: ACTOR }, { fileName: 'x.zip', bytes: sent(bytes) });
    expect(received).toMatchObject({ ok: true, value: { files: 3, title: 'Plain Shop' } });
    const place = join(folder, 'checkout');
    for (const [path, text] of Object.entries({ ...THEME, '.git/config': 'x', 'node_modules/a/b.js': 'x' })) {
      await mkdir(dirname(join(place, path)), { recursive: true });
      await writeFile(join(place, path), text);
    }
    await symlink('/etc/passwd', join(place, 'assets/passwd.txt'));
    const { files } = await filesOfFolder(place, THEME_LIMITS.entries);
    const checked = await checkTheme(first, { site: shop, actor: ACTOR }, { files, fileName: 'checkout' });
    expect(checked).toMatchObject({ ok: true, value: { files: 3 } });
    const leftOut = checked.ok ? checked.value.leftOut : [];
    expect(leftOut).toContainEqual({ path: 'assets/passwd.txt', reason: 'link' });
    expect(leftOut.map(({ path }) => path)).toEqual(expect.arrayContaining(['.git', 'node_modules']));
  });

  it('lets no name of an archive lead out of the theme', async () => {
    const report = await check({
      ...THEME,
      '../evil.region': 'x',
      'assets/../../evil.png': 'x',
      'assets/a\u0000b.png': 'x',
    });
    expect(report.files).toBe(3);
    expect(report.leftOut.map(({ reason }) => reason)).toEqual(['nameUnusable', 'nameUnusable', 'nameUnusable']);
  });

  it.each([
    ['no ZIP', Buffer.from('hello'), 'themeArchiveUnreadable'],
    ['one that is cut short', zipBytes(THEME).subarray(0, -30), 'themeArchiveUnreadable'],
    ['one without a theme', zipBytes({ 'holiday/beach.jpg': 'x' }), 'themeEmpty'],
  ])('refuses %s', async (_name, bytes, code) => {
    const received = await receiveTheme(first, { site: shop, actor: ACTOR }, { fileName: 'x.zip', bytes: sent(bytes) });
    expect(received).toMatchObject({ ok: false, problem: { code } });
  });

  it('refuses an archive whose bytes are not those it was made of, and one that says it is short', async () => {
    const bytes = zipBytes({ 'template.conf': CONF });
    const at = bytes.indexOf('Plain Shop');
    bytes.write('Other Shop', at);
    const editing = { site: shop, actor: ACTOR };
    const damaged = await receiveTheme(first, editing, { fileName: 'x.zip', bytes: sent(bytes) });
    expect(damaged).toMatchObject({ ok: false, problem: { code: 'themeArchiveUnreadable' } });
    const [conf] = given({ 'template.conf': CONF });
    const bomb = await checkTheme(first, editing, { files: [{ ...conf!, size: 3 }], fileName: 'x.zip' });
    expect(bomb).toMatchObject({ ok: false, problem: { code: 'themeArchiveUnreadable' } });
  });

  it('refuses more files and bytes than a theme has, and leaves out a file over 10 MB', async () => {
    const sized = (count: number, size: number) =>
      Array.from({ length: count }, (_, index) => ({ ...given({ [`assets/${index}.png`]: '' })[0]!, size }));
    const editing = { site: shop, actor: ACTOR };
    const many = await checkTheme(first, editing, { files: sized(THEME_LIMITS.files + 1, 0), fileName: 'x' });
    const large = await checkTheme(first, editing, { files: sized(11, THEME_LIMITS.fileBytes), fileName: 'x' });
    for (const refused of [many, large])
      expect(refused).toMatchObject({ ok: false, problem: { code: 'themeTooLarge' } });
    const files = [...given(THEME), ...sized(1, THEME_LIMITS.fileBytes + 1)];
    const one = await checkTheme(first, editing, { files, fileName: 'x' });
    expect(one).toMatchObject({
      ok: true,
      value: { files: 3, leftOut: [{ path: 'assets/0.png', reason: 'tooLarge' }] },
    });
    const place = join(folder, 'many.zip');
    await writeFile(place, zipBytes({ 'a.region': '', 'b.region': '', 'c.region': '' }));
    expect(await filesOfZip(place, 2)).toBeNull();
  });

  it('refuses what the site has no room for', async () => {
    const small = { ...first, config: { siteStorageBytes: 10 } };
    const refused = await checkTheme(small, { site: shop, actor: ACTOR }, { files: given(THEME), fileName: 'x' });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'themeNoRoom' } });
  });
});

describe('versions of an installed theme', () => {
  it('are seen by every process at once, each as it was, and by no other site (TEN-2)', async () => {
    const one = await install({ ...THEME, 'site.region': 'first' });
    const two = await install({ ...THEME, 'site.region': 'second', 'styles/new.css': '' });
    expect(two.difference).toMatchObject({
      ...{ number: one.number, changed: ['site.region'], added: ['styles/new.css'], removed: [] },
    });
    for (const process of [first, second]) {
      expect(await regionOf(process, shop, one.reference)).toBe('first');
      expect(await regionOf(process, shop, two.reference)).toBe('second');
      const foreign = await process.pages.themes.load({ id: other.id, theme: two.reference });
      expect(foreign.name).toBe('quoin');
    }
    expect(await themeReport(first, other.id, two.reference)).toMatchObject({
      ok: false,
      problem: { code: 'themeUnknown' },
    });
    const seen = await test.db.inSite({ websiteId: other.id }, (trx) => listThemeFiles(trx, shop.id, two));
    expect(seen).toEqual([]);
  });

  it('two that come at once get numbers of their own', async () => {
    const reports = await Promise.all([1, 2, 3, 4].map((n) => check({ ...THEME, 'site.region': `at once ${n}` })));
    expect(new Set(reports.map(({ number }) => number)).size).toBe(4);
  });

  it('are used, gone back to, and not removed while the site uses one', async () => {
    const one = await install({ ...THEME, 'site.region': 'one' });
    const two = await install({ ...THEME, 'site.region': 'two' });
    const editing = { site: shop, actor: ACTOR, rights: RIGHTS };
    const shown = async () => (await findSite(test, { identifier: 'one' }))?.theme;
    for (const { reference } of [two, one, two]) {
      expect(await useTheme(first, editing, reference)).toEqual({ ok: true, value: null });
      expect(await shown()).toBe(reference);
    }
    expect(await listThemes(second, (await findSite(test, { identifier: 'one' }))!)).toMatchObject({
      ...{ current: two.reference, draft: two.reference },
    });
    expect(await removeTheme(first, editing, 'plain-shop')).toMatchObject({ problem: { code: 'themeInUse' } });
    expect(await useTheme(first, editing, 'folio')).toMatchObject({ ok: true });
    expect(await removeTheme(first, editing, 'plain-shop')).toEqual({ ok: true, value: null });
    // A site that still names it is shown in the house theme, and its number is not reused.
    expect((await startProcess().pages.themes.load({ id: shop.id, theme: two.reference })).name).toBe('quoin');
    expect((await check(THEME)).number).toBeGreaterThan(two.number);
  });

  it('are not used before they are installed, nor by who may not publish', async () => {
    const report = await check({ ...THEME, 'site.region': 'unused' });
    const editing = { site: shop, actor: ACTOR, rights: RIGHTS };
    expect(await useTheme(first, editing, report.reference)).toMatchObject({ problem: { code: 'themeUnknown' } });
    await installTheme(first, editing, report.reference);
    const before = (await findSite(test, { identifier: 'one' }))?.theme;
    const drafting = { ...editing, rights: { ...RIGHTS, publish: false } };
    expect(await useTheme(first, drafting, report.reference)).toMatchObject({ ok: true });
    const now = (await findSite(test, { identifier: 'one' }))!;
    expect([now.theme, (await listThemes(first, now)).draft]).toEqual([before, report.reference]);
  });
});

describe('a preview', () => {
  it('shows the published site in a theme, and no visitor gets a page of it, not even of the same files', async () => {
    const region = '<html><head>{squarespace-headers}</head><body>tried{squarespace-footers}</body></html>';
    const [one, two] = [
      await install({ ...THEME, 'site.region': region }),
      await install({ ...THEME, 'site.region': region }),
    ];
    await useTheme(first, { site: shop, actor: ACTOR, rights: RIGHTS }, one.reference);
    const site = (await findSite(test, { identifier: 'one' }))!;
    const pageOf = async (shown: Site) => {
      const { body } = await first.pages.renderSitePage(shown, { path: '/', query: {}, headers: {} });
      return Buffer.from(body ?? '').toString();
    };
    const previewed = await pageOf(siteInTheme(site, two.reference));
    const visited = await pageOf(site);
    for (const page of [previewed, visited]) expect(page).toContain('tried');
    expect(previewed).toContain('/assets/theme-preview.js');
    expect(visited).not.toContain('/assets/theme-preview.js');
    await useTheme(first, { site: shop, actor: ACTOR, rights: RIGHTS }, 'quoin');
  });
});

describe('a preview of a theme that is gone', () => {
  it('shows the site in its own theme again', async () => {
    const { reference } = await check({ ...THEME, 'site.region': 'for a moment' });
    const tried = siteInTheme({ ...shop, theme: 'folio' }, reference);
    expect((await first.pages.themes.load(tried)).name).toBe(reference);
    await forgetTheme(second, { site: shop, actor: ACTOR }, reference);
    expect((await second.pages.themes.load(tried)).name).toBe('folio');
  });
});

describe('a theme that was read and never installed', () => {
  it('is forgotten when somebody says so, and a day later by itself; an installed one stays', async () => {
    const kept = await install({ ...THEME, 'site.region': 'kept' });
    const [asked, old] = [await check({ ...THEME, 'site.region': 'a' }), await check({ ...THEME, 'site.region': 'b' })];
    expect(await forgetTheme(first, { site: shop, actor: ACTOR }, kept.reference)).toMatchObject({ ok: false });
    expect(await forgetTheme(first, { site: shop, actor: ACTOR }, asked.reference)).toMatchObject({ ok: true });
    await test.asOwner("update theme_version set added_at = added_at - interval '2 days'");
    await sweepThemes(first, shop.id);
    const isThere = async (reference: string) => (await themeReport(first, shop.id, reference)).ok;
    expect(await Promise.all([kept, asked, old].map(({ reference }) => isThere(reference)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
