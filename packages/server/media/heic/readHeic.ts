import { isWithinPixelLimit } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { loadSharp } from '../../platform/background/loadSharp.ts';
import { builtProgram, createWorkerProcess } from '../../platform/background/workerProcess.ts';
import { decodeHeic } from './decodeHeic.ts';
import { withColourProfile } from './withColourProfile.ts';

type HeicCode = 'imageTooLarge' | 'heicUnreadable';

/** The brands of HEVC pictures; those of both kinds (`mif1`) name one of these as well. */
const HEIC_BRANDS = /hei[cxms]|hev[cxms]/;
/** Where the brands end that a file may begin with. */
const BRAND_BYTES = 64;
const DEADLINE_MS = 60_000;
const QUALITY = 92;

/** By the first bytes of a file. AVIF has the same container and another codec. */
export function isHeic(start: Uint8Array): boolean {
  const text = Buffer.from(start.subarray(0, BRAND_BYTES)).toString('latin1');
  const length = Math.min(BRAND_BYTES, start.length >= 4 ? Buffer.from(start).readUInt32BE(0) : 0);
  return (
    text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.test(text.slice(8, length)) && !/avi[fs]/.test(text.slice(8, length))
  );
}

/** A picture of that kind as JPEG, the way the camera was held, in the colours it was taken in. */
export async function readHeic(bytes: Uint8Array): Promise<Outcome<Uint8Array, HeicCode>> {
  const sharp = await loadSharp();
  // The container is read here; only the codec of its pixels is missing.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) return refuse('heicUnreadable');
  if (!isWithinPixelLimit(header)) return refuse('imageTooLarge');
  const decoded = await decodeInWorker(bytes).catch(() => null);
  if (decoded === null) return refuse('heicUnreadable');
  const { data, width, height } = decoded;
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return accept(header.icc === undefined ? jpeg : withColourProfile(jpeg, header.icc));
}

/** Decodes in a separate process: it takes a second or two, and a broken file harms only that process. */
async function decodeInWorker(bytes: Uint8Array): ReturnType<typeof decodeHeic> {
  const program = builtProgram('heicWorker');
  if (program === null) return decodeHeic(bytes);
  const side = createWorkerProcess<Uint8Array, Awaited<ReturnType<typeof decodeHeic>>>({
    program,
    idleMs: 0,
    ended: 'The process that reads HEIC has ended',
  });
  const timer = setTimeout(() => side.end(), DEADLINE_MS);
  return side.ask(bytes).finally(() => {
    clearTimeout(timer);
    side.end();
  });
}
