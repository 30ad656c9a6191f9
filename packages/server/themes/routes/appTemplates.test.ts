import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type {
  AppPreviewMaterialResponse,
  AppPreviewPagesResponse,
  AppTemplateProblemCountResponse,
  AppTemplateProblemsResponse,
  AppThemeResponse,
  TemplatePreviewResponse,
} from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { fromWire, type PreviewInput, renderPreview, type Wire } from '@quoin/rendering/preview';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { pageRoutes } from '../../storefront/routes/pages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import { type AppClient, answerOf, createAppClient, signInMember, testKeyFor } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createRenderPool, type RenderPool } from '../preview/renderPool.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const worker = join(here, `.renderWorker-${process.pid}.mjs`);
const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: true };

let database: TestDatabase;
let themes: string;
let pages: SitePages;
let pool: RenderPool;
let client: AppClient;
let shop: TestShop;
let owner: string;
let clock = Date.now();

/** Each macro calls the one before it ten times: harmless alone, a hundred million calls together. */
const HOSTILE = [
  '{.macro m0.html}x{.end}',
  ...Array.from(
    { length: 8 },
    (_, index) => `{.macro m${index + 1}.html}${`{@|apply m${index}.html}`.repeat(10)}{.end}`,
  ),
  '{@|apply m8.html}',
].join('');

