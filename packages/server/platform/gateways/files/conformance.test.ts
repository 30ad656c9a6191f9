import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore, ListedFile, StoredFile } from './fileStore.ts';
import { parseFilesPlace } from './filesPlace.ts';
import { localFileStore } from './localFiles.ts';
import { s3FileStore } from './s3Files.ts';
import { startS3Server } from './testing/s3Server.ts';

interface Opened {
  readonly files: FileStore;
  /** The same place, as another machine sees it. */
  readonly elsewhere: FileStore;
  /** Where received bytes wait. */
  readonly staging: string;
  /** Where files lie open to whoever has a signed address; null: nowhere. */
  readonly direct: FileStore | null;
  close(): Promise<void>;
}

const folderOf = () => mkdtemp(join(tmpdir(), 'quoin-files-'));

async function openFolder(): Promise<Opened> {
  const root = await folderOf();
  const close = () => rm(root, { recursive: true });
  return { files: localFileStore(root), elsewhere: localFileStore(root), staging: root, direct: null, close };
}

async function openS3(bucket: { endpoint: string; bucket: string; prefix: string; region: string | null }) {
  const [staging, other] = [await folderOf(), await folderOf()];
  const files = s3FileStore({ ...bucket, staging, isDirect: false });
  return {
    ...{ files, elsewhere: s3FileStore({ ...bucket, staging: other, isDirect: false }), staging },
    direct: s3FileStore({ ...bucket, staging, isDirect: true }),
    async close() {
      for await (const { websiteId, sha256 } of files.list()) await files.remove(websiteId, sha256, FAR);
      for (const folder of [staging, other]) await rm(folder, { recursive: true });
    },
  };
}

async function openOwnServer(): Promise<Opened> {
  const server = await startS3Server();
  const opened = await openS3({ ...server, prefix: 'shop/files', region: null });
  return { ...opened, close: () => opened.close().then(() => server.close()) };
}

/** With S3_ENDPOINT, FILES=s3://bucket/prefix and keys: another prefix below it, emptied in the end. */
function openGiven(): Promise<Opened> {
  const place = parseFilesPlace(process.env.FILES ?? '');
  if (place === null || place === 'folder') throw new Error('S3_ENDPOINT needs FILES=s3://BUCKET beside it.');
  const prefix = [place.prefix, `test-${randomBytes(6).toString('hex')}`].filter((part) => part !== '').join('/');
  const { S3_ENDPOINT: endpoint = '', S3_REGION: region = null } = process.env;
  return openS3({ endpoint, bucket: place.bucket, prefix, region });
}

const PLACES: readonly [string, () => Promise<Opened>, boolean][] = [
  ['a folder', openFolder, true],
  ['an S3 server', openOwnServer, true],
  ['the S3 server at S3_ENDPOINT', openGiven, Boolean(process.env.S3_ENDPOINT)],
];
const FAR = new Date(8.64e15);
const LARGE = 20_000_000;
const newSite = () => crypto.randomUUID();
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function allOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Readable.from(bytes).toArray());
}

async function listed(files: FileStore): Promise<readonly ListedFile[]> {
  return (await Readable.from(files.list()).toArray()) as ListedFile[];
}

