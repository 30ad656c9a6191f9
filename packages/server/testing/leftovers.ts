import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from '../platform/database/embedded/folderLock.ts';
import { endOrphan } from '../platform/database/embedded/orphan.ts';

export const TEST_FOLDER_PREFIX = 'quoin-test-';
/** A younger folder may belong to a run that is about to lock it. */
const MIN_AGE_MS = 60_000;

async function clearOne(folder: string): Promise<void> {
  if (Date.now() - (await stat(folder)).ctimeMs < MIN_AGE_MS) return;
  // Throws when its run is still going.
  const lock = await lockDataFolder(folder);
  await endOrphan(join(folder, 'database', 'cluster'));
  await lock.release();
  await rm(folder, { recursive: true, force: true });
}

/** Ends servers and removes folders of test runs that were killed. */
export async function clearLeftovers(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(TEST_FOLDER_PREFIX));
  await Promise.allSettled(names.map((name) => clearOne(join(tmpdir(), name))));
}