beforeAll(async () => {
  database = await createTestDatabase();
  themes = await mkdtemp(join(tmpdir(), 'quoin-tryout-'));
  await cp(join(THEMES_FOLDER, 'quoin'), join(themes, 'quoin'), { recursive: true });
  await mkdir(join(themes, 'crooked/collections'), { recursive: true });
  await mkdir(join(themes, 'crooked/blocks'));
  const write = (name: string, text: string) => writeFile(join(themes, 'crooked', name), text);
  await write('template.conf', '{"layouts":{"default":{"regions":["site"]}}}');
  await write(
    'site.region',
    '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}<footer>END</footer></body></html>',
  );
  await write('collections/blog.list', '<h1>{collection.title}</h1>\n\n  {title|nowhere}\n');
  await write('collections/products.list', HOSTILE);
  await write('blocks/card.block', 'one\n{.strange}\n');
  await build({
    entryPoints: [join(here, '../preview/renderWorker.ts')],
    outfile: worker,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  pool = createRenderPool({ workerUrl: pathToFileURL(worker), maxRunning: 2, maxWaiting: 3 });
  const settings = { db: database.db, config, log: createLog('silent'), now: () => clock, themesFolder: themes };
  pages = createSitePages({ ...settings, renderPool: pool });
  shop = await addTestShop(database.db, 'salt', 'crooked');
  client = createAppClient({ db: database.db, pages });
  owner = await signInMember(client, shop.siteId, 'owner', { roles: [ROLES.admin], isOwner: true });
});
afterAll(async () => {
  await pages.close();
  await database.close();
  await rm(themes, { recursive: true, force: true });
  await rm(worker, { force: true });
});

const path = (rest: string) => `/api/app/sites/salt/templates${rest}`;
const get = async <Answer>(rest: string, query: Record<string, string> = {}): Promise<Answer> =>
  answerOf<Answer>(await client.callAs(owner, { path: path(rest), query }));
const visit = async (address: string): Promise<{ status: number; text: string }> => {
  const reply = await pages.renderSitePage(await shop.load(), { path: address, query: {}, headers: {} });
  await pages.diagnostics.settled();
  return { status: reply.status, text: Buffer.from(reply.body ?? '').toString() };
};
const preview = async (files: Record<string, string>, page = '/journal') => {
  const reply = await client.callAs(owner, { method: 'POST', path: path('/preview'), body: { path: page, files } });
  return { status: reply.status, answer: answerOf<TemplatePreviewResponse>(reply) };
};

describe('problems of templates', () => {
  it('never reach visitors: the page is there without the broken part', async () => {
    const { status, text } = await visit('/journal');
    expect(status).toBe(200);
    expect(text).toContain('<h1>Journal</h1>');
    expect(text).toContain('<footer>END</footer>');
    expect(text).not.toMatch(/nowhere' is unknown|SyntaxError|FORMATTER_UNKNOWN|blog\.list/);
  });

  it('leave an empty part where a template uses up its budget, and the rest of the page stands', async () => {
    const { status, text } = await visit('/shop');
    expect(status).toBe(200);
    expect(text).toContain('<footer>END</footer>');
    expect(text).not.toContain('LimitError');
  });

  it('leave the page standing for visitors over HTTP too', async () => {
    const wire = await openWire({
      siteRoutes: pageRoutes({
        db: database.db,
        pages,
        config,
        keyFor: testKeyFor,
        drafts: createDraftMemory(),
        members: passwordService(database.db, () => clock),
        now: () => clock,
      }),
      findSite: () => shop.load(),
    });
    const heard = await wire.ask({ path: '/shop', headers: { 'accept-encoding': 'identity' } });
    await wire.close();
    expect([heard.status, heard.text.includes('<footer>END</footer>')]).toEqual([200, true]);
    expect(heard.text).not.toMatch(/LimitError|STEPS_EXHAUSTED|products\.list/);
  });

  it('are listed for the owner with file, place, sentence, page and the lines around', async () => {
    const { problems, files, nextCursor, resolvedCount } = await get<AppTemplateProblemsResponse>('/problems');
    expect([nextCursor, resolvedCount]).toEqual([null, 0]);
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        code: 'FORMATTER_UNKNOWN',
        message: "SyntaxError: Formatter 'nowhere' is unknown",
        file: 'collections/blog.list',
        line: 3,
        column: 3,
        pagePath: '/journal',
        pageUrl: 'http://salt.localhost:3000/journal',
        excerpt: { firstLine: 1, lines: ['<h1>{collection.title}</h1>', '', '  {title|nowhere}', ''] },
      }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'STEPS_EXHAUSTED', file: 'collections/products.list', pagePath: '/shop' }),
    );
    const warning = problems.find(({ severity }) => severity === 'warning');
    expect(warning).toMatchObject({ severity: 'warning', file: 'blocks/card.block', line: 2, pagePath: null });
    expect(files).toContainEqual({ file: 'blocks/card.block', errors: 0, warnings: 1, notes: 0 });
    const count = await get<AppTemplateProblemCountResponse>('/problems/count');
    expect(count.warnings).toBe(1);
    expect(count.errors).toBeGreaterThanOrEqual(2);
  });

  it('can be put aside until the theme changes', async () => {
    const { problems } = await get<AppTemplateProblemsResponse>('/problems');
    const { id } = problems.find(({ severity }) => severity === 'warning')!;
    const dismissed = await client.callAs(owner, { method: 'POST', path: path(`/problems/${id}/dismiss`) });
    expect(dismissed.status).toBe(204);
    expect((await get<AppTemplateProblemCountResponse>('/problems/count')).warnings).toBe(0);
    const { problems: resolved } = await get<AppTemplateProblemsResponse>('/problems', { state: 'resolved' });
    expect(resolved).toMatchObject([{ id, isDismissed: true }]);
  });

  it('are resolved when the theme no longer has them, and can be cleared', async () => {
    await writeFile(join(themes, 'crooked/collections/blog.list'), '<h1>{collection.title}!</h1>');
    clock += 1000;
    expect((await visit('/journal')).text).toContain('<h1>Journal!</h1>');
    const open = await get<AppTemplateProblemsResponse>('/problems');
    expect(open.problems.map(({ file }) => file)).not.toContain('collections/blog.list');
    expect(
      open.problems.map(({ severity }) => severity),
      'what was dismissed is still wrong',
    ).toContain('warning');
    expect(open.resolvedCount).toBeGreaterThan(0);
    const cleared = await client.callAs(owner, { method: 'DELETE', path: path('/problems/resolved') });
    expect(answerOf(cleared)).toEqual({ cleared: open.resolvedCount });
    expect((await get<AppTemplateProblemsResponse>('/problems')).resolvedCount).toBe(0);
  });
});

