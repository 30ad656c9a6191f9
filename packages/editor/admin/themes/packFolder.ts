import { leftOutReason, THEME_LIMITS, themeRoot } from '@quoin/domain/site';
import { type Zippable, zipSync } from 'fflate';

/** A file of a folder that the user chose or dropped. */
export interface FolderFile {
  /** With the folder's own name in front: `shop/template.conf`. */
  readonly path: string;
  readonly file: File;
}

/** Files that tools left are named in the archive, so that the report names them, and so many of them are enough. */
const MOST_STRAY = 20;
const SLOW_TO_PACK = /\.(?:png|jpe?g|gif|webp|avif|woff2?|mp4|webm|zip)$/i;

/** One archive of a folder. What is no part of a theme is in it by its name alone. */
export async function packFolder(files: readonly FolderFile[]): Promise<File> {
  const root = themeRoot(files.map(({ path }) => path));
  const packed: Zippable = {};
  let stray = 0;
  for (const { path, file } of files) {
    const isPart = path.startsWith(root) && leftOutReason(path.slice(root.length)) === null;
    const isTaken = isPart && file.size <= THEME_LIMITS.fileBytes;
    if (isTaken) packed[path] = [await bytesOf(file), { level: SLOW_TO_PACK.test(path) ? 0 : 6 }];
    else if (stray < MOST_STRAY) {
      packed[path] = [isPart ? new Uint8Array(THEME_LIMITS.fileBytes + 1) : new Uint8Array(), { level: 6 }];
      stray += 1;
    }
  }
  const name = files[0]?.path.split('/')[0] ?? 'theme';
  // Synchronous: texts are small, the rest is stored uncompressed, and a worker would need a policy of its own.
  return new File([zipSync(packed) as Uint8Array<ArrayBuffer>], `${name}.zip`, { type: 'application/zip' });
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
