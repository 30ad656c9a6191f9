import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMigrations } from './migrate.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const RELEASED = join(import.meta.dirname, 'releasedMigrations.txt');

it('leaves every released migration as databases know it; a new one gets its line here', async () => {
  const lines = (await readMigrations(FOLDER)).map(({ name, checksum }) => `${checksum}  ${name}`);
  expect(lines.join('\n')).toBe(readFileSync(RELEASED, 'utf8').trim());
});