describe('trying templates out', () => {
  it('gives the browser all that renders a page, and both render the same', async () => {
    const theme = await get<AppThemeResponse>('/theme');
    expect(theme.name).toBe('crooked');
    expect(Object.keys(theme.packs)).toEqual(['en']);
    const { status, material } = await get<AppPreviewMaterialResponse>('/material', { path: '/journal?page=1' });
    expect(status).toBe(200);
    const changed = { 'collections/blog.list': '{.repeated section items}<b>{title}</b>{.end}' };
    const files = new Map(Object.entries({ ...theme.files, ...changed }));
    const fallback = theme.fallback && new Map(Object.entries(theme.fallback));
    const input = { ...(fromWire(material as Wire) as PreviewInput), files, fallback };
    const { answer } = await preview(changed);
    expect(answer.stopped).toBeNull();
    expect(answer.html).toContain('<b>Post 5</b><b>Post 4</b>');
    expect(renderPreview(input).html).toBe(answer.html);
    expect((await visit('/journal')).text, 'nothing was published').not.toContain('<b>');
  });

  it('loads what new tags ask for', async () => {
    const query = '<squarespace:query collection="shop" limit="1">{items.0.title}</squarespace:query>';
    expect((await preview({ 'collections/blog.list': query })).answer.html).toContain('Dunes');
    const needs = [{ kind: 'query', collection: 'shop', limit: 1, skip: 0, category: '', tag: '', featured: false }];
    const asked = await get<AppPreviewMaterialResponse>('/material', { path: '/about', needs: JSON.stringify(needs) });
    expect(JSON.stringify(asked.material)).toContain('Dunes');
  });

  it('writes dates and amounts in the site’s language', async () => {
    const files = { 'collections/blog.item': '{item.publishOn|datetime date:long}' };
    expect((await preview(files, '/journal/post-5')).answer.html).toContain('January 5, 2026');
    await database.db.acrossSites((trx) =>
      trx.updateTable('website').set({ language: 'de-DE' }).where('id', '=', shop.siteId).execute(),
    );
    pages.invalidate(shop.siteId);
    const german = (await preview(files, '/journal/post-5')).answer.html;
    await database.db.acrossSites((trx) =>
      trx.updateTable('website').set({ language: 'en-US' }).where('id', '=', shop.siteId).execute(),
    );
    pages.invalidate(shop.siteId);
    expect(german).toContain('5. Januar 2026');
  });

  it('compiles changed stylesheets and answers them on the app’s origin', async () => {
    const conf = '{"layouts":{"default":{"regions":["site"]}},"stylesheets":["a.less"]}';
    const { answer } = await preview({
      'template.conf': conf,
      'styles/a.less': '@c: teal; h1 { color: @c }\nh2 { top: @no }',
    });
    expect(answer.problems).toContainEqual(
      expect.objectContaining({ code: 'stylesheetError', file: 'styles/a.less', line: 2 }),
    );
    const hashes = [...answer.html.matchAll(/\/assets\/site\/([0-9a-f]{20})\.css/g)].map((match) => match[1]);
    const [lent, own] = await Promise.all(
      hashes.map((hash) => client.callAs(owner, { path: path(`/styles/${hash}.css`) })),
    );
    expect([own?.status, String(own?.body)]).toEqual([200, expect.stringContaining('h1{color:#008080}')]);
    expect([lent?.status, String(lent?.body)]).toEqual([200, expect.stringContaining('.product__columns')]);
  });

  it('lists the pages to choose from', async () => {
    const { pages: listed } = await get<AppPreviewPagesResponse>('/pages');
    expect(listed.map((page) => page.path)).toEqual(
      expect.arrayContaining(['/', '/shop', '/shop/dunes', '/journal', '/about']),
    );
    expect(listed.map((page) => page.path)).not.toContain('/draft');
  });

  it('refuses what is no page, no file of a theme, or too much', async () => {
    expect((await preview({}, 'https://evil.example')).status).toBe(400);
    expect((await preview({ '../../main.ts': '' })).status).toBe(400);
    expect((await preview({ 'site.region': 'x'.repeat(512 * 1024 + 1) })).status).toBe(400);
  });
});

describe('a hostile preview', () => {
  it('is answered with the reason, within its time', async () => {
    const { status, answer } = await preview({ 'collections/blog.list': HOSTILE });
    expect(status).toBe(200);
    expect(answer.problems.map(({ code }) => code)).toContain('STEPS_EXHAUSTED');
    expect(answer.html).toContain('<footer>END</footer>');
  });

  it('does not keep anybody waiting: another request is answered meanwhile, and threads are bounded', async () => {
    // Its stylesheets are made once, which takes its time in the source tree.
    await visit('/journal');
    const slow = createRenderPool({
      workerUrl: pathToFileURL(await endlessWorker()),
      deadline: 6_000,
      maxRunning: 2,
      maxWaiting: 1,
    });
    const input = {} as PreviewInput;
    const all = [1, 2, 3, 4, 5].map(() => slow.render(input));
    let isOver = false;
    void Promise.race(all.slice(0, 2)).then(() => {
      isOver = true;
    });
    const answered = await visit('/about');
    expect([answered.status, isOver, slow.running]).toEqual([200, false, 2]);
    const outcomes = await Promise.all(all);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['stopped', 'stopped', 'stopped', 'busy', 'busy']);
    expect(slow.running).toBe(0);
    await slow.close();
  });

  it('is ended when it takes too much memory', async () => {
    const greedy = join(themes, 'greedy.mjs');
    await writeFile(
      greedy,
      `import { parentPort } from 'node:worker_threads';
parentPort.on('message', () => { const all = []; for (;;) all.push(new Array(10_000).fill({})); });
parentPort.postMessage({ kind: 'ready' });`,
    );
    const own = createRenderPool({ workerUrl: pathToFileURL(greedy), deadline: 10_000 });
    expect(await own.render({} as PreviewInput)).toEqual({ kind: 'stopped', reason: 'memory' });
    await own.close();
  });
});