for (const [name, open, isGiven] of PLACES) {
  describe.skipIf(!isGiven)(`files in ${name}`, () => {
    let place: Opened;
    let files: FileStore;
    beforeAll(async () => {
      place = await open();
      files = place.files;
    });
    afterAll(() => place?.close());

    const leftovers = async () =>
      (await readdir(place.staging, { recursive: true })).filter((each) => each.endsWith('.part'));

    it('are kept under their SHA-256 and found by every machine', async () => {
      const [site, bytes] = [newSite(), randomBytes(1000)];
      const stored = await files.put(site, bytes);
      expect(stored).toMatchObject({ sha256: shaOf(bytes), size: 1000 });
      for (const each of [files, place.elsewhere]) {
        const found = (await each.find(site, stored.sha256))!;
        expect(found.size).toBe(1000);
        expect((await found.read()).equals(bytes)).toBe(true);
        expect((await allOf(await found.open())).equals(bytes)).toBe(true);
      }
    });

    it('are kept once, also when many store the same at a time, and when they are empty', async () => {
      const site = newSite();
      const same = randomBytes(5000);
      await Promise.all(Array.from({ length: 8 }, () => files.put(site, Buffer.from(same))));
      await place.elsewhere.put(site, new Uint8Array(0));
      const own = (await listed(files)).filter(({ websiteId }) => websiteId === site);
      expect(own.map(({ size }) => size).sort()).toEqual([0, 5000]);
      expect((await (await files.find(site, shaOf(Buffer.alloc(0))))!.read()).length).toBe(0);
    });

    it('are given in parts', async () => {
      const bytes = randomBytes(300_000);
      const stored = await files.put(newSite(), bytes);
      for (const [start, end] of [
        [0, 1],
        [10, 199_999],
        [299_999, 299_999],
      ] as const) {
        expect((await allOf(await stored.open({ start, end }))).equals(bytes.subarray(start, end + 1))).toBe(true);
      }
    });

    it('come in as a stream, in several parts where they are large, and wait until they are kept', async () => {
      const [site, bytes] = [newSite(), randomBytes(LARGE)];
      const pieces = Readable.from(Array.from({ length: 20 }, (_, at) => bytes.subarray(at * 1e6, (at + 1) * 1e6)));
      const received = (await files.receive(site, pieces, LARGE))!;
      expect(received).toMatchObject({ sha256: shaOf(bytes), size: LARGE });
      expect((await readFile(received.path)).equals(bytes)).toBe(true);
      expect(await place.elsewhere.find(site, received.sha256)).toBeNull();
      await received.keep();
      const found = (await place.elsewhere.find(site, received.sha256))!;
      expect(shaOf(await found.read())).toBe(received.sha256);
      expect(await leftovers()).toEqual([]);
    });

    it('leave nothing behind when they are too large, cut off or not kept', async () => {
      const site = newSite();
      const cut = Readable.from(
        (async function* () {
          yield Buffer.from('a start');
          throw new Error('gone');
        })(),
      );
      expect(await files.receive(site, Readable.from([Buffer.alloc(11)]), 10)).toBeNull();
      await expect(files.receive(site, cut, 1000)).rejects.toThrow('gone');
      await (await files.receive(site, Readable.from([Buffer.from('no')]), 10))!.discard();
      expect(await leftovers()).toEqual([]);
      expect((await listed(files)).filter(({ websiteId }) => websiteId === site)).toEqual([]);
    });

    it('end only where they were not stored again since', async () => {
      const [site, bytes] = [newSite(), randomBytes(100)];
      const { sha256 } = await files.put(site, bytes);
      await files.remove(site, sha256, new Date(Date.now() - 60_000));
      expect(await files.find(site, sha256)).not.toBeNull();
      await files.remove(site, sha256, FAR);
      for (const each of [files, place.elsewhere]) expect(await each.find(site, sha256)).toBeNull();
      await files.remove(site, sha256, FAR);
    });

    it('of a site are nobody else’s, and names that are no hash are of none (SC-37)', async () => {
      const [site, bytes] = [newSite(), randomBytes(100)];
      const { sha256 } = await files.put(site, bytes);
      expect(await files.find(newSite(), sha256)).toBeNull();
      for (const wrong of ['', '../secret-key', `${sha256}x`, sha256.toUpperCase(), `..${sha256.slice(2)}`]) {
        expect(await files.find(site, wrong)).toBeNull();
      }
      expect(await files.find('../..', sha256)).toBeNull();
      await expect(files.put('../..', bytes)).rejects.toThrow();
    });

    it('are all listed', async () => {
      const wanted: ListedFile[] = [];
      for (let count = 1; count <= 5; count += 1) {
        const [websiteId, bytes] = [newSite(), randomBytes(count)];
        const { sha256, size } = await files.put(websiteId, bytes);
        wanted.push({ websiteId, sha256, size });
      }
      expect(await listed(place.elsewhere)).toEqual(expect.arrayContaining(wanted));
    });

    it('lie on the disk for as long as a program reads them, once for all that do', async () => {
      const bytes = randomBytes(100_000);
      const stored = await files.put(newSite(), bytes);
      const seen = async (path: string) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect((await readFile(path)).equals(bytes)).toBe(true);
        return path;
      };
      const paths = await Promise.all([stored.onDisk(seen), stored.onDisk((path) => stored.onDisk(() => seen(path)))]);
      expect(new Set(paths).size).toBe(1);
      await expect(stored.onDisk(() => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable');
      expect(await leftovers()).toEqual([]);
      expect(existsSync(paths[0]!)).toBe(place.direct === null);
    });

    it('can be left before their end', async () => {
      const stored = await files.put(newSite(), randomBytes(2_000_000));
      for (let time = 0; time < 3; time += 1)
        for await (const chunk of await stored.open()) if (chunk.length > 0) break;
      expect((await stored.read()).length).toBe(2_000_000);
    });

    it('are handed out by an address of their own only where that is wanted', async () => {
      const [site, bytes] = [newSite(), randomBytes(100)];
      const as = { contentType: 'application/x-test', disposition: `attachment; filename="a b.pdf"` };
      const stored = await files.put(site, bytes);
      expect(await stored.directAddress(as)).toBeNull();
      const direct: StoredFile | null = place.direct && (await place.direct.find(site, stored.sha256));
      const answer = direct && (await fetch((await direct.directAddress(as))!));
      if (answer === null) return;
      expect(answer.headers.get('content-type')).toBe(as.contentType);
      expect(answer.headers.get('content-disposition')).toBe(as.disposition);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    });
  });
}
