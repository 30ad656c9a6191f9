import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { examine } from '../doctor/examine.ts';
import type { Config } from '../platform/config.ts';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { expectPlannedLooks } from '../siteMaking/testing/plannedLooks.ts';
import { createAccounts } from '../team/accounts.ts';
import { testKeyFor } from '../testing/appClient.ts';
import { newId } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { demoNamed } from './demos.ts';
import { ensureDemo } from './ensureDemo.ts';

let test: TestDatabase;
let root: string;

/** The smallest of them. */
const CAFE = demoNamed('cafe');
const ITEMS = 12;

beforeAll(async () => {
  test = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'quoin-demo-'));
});
beforeEach(async () => {
  await rm(join(root, 'data'), { recursive: true, force: true });
  await test.asOwner('delete from website');
  await test.asOwner('delete from account');
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

const deps = () => ({ db: test.db, files: localFileStore(join(root, 'files')), newId, now: Date.now, randomBytes });
const accounts = () => createAccounts({ ...deps(), keyFor: testKeyFor });
function start(onStart: () => void = () => undefined, isAskedFor = false, demo = CAFE) {
  const config = { dataDir: join(root, 'data') } as Config;
  return ensureDemo({ ...deps(), config }, accounts(), { demo, isAskedFor, onStart });
}
const count = async (table: string) =>
  Number((await test.asOwner<{ n: string }>(`select count(*) n from ${table}`))[0]!.n);

describe('an empty installation', () => {
  it('gets the demo shop and an owner who can sign in', async () => {
    const owner = (await start())!;
    expect(await accounts().signIn({ ...owner, ip: '127.0.0.1' } as never)).toMatchObject({ ok: true });
    expect(await test.asOwner('select roles, is_owner from membership')).toEqual([{ roles: [1], is_owner: true }]);
    expect(await count('item')).toBe(ITEMS);
    expect(await test.asOwner('select title from item where main_image_id is null')).toEqual([]);
    const files = 'select title, filename from digital_file file join item on item.id = file.product_id';
    expect(await test.asOwner(files)).toEqual([{ title: 'Brühanleitung als PDF', filename: 'bruehanleitung.pdf' }]);
    expect(await test.asOwner('select display_name from category order by display_index')).toEqual(
      ['Kaffee', 'Zubehör', 'Geschenke', 'Kurse'].map((display_name) => ({ display_name })),
    );
    expect(await examine({ db: test.db }, null)).toEqual([]);
    const [{ id }] = (await test.asOwner<{ id: string }>('select id from website')) as [{ id: string }];
    await expectPlannedLooks(test, id);
    expect((await stat(join(root, 'data/demo-owner.json'))).mode & 0o077).toBe(0);
  });

  it('gets each picture once, with its text, and its widths and size in the posts', async () => {
    await start(undefined, false, demoNamed('prints'));
    expect(await test.asOwner('select sha256 from asset group by 1 having count(*) > 1')).toEqual([]);
    expect(await test.asOwner("select filename from asset where alt_text = ''")).toEqual([]);
    const posts = await test.asOwner<{ body: string }>("select body from item where body like '%<img%'");
    expect(posts.length).toBeGreaterThan(0);
    for (const { body } of posts)
      expect(body).toMatch(
        /<img src="\/s\/images\/[^"]+\?format=1500w" srcset="[^"]+ 1000w[^"]*" .*width="\d+" height="\d+"/,
      );
  });

  it('is filled once: later starts say the sign-in again until its file is gone', async () => {
    const first = await start();
    const onStart = vi.fn();
    expect(await start(onStart)).toEqual(first);
    await rm(join(root, 'data/demo-owner.json'));
    expect(await start(onStart)).toBeNull();
    expect(onStart).not.toHaveBeenCalled();
    expect(await count('website')).toBe(1);
  });
});

describe('a demo that is asked for by name', () => {
  it('is made beside the sites that are there, once, with the same owner', async () => {
    await start();
    const onStart = vi.fn();
    const other = { ...CAFE, identifier: 'other' };
    await start(onStart, true, other);
    await start(onStart, true, other);
    expect(onStart).toHaveBeenCalledOnce();
    expect([await count('website'), await count('account'), await count('membership')]).toEqual([2, 1, 2]);
  });

  it('is refused where there is none of that name', () => {
    expect(() => demoNamed('bakery')).toThrow('There is no demo "bakery", only prints, studio, cafe.');
  });
});

describe('a first start that fails', () => {
  it('leaves no half-made site behind, and the next one succeeds', async () => {
    const folder = join(root, 'broken');
    await cp(CAFE.folder, folder, { recursive: true });
    await rm(join(folder, 'content/item.jsonl'));
    await expect(start(undefined, false, { ...CAFE, folder })).rejects.toThrow('archiveIncomplete');
    expect(await count('website')).toBe(0);
    expect(await start()).not.toBeNull();
    expect(await count('item')).toBe(ITEMS);
  });

  it('and was killed is begun anew, with the owner that was already made', async () => {
    const owner = await start();
    await test.asOwner(`update website set settings = settings || '{"isUnfinished": true}'`);
    await test.asOwner('delete from membership');
    const onStart = vi.fn();
    expect(await start(onStart)).toEqual(owner);
    expect(onStart).toHaveBeenCalledOnce();
    expect([await count('website'), await count('item'), await count('membership')]).toEqual([1, ITEMS, 1]);
    const [site] = await test.asOwner<{ settings: object }>('select settings from website');
    expect(site!.settings).not.toHaveProperty('isUnfinished');
  });

  it('because a page that is to have a password is not there says so', async () => {
    await expect(start(undefined, false, { ...CAFE, passwords: { nowhere: 'x' } })).rejects.toThrow('nowhere');
    expect(await count('website')).toBe(0);
  });
});
