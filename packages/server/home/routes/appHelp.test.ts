import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStaticFiles } from '../../platform/http/replies/staticFiles.ts';
import type { AppRequest } from '../../platform/http/route.ts';
import { Router } from '../../platform/http/router.ts';
import { appHelpRoutes } from './appHelp.ts';

let folder: string;
let routes: ReturnType<typeof appHelpRoutes>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-help-'));
  mkdirSync(join(folder, 'settings'));
  for (const name of ['index.html', 'orders.html', 'settings/taxes.html', 'pages.json', 'notes.txt'])
    writeFileSync(join(folder, name), name);
  routes = appHelpRoutes(loadStaticFiles(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('help', () => {
  it.each([
    ['/help', 'index.html', 'text/html; charset=utf-8'],
    ['/help/', 'index.html', 'text/html; charset=utf-8'],
    ['/help/orders', 'orders.html', 'text/html; charset=utf-8'],
    ['/help/settings/taxes', 'settings/taxes.html', 'text/html; charset=utf-8'],
    ['/help/pages.json', 'pages.json', 'application/json; charset=utf-8'],
  ])('is for everyone at %s', async (path, body, type) => {
    const route = new Router(routes).find('GET', path)?.route;
    const reply = await route?.handle({ path, headers: {} } as AppRequest);
    expect(route?.access).toBe('public');
    expect(reply?.headers).toMatchObject({ 'content-type': type });
    expect(new TextDecoder().decode(reply?.body as Uint8Array)).toBe(body);
  });

  it('leaves a site called “help” its addresses', () => {
    const site = { method: 'GET', path: '/:site/config/*' };
    const router = new Router([...routes, site]);
    for (const path of ['/help/config', '/help/config/orders'])
      expect(router.find('GET', path)).toMatchObject({ route: site, params: { site: 'help' } });
    expect(router.find('GET', '/help/notes.txt')).toBeNull();
  });
});
