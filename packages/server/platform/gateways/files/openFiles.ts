import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Logger } from '../../log.ts';
import type { FileStore } from './fileStore.ts';
import { type FilesPlace, filesPlaceText } from './filesPlace.ts';
import { joinedFileStore } from './joinedFiles.ts';
import { localFileStore } from './localFiles.ts';

type FilesConfig = Pick<Config, 'dataDir' | 'files'>;

/** All places that the settings name, as one store. */
export async function openFiles(config: FilesConfig, log: Pick<Logger, 'error'>): Promise<FileStore> {
  const { places } = config.files;
  const stores = await Promise.all(places.map((place) => openFilesPlace(config, place)));
  for (const [at, place] of places.entries()) if (place !== 'folder') void tellWhereUnreadable(stores[at]!, place, log);
  const [first, ...others] = stores;
  if (first === undefined) throw new TypeError('Files have no place.');
  return others.length === 0 ? first : joinedFileStore(first, others);
}

/** The SDK of object storage takes memory and time to load: only who uses it has it. */
export async function openFilesPlace({ dataDir, files }: FilesConfig, place: FilesPlace): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  if (place === 'folder') return localFileStore(folder);
  const { s3FileStore } = await import('./s3Files.ts');
  const { endpoint, region, downloads } = files;
  return s3FileStore({ ...place, endpoint, region, staging: folder, isDirect: downloads === 'redirect' });
}

/** A wrong key or bucket is said at the start. Nothing waits for it: pages are served without their pictures, too. */
async function tellWhereUnreadable(store: FileStore, place: FilesPlace, log: Pick<Logger, 'error'>): Promise<void> {
  try {
    await store.list()[Symbol.asyncIterator]().next();
  } catch (error) {
    log.error({ err: error, place: filesPlaceText(place) }, 'The object storage cannot be read');
  }
}
