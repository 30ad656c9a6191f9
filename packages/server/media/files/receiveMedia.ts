import { readFile } from 'node:fs/promises';
import { formatSizeLimit } from '@quoin/domain/formats';
import {
  MAX_MEDIA_BYTES,
  type MediaCode,
  type MediaKind,
  SNIFF_BYTES,
  type SniffedMedia,
  sniffMedia,
} from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import type { ReceivedFile } from '../../platform/gateways/files/fileStore.ts';
import { isHeic, readHeic } from '../heic/readHeic.ts';
import { inspectImage } from '../inspectImage.ts';
import { withExtensionOf } from './mediaNames.ts';
import { noRoom, type StorageRoom } from './storageRoom.ts';

/** A file as it comes from a browser. */
export interface IncomingMedia {
  readonly filename: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Null: not said. */
  readonly declaredSize: number | null;
}

export interface ReceivedMedia extends SniffedMedia {
  /** Its end says what was kept of it. */
  readonly filename: string;
  readonly file: ReceivedFile;
  readonly width: number | null;
  readonly height: number | null;
  readonly colorData: Readonly<Record<string, string>> | null;
}

/**
 * Takes a file in beside the store: looks at its first bytes, holds it to the size of its kind, reads pictures' headers. Who
 * gets it keeps or discards it. Nothing is kept of what is refused.
 * @param only the kind it must be, when it takes the place of another. @param room what the site has left; null: enough.
 */
export async function receiveMedia(
  { files }: Pick<Deps, 'files'>,
  websiteId: string,
  { filename, bytes, declaredSize }: IncomingMedia,
  { only, room }: { readonly only: MediaKind | null; readonly room: StorageRoom | null },
): Promise<Outcome<ReceivedMedia, MediaCode>> {
  const pieces = bytes[Symbol.asyncIterator]();
  const start = await firstBytes(pieces);
  if (start === null) return refuse('mediaCutOff');
  const sniffed = sniffMedia(start, filename);
  if (sniffed === null) return refuse('mediaUnsupported', { values: { fileName: filename, kind: '' } });
  if (only !== null && sniffed.kind !== only) return refuse('mediaOfOtherKind', { values: { kind: only } });
  const { max, tooLarge } = limitOf(sniffed.kind, filename, room);
  if (declaredSize !== null && declaredSize > max) return tooLarge;
  const file = await files.receive(websiteId, joined(start, pieces), max).catch(() => 'cutOff' as const);
  if (file === 'cutOff') return refuse('mediaCutOff');
  if (file === null) return tooLarge;
  if (sniffed.kind !== 'image') return accept({ ...NO_PICTURE, ...sniffed, file, filename });
  const picture = { file, sniffed, filename };
  return isHeic(start) ? converted(files, websiteId, picture, max) : inspected(picture);
}

interface Picture {
  readonly file: ReceivedFile;
  readonly sniffed: SniffedMedia;
  readonly filename: string;
}

/** Pictures of iPhones, which few browsers show, are kept as JPEG. */
async function converted(
  files: Deps['files'],
  websiteId: string,
  { file, filename }: Picture,
  max: number,
): Promise<Outcome<ReceivedMedia, MediaCode>> {
  const jpeg = await readHeic(await readFile(file.path));
  await file.discard();
  if (!jpeg.ok) return tooLargeOrUnreadable(jpeg.problem.code, filename);
  const kept = await files.receive(websiteId, once(jpeg.value), max);
  if (kept === null) return refuse('mediaTooLarge', { values: { fileName: filename, maxSize: formatSizeLimit(max) } });
  const sniffed = { kind: 'image', contentType: 'image/jpeg' } as const;
  return inspected({ file: kept, sniffed, filename: withExtensionOf(filename, 'x.jpg') });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function limitOf(kind: MediaKind, fileName: string, room: StorageRoom | null) {
  const largest = MAX_MEDIA_BYTES[kind];
  if (room !== null && room.left < largest) {
    return { max: room.left, tooLarge: { ok: false, problem: noRoom(fileName, room) } as const };
  }
  const values = { fileName, maxSize: formatSizeLimit(largest) };
  return { max: largest, tooLarge: refuse<MediaCode>('mediaTooLarge', { values }) };
}

const NO_PICTURE = { width: null, height: null, colorData: null } as const;

async function inspected({ file, sniffed, filename }: Picture): Promise<Outcome<ReceivedMedia, MediaCode>> {
  const image = await inspectImage(await readFile(file.path));
  if (image.ok) return accept({ ...sniffed, ...image.value, file, filename });
  await file.discard();
  return tooLargeOrUnreadable(image.problem.code, filename);
}

function tooLargeOrUnreadable(
  code: 'imageUnsupported' | 'imageTooLarge' | 'heicUnreadable',
  fileName: string,
): Outcome<never, MediaCode> {
  if (code === 'heicUnreadable') return refuse('heicUnreadable', { values: { fileName } });
  const maxSize = '50 megapixels';
  return code === 'imageTooLarge'
    ? refuse('mediaTooLarge', { values: { fileName, maxSize } })
    : refuse('mediaUnsupported', { values: { fileName, kind: 'image ' } });
}

/** Enough to say what it is; null when the connection broke. */
async function firstBytes(pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (size < SNIFF_BYTES) {
      const { value, done } = await pieces.next();
      if (done) break;
      chunks.push(value);
      size += value.length;
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}

async function* joined(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
