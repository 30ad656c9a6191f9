import { type BackupPlace, backupAddressText } from '../../platform/backupPlace.ts';
import type { Config } from '../../platform/config.ts';
import type { BackupStore } from './backupStore.ts';
import { folderBackups } from './folderBackups.ts';

/** The SDK of object storage takes memory and time to load: only who uses it has it. */
export async function openBackupStore({ files }: Pick<Config, 'files'>, place: BackupPlace): Promise<BackupStore> {
  const addressOf = (name: string) => backupAddressText(place, name);
  if ('folder' in place) return folderBackups(place.folder, addressOf);
  const { bucketBackups } = await import('./bucketBackups.ts');
  return bucketBackups({ ...place, endpoint: files.endpoint, region: files.region }, addressOf);
}
