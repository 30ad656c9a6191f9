import type { IncomingMessage } from 'node:http';
import { parseQueryString } from '@quoin/domain/site';
import type { Request } from './request.ts';

/** Bytes of JSON and forms; and of a file, for the routes that take one. */
export const MAX_BODY_BYTES = 256_000;
export const MAX_FILE_BYTES = 20_000_000;

/** What a route expects: JSON or a form, or one file as the whole body. */
export type BodyKind = 'text' | 'file';

export class BodyFault extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

type Parsed = Pick<Request, 'body' | 'bodyType'>;

/**
 * Reads and parses a body: JSON or a plain form, or a file's bytes; compressed bodies are refused.
 * @throws BodyFault with the status to answer.
 */
export async function readBody(message: IncomingMessage, kind: BodyKind = 'text'): Promise<Parsed> {
  const type = (message.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
  if (message.headers['content-encoding']) throw new BodyFault(415, 'Compressed bodies are not accepted.');
  const bytes = await readBytes(message, kind === 'file' ? MAX_FILE_BYTES : MAX_BODY_BYTES);
  if (bytes.length === 0) return { body: undefined, bodyType: 'none' };
  if (kind === 'file') return { body: bytes, bodyType: 'file' };
  if (type === 'application/json') return { body: parseJson(bytes), bodyType: 'json' };
  if (type === 'application/x-www-form-urlencoded') {
    return { body: parseQueryString(bytes.toString('utf8')), bodyType: 'form' };
  }
  throw new BodyFault(415, 'Send JSON or a form.');
}

/** By events: leaving a `for await` early would end the connection before the refusal is sent. */
function readBytes(message: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > limit) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      message.off('data', take).pause();
      reject(tooLarge());
    };
    message.on('data', take);
    message.once('end', () => resolve(Buffer.concat(chunks)));
    message.once('error', () => reject(new BodyFault(400, 'The request ended before its body did.')));
  });
}

function tooLarge(): BodyFault {
  return new BodyFault(413, 'The request is too large.');
}

/** JSON without the names that could reach a prototype (SC-46): they are dropped, not refused. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'), withoutPrototypeNames);
  } catch {
    throw new BodyFault(400, 'The request is not valid JSON.');
  }
}

function withoutPrototypeNames(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;
}
