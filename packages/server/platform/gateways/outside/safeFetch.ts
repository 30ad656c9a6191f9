import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

/** What came back. */
export interface OutsideAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** After redirects. */
  readonly url: string;
}

/** The address leads where none of our requests may go, or nowhere. */
export class OutsideRefused extends Error {}

export interface OutsideRequest {
  readonly accept: string;
  /** Bytes; more is refused. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export type OutsideFetch = (url: string, request: OutsideRequest) => Promise<OutsideAnswer>;

/** What is sent to another server. */
export interface OutsidePost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Bytes of the answer that are read; the rest is left. */
  readonly limit: number;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** Answers the status and the beginning of what came back. */
export type PostOutside = (
  url: string,
  post: OutsidePost,
) => Promise<{ readonly status: number; readonly body: Buffer }>;

export interface OutsideParts {
  /** Which addresses may be reached, after names were looked up; tests let their own server in. */
  readonly isAllowed?: (address: string) => boolean;
  readonly isPortAllowed?: (port: string) => boolean;
  readonly lookup?: (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;
}

const CONNECT_MS = 5000;
const TOTAL_MS = 15_000;
const REDIRECTS = 3;

/**
 * Requests to addresses that owners name (reliability 3.8): public hosts on the usual ports, no credentials, no cookies. A
 * name is looked up once and every address it has is checked; what was checked is what is connected to, so that a name
 * that changes its mind leads nowhere else. Redirects are checked like the first address.
 */
export function createOutsideFetch(parts: OutsideParts = {}): OutsideFetch {
  return async (url, request) => {
    const deadline = AbortSignal.timeout(TOTAL_MS);
    const signal = request.signal === undefined ? deadline : AbortSignal.any([deadline, request.signal]);
    let next = url;
    for (let step = 0; step <= REDIRECTS; step += 1) {
      const headers = { Accept: request.accept, 'User-Agent': 'Quoin' };
      const answer = await once(checked(next, parts), { headers, signal }, parts);
      const { location } = answer.headers;
      const isMoved = answer.statusCode !== undefined && answer.statusCode >= 300 && answer.statusCode < 400;
      if (!isMoved || location === undefined) return read(answer, request.limit, next);
      answer.destroy();
      next = new URL(location, next).href;
    }
    throw new OutsideRefused('Too many redirects.');
  };
}

/** The same for what we send: once, to that address alone. A redirect is an answer like any other. */
export function createOutsidePost(parts: OutsideParts = {}): PostOutside {
  return async (url, { headers, body, limit, timeoutMs, signal: ended }) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = ended === undefined ? deadline : AbortSignal.any([deadline, ended]);
    const answer = await once(checked(url, parts), { headers, body, signal }, parts);
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of answer) {
      pieces.push(piece as Buffer);
      size += (piece as Buffer).length;
      if (size >= limit) break;
    }
    answer.destroy();
    return { status: answer.statusCode ?? 0, body: Buffer.concat(pieces).subarray(0, limit) };
  };
}

function checked(text: string, { isAllowed = isPublicAddress, isPortAllowed = isUsualPort }: OutsideParts): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || !isWeb) throw new OutsideRefused('Not an address of the web.');
  if (url.username !== '' || url.password !== '')
    throw new OutsideRefused('Addresses with names and passwords are not used.');
  if (!isPortAllowed(url.port)) throw new OutsideRefused('This port is not used.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new OutsideRefused('This address is not public.');
  return url;
}

function isUsualPort(port: string): boolean {
  return port === '' || port === '80' || port === '443';
}

/** With a body it is a POST. */
interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

function once(url: URL, { headers, body, signal }: Sent, parts: OutsideParts): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      ...{ signal, agent: false, lookup: checkingLookup(parts), timeout: CONNECT_MS },
      ...{ method: body === undefined ? 'GET' : 'POST', headers: { 'Accept-Encoding': 'identity', ...headers } },
    });
    sent.on('response', resolve);
    sent.on('timeout', () => sent.destroy(new OutsideRefused('No answer in time.')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Every address a name has must be allowed; the first is used. */
function checkingLookup({ isAllowed = isPublicAddress, lookup = allAddresses }: OutsideParts): LookupFunction {
  return (host, options, done) => {
    lookup(host, (error, found) => {
      const [first] = found;
      if (error !== null || first === undefined) done(error ?? new OutsideRefused('Nobody has this name.'), '', 4);
      else if (!found.every(({ address }) => isAllowed(address)))
        done(new OutsideRefused('This name leads to an address that is not public.'), '', 4);
      else if (options.all === true) done(null, [first] as LookupAddress[]);
      else done(null, first.address, first.family);
    });
  };
}

function allAddresses(host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void): void {
  systemLookup(host, { all: true }, (error, found) => done(error, found ?? []));
}

async function read(answer: IncomingMessage, limit: number, url: string): Promise<OutsideAnswer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer) {
    size += (piece as Buffer).length;
    if (size > limit) {
      answer.destroy();
      throw new OutsideRefused('More than is taken.');
    }
    pieces.push(piece as Buffer);
  }
  const { statusCode: status = 0, headers } = answer;
  return { status, contentType: headers['content-type'] ?? '', body: Buffer.concat(pieces), url };
}
