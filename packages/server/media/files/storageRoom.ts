import { formatFileSize } from '@quoin/domain/formats';
import type { MediaCode } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { lockLibrary, measureLibrary } from '../storage/mediaFolders.ts';

/** How much the files of one site may take. */
export interface RoomDeps {
  readonly config: Pick<Deps['config'], 'siteStorageBytes'>;
}

export interface StorageRoom {
  /** Bytes that still fit. */
  readonly left: number;
  /** Of how many. */
  readonly quota: number;
}

/** Null: as much as comes. */
export async function storageRoom(
  { db, config }: RoomDeps & Pick<Deps, 'db'>,
  websiteId: string,
): Promise<StorageRoom | null> {
  const quota = config.siteStorageBytes ?? null;
  if (quota === null) return null;
  const { byteSize } = await db.inSite({ websiteId }, (trx) => measureLibrary(trx, websiteId));
  return { left: Math.max(0, quota - byteSize), quota };
}

/**
 * In the transaction that keeps a file whose bytes are stored already: two that end at once don't both take the last of the
 * room. Null: it fits. Else its bytes go again.
 */
export async function takeRoom(
  trx: SiteTransaction,
  { config }: RoomDeps,
  websiteId: string,
  file: { readonly filename: string; readonly sha256: string; readonly size: number },
): Promise<Problem<MediaCode> | null> {
  const quota = config.siteStorageBytes ?? null;
  if (quota === null) return null;
  await lockLibrary(trx, websiteId);
  const left = Math.max(0, quota - (await measureLibrary(trx, websiteId)).byteSize);
  if (file.size <= left) return null;
  await scheduleFileRemoval(trx, websiteId, [file.sha256]);
  return noRoom(file.filename, { left, quota });
}

export function noRoom(fileName: string, { left, quota }: StorageRoom): Problem<MediaCode> {
  return { code: 'mediaNoRoom', values: { fileName, maxSize: formatFileSize(left), quota: formatFileSize(quota) } };
}

export const CLEAR_JOB = 'media.clear';
/** Bytes are kept for a day: an earlier upload of the same bytes may be about to refer to them. */
export const CLEAR_AFTER_MS = 86_400_000;

/** Bytes that nothing names any more go a day later, unless something names them again. */
export async function scheduleFileRemoval(
  trx: SiteTransaction,
  websiteId: string,
  contents: readonly string[],
): Promise<void> {
  const runAt = new Date(trx.now().getTime() + CLEAR_AFTER_MS);
  await enqueue(trx, { websiteId, kind: CLEAR_JOB, payload: { contents: [...contents] }, runAt });
}
