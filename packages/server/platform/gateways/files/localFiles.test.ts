import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from './fileStore.ts';
import { localFileStore } from './localFiles.ts';

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

const pathOf = (site: string) => join(root, 'made', 'by-it', site, SHA.slice(0, 2), SHA);

describe('files in a folder', () => {
  it('lie under site and SHA-256, and nothing lies beside them', async () => {
    await files.put(SITE, BYTES);
    await files.put(SITE, Buffer.from(BYTES));
    await Promise.all(Array.from({ length: 20 }, () => files.put(OTHER_SITE, BYTES)));
    for (const site of [SITE, OTHER_SITE]) expect(await readFile(pathOf(site))).toEqual(BYTES);
    expect(await everyFile()).toEqual([SHA, SHA]);
  });

  it('mend when a broken disk has cut one short', async () => {
    await files.put(SITE, BYTES);
    await truncate(pathOf(SITE), 3);
    await files.put(SITE, BYTES);
    expect(await readFile(pathOf(SITE))).toEqual(BYTES);
  });

  it('are not what a crash left half written', async () => {
    await files.put(SITE, BYTES);
    await rm(pathOf(SITE));
    await writeFile(`${pathOf(SITE)}.left-over.part`, 'half');
    expect(await files.find(SITE, SHA)).toBeNull();
    expect(await Readable.from(files.list()).toArray()).toEqual([]);
    await files.put(SITE, BYTES);
    expect(await readFile(pathOf(SITE))).toEqual(BYTES);
  });
});
