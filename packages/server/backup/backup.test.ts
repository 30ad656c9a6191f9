import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '../archive/index.ts';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { examine } from '../doctor/index.ts';
import { type Installation, openInstallation } from '../installation.ts';
import { readConfig } from '../platform/config.ts';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { createLog } from '../platform/log.ts';
import { findSite } from '../sites/index.ts';
import { addShop, newId } from '../testing/appShop.ts';
import { createTestDatabase, databaseAt, MIGRATIONS_DIR, SILENT, withAdmin } from '../testing/database.ts';
import { folderBackups } from './places/folderBackups.ts';
import { removeScratch, restoreFolder } from './restoreFolder.ts';
import { writeBackup } from './writeBackup.ts';

const NOW = Date.UTC(2026, 10, 30, 3);
const PICTURE = randomBytes(40_000);
const FILES = 200;

let shop: SaleShop;
let folder: string;
let source: string;
let picture: string;

beforeAll(async () => {
  shop = await openSaleShop();
  folder = mkdtempSync(join(tmpdir(), 'quoin-backup-'));
  source = join(folder, 'source');
  const quiet = await addShop(shop.db, { identifier: 'quiet' });
  const files = localFileStore(join(source, 'files'));
  const { sha256 } = await files.put(quiet.id, PICTURE);
  picture = join(source, 'files', quiet.id, sha256.slice(0, 2), sha256);
  for (let count = 1; count < FILES; count += 1) await files.put(quiet.id, Buffer.from(`file ${count}`));
  const asset = { id: newId(), website_id: quiet.id, sha256 };
  await shop.test.asOwner(
    `insert into asset (website_id, id, sha256, filename, name, content_type, byte_size, kind, created_at)
     values ($1, $2, $3, 'a.png', E'a "strange"\\name\ttab', 'image/png', 40000, 'image', now())`,
    [asset.website_id, asset.id, asset.sha256],
  );
  // Several parts of one table.
  await shop.test.asOwner(
    `insert into audit_event (website_id, id, actor, action, details, created_at)
     select $1, gen_random_uuid(), 'Ada', 'page.update', jsonb_build_object('was', repeat(md5(n::text), 100)), now()
     from generate_series(1, 4000) n`,
    [shop.site.id],
  );
  writeFileSync(join(source, 'secret-key'), randomBytes(32).toString('base64url'));
});
afterAll(async () => {
  await shop.close();
  await removeScratch(join(folder, 'restored'));
  rmSync(folder, { recursive: true });
});

const inFolder = () => folderBackups(folder, (name) => join(folder, name));

const backUp = (name: string, passphrase: string | null = null) =>
  writeBackup({
    ...{
      target: { connectionString: shop.test.url },
      dataDir: source,
      files: localFileStore(join(source, 'files')),
      now: NOW,
    },
    ...{ store: inFolder(), name, passphrase },
  });

const restore = (name: string, to: string, more: Partial<Parameters<typeof restoreFolder>[0]> = {}) =>
  restoreFolder({
    ...{ config: { dataDir: join(folder, to), databaseUrl: null }, store: inFolder(), name, passphrase: null },
    ...{ migrationsDir: MIGRATIONS_DIR, log: SILENT, mayReplace: false, now: NOW },
    ...more,
  });

const open = (env: Record<string, string>) =>
  openInstallation(readConfig(env, '/'), createLog('silent'), {
    database: 'start',
    messages: 'send',
    now: () => NOW,
  });

/** The whole archive of the site that nobody changes. */
async function archiveOf(installation: Installation): Promise<Buffer> {
  const site = await findSite(installation, { identifier: 'quiet' });
  const wanted = { baseUrl: 'https://quiet.example', actor: PRODUCT_ITSELF, isContentOnly: false };
  const { bytes } = await exportSite(installation, site!, wanted);
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A buyer after the other, until told to stop. */
async function sell(itemId: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const buyer = shop.newBuyer();
    await shop.pay(buyer, await shop.readyToPay(buyer, itemId, 1));
  }
}

