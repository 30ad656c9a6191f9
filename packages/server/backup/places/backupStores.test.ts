import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseArguments } from '../../cli/arguments.ts';
import { runBackup, runRestore } from '../../cli/backupCommands.ts';
import { readConfig } from '../../platform/config.ts';
import { type S3Server, startS3Server } from '../../platform/gateways/files/testing/s3Server.ts';
import { addShop } from '../../testing/appShop.ts';
import { createTestDatabase } from '../../testing/database.ts';
import type { BackupStore } from './backupStore.ts';
import { openBackupStore } from './openBackupStore.ts';

let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'quoin-kept-'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const inBucket = (endpoint = server.endpoint) =>
  openBackupStore(readConfig({ S3_ENDPOINT: endpoint }, '/'), { bucket: server.bucket, prefix: 'kept' });
const inFolder = () => openBackupStore(readConfig({}, '/'), { folder });

async function* pieces(bytes: Buffer, thenFails = false): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1_000_000) yield bytes.subarray(at, at + 1_000_000);
  if (thenFails) throw new Error('the database is gone');
}

async function allOf(store: BackupStore, name: string): Promise<Buffer> {
  return Buffer.concat(await Readable.from(await store.open(name)).toArray());
}

const PLACES: readonly [string, () => Promise<BackupStore>, string][] = [
  ['a folder', inFolder, '/'],
  ['a bucket', inBucket, 's3://'],
];

describe.each(PLACES)('backups in %s', (_, open, start) => {
  it('are kept as they come, in several parts where they are large, and listed', async () => {
    const [store, small, large] = [await open(), randomBytes(1000), randomBytes(70_000_000)];
    await store.write('small', pieces(small));
    await store.write('large', pieces(large));
    for (const [name, bytes] of [
      ['small', small],
      ['large', large],
    ] as const) {
      expect((await allOf(await open(), name)).equals(bytes)).toBe(true);
    }
    expect(await store.list()).toEqual(
      expect.arrayContaining([
        { name: 'small', size: 1000 },
        { name: 'large', size: 70_000_000 },
      ]),
    );
    await store.remove('large');
    expect((await store.list()).map(({ name }) => name)).toEqual(['small']);
    expect(store.addressOf('small')).toMatch(new RegExp(`^${start}.*/small$`));
  });

  it('leave nothing where what comes breaks off, and the former one where there is one', async () => {
    const store = await open();
    for (const size of [1000, 70_000_000]) {
      const cut = store.write('cut', pieces(randomBytes(size), true));
      await expect(cut).rejects.toThrow('the database is gone');
    }
    await store.write('twice', pieces(Buffer.from('first')));
    await expect(store.write('twice', pieces(Buffer.from('second'), true))).rejects.toThrow();
    expect((await allOf(store, 'twice')).toString()).toBe('first');
    expect((await store.list()).map(({ name }) => name).sort()).toEqual(['small', 'twice']);
  });

  it('are said to be missing in a sentence', async () => {
    await expect((await open()).open('none')).rejects.toThrow(/\/none cannot be read\.$/);
  });
});

describe('backups in a bucket', () => {
  it('are read on where the connection breaks', async () => {
    const bytes = randomBytes(3_000_000);
    await (await inBucket()).write('broken', pieces(bytes));
    const proxy = await startBreaking(1_000_000);
    try {
      expect((await allOf(await inBucket(proxy.endpoint), 'broken')).equals(bytes)).toBe(true);
      expect(proxy.broken()).toBeGreaterThanOrEqual(2);
    } finally {
      proxy.close();
    }
  });

  it('say in one sentence what keeps them from being made, read or listed', async () => {
    const store = await inBucket('http://127.0.0.1:1');
    const sentence = /^s3:\/\/.*\/kept\/\w* cannot be reached: /;
    await expect(store.write('none', pieces(randomBytes(1000)))).rejects.toThrow(sentence);
    await expect(store.open('none')).rejects.toThrow(sentence);
    await expect(store.list()).rejects.toThrow(sentence);
  });

  it('are made, checked and restored by the command line; of a place the newest', async () => {
    const [test, empty] = [await createTestDatabase(), await createTestDatabase()];
    await addShop(test.db, { identifier: 'prints' });
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const place = `s3://${server.bucket}/by/hand/`;
    const run = (act: typeof runBackup, ...words: string[]) => act(parseArguments(words));
    const as = (name: string, url: string) => {
      const env = { DATA_DIR: join(folder, name), DATABASE_URL: url, S3_ENDPOINT: server.endpoint };
      for (const [key, value] of Object.entries({ ...env, BACKUP_PASSPHRASE: 'correct horse' })) vi.stubEnv(key, value);
    };
    as('source', test.url);
    await expect(run(runRestore, 'restore', place)).rejects.toThrow(/by\/hand\/ holds no backup/);
    await expect(run(runBackup, 'backup', 's3://Wrong/x')).rejects.toThrow(/is no place for backups/);
    expect(await run(runBackup, 'backup', place)).toBe(0);
    expect(said.mock.lastCall?.[0]).toMatch(/written to s3:.*\/by\/hand\/quoin-.*\.tar\.gz\.sealed: .*, encrypted$/);
    expect(await run(runBackup, 'backup', place, '--verify')).toBe(0);
    expect(said.mock.lastCall?.[0]).toMatch(/ 0 problems$/);
    as('restored', empty.url);
    expect(await run(runRestore, 'restore', place)).toBe(0);
    expect(await empty.asOwner('select identifier from website')).toEqual([{ identifier: 'prints' }]);
    said.mockRestore();
    await test.close();
    await empty.close();
  }, 120_000);
});

/** Passes requests on to the S3 server, and breaks each answer that is longer. */
async function startBreaking(most: number) {
  let broken = 0;
  const proxy = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    request(`${server.endpoint}${url}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 0, given.headers);
      let sent = 0;
      given.on('data', (chunk: Buffer) => {
        sent += chunk.length;
        if (sent > most) {
          broken += 1;
          given.destroy();
          answer.write(chunk, () => answer.destroy());
        } else answer.write(chunk);
      });
      given.on('end', () => answer.end());
      given.on('error', () => undefined);
    }).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, broken: () => broken, close: () => proxy.close() };
}
