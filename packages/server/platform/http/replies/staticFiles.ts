import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chooseEncoding, isCompressible } from './compress.ts';
import type { Reply } from './reply.ts';

/** Built files of one folder and those below it (`settings/taxes.html`), read once at start and compressed when they are first asked for: they never change while we run. */
export interface StaticFiles {
  /** Null when the folder holds no such file. */
  reply(name: string, headers: Readonly<Record<string, string | undefined>>): Reply | null;
  readonly names: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.map': 'application/json; charset=utf-8',
};
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
/** `widgets-K3J9XQ2A.js`, `serif-5.3.0.woff2`: the name changes with the content. */
const HASHED = /-([A-Z0-9]{8}|\d+\.\d+\.\d+)\.[a-z0-9]+$/;

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const BEST = { level: 9 };

interface Held {
  readonly etag: string;
  readonly type: string;
  readonly identity: Uint8Array;
  /** Null for what gains nothing by it. */
  body(encoding: 'br' | 'gzip'): Uint8Array | null;
}

export function loadStaticFiles(folder: string): StaticFiles {
  const held = new Map<string, Held>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const name = path.replaceAll('\\', '/');
    const type = TYPES[extname(name)];
    if (type !== undefined && !name.startsWith('.')) held.set(name, hold(join(folder, name), type));
  }
  return {
    names: [...held.keys()],
    reply(name, headers) {
      const file = held.get(name);
      return file ? replyWith(file, name, headers) : null;
    },
  };
}

function hold(path: string, type: string): Held {
  const bytes = readFileSync(path);
  // However small: a page fetches some thirty of them.
  const isText = isCompressible(type, Number.POSITIVE_INFINITY);
  // A start that compressed everything for everybody would take twice as long.
  const made = new Map<'br' | 'gzip', Uint8Array>(isText ? compressedAtBuild(path) : []);
  return {
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    type,
    identity: bytes,
    body(encoding) {
      if (!isText) return null;
      const body = made.get(encoding) ?? (encoding === 'br' ? brotliCompressSync(bytes, QUICK) : gzipSync(bytes, BEST));
      made.set(encoding, body);
      return body;
    },
  };
}

/**
 * Returns the smallest brotli body, which the build stores next to a file. One that is older than the file belongs to
 * another build.
 */
function compressedAtBuild(path: string): readonly (readonly ['br', Uint8Array])[] {
  const beside = `${path}.br`;
  const isFresh = existsSync(beside) && statSync(beside).mtimeMs >= statSync(path).mtimeMs;
  return isFresh ? [['br', readFileSync(beside)]] : [];
}

function replyWith(file: Held, name: string, requestHeaders: Readonly<Record<string, string | undefined>>): Reply {
  const wanted = chooseEncoding(requestHeaders['accept-encoding']);
  const compressed = wanted === 'identity' ? null : file.body(wanted);
  const encoding = compressed === null ? 'identity' : wanted;
  const etag = `"${file.etag}-${encoding}"`;
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': HASHED.test(name) ? FOREVER : ASK_AGAIN,
    etag,
    vary: 'Accept-Encoding',
  };
  if (requestHeaders['if-none-match'] === etag) return { status: 304, headers, body: null };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status: 200, headers, body: compressed ?? file.identity };
}
