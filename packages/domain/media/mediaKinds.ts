import { MEGABYTE } from '@quoin/domain/formats';

/** Kinds of files in the library of a site (ENUM-13 calls its pictures assets). */
export const MEDIA_KINDS = ['image', 'video', 'audio', 'file'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** The largest file of each kind, in bytes. */
export const MAX_MEDIA_BYTES: Readonly<Record<MediaKind, number>> = {
  image: 20 * MEGABYTE,
  video: 500 * MEGABYTE,
  audio: 160 * MEGABYTE,
  file: 300 * MEGABYTE,
};

export const MEDIA_LIMITS = { name: 200, altText: 1000, folderName: 100, folderDepth: 8, atOnce: 200 } as const;

export function isMediaKind(value: unknown): value is MediaKind {
  return MEDIA_KINDS.includes(value as MediaKind);
}

const EXTENSIONS: Readonly<Record<MediaKind, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'heif'],
  video: ['mp4', 'm4v', 'mov', 'webm'],
  audio: ['mp3', 'm4a', 'aac', 'ogg', 'oga', 'wav', 'flac'],
  file: [
    ...['pdf', 'zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'rtf'],
    ...['txt', 'csv', 'tsv', 'md', 'ics', 'vcf', 'vtt', 'srt', 'json', 'woff', 'woff2'],
  ],
};

/** What a file chooser offers. */
export function acceptOf(kinds: readonly MediaKind[]): string {
  return kinds.flatMap((kind) => EXTENSIONS[kind].map((each) => `.${each}`)).join(',');
}

export function extensionOf(filename: string): string {
  const at = filename.lastIndexOf('.');
  return at <= 0 ? '' : filename.slice(at + 1).toLowerCase();
}

/** What a name promises; only the bytes decide. Null: nothing we take. */
export function kindOfName(filename: string): MediaKind | null {
  const extension = extensionOf(filename);
  return MEDIA_KINDS.find((kind) => EXTENSIONS[kind].includes(extension)) ?? null;
}
