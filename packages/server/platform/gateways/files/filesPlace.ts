/** Where files are: in the data folder, or in a bucket of object storage. */
export type FilesPlace = 'folder' | { readonly bucket: string; readonly prefix: string };

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?$/;

/** `folder` or `s3://bucket/prefix`; null for anything else. */
export function parseFilesPlace(text: string): FilesPlace | null {
  if (text === 'folder') return 'folder';
  const [, bucket, prefix = ''] = BUCKET.exec(text) ?? [];
  return bucket === undefined ? null : { bucket, prefix: prefix.replace(/^\/+|\/+$/g, '') };
}

/** As a person writes it, and always the same for the same place. */
export function filesPlaceText(place: FilesPlace): string {
  if (place === 'folder') return 'folder';
  return `s3://${place.bucket}${place.prefix === '' ? '' : `/${place.prefix}`}`;
}