describe('a backup', () => {
  it('made while carts and orders are written restores to one moment of them, and the rest byte by byte', async () => {
    const itemId = await shop.addProduct({ title: 'Sold meanwhile', stock: 10_000 });
    let isOver = false;
    const selling = Promise.all([sell(itemId, () => isOver), sell(itemId, () => isOver)]);
    while ((await shop.count('sales_order')) < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    const before = await shop.count('sales_order');
    const made = await backUp('while-selling');
    const after = await shop.count('sales_order');
    isOver = true;
    await selling;
    expect(made.files).toBe(FILES);
    const restored = await restore('while-selling', 'restored');
    expect(restored).toMatchObject({
      rows: made.rows,
      files: FILES,
      damaged: [],
      missing: [],
      putAside: null,
      secretKey: 'file',
    });
    const was = await open({ DATA_DIR: source, DATABASE_URL: shop.test.url });
    const is = await open({ DATA_DIR: join(folder, 'restored') });
    try {
      expect(await examine(is, null)).toEqual([]);
      const orders = await is.db.inSite({ websiteId: shop.site.id }, (trx) =>
        trx.selectFrom('sales_order').select('id').execute(),
      );
      expect(orders.length).toBeGreaterThanOrEqual(before);
      expect(orders.length).toBeLessThanOrEqual(after);
      expect(is.keyFor('crumb')).toEqual(was.keyFor('crumb'));
      expect((await archiveOf(is)).equals(await archiveOf(was))).toBe(true);
    } finally {
      await was.close();
      await is.close();
    }
  }, 300_000);

  it('goes into no folder that holds data, unless that may be put aside', async () => {
    await expect(restore('while-selling', 'restored')).rejects.toThrow(/holds data.*--replace/);
    const empty = await createTestDatabase();
    const config = { dataDir: join(folder, 'restored'), databaseUrl: empty.url };
    const { putAside } = await restore('while-selling', 'restored', { config, mayReplace: true });
    expect(readdirSync(putAside!).sort()).toEqual(['database', 'files', 'secret-key']);
    expect(readdirSync(config.dataDir).sort()).toEqual(['files', basename(putAside!), 'secret-key']);
    await removeScratch(putAside!);
    await empty.close();
  }, 300_000);

  it('says which file was damaged or missing before', async () => {
    writeFileSync(picture, Buffer.from(PICTURE).fill(0, 100, 101));
    await backUp('with-damage');
    rmSync(picture);
    await backUp('without-it');
    writeFileSync(picture, PICTURE);
    const empty = await createTestDatabase();
    const config = { dataDir: join(folder, 'damaged'), databaseUrl: empty.url };
    const name = picture.slice(source.length + 1);
    expect(await restore('with-damage', 'damaged', { config })).toMatchObject({ damaged: [name], missing: [] });
    await empty.asOwner('truncate website, account cascade');
    const again = await restore('without-it', 'damaged', { config, mayReplace: true });
    expect(again).toMatchObject({ damaged: [], missing: [name] });
    await empty.close();
  }, 300_000);

  it('that is encrypted, cut off or changed leaves nothing behind but a sentence', async () => {
    await backUp('sealed', 'correct horse');
    const dataDir = join(folder, 'nothing');
    const empty = await createTestDatabase();
    const attempt = (name: string, passphrase: string | null = null, databaseUrl = empty.url) =>
      restore(name, 'nothing', { passphrase, config: { dataDir, databaseUrl } }).catch((error: Error) => error.message);
    expect(await attempt('sealed')).toBe('The backup is encrypted: give its passphrase.');
    expect(await attempt('sealed', 'wrong')).toBe('The passphrase is wrong.');
    expect(await attempt('sealed', 'correct horse', shop.test.url)).toBe(
      'The database holds data: restore into an empty one.',
    );
    await backUp('plain');
    const whole = readFileSync(join(folder, 'plain'));
    for (const length of [whole.length - 1, whole.length - 30_000]) {
      writeFileSync(join(folder, 'cut'), whole.subarray(0, length));
      expect(await attempt('cut')).toBe('The backup was cut off.');
    }
    whole[whole.length - 25_000] = (whole[whole.length - 25_000] ?? 0) ^ 0x10;
    writeFileSync(join(folder, 'changed'), whole);
    expect(await attempt('changed')).toMatch(/^The backup (is damaged|was cut off)/);
    expect(await empty.asOwner('select id from website')).toEqual([]);
    expect(readdirSync(dataDir)).toEqual([]);
    writeFileSync(join(folder, 'text'), 'a text');
    expect(await attempt('text')).toMatch(/text is not a backup\.$/);
    expect(await attempt('missing')).toMatch(/missing cannot be read\.$/);
    await empty.close();
  }, 300_000);

  it('is made and restored by an ordinary role that owns the tables, with rows of all sites', async () => {
    const role = `keeper_${randomBytes(4).toString('hex')}`;
    const bare = await createTestDatabase({ isMigrated: false });
    const name = `quoin_test_${randomBytes(6).toString('hex')}`;
    await withAdmin(bare.url, async (admin) => {
      await admin.query(`create role ${role} login password 'x'`);
      await admin.query(`grant quoin_app to ${role}`);
      await admin.query(`create database ${name} owner ${role}`);
    });
    const url = databaseAt(bare.url, name).replace(/\/\/[^@]*@/, `//${role}:x@`);
    try {
      const { rows } = await backUp('to-others');
      const config = { dataDir: join(folder, 'others'), databaseUrl: url };
      expect((await restore('to-others', 'others', { config })).rows).toBe(rows);
      const again = await writeBackup({
        ...{
          target: { connectionString: url },
          dataDir: config.dataDir,
          now: NOW,
          files: localFileStore(join(config.dataDir, 'files')),
        },
        ...{ store: inFolder(), name: 'of-others', passphrase: null },
      });
      expect(again).toMatchObject({ rows, files: FILES });
      const installation = await open({ DATA_DIR: config.dataDir, DATABASE_URL: url });
      expect(await examine(installation, null)).toEqual([]);
      await installation.close();
    } finally {
      await withAdmin(bare.url, async (admin) => {
        await admin.query(`drop database if exists ${name} with (force)`);
        await admin.query(`drop role ${role}`);
      });
      await bare.close();
    }
  }, 300_000);

  it('leaves no half file where it cannot be written', async () => {
    await expect(backUp('no-such-folder/x')).rejects.toThrow('ENOENT');
    expect(existsSync(join(folder, 'no-such-folder'))).toBe(false);
  });
});
