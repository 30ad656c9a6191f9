import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newContext, watchForErrors } from '../testing/browser.ts';
import { runToEnd } from '../testing/installation.ts';
import { type OwnShop, openOwnShop } from '../testing/ownShop.ts';

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json' },
  ...{ '.webp': 'image/webp', '.jpg': 'image/jpeg', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' },
};
let shop: OwnShop;
let folder: string;
let server: Server;
let origin: string;

/** As plain as file servers are. */
function answer(path: string): { readonly status: number; readonly type: string; readonly body: Buffer } {
  const wanted = join(folder, decodeURIComponent(path.split('?')[0]!));
  const isFolder = statSync(wanted, { throwIfNoEntry: false })?.isDirectory() === true;
  const file = isFolder ? join(wanted, 'index.html') : wanted;
  const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const found = isThere ? file : join(folder, '404.html');
  return {
    status: isThere ? 200 : 404,
    type: TYPES[extname(found)] ?? 'application/octet-stream',
    body: readFileSync(found),
  };
}

beforeAll(async () => {
  shop = await openOwnShop();
  folder = join(mkdtempSync(join(tmpdir(), 'quoin-static-e2e-')), 'site');
  server = createServer((request, response) => {
    const { status, type, body } = answer(request.url ?? '/');
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { dataDir, env, port } = shop;
  const words = ['export', 'static', folder, '--site', 'demo', '--origin', origin];
  const ended = await runToEnd('cli', words, { dataDir, port, env });
  expect([ended.code, ended.errors]).toEqual([0, '']);
}, 240_000);
afterAll(async () => {
  server?.close();
  await shop?.close();
  if (folder !== undefined) rmSync(join(folder, '..'), { recursive: true, force: true });
});

it('has no link and no part that is not there, whatever serves it (IMP-1)', () => {
  const broken: string[] = [];
  let count = 0;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )) {
    const at = new URL(`/${file.split('/').map(encodeURIComponent).join('/')}`, origin);
    const html = readFileSync(join(folder, file), 'utf8');
    const written = [...html.matchAll(/\s(?:href|src|action|poster)="([^"#]+)/g)].map(([, url]) => url!);
    const sources = [...html.matchAll(/srcset="([^"]*)"/g)].flatMap(([, all]) =>
      all!.split(', ').map((each) => each.split(' ')[0]!),
    );
    for (const url of [...written, ...sources].map((each) => new URL(each.replaceAll('&amp;', '&'), at))) {
      if (url.origin !== origin) continue;
      count += 1;
      if (answer(url.pathname).status !== 200) broken.push(`${file}: ${url.pathname}`);
    }
  }
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(1_000);
});

it('shows a product as the live site does, finds it, and leads to the live site to buy it (IMP-1)', async () => {
  const context = await newContext(shop.browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  const addButton = () => page.locator('main form button[type=submit]', { hasText: /add to cart/i });
  const looksLike = async (address: string) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('main img').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const parts = [page.locator('h1'), page.locator('main img').first(), addButton().first()];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    return boxes.flatMap((box) => [box?.x ?? -1, box?.width ?? -1]);
  };
  const live = await looksLike(`${shop.shopOrigin}/shop/ridge-lines`);
  const own = await looksLike(`${origin}/shop/ridge-lines/`);
  // A font that comes a moment later makes words a little wider.
  expect(own.map((size, index) => Math.abs(size - live[index]!) < 8)).toEqual(live.map(() => true));
  await addButton().first().click();
  await page.waitForURL(`${shop.shopOrigin}/shop/ridge-lines**`);
  await page.goto(`${origin}/search/?q=ridge`);
  await page.locator('.found a', { hasText: 'Ridge Lines' }).first().click();
  await page.waitForURL(`${origin}/shop/ridge-lines/`);
  expect(errors).toEqual([]);
});
