import type { IncomingHttpHeaders } from 'node:http';

/** Bytes of a file from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The one part of a file that a request asks for (RFC 9110, 14.2); null for the whole: no range, several, nothing we
 * understand, or a file that is another one by now.
 */
export function rangeOf(headers: IncomingHttpHeaders, size: number, etag: unknown): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const held = headers['if-range'];
  if (held !== undefined && held !== etag) return null;
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : endOf(size, Number(last));
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

function endOf(size: number, count: number): ByteRange {
  return { start: Math.max(0, size - count), end: size - 1 };
}
