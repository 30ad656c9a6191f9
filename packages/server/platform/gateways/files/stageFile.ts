import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Received bytes, flushed, under a name that no stored file has. */
export interface StagedFile {
  readonly sha256: string;
  readonly size: number;
  readonly path: string;
}

/** Writes bytes as they come into a folder; null, and nothing is left, where there are more than `maxBytes`. */
export async function stageFile(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<StagedFile | null> {
  await mkdir(folder, { recursive: true });
  const path = stagingPath(folder);
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > maxBytes) break;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  if (size <= maxBytes) return { sha256: hash.digest('hex'), size, path };
  await rm(path, { force: true });
  return null;
}

/** For a file that is no stored one: lists and backups leave out what ends so. */
export function stagingPath(folder: string): string {
  return join(folder, `${randomUUID()}.part`);
}
