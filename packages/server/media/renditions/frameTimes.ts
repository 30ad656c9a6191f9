import type { FrameTimes } from '@quoin/domain/media';
import { loadSharp } from '../../platform/background/loadSharp.ts';

const STILL: FrameTimes = { delays: [], plays: 1 };

/** How long each frame of a picture is shown: GIF, WebP and PNG may have several. */
export async function frameTimes(bytes: Uint8Array, contentType: string): Promise<FrameTimes> {
  if (contentType === 'image/png') return pngFrames(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (contentType !== 'image/gif' && contentType !== 'image/webp') return STILL;
  const sharp = await loadSharp();
  const { pages = 1, delay, loop = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const delays = Array.from({ length: pages }, (_, page) => delay?.[page] ?? 0);
  return { delays, plays: loop };
}

const SIGNATURE_BYTES = 8;
/** Length and name before each chunk, its checksum after it. */
const CHUNK_BYTES = 12;

/** `acTL` says how often an animation is played, each `fcTL` how long a frame is shown (PNG 3, 11.3.6). */
function pngFrames(png: Buffer): FrameTimes {
  let plays: number | null = null;
  const delays: number[] = [];
  for (let at = SIGNATURE_BYTES; at + CHUNK_BYTES <= png.length; at += CHUNK_BYTES + png.readUInt32BE(at)) {
    const name = png.toString('latin1', at + 4, at + 8);
    // After the pixels of a still nothing can make it move.
    if (name === 'IDAT' && plays === null) return STILL;
    const data = at + 8;
    if (name === 'acTL' && data + 8 <= png.length) plays = png.readUInt32BE(data + 4);
    if (name === 'fcTL' && data + 24 <= png.length) delays.push(pngDelay(png, data));
  }
  return plays === null ? STILL : { delays, plays };
}

/** A fraction of a second; no denominator means hundredths. */
function pngDelay(png: Buffer, frame: number): number {
  return (1000 * png.readUInt16BE(frame + 20)) / (png.readUInt16BE(frame + 22) || 100);
}
