import { queryText } from '@quoin/domain/site';
import type { Site } from '../../../sites/index.ts';
import type { AppRequest } from '../route.ts';

/** What the app's list routes read from addresses. Anything that is not of their form counts as not said. */
const MAX_SEARCH = 200;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** @throws where the pipeline let a request in without its site: a fault. */
export function siteOf(request: AppRequest): Site {
  if (request.site === null) throw new Error('This route belongs to a site.');
  return request.site;
}

export function searchOf(request: AppRequest): string {
  // PostgreSQL text holds no NUL.
  return (queryText(request.query, 'search') ?? '').replaceAll('\0', '').trim().slice(0, MAX_SEARCH);
}

/** The id in the path; null when it is none, which is then not found rather than asked for. */
export function idOf(request: AppRequest, name: string): string | null {
  const id = request.params[name] ?? '';
  return UUID.test(id) ? id : null;
}

/** Where the next page of a list goes on: the sort key and the id of the last row. Opaque to clients. */
export function toCursor(key: string | Date, id: string): string {
  const text = typeof key === 'string' ? key : key.toISOString();
  return Buffer.from(JSON.stringify([text, id])).toString('base64url');
}

export function cursorOf(request: AppRequest): { readonly key: string; readonly id: string } | null {
  const text = queryText(request.query, 'cursor');
  const parts = text === undefined ? null : parseJson(Buffer.from(text, 'base64url').toString());
  if (!Array.isArray(parts)) return null;
  const [key, id] = parts as readonly unknown[];
  return typeof key === 'string' && typeof id === 'string' && UUID.test(id) && !key.includes('\0') ? { key, id } : null;
}

/** A cursor whose key is a moment. */
export function timeCursorOf(request: AppRequest): { readonly at: Date; readonly id: string } | null {
  const cursor = cursorOf(request);
  const at = new Date(cursor?.key ?? '');
  return cursor === null || Number.isNaN(at.getTime()) ? null : { at, id: cursor.id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
