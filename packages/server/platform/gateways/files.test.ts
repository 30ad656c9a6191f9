import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, localFileStore } from './files.ts';

const SITE = '01890000-0000-7000-8000-000000000001';
const OTHER_SITE = '01890000-0000-7000-8000-000000000002';
const BYTES = Buffer.from('the bytes of a picture');
const SHA = createHash('sha256').update(BYTES).digest('hex');

let root: string;
let files: FileStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'quoin-files-'));
  files = localFileStore(join(root, 'made', 'by-it'));
});
afterEach(() => rm(root, { recursive: true }));

const everyFile = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map((each) => each.name);

describe('file store', () => {
  it('keeps bytes under their SHA-256 and finds them again', async () => {
    const stored = await files.put(SITE, BYTES);
    expect(stored).toMatchObject({ sha256: SHA, size: BYTES.length });
    expect(await readFile(stored.path)).toEqual(BYTES);
    expect(await files.find(SITE, SHA)).toEqual(stored);
  });

  it('keeps the same bytes once, and leaves nothing else behind', async () => {
    await files.put(SITE, BYTES);
    await files.put(SITE, Buffer.from(BYTES));
    expect(await everyFile()).toEqual([SHA]);
  });

  it('lets many put the same bytes at once', async () => {
    const stored = await Promise.all(Array.from({ length: 20 }, () => files.put(SITE, BYTES)));
    expect(new Set(stored.map((each) => each.path)).size).toBe(1);
    expect(await everyFile()).toEqual([SHA]);
    expect(await readFile(stored[0]!.path)).toEqual(BYTES);
  });

  it('keeps each site’s files apart', async () => {
    await files.put(SITE, BYTES);
    expect(await files.find(OTHER_SITE, SHA)).toBeNull();
  });

  it('mends a file that a broken disk has cut short', async () => {
    const { path } = await files.put(SITE, BYTES);
    await truncate(path, 3);
    await files.put(SITE, BYTES);
    expect(await readFile(path)).toEqual(BYTES);
  });

  it('takes what a crash left half written for nothing', async () => {
    const { path } = await files.put(SITE, BYTES);
    await rm(path);
    await writeFile(`${path}.left-over.part`, 'half');
    expect(await files.find(SITE, SHA)).toBeNull();
    await files.put(SITE, BYTES);
    expect(await readFile(path)).toEqual(BYTES);
  });

  it('finds nothing for a name that is no hash (SC-37)', async () => {
    for (const name of ['', '../secret-key', `${SHA}x`, SHA.toUpperCase(), `..${SHA.slice(2)}`]) {
      expect(await files.find(SITE, name)).toBeNull();
    }
    expect(await files.find('../..', SHA)).toBeNull();
  });
});
