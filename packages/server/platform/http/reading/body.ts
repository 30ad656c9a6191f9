import type { IncomingMessage } from 'node:http';
import { MAX_UPLOAD_BYTES } from '@quoin/contract/endpoints/store';
import { type AccessCode, sentence } from '@quoin/domain/access';
import { storableText } from '@quoin/domain/formats';
import { parseQueryString } from '@quoin/domain/site';
import { takeTime } from './bodyTimeout.ts';
import { hasRepeatedName } from './repeatedNames.ts';
import type { Request } from './request.ts';

/** Bytes of JSON and forms; and of a file, for the routes that take one. */
export const MAX_BODY_BYTES = 256_000;
/** Browsers send no larger beacon. */
export const MAX_BEACON_BYTES = 64_000;
export const MAX_FILE_BYTES = MAX_UPLOAD_BYTES;
/** Templates as JSON: 2 MiB of text, with what escaping adds. */
export const MAX_SOURCES_BYTES = 5_000_000;

/**
 * What a route expects: JSON or a form, one file as the whole body, JSON full of templates, or bytes as they came. `stream`:
 * a file too large for memory, which the route reads piece by piece and bounds itself. `beacon`: as text, but small, and JSON
 * may call itself plain text.
 */
export type BodyKind = 'text' | 'file' | 'sources' | 'bytes' | 'stream' | 'beacon';

const MAX_BYTES: Readonly<Record<Exclude<BodyKind, 'stream'>, number>> = {
  text: MAX_BODY_BYTES,
  file: MAX_FILE_BYTES,
  sources: MAX_SOURCES_BYTES,
  bytes: MAX_BODY_BYTES,
  beacon: MAX_BEACON_BYTES,
};

export type BodyCode = Extract<AccessCode, `body${string}`>;

const STATUSES: Readonly<Record<BodyCode, 400 | 413 | 415>> = {
  bodyTooLarge: 413,
  bodyNotJson: 400,
  bodyUnknownType: 415,
  bodyCompressed: 415,
  bodyCutOff: 400,
};

export class BodyFault extends Error {
  readonly status: 400 | 413 | 415;

  constructor(readonly code: BodyCode) {
    super(sentence({ code }));
    this.status = STATUSES[code];
  }
}

type Parsed = Pick<Request, 'body' | 'bodyType'>;

/**
 * Reads and parses a body: JSON or a plain form, or a file's bytes; compressed bodies are refused.
 * @throws BodyFault with the status to answer.
 */
export async function readBody(message: IncomingMessage, kind: BodyKind = 'text'): Promise<Parsed> {
  if (kind === 'stream') {
    if (isCompressed(message)) throw new BodyFault('bodyCompressed');
    takeTime(message);
    return { body: message, bodyType: 'stream' };
  }
  return new Promise((resolve, reject) => {
    collectBody(message, kind, (read) => {
      try {
        resolve(read());
      } catch (thrown) {
        reject(thrown);
      }
    });
  });
}

/**
 * A form with files (`multipart/form-data`), as a `stream` route got it. `limit`: bytes of all of it.
 * @throws BodyFault with the status to answer.
 */
export function readFormData(message: IncomingMessage, limit: number): Promise<FormData> {
  const contentType = message.headers['content-type'] ?? '';
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) throw new BodyFault('bodyUnknownType');
  return new Promise((resolve, reject) => {
    collectBytes(message, limit, (bytes, fault) => {
      if (fault !== null) return reject(fault);
      const form = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
      form.then(resolve, () => reject(new BodyFault('bodyCutOff')));
    });
  });
}

/**
 * What `readBody` does, without a promise: calls once with how to read the body, when all of it is there or it can't be.
 * What it calls with throws a BodyFault with the status to answer.
 */
export function collectBody(
  message: IncomingMessage,
  kind: Exclude<BodyKind, 'stream'>,
  done: (read: () => Parsed) => void,
): void {
  collectBytes(message, MAX_BYTES[kind], (bytes, fault) =>
    done(() => {
      if (fault !== null) throw fault;
      return parseBody(message, bytes, kind);
    }),
  );
}

function isCompressed(message: IncomingMessage): boolean {
  return Boolean(message.headers['content-encoding']);
}

function parseBody(message: IncomingMessage, bytes: Buffer, kind: Exclude<BodyKind, 'stream'>): Parsed {
  if (bytes.length === 0) return { body: undefined, bodyType: 'none' };
  if (kind === 'file' || kind === 'bytes') return { body: bytes, bodyType: 'file' };
  const type = (message.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
  const isJson =
    type === 'application/json' ||
    type === 'application/merge-patch+json' ||
    (kind === 'beacon' && type === 'text/plain');
  if (isJson) return { body: parseJson(bytes, kind), bodyType: 'json' };
  if (type === 'application/x-www-form-urlencoded') {
    return { body: parseQueryString(bytes.toString('utf8')), bodyType: 'form' };
  }
  throw new BodyFault('bodyUnknownType');
}

const NOTHING = Buffer.alloc(0);

/** By events: leaving a `for await` early would end the connection before the refusal is sent. */
function collectBytes(
  message: IncomingMessage,
  limit: number,
  done: (bytes: Buffer, fault: BodyFault | null) => void,
): void {
  const refusal = refusalOf(message, limit);
  if (refusal !== null) {
    done(NOTHING, refusal);
    return;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  let isDone = false;
  const end = (bytes: Buffer, fault: BodyFault | null) => {
    if (isDone) return;
    isDone = true;
    done(bytes, fault);
  };
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit) return void chunks.push(chunk);
    message.off('data', take).pause();
    end(NOTHING, tooLarge());
  };
  message.on('data', take);
  message.once('end', () => end(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks), null));
  message.once('error', () => end(NOTHING, new BodyFault('bodyCutOff')));
}

/** Before anything of it is read. */
function refusalOf(message: IncomingMessage, limit: number): BodyFault | null {
  if (isCompressed(message)) return new BodyFault('bodyCompressed');
  return Number(message.headers['content-length'] ?? 0) > limit ? tooLarge() : null;
}

function tooLarge(): BodyFault {
  return new BodyFault('bodyTooLarge');
}

/** Whether it may hold such a name, or a text that cannot be stored: as it is, or with letters written as `\\u005f`. */
const NEEDS_CLEANING = /__proto__|constructor|prototype|\\u/;

/**
 * JSON without the names that could reach a prototype (SC-46): they are dropped, not refused. A name that comes twice is
 * refused (SC-47); not looked for where whole templates come, from people who may change them all. Texts become storable.
 */
function parseJson(bytes: Buffer, kind: BodyKind): unknown {
  const text = bytes.toString('utf8');
  try {
    const body: unknown = JSON.parse(text);
    if (kind !== 'sources' && hasRepeatedName(text, body)) throw new BodyFault('bodyNotJson');
    // Asking at each name takes several times as long as parsing does.
    return NEEDS_CLEANING.test(text) ? JSON.parse(text, cleaned) : body;
  } catch {
    throw new BodyFault('bodyNotJson');
  }
}

function cleaned(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') return undefined;
  if (storableText(key) !== key) return undefined;
  return typeof value === 'string' ? storableText(value) : value;
}
