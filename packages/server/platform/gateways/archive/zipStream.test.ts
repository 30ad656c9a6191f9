import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenZip, openZip, type ZipEntry } from './readZip.ts';
import { localHead, type PlacedFile, zipEnd, zipSize, zipStream } from './zipStream.ts';

const AT = new Date('2026-11-22T20:00:00Z');
const FULL = 0xffff_ffff;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quoin-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

const opened: OpenZip[] = [];
afterAll(() => {
  for (const zip of opened) zip.close();
});

async function readZip(path: string): Promise<readonly ZipEntry[] | null> {
  const zip = await openZip(path);
  if (zip !== null) opened.push(zip);
  return zip?.entries ?? null;
}

async function textOf(entry: ZipEntry | undefined): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of entry?.bytes() ?? []) parts.push(part);
  return Buffer.concat(parts).toString();
}

/**
 * Writes an archive whose files are holes of their size: only headers and the end are written. Each file begins with
 * its own name.
 */
async function sparse(path: string, files: readonly { readonly name: string; readonly size: number }[]) {
  const file = await open(path, 'w');
  const placed: PlacedFile[] = [];
  let offset = 0;
  try {
    for (const each of files) {
      const head = localHead(each, AT);
      await file.write(head, 0, head.length, offset);
      await file.write(Buffer.from(each.name), 0, undefined, offset + head.length);
      // The sum of a hole is nobody's: such a file is never read to its end.
      placed.push({ ...each, sum: crc32(each.name), offset });
      offset += head.length + each.size + (each.size >= FULL ? 24 : 16);
    }
    const end = zipEnd(placed, offset, AT);
    await file.write(end, 0, end.length, offset);
    return { placed, size: offset + end.length };
  } finally {
    await file.close();
  }
}

describe('an archive of many files', () => {
  it.each([65_534, 65_535, 65_536])('of %i is as long as was said and gives every name back', async (count) => {
    const [words, path] = [join(folder, 'words.txt'), join(folder, `many-${count}.zip`)];
    await writeFile(words, 'the last one');
    const open = async () => createReadStream(words);
    const files = Array.from({ length: count - 1 }, (_, index) => ({ name: `${index}.txt`, size: 0, open }));
    const all = [...files, { name: 'last.txt', size: 12, open }];
    const parts: Uint8Array[] = [];
    for await (const part of zipStream(all, AT)) parts.push(part);
    const bytes = Buffer.concat(parts);
    expect(bytes.length).toBe(zipSize(all));
    // The end with 64 bits is there from the count on that 16 bits use for "look there".
    expect(bytes.subarray(-98).includes('PK\u0006\u0006')).toBe(count >= 65_535);
    await writeFile(path, bytes);
    const entries = await readZip(path);
    expect(entries?.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
    expect(await textOf(entries?.at(-1))).toBe('the last one');
  });
});

describe('an archive beyond four gigabytes', () => {
  it.each([
    ['a file just below', FULL - 1],
    ['a file of the very number', FULL],
    ['a larger file', FULL + 1000],
  ])('with %s has the file behind it where it is', async (_name, size) => {
    const path = join(folder, `large-${size}.zip`);
    const files = [
      { name: 'film.mp4', size },
      { name: 'behind.txt', size: 10 },
    ];
    const { placed, size: length } = await sparse(path, files);
    expect(length).toBe(zipSize(files));
    expect(placed[1]!.offset).toBeGreaterThanOrEqual(FULL);
    const entries = await readZip(path);
    expect(entries?.map((entry) => [entry.name, entry.size])).toEqual(files.map((file) => [file.name, file.size]));
    expect(await textOf(entries?.[1])).toBe('behind.txt');
    for await (const part of entries![0]!.bytes()) {
      expect(part.subarray(0, 8).toString()).toBe('film.mp4');
      break;
    }
    await rm(path);
  });

  it('gives no file whose size stands elsewhere and is not there', async () => {
    const path = join(folder, 'broken.zip');
    const { placed } = await sparse(path, [{ name: 'film.mp4', size: FULL }]);
    const end = zipEnd(placed, 100, AT);
    // The extra field of the one entry is called something else.
    end.writeUInt16LE(9, 46 + 'film.mp4'.length);
    await writeFile(path, Buffer.concat([Buffer.alloc(100), end]));
    const [film] = (await readZip(path))!;
    await expect(textOf(film)).rejects.toThrow();
  });
});
