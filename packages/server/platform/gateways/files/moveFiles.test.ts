import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from './fileStore.ts';
import { joinedFileStore } from './joinedFiles.ts';
import { localFileStore } from './localFiles.ts';
import { type FilesMove, moveFiles } from './moveFiles.ts';

const SITES = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'] as const;
const COUNT = 30;

let root: string;
let from: FileStore;
let to: FileStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'quoin-move-'));
  [from, to] = [localFileStore(join(root, 'from')), localFileStore(join(root, 'to'))];
  for (let count = 0; count < COUNT; count += 1) await from.put(SITES[count % 2]!, Buffer.from(`file ${count}`));
});
afterEach(() => rm(root, { recursive: true }));

const move = (more: Partial<FilesMove> = {}) =>
  moveFiles({ from, to, verifiesAll: false, removes: false, now: () => Date.now() + 1000, ...more });
const count = async (files: FileStore) => (await Readable.from(files.list()).toArray()).length;
const shaOf = (text: string) => createHash('sha256').update(text).digest('hex');
const pathOf = (place: string, text: string) => {
  const sha = shaOf(text);
  return join(root, place, SITES[0], sha.slice(0, 2), sha);
};

describe('moving files', () => {
  it('copies all of them and leaves the old place as it is; again, it finds nothing to do', async () => {
    expect(await move()).toMatchObject({ copied: COUNT, known: 0, removed: 0, damaged: [] });
    expect([await count(from), await count(to)]).toEqual([COUNT, COUNT]);
    expect(await move()).toMatchObject({ copied: 0, known: COUNT });
  });

  it('goes on where it was broken off', async () => {
    let left = 10;
    const receive: FileStore['receive'] = (...args) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('away')) : to.receive(...args);
    };
    await expect(move({ to: { ...to, receive } })).rejects.toThrow('away');
    const { copied, known } = await move();
    expect([copied + known, known]).toEqual([COUNT, 10]);
    expect(await count(to)).toBe(COUNT);
  });

  it('ends files in the old place only after their copies were read back, and mends what is damaged', async () => {
    await move();
    await writeFile(pathOf('to', 'file 0'), 'fil3 0');
    expect(await move()).toMatchObject({ known: COUNT });
    expect(await move({ removes: true })).toMatchObject({ copied: 1, known: COUNT - 1, removed: COUNT });
    expect([await count(from), await count(to)]).toEqual([0, COUNT]);
    expect(await readFile(pathOf('to', 'file 0'), 'utf8')).toBe('file 0');
  });

  it('names what is damaged in the old place, and leaves it there', async () => {
    await writeFile(pathOf('from', 'file 4'), 'fil3 4');
    const name = `${SITES[0]}/${shaOf('file 4')}`;
    expect(await move({ removes: true })).toMatchObject({ copied: COUNT - 1, damaged: [name] });
    expect([await count(from), await count(to)]).toEqual([1, COUNT - 1]);
  });
});

describe('several places at once', () => {
  it('take new files in the first and find the others in all, each once', async () => {
    const both = joinedFileStore(to, [from]);
    const added = await both.put(SITES[0], randomBytes(100));
    expect(await from.find(SITES[0], added.sha256)).toBeNull();
    await both.put(SITES[0], Buffer.from('file 0'));
    expect(await count(both)).toBe(COUNT + 1);
    expect(await (await both.find(SITES[1], shaOf('file 1')))!.read()).toEqual(Buffer.from('file 1'));
    await both.remove(SITES[0], shaOf('file 0'), new Date(Date.now() + 1000));
    expect(await both.find(SITES[0], shaOf('file 0'))).toBeNull();
  });
});
