import { createHash } from 'node:crypto';
import { formatFileSize } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { ThemeCode } from '@quoin/domain/site';
import { storageRoom } from '../../media/index.ts';
import type { GivenFile } from '../../platform/gateways/archive/givenFiles.ts';
import type { ThemeFile } from '../storage/installedThemes.ts';
import type { SortedTheme } from './sortTheme.ts';
import type { ThemeDeps } from './themeDeps.ts';

export interface StoredFiles {
  readonly files: readonly ThemeFile[];
  /** Changes when any of them does, and is the same for the same files wherever they come from. */
  readonly fingerprint: string;
}

/** Keeps the bytes of a theme's files by their content; those that are there already cost nothing. */
export async function storeThemeFiles(
  deps: Pick<ThemeDeps, 'db' | 'files' | 'config'>,
  websiteId: string,
  theme: SortedTheme,
  fileName: string,
): Promise<Outcome<StoredFiles, ThemeCode>> {
  const room = await storageRoom(deps, websiteId);
  const size = theme.files.reduce((sum, file) => sum + file.size, 0);
  if (room !== null && size > room.left) return refuse('themeNoRoom', { values: { left: formatFileSize(room.left) } });
  const files: ThemeFile[] = [];
  for (const file of theme.files) {
    const bytes = await bytesOf(file);
    if (bytes === null) return refuse('themeArchiveUnreadable', { values: { fileName } });
    const { sha256 } = await deps.files.put(websiteId, bytes);
    files.push({ path: file.path, sha256, size: bytes.length });
  }
  return accept({ files, fingerprint: fingerprintOf(files) });
}

/** Null where it cannot be read, or is longer than was said. */
async function bytesOf({ bytes, size }: GivenFile): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of bytes()) {
      length += piece.length;
      if (length > size) return null;
      pieces.push(piece);
    }
  } catch {
    return null;
  }
  return Buffer.concat(pieces);
}

function fingerprintOf(files: readonly ThemeFile[]): string {
  const hash = createHash('sha256');
  for (const { path, sha256 } of files) hash.update(`${path}\0${sha256}\n`);
  return hash.digest('hex');
}
