import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openZip, type ZipEntry } from '../platform/gateways/archive/readZip.ts';

/** A file of an archive. */
export type ArchiveEntry = Pick<ZipEntry, 'size' | 'bytes'>;

export interface OpenArchive {
  /** By name; folders are parts of it. */
  readonly entries: ReadonlyMap<string, ArchiveEntry>;
  close(): void;
}

/** Opens a ZIP archive, or a folder with an unpacked one. Returns null for anything else. */
export async function openArchive(path: string): Promise<OpenArchive | null> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) return { entries: await entriesIn(path), close: () => undefined };
  const zip = await openZip(path);
  return zip && { entries: new Map(zip.entries.map((entry) => [entry.name, entry])), close: () => zip.close() };
}

async function entriesIn(folder: string): Promise<ReadonlyMap<string, ArchiveEntry>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(async (path) => {
    const { size } = await stat(path);
    const entry: ArchiveEntry = { size, bytes: () => createReadStream(path) as AsyncIterable<Buffer> };
    return [relative(folder, path).replaceAll('\\', '/'), entry] as const;
  });
  return new Map(await Promise.all(files));
}
