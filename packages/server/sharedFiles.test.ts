import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportSite } from './archive/index.ts';
import { PRODUCT_ITSELF } from './audit/index.ts';
import { openBackupStore, restoreFolder, writeBackup } from './backup/index.ts';
import { parseArguments } from './cli/arguments.ts';
import { runFiles } from './cli/filesCommand.ts';
import { type Installation, openInstallation } from './installation.ts';
import { addImage, imageJobs, imageRoutes, mediaFileRoutes, RENDITIONS_JOB } from './media/index.ts';
import { readConfig } from './platform/config.ts';
import { localFileStore } from './platform/gateways/files/localFiles.ts';
import { type S3Server, startS3Server } from './platform/gateways/files/testing/s3Server.ts';
import { openWire, testSite, type Wire } from './platform/http/testing/wire.ts';
import { createLog } from './platform/log.ts';
import { findSite } from './sites/index.ts';
import { addShop } from './testing/appShop.ts';
import { createTestDatabase, MIGRATIONS_DIR, SILENT, type TestDatabase } from './testing/database.ts';

const WEBP = 'image/webp,*/*';

let test: TestDatabase;
let server: S3Server;
let place: string;
let siteId: string;
const folders: string[] = [];
const machines: Installation[] = [];
const wires: Wire[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  siteId = (await addShop(test.db, { identifier: 'prints' })).id;
  server = await startS3Server();
  place = `s3://${server.bucket}/all`;
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  for (const each of [...wires, ...machines]) await each.close();
  await server?.close();
  await test?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-machine-'));
  folders.push(folder);
  return folder;
}

const settings = (dataDir: string, FILES: string) => ({
  ...{ DATA_DIR: dataDir, DATABASE_URL: test.url, SECRET_KEY: 'the same on all machines, 32 at least' },
  ...{ FILES, S3_ENDPOINT: server.endpoint },
});

/** A machine with a folder of its own, and what visitors load of it. */
async function startMachine(FILES = place, dataDir = newFolder()) {
  const installation = await openInstallation(readConfig(settings(dataDir, FILES), '/'), createLog('silent'), {
    ...{ database: 'start', messages: 'send' },
  });
  machines.push(installation);
  const wire = await openWire({
    siteRoutes: [...imageRoutes(installation), ...mediaFileRoutes(installation)],
    findSite: async () => ({ ...testSite('prints'), id: siteId }),
  });
  wires.push(wire);
  return { installation, dataDir, load: (path: string, headers = {}) => wire.ask({ path, headers }) };
}

async function addPicture({ installation }: { readonly installation: Installation }, width: number) {
  const raw = { width: 12, height: 12, channels: 3 } as const;
  const bytes = await sharp(randomBytes(432), { raw })
    .resize(width, width / 2)
    .jpeg()
    .toBuffer();
  const added = await addImage(installation, siteId, { filename: 'hill.jpg', bytes });
  if (!added.ok) throw new Error(added.problem.code);
  return { bytes, asset: added.value };
}

const countIn = async (dataDir: string) =>
  (await Readable.from(localFileStore(join(dataDir, 'files')).list()).toArray()).length;
const files = (...args: string[]) => runFiles(parseArguments(['files', 'move', ...args]));

