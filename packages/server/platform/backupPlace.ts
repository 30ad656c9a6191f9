import { basename, dirname, resolve } from 'node:path';
import { filesPlaceText, parseFilesPlace } from './gateways/files/filesPlace.ts';

/** Where backups lie: in a folder, or in a bucket of the object storage. */
export type BackupPlace =
  | { readonly folder: string }
  | {
      readonly bucket: string;
      /** Without a slash at its ends; may be empty. */
      readonly prefix: string;
    };

export interface BackupAddress {
  readonly place: BackupPlace;
  /** Null: the place alone was named. */
  readonly name: string | null;
}

const S3 = 's3://';

/** `s3://bucket/prefix`, or the path of a folder. Null: it begins like a bucket, and names none. */
export function parseBackupPlace(text: string, cwd: string): BackupPlace | null {
  if (!text.startsWith(S3)) return { folder: resolve(cwd, text) };
  const place = parseFilesPlace(text);
  return place === 'folder' ? null : place;
}

/** One backup, as a person names it. What ends with a slash is a place: the name is to be chosen. */
export function parseBackupAddress(text: string, cwd: string): BackupAddress | null {
  if (text.endsWith('/')) {
    const place = parseBackupPlace(text, cwd);
    return place && { place, name: null };
  }
  const path = text.startsWith(S3) ? text : resolve(cwd, text);
  const place = parseBackupPlace(path.startsWith(S3) ? path.slice(0, path.lastIndexOf('/') + 1) : dirname(path), cwd);
  return place && { place, name: basename(path) };
}

/** The other way round. */
export function backupAddressText(place: BackupPlace, name: string): string {
  return 'folder' in place ? resolve(place.folder, name) : `${filesPlaceText(place)}/${name}`;
}
