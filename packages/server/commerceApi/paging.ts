import type { ApiPagination } from '@quoin/contract/commerceApi';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { ApiRequest } from '../platform/http/apiPipeline.ts';

export const API_PAGE_SIZE = 50;

/** What a list was asked for, as texts of its address, and the last one that was seen. A cursor carries both. */
export interface Asked {
  readonly filter: Readonly<Record<string, string>>;
  /** Null: from the beginning. */
  readonly after: readonly string[] | null;
}

/** The filters by their names in the address, or the cursor alone. What the list doesn't know counts as not said. */
export function askedOf(
  { query }: ApiRequest,
  names: readonly string[],
): Outcome<Asked, 'cursorNotAlone' | 'cursorInvalid'> {
  const given = names.flatMap((name) => {
    const text = queryText(query, name);
    return text === undefined || text === '' ? [] : [[name, text] as const];
  });
  const cursor = queryText(query, 'cursor') ?? '';
  if (cursor === '') return accept({ filter: Object.fromEntries(given), after: null });
  if (given.length > 0) return refuse('cursorNotAlone');
  const asked = fromCursor(cursor, names);
  return asked === null ? refuse('cursorInvalid') : accept(asked);
}

function toCursor({ filter, after }: Asked): string {
  return Buffer.from(JSON.stringify([filter, after])).toString('base64url');
}

export function fromCursor(cursor: string, names: readonly string[]): Asked | null {
  const parts = parsed(Buffer.from(cursor, 'base64url').toString());
  if (!Array.isArray(parts)) return null;
  const [filter, after] = parts as readonly unknown[];
  if (typeof filter !== 'object' || filter === null || !Array.isArray(after)) return null;
  const isSound = (value: unknown) => typeof value === 'string' && !value.includes('\0');
  if (!after.every(isSound) || !Object.entries(filter).every(([name, value]) => names.includes(name) && isSound(value)))
    return null;
  return { filter: { ...filter }, after: after as readonly string[] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where the list goes on after `last`; null: it ends here. */
export function paginationOf(
  { origin, path }: Pick<ApiRequest, 'origin' | 'path'>,
  filter: Asked['filter'],
  last: readonly string[] | null,
): ApiPagination {
  if (last === null) return { hasNextPage: false, nextPageCursor: null, nextPageUrl: null };
  const nextPageCursor = toCursor({ filter, after: last });
  return { hasNextPage: true, nextPageCursor, nextPageUrl: `${origin}${path}?cursor=${nextPageCursor}` };
}

/** `id,id,id` of a path; null where it is none, or too many. */
export function idsOf(text: string, isId: (text: string) => boolean): readonly string[] | null {
  const ids = [...new Set(text.split(','))];
  return ids.length <= API_PAGE_SIZE && ids.every(isId) ? ids : null;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** `modifiedAfter` and `modifiedBefore`, which come together or not at all. */
export function modifiedOf({
  modifiedAfter,
  modifiedBefore,
}: Asked['filter']): Outcome<
  { readonly after: Date; readonly before: Date } | null,
  'modifiedNotBoth' | 'fieldInvalid'
> {
  if (modifiedAfter === undefined && modifiedBefore === undefined) return accept(null);
  if (modifiedAfter === undefined || modifiedBefore === undefined) return refuse('modifiedNotBoth');
  const [after, before] = [momentOf(modifiedAfter), momentOf(modifiedBefore)];
  if (after === null || before === null)
    return refuse('fieldInvalid', { values: { field: after === null ? 'modifiedAfter' : 'modifiedBefore' } });
  return accept({ after, before });
}

export function momentOf(text: string): Date | null {
  const date = new Date(MOMENT.test(text) ? text : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