/** A thread that never answers: what a fault of the engine itself would look like. */
async function endlessWorker(): Promise<string> {
  const file = join(themes, 'endless.mjs');
  const source = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', () => { for (;;); });
parentPort.postMessage({ kind: 'ready' });`;
  await writeFile(file, source);
  return file;
}

describe('templates that change while the process runs', () => {
  it('are rendered in a thread first; one that must be ended leaves visitors with what was there before', async () => {
    const stopping: RenderPool = {
      render: async () => ({ kind: 'stopped', reason: 'time' }),
      running: 0,
      close: async () => {},
    };
    const settings = { db: database.db, config, log: createLog('silent'), now: () => clock, themesFolder: themes };
    const own = createSitePages({ ...settings, renderPool: stopping });
    const site = await shop.load();
    const show = async () => {
      const reply = await own.renderSitePage(site, { path: '/journal', query: {}, headers: {} });
      return Buffer.from(reply.body ?? '').toString();
    };
    expect(await show()).toContain('Journal!');
    const file = join(themes, 'crooked/collections/blog.list');
    await writeFile(file, '<h1>never seen</h1>');
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    clock += 1000;
    expect(await show()).toContain('Journal!');
    await own.close();
    const rows = await database.asOwner<{ code: string }>(
      "select code from template_diagnostic where website_id = $1 and code = 'TIME_EXHAUSTED' and page_path = '/journal'",
      [shop.siteId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('who may', () => {
  it('only people who change the design see sources and previews; editors see the errors (AUT-2)', async () => {
    const editor = await signInMember(client, shop.siteId, 'editor', { roles: [ROLES.editor] });
    const status = async (rest: string) => (await client.callAs(editor, { path: path(rest) })).status;
    expect(await status('/problems')).toBe(200);
    for (const rest of ['/theme', '/pages', '/material']) expect(await status(rest), rest).toBe(403);
    const body = { path: '/', files: {} };
    expect((await client.callAs(editor, { method: 'POST', path: path('/preview'), body })).status).toBe(403);
    const manager = await signInMember(client, shop.siteId, 'store', { roles: [ROLES.storeManager] });
    expect((await client.callAs(manager, { path: path('/problems') })).status).toBe(403);
    expect((await client.call({ path: path('/theme') })).status).toBe(401);
  });

  it('nobody of another site: it is not there for them (AUT-1)', async () => {
    const other = await addTestShop(database.db, 'pepper', 'quoin');
    const stranger = await signInMember(client, other.siteId, 'stranger', { roles: [ROLES.admin], isOwner: true });
    for (const rest of ['/problems', '/problems/count', '/theme', '/pages', '/material']) {
      expect((await client.callAs(stranger, { path: path(rest) })).status, rest).toBe(404);
    }
    const body = { path: '/', files: {} };
    expect((await client.callAs(stranger, { method: 'POST', path: path('/preview'), body })).status).toBe(404);
    const own = await client.callAs(stranger, { path: '/api/app/sites/pepper/templates/problems' });
    expect(answerOf<AppTemplateProblemsResponse>(own).problems).toEqual([]);
    const [foreign] = await database.asOwner<{ id: string }>(
      'select id from template_diagnostic where website_id = $1',
      [shop.siteId],
    );
    const dismissed = await client.callAs(stranger, {
      method: 'POST',
      path: `/api/app/sites/pepper/templates/problems/${foreign!.id}/dismiss`,
    });
    expect(dismissed.status).toBe(404);
  });
});
