import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

it('SiteUserInfo is written by one file of the server and read by none (SES-2, SC-31)', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)(dist|node_modules)\//.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  const naming = files.filter((name) => readFileSync(join(SERVER, name), 'utf8').includes('SiteUserInfo'));
  expect(naming).toEqual(['members/routes/memberCookies.ts']);
});
