import { MEDIA_LIMITS, type MediaCode } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { MAX_ZIP_BYTES, type ZippedFile } from '../../platform/gateways/archive/zipStream.ts';
import type { StoredFile } from '../../platform/gateways/files/fileStore.ts';
import { findMedia, type LibraryAsset } from '../storage/mediaLibrary.ts';
import { mediaNamed } from './mediaEditing.ts';
import { uniqueNames } from './mediaNames.ts';

type FileDeps = Pick<Deps, 'db' | 'files'>;

/** A file of the library and where its bytes lie. */
export async function findMediaFile(
  deps: FileDeps,
  websiteId: string,
  id: string,
): Promise<{ readonly asset: LibraryAsset; readonly file: StoredFile } | null> {
  const asset = await deps.db.inSite({ websiteId }, (trx) => findMedia(trx, websiteId, id));
  const file = asset && (await deps.files.find(websiteId, asset.sha256));
  return asset && file && { asset, file };
}

/** Originals of several files with names that one folder can hold. */
export async function filesForArchive(
  deps: FileDeps,
  websiteId: string,
  ids: readonly string[],
): Promise<Outcome<readonly ZippedFile[], MediaCode>> {
  if (ids.length > MEDIA_LIMITS.atOnce) return refuse('mediaTooMany');
  const found = await deps.db.inSite({ websiteId }, (trx) => mediaNamed(trx, websiteId, ids));
  if (!found.ok) return found;
  const names = uniqueNames(found.value.map(({ name }) => name));
  const files: ZippedFile[] = [];
  for (const [index, { sha256 }] of found.value.entries()) {
    const file = await deps.files.find(websiteId, sha256);
    if (file !== null) files.push({ name: names[index]!, size: file.size, open: file.open });
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > MAX_ZIP_BYTES ? refuse('mediaTooMany') : accept(files);
}
