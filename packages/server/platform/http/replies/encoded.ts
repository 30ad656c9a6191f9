import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, compressWhileSent, type Encoding } from './compress.ts';
import type { Reply } from './reply.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type Compressed = Exclude<Encoding, 'identity'>;

/** A body and its compressed forms, each made once: those not asked for yet are null. */
export interface Encoded {
  /** Of the plain bytes; each encoding's ETag is this and its name. */
  readonly tag: string;
  readonly identity: Uint8Array;
  /** False for pictures and fonts, which their own formats compress. */
  readonly isCompressible: boolean;
  readonly bodies: Record<Compressed, Uint8Array | null>;
  /** The quality `br` is made with; part of its ETag, which names bytes. */
  quality: number;
}

const QUICK = 5;
const STRONG = 11;

function encoded(identity: Uint8Array, isCompressible: boolean, quality: number): Encoded {
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { tag, identity, isCompressible, quality, bodies: { br: null, gzip: null } };
}

/** Compresses a body in one encoding unless that is done; one already running is not started again. */
async function prepare(body: Encoded, encoding: Encoding): Promise<void> {
  if (encoding === 'identity' || !body.isCompressible || body.bodies[encoding] !== null) return;
  const running = RUNNING.get(body)?.get(encoding);
  if (running !== undefined) return running;
  const started = (
    encoding === 'br' ? brotli(body.identity, body.quality) : gzipAsync(body.identity, { level: 6 })
  ).then((bytes) => {
    body.bodies[encoding] = bytes;
  });
  RUNNING.set(body, new Map([...(RUNNING.get(body) ?? []), [encoding, started]]));
  return started;
}

const RUNNING = new WeakMap<Encoded, ReadonlyMap<Compressed, Promise<void>>>();

function brotli(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliAsync(bytes, { params });
}

/** Encodes pages: compresses quickly, on request. `strengthen` may follow for those that are requested often. */
export function encodeQuickly(bytes: Uint8Array): Encoded {
  return encoded(bytes, true, QUICK);
}

/** For what is compressed once and served for ever. */
export async function encodeStrongly(bytes: Uint8Array): Promise<Encoded> {
  const body = encoded(bytes, true, STRONG);
  await Promise.all([prepare(body, 'br'), prepare(body, 'gzip')]);
  return body;
}

export function encodePlain(bytes: Uint8Array): Encoded {
  return encoded(bytes, false, 0);
}

/** Replaces the quick brotli body by the smallest one. */
export async function strengthen(body: Encoded): Promise<void> {
  const quick = body.bodies.br;
  if (body.quality === STRONG || quick === null) return;
  const strong = await brotli(body.identity, STRONG);
  if (strong.length >= quick.length) return;
  body.bodies.br = strong;
  body.quality = STRONG;
}

/** What a body may come to with its compressed forms, for bounding memory. */
export function encodedSize(body: Encoded): number {
  return Math.ceil(body.identity.length * (body.isCompressible ? 1.6 : 1));
}

type RequestHeaders = Readonly<Record<string, string | undefined>>;

function wantedEncoding(body: Encoded, accept: string | undefined): Encoding {
  return body.isCompressible ? chooseEncoding(accept) : 'identity';
}

/** Whether the form a visitor wants is already there. */
export function isPrepared(body: Encoded, headers: RequestHeaders): boolean {
  const encoding = wantedEncoding(body, headers['accept-encoding']);
  return encoding === 'identity' || body.bodies[encoding] !== null;
}

export function prepareFor(body: Encoded, headers: RequestHeaders): Promise<void> {
  return prepare(body, wantedEncoding(body, headers['accept-encoding']));
}

/** 200 in the best encoding the visitor takes, or 304 when the visitor holds it already. Prepare the body first. */
export function encodedReply(body: Encoded, headers: RequestHeaders, own: Readonly<Record<string, string>>): Reply {
  const wanted = wantedEncoding(body, headers['accept-encoding']);
  const encoding = isPrepared(body, headers) ? wanted : 'identity';
  const shared: Record<string, string> = { ...own, etag: etagOf(body, encoding), vary: 'Accept-Encoding' };
  if (holds(headers['if-none-match'], etagOf(body, encoding))) return unchanged(shared);
  if (encoding === 'identity') return { status: 200, headers: shared, body: body.identity };
  return { status: 200, headers: { ...shared, 'content-encoding': encoding }, body: body.bodies[encoding] };
}

function unchanged(headers: Readonly<Record<string, string>>): Reply {
  const { 'content-type': _type, ...rest } = headers;
  return { status: 304, headers: rest, body: null };
}

/** What is made while it is sent. Its tag names what it is made of, not its bytes: it is a weak one. */
export function madeReply(
  made: { readonly tag: string; readonly bytes: () => AsyncGenerator<Uint8Array> },
  headers: RequestHeaders,
  own: Readonly<Record<string, string>>,
): Reply {
  const encoding = chooseEncoding(headers['accept-encoding']);
  const etag = `"${made.tag}-${encoding}"`;
  const shared = { ...own, etag: `W/${etag}`, vary: 'Accept-Encoding' };
  if (holds(headers['if-none-match'], etag)) return unchanged(shared);
  const stream = { bytes: compressWhileSent({ [Symbol.asyncIterator]: made.bytes }, encoding) };
  if (encoding === 'identity') return { status: 200, headers: shared, body: null, stream };
  return { status: 200, headers: { ...shared, 'content-encoding': encoding }, body: null, stream };
}

function etagOf(body: Encoded, encoding: Encoding): string {
  return `"${body.tag}-${encoding === 'br' ? `br${body.quality}` : encoding}"`;
}

/** Proxies may weaken a tag on the way; for If-None-Match both kinds compare as equal (RFC 9110 13.1.2). */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
