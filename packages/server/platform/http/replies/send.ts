import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { cookieLine } from '../protection/cookies.ts';
import { chooseEncoding, compress, isCompressible } from './compress.ts';
import type { HeaderSets, PageSource, Surface } from './headers.ts';
import { rangeOf } from './ranges.ts';
import type { Reply } from './reply.ts';

export interface SendOptions {
  readonly surface: Surface;
  readonly guests?: readonly PageSource[];
  readonly sets: HeaderSets;
  readonly isSecure: boolean;
}

type Headers = Record<string, string | number | string[]>;

/** Writes a reply: security headers of its surface, cookies, compression, and no body for HEAD. */
export async function send(
  message: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  options: SendOptions,
): Promise<void> {
  const headers = headersOf(reply, options);
  if (reply.file) return sendFile(message, response, reply.status, headers, reply.file);
  if (reply.events) return sendEvents(message, response, reply.status, headers, reply.events);
  if (reply.stream) return sendStream(message, response, reply.status, headers, reply.stream);
  end(message, response, reply.status, headers, await encode(message, reply, headers));
}

/** The same at once: a few words that nothing has to be done to. */
export function sendWords(
  message: IncomingMessage,
  response: ServerResponse,
  reply: Reply & { readonly body: string },
  options: SendOptions,
): void {
  end(message, response, reply.status, headersOf(reply, options), reply.body);
}

function headersOf(reply: Reply, options: SendOptions): Headers {
  const headers: Headers = { ...baseHeaders(reply, options), ...reply.headers };
  const cookies = (reply.cookies ?? []).map((cookie) => cookieLine(cookie, options.isSecure));
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  return headers;
}

function end(
  message: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: Uint8Array | string,
): void {
  if (isBodyUnread(message)) headers.connection = 'close';
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  if (length > 0 || status === 200) headers['content-length'] = length;
  response.writeHead(status, headers);
  response.end(message.method === 'HEAD' ? undefined : body);
}

/** The rest of a body that nobody wants is not waited for: the connection ends with the answer. */
function isBodyUnread(message: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': transfer } = message.headers;
  return !message.complete && (transfer !== undefined || Number(length ?? 0) > 0);
}

function baseHeaders(reply: Reply, options: SendOptions): Readonly<Record<string, string>> {
  const isPage = reply.headers?.['content-type']?.startsWith('text/html') ?? false;
  return isPage ? options.sets.htmlFor(options.surface, options.guests) : options.sets.other;
}

async function encode(message: IncomingMessage, reply: Reply, headers: Headers): Promise<Uint8Array> {
  const bytes = typeof reply.body === 'string' ? Buffer.from(reply.body) : (reply.body ?? new Uint8Array());
  const isDone = headers['content-encoding'] !== undefined;
  if (isDone || !isCompressible(reply.headers?.['content-type'], bytes.length)) return bytes;
  headers.vary = withAcceptEncoding(headers.vary);
  const encoding = chooseEncoding(message.headers['accept-encoding'] as string | undefined);
  if (encoding === 'identity') return bytes;
  headers['content-encoding'] = encoding;
  return compress(bytes, encoding);
}

function withAcceptEncoding(vary: string | number | string[] | undefined): string {
  const held = vary === undefined ? '' : String(vary);
  if (held === '') return 'Accept-Encoding';
  return /\baccept-encoding\b/i.test(held) ? held : `${held}, Accept-Encoding`;
}

/** Whole, or the part that was asked for: players seek in films by ranges. */
async function sendFile(
  message: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  file: NonNullable<Reply['file']>,
): Promise<void> {
  headers['accept-ranges'] = 'bytes';
  const part = status === 200 ? rangeOf(message.headers, file.size, headers.etag) : null;
  if (part === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${file.size}`, 'content-length': 0 });
    return void response.end();
  }
  const { start, end } = part ?? { start: 0, end: file.size - 1 };
  if (part !== null) headers['content-range'] = `bytes ${start}-${end}/${file.size}`;
  const isBare = message.method === 'HEAD' || file.size === 0;
  const bytes = isBare ? [] : await file.open(part ?? undefined).catch(() => null);
  if (bytes === null) return sendAway(response);
  response.writeHead(part === null ? status : 206, { ...headers, 'content-length': end - start + 1 });
  await pipeline(bytes, response).catch(() => response.destroy());
}

/** Where files lie elsewhere, that may be out of reach for a while. */
function sendAway(response: ServerResponse): void {
  response.writeHead(503, { 'retry-after': '5', 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}

async function sendStream(
  message: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  stream: NonNullable<Reply['stream']>,
): Promise<void> {
  response.writeHead(status, { ...headers, ...(stream.size === undefined ? {} : { 'content-length': stream.size }) });
  if (message.method === 'HEAD') return void response.end();
  await pipeline(stream.bytes, response).catch(() => response.destroy());
}

/** Empty lines keep the connection open through whatever is between. */
const STILL_HERE_MS = 15_000;

function sendEvents(
  message: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  listen: NonNullable<Reply['events']>,
): void {
  // A proxy that collects what is sent would keep it from its reader.
  const own = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  response.writeHead(status, { ...headers, ...own, connection: 'close' });
  if (message.method === 'HEAD') return void response.end();
  response.write(': here\n\n');
  const beat = setInterval(() => response.write(': here\n\n'), STILL_HERE_MS);
  const stop = listen({
    say: (data) => void response.write(`data: ${JSON.stringify(data)}\n\n`),
    end: () => void response.end(),
  });
  response.once('close', () => {
    clearInterval(beat);
    stop();
  });
}
