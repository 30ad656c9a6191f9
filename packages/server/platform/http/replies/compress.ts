import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this a packet carries it anyway. */
const WORTHWHILE_BYTES = 1024;
const TEXT = /^(text\/|application\/(json|javascript|xml|manifest\+json|problem\+json)|image\/svg)/;

/** The best encoding a client names in Accept-Encoding; `;q=0` refuses one. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accept) ? 'gzip' : 'identity';
}

export function isCompressible(contentType: string | undefined, size: number): boolean {
  return size >= WORTHWHILE_BYTES && TEXT.test(contentType ?? '');
}

/** Quick settings: for answers made for one visitor. Cached pages are compressed once by the page cache. */
export async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'br') return brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? gzipAsync(bytes, { level: 6 }) : bytes;
}

/** Does the same for bytes made while they are sent. Reads nothing before the consumer takes it, nor further. */
export async function* compressWhileSent(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  if (encoding === 'identity') return yield* bytes;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const compressor = encoding === 'br' ? createBrotliCompress({ params }) : createGzip({ level: 6 });
  // What goes wrong in the source ends the compressor with the same error, which its reader gets.
  yield* pipeline(bytes, compressor, () => undefined);
}
