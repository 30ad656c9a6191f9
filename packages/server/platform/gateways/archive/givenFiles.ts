import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openZip, type ZipEntry } from './readZip.ts';

/** A file that a user provides: of an archive or of a folder. */
export interface GivenFile {
  /** With slashes, in one form of Unicode; nobody has looked yet whether it is a good one. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** A symbolic link: it is never followed. */
  readonly isLink: boolean;
  /** Milliseconds since 1970; 0 where nobody can tell. */
  readonly changedAt: number;
  bytes(): AsyncIterable<Uint8Array>;
}

export interface GivenFiles {
  readonly files: readonly GivenFile[];
  close(): void;
}

/** Systems differ in how they write an "ö"; templates name files as people type them. */
const named = (path: string) => path.normalize('NFC');

/** Null where the file is no ZIP, is cut short, or holds more entries. */
export async function filesOfZip(path: string, maxEntries: number): Promise<GivenFiles | null> {
  const zip = await openZip(path, { maxEntries });
  if (zip === null) return null;
  return { files: zip.entries.map(givenOf), close: () => zip.close() };
}

function givenOf(entry: ZipEntry): GivenFile {
  const { name, size, isLink } = entry;
  return { path: named(name), size, isLink, changedAt: 0, bytes: () => entry.bytes() };
}

/** Not looked into: they hold thousands of files, and none of a theme. */
const CLOSED = new Set(['.git', '.hg', '.svn', 'node_modules']);

/** All files below a folder, those of tools' own folders by the name of the folder alone. */
export async function filesOfFolder(folder: string, maxEntries: number): Promise<GivenFiles> {
  const files: GivenFile[] = [];
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined && files.length < maxEntries; next = waiting.pop()) {
    for (const entry of await readdir(next, { withFileTypes: true })) {
      const place = join(next, entry.name);
      if (entry.isDirectory() && !CLOSED.has(entry.name)) waiting.push(place);
      else files.push(await fileAt(folder, place, entry.isFile()));
    }
  }
  return { files, close: () => undefined };
}

async function fileAt(folder: string, place: string, isFile: boolean): Promise<GivenFile> {
  const path = named(relative(folder, place).replaceAll('\\', '/'));
  if (!isFile) return { path, size: 0, isLink: true, changedAt: 0, bytes: nothing };
  // An editor may have taken it away since it was listed.
  const found = await stat(place).catch(() => null);
  const { size = 0, mtimeMs: changedAt = 0 } = found ?? {};
  return { path, size, isLink: false, changedAt, bytes: () => createReadStream(place) };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
