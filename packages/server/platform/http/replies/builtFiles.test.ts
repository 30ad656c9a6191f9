import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWire, type Wire } from '../testing/wire.ts';
import { builtFileRoutes } from './builtFiles.ts';
import { loadStaticFiles } from './staticFiles.ts';

let wire: Wire;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-built-'));
  writeFileSync(join(folder, 'loader.js'), 'export const a = 1;');
  const files = loadStaticFiles(folder);
  wire = await openWire({
    siteRoutes: builtFileRoutes({ storefront: files, fonts: files, libraries: files, canvas: files }),
  });
});
afterAll(async () => {
  await wire.close();
  rmSync(folder, { recursive: true });
});

describe('built files', () => {
  it('are served on every site, without a cookie', async () => {
    for (const host of ['one.sites.test', 'two.sites.test']) {
      const heard = await wire.ask({
        host,
        path: '/assets/storefront/loader.js',
        headers: { cookie: `CART=${'a'.repeat(22)}` },
      });
      expect([heard.status, heard.text, heard.setCookies]).toEqual([200, 'export const a = 1;', []]);
      expect(heard.headers['content-type']).toContain('javascript');
    }
    expect((await wire.ask({ path: '/assets/fonts/loader.js' })).status).toBe(200);
  });

  it('are only those of the folder (SC-37)', async () => {
    expect((await wire.ask({ path: '/assets/storefront/other.js' })).status).toBe(404);
    const climb = await wire.say(
      'GET /assets/storefront/../../package.json HTTP/1.1\r\nHost: one.sites.test\r\nConnection: close\r\n\r\n',
    );
    expect(climb).toMatch(/^HTTP\/1\.1 400 /);
  });
});
