import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '@quoin/domain/formats';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { isWithin } from './searchPattern.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const isFound = (stored: string, typed: string): Promise<boolean> =>
  database.db.acrossSites(async (trx) => {
    const columns = [sql`'elsewhere'`, sql`${stored}::text`];
    const { rows } = await sql<{ found: boolean }>`SELECT ${isWithin(columns, typed)} AS found`.execute(trx);
    return rows[0]?.found ?? false;
  });

describe('what is searched in the app', () => {
  it.each([
    ['İstanbul Kağıt', 'istanbul'],
    ['Işıl Yıldız', 'isil yildiz'],
    ['ISTANBUL', 'ıstanbul'],
    ['Zoë Müller', 'Zoë'.normalize('NFD')],
    ['Zoë Müller'.normalize('NFD'), 'muller'],
    ['SKU-0042', 'ＳＫＵ－００４２'],
    ['ｶﾞﾗｽ', 'ガラス'],
    ['हिन्दी किताब', 'किताब'],
    ['เสื้อยืด สีน้ำเงิน', 'สีน้ำเงิน'],
    ['إطار خشبي', 'خشبي'],
    ['50 % Leinen_A', '%'],
    ['ΟΔΟΣ', 'οδος'],
  ])('%s is found by %s', async (stored, typed) => {
    expect(await isFound(stored, typed)).toBe(true);
  });

  it.each([
    ['कि', 'की'],
    ['Leinen', '%'],
    ['Leinen', '_einen'],
  ])('%s is not found by %s', async (stored, typed) => expect(await isFound(stored, typed)).toBe(false));

  it('is compared so in every list: no query has a pattern of its own', () => {
    const server = join(import.meta.dirname, '../..');
    const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\bstorage\/[^/]+(?<!\.test)\.ts$/.test(name) && !name.startsWith('node_modules'),
    );
    const own = files.filter((name) => /\bilike\b/i.test(readFileSync(join(server, name), 'utf8')));
    // A mail address that is cut out of "Name <address>" is no search.
    expect(own).toEqual(['customers/storage/personalData.ts']);
  });

  it('compares as the browser does', async () => {
    for (const text of ['Straße', 'Ångström', 'ﬁn', '①', 'Ǆ']) {
      expect([text, await isFound(text, foldText(text))]).toEqual([text, true]);
    }
  });
});
