import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeText } from '@quoin/domain/formats';
import { decodeBytes } from '../../catalog/index.ts';
import { filesOfZip, type GivenFile } from '../../platform/gateways/archive/givenFiles.ts';

/** Beside its text every post has files of who got and opened the mail. */
const MAX_FILES = 100_000;
/** Unpacked bytes of what is read. */
const MAX_BYTES = 200_000_000;

/** What `readSubstack` reads. */
export interface SubstackFiles {
  readonly posts: string;
  /** Texts by the name of their file: `123.on-tea`. */
  readonly html: Readonly<Record<string, string>>;
  /** Tables of subscribers by the name of their file. */
  readonly people: Readonly<Record<string, string>>;
}

const POSTS = /(?:^|\/)posts\.csv$/;
const TEXT = /(?:^|\/)posts\/([^/]+)\.html$/;
const PEOPLE = /(?:^|\/)((?:email_list|subscribers?)[^/]*)\.csv$/;

/** The texts of an export of Substack (ZIP) as one text; null for another file. Who opened which mail is not read. */
export async function substackText(bytes: Uint8Array): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'quoin-substack-'));
  try {
    const path = join(folder, 'export.zip');
    await writeFile(path, bytes);
    const zip = await filesOfZip(path, MAX_FILES);
    if (zip === null) return null;
    try {
      return await textOfFiles(zip.files);
    } finally {
      zip.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function textOfFiles(files: readonly GivenFile[]): Promise<string | null> {
  const wanted = files.filter(({ path, isLink }) => !isLink && !path.startsWith('__MACOSX/'));
  const posts = wanted.find(({ path }) => POSTS.test(path));
  const texts = wanted.filter(({ path }) => TEXT.test(path));
  const people = wanted.filter(({ path }) => PEOPLE.test(path));
  const all = [...(posts === undefined ? [] : [posts]), ...texts, ...people];
  if (posts === undefined || all.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) return null;
  const html: Record<string, string> = {};
  for (const file of texts) html[TEXT.exec(file.path)![1]!] = await textOf(file);
  const tables: Record<string, string> = {};
  for (const file of people) tables[PEOPLE.exec(file.path)![1]!] = await textOf(file);
  return JSON.stringify({ posts: await textOf(posts), html, people: tables } satisfies SubstackFiles);
}

/** A damaged file is as if it were not there: the others come. */
async function textOf(file: GivenFile): Promise<string> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of file.bytes()) pieces.push(piece);
  } catch {
    return '';
  }
  return decodeText(Buffer.concat(pieces), decodeBytes)?.text ?? '';
}
