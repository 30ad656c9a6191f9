import { storableText } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import type { PageSource } from './headers.ts';
import type { ByteRange } from './ranges.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
  /** Seconds; absent for a session cookie; 0 deletes. */
  readonly maxAge?: number;
}

/** What a route answers. Security headers, compression and cookies' attributes are added by the pipeline. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
  readonly body: string | Uint8Array | null;
  /** What the page's content policy admits: hosts whose frames it can show, and the owner's code in it. */
  readonly guests?: readonly PageSource[];
  /** A file to stream instead of `body`, whole or a part of it. */
  readonly file?: { readonly size: number; open(range?: ByteRange): Promise<AsyncIterable<Uint8Array>> };
  /** Bytes that are made while they are sent, instead of `body`; `size` is how many there will be, where that is known. */
  readonly stream?: { readonly bytes: AsyncIterable<Uint8Array>; readonly size?: number };
  /**
   * Server-sent events, instead of `body`, for as long as a client listens. Returns what to do when none does any more.
   */
  readonly events?: (listener: EventListener) => () => void;
}

export interface EventListener {
  /** One event, as JSON. */
  say(data: unknown): void;
  /** The browser reconnects by itself, and its identity is checked again. */
  end(): void;
}

/** A cache between us and the visitor may keep it: then it belongs to everybody and sets no cookie. */
export function isShared(reply: Reply): boolean {
  return /\bpublic\b|\bs-maxage\b/.test(reply.headers?.['cache-control'] ?? '');
}

const PRIVATE = 'private, no-store';

/** An HTML page for one visitor; cached pages go through the page cache and set their own headers. */
export function html(body: string, more: Partial<Reply> = {}): Reply {
  return {
    status: 200,
    ...more,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': PRIVATE, ...more.headers },
    body,
  };
}

export function json(value: unknown, more: Partial<Reply> = {}): Reply {
  return {
    status: 200,
    ...more,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...more.headers },
    body: JSON.stringify(value),
  };
}

/** 303 by default: the browser follows with GET, so that reload never posts twice. Letters of other scripts are escaped, as a header must have them. */
export function redirect(address: string, more: Partial<Reply> = {}): Reply {
  const location = address.replace(/[^!-~]+/gu, (text) => encodeURIComponent(storableText(text)));
  return { status: 303, ...more, headers: { location, 'cache-control': 'no-store', ...more.headers }, body: null };
}

export function noContent(more: Partial<Reply> = {}): Reply {
  return { status: 204, ...more, body: null };
}

/** Thrown or returned by a route to refuse: the pipeline maps code → status and sentence (contract/problems). */
export class ProblemReply extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
    readonly sentence: string,
  ) {
    super(problem.code);
  }
}