describe('two machines with folders of their own on one database and one bucket', () => {
  it('serve each other’s pictures, and every size that one has made', async () => {
    const [one, two] = [await startMachine(), await startMachine()];
    const { bytes, asset } = await addPicture(one, 900);
    const original = await two.load(asset.assetUrl);
    expect(original.status).toBe(200);
    expect(original.bytes.equals(bytes)).toBe(true);
    const job = { websiteId: siteId, payload: { assetId: asset.id } };
    const make = imageJobs(one.installation).get(RENDITIONS_JOB)!;
    await make(job as unknown as Parameters<typeof make>[0], new AbortController().signal);
    const small = await two.load(`${asset.assetUrl}?format=300w`, { accept: WEBP });
    expect(small.headers['content-type']).toBe('image/webp');
    expect((await sharp(small.bytes).metadata()).width).toBe(300);
    const plain = await two.load(`${asset.assetUrl}?format=500w`, { accept: '*/*' });
    expect(plain.headers['content-type']).toBe('image/jpeg');
    const again = await one.load(`${asset.assetUrl}?format=500w`, { accept: '*/*' });
    expect(again.bytes.equals(plain.bytes)).toBe(true);
    for (const { dataDir } of [one, two]) expect(await countIn(dataDir)).toBe(0);
  });

  it('give parts of what came to the other', async () => {
    const [one, two] = [await startMachine(), await startMachine()];
    const { bytes, asset } = await addPicture(one, 400);
    const part = await two.load(asset.assetUrl, { range: 'bytes=10-99' });
    expect(part.status).toBe(206);
    expect(part.bytes.equals(bytes.subarray(10, 100))).toBe(true);
    expect((await two.load(asset.assetUrl, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    expect((await two.load(asset.assetUrl, { 'if-none-match': String(part.headers.etag) })).status).toBe(304);
  });

  it('export a site, and back the installation up into the bucket with all files', async () => {
    const [one, two] = [await startMachine(), await startMachine()];
    const { bytes } = await addPicture(one, 300);
    const site = await findSite(two.installation, { identifier: 'prints' });
    const wanted = { baseUrl: 'https://prints.example', actor: PRODUCT_ITSELF };
    const archive = await exportSite(two.installation, site!, wanted);
    expect(Buffer.concat(await Readable.from(archive.bytes).toArray()).includes(bytes)).toBe(true);
    const empty = await createTestDatabase();
    const to = { bucket: server.bucket, prefix: 'backups' };
    const kept = { store: await openBackupStore(two.installation.config, to), name: 'today', passphrase: null };
    const how = { target: two.installation.target, files: two.installation.files, dataDir: two.dataDir };
    const made = await writeBackup({ ...how, ...kept, now: Date.now() });
    const restored = await restoreFolder({
      ...{ config: { dataDir: newFolder(), databaseUrl: empty.url }, ...kept, mayReplace: false },
      ...{ migrationsDir: MIGRATIONS_DIR, log: SILENT, now: Date.now() },
    });
    expect(restored).toMatchObject({ files: made.files, damaged: [], missing: [] });
    await empty.close();
  });
});

describe('an installation that moves its files while it serves', () => {
  it('finds each of them before, during and after, and goes back the same way', async () => {
    const dataDir = newFolder();
    const before = await startMachine('folder', dataDir);
    const { bytes, asset } = await addPicture(before, 320);
    const during = await startMachine(`${place},folder`, dataDir);
    const loaded = async (machine: typeof before) => (await machine.load(asset.assetUrl)).bytes.equals(bytes);
    expect(await loaded(during)).toBe(true);
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    for (const [name, value] of Object.entries(settings(dataDir, 'folder'))) vi.stubEnv(name, value);
    await expect(files('--to', place, '--remove')).rejects.toThrow(/--remove needs FILES to begin/);
    await expect(files('--to', 'folder')).rejects.toThrow(/names no place but folder/);
    await expect(files('--to', '/srv')).rejects.toThrow(/needs --to/);
    expect(await files('--to', place)).toBe(0);
    expect(await countIn(dataDir)).toBe(1);
    vi.stubEnv('FILES', `${place},folder`);
    expect(await files('--to', place, '--remove')).toBe(0);
    expect(await countIn(dataDir)).toBe(0);
    expect(await loaded(during)).toBe(true);
    expect(await loaded(await startMachine(place))).toBe(true);
    vi.stubEnv('FILES', `folder,${place}`);
    expect(await files('--to', 'folder')).toBe(0);
    expect(await loaded(await startMachine('folder', dataDir))).toBe(true);
    expect(said.mock.lastCall).toEqual([expect.stringContaining('0 damaged')]);
    vi.stubEnv('S3_ENDPOINT', 'http://127.0.0.1:1');
    vi.stubEnv('FILES', 'folder');
    await expect(files('--to', place)).rejects.toThrow(/goes on where it stopped/);
    said.mockRestore();
  });
});
