import type { Deps } from '../../deps.ts';
import { type ErrorDay, listErrorDays } from '../storage/scriptErrorDays.ts';
import {
  countScriptErrors,
  listScriptErrorPlaces,
  listScriptErrors,
  type ScriptErrorPlaceRow,
  type ScriptErrorRow,
  type ScriptErrorSearch,
  setScriptErrorDismissed,
} from '../storage/scriptErrors.ts';

const PAGE_SIZE = 30;
const MOST_PLACES = 20;

export interface ListedError extends ScriptErrorRow {
  readonly pages: readonly ScriptErrorPlaceRow[];
  readonly browsers: readonly ScriptErrorPlaceRow[];
  readonly days: readonly ErrorDay[];
}

export interface ListedErrors {
  readonly rows: readonly ListedError[];
  readonly counts: { readonly open: number; readonly dismissed: number };
  /** Where the next page begins; null at the end. */
  readonly last: ScriptErrorRow | null;
}

/** Script errors of visitors, grouped by message, with where they came from (ERR-03). */
export function listErrors(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<ScriptErrorSearch, 'limit'>,
): Promise<ListedErrors> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await listScriptErrors(trx, websiteId, { ...search, limit: PAGE_SIZE + 1 });
    const rows = found.slice(0, PAGE_SIZE);
    const ids = rows.map(({ id }) => id);
    const places = await listScriptErrorPlaces(trx, websiteId, ids);
    const days = await listErrorDays(trx, websiteId, ids);
    const placesOf = (id: string, kind: ScriptErrorPlaceRow['kind']) =>
      places.filter((place) => place.errorId === id && place.kind === kind).slice(0, MOST_PLACES);
    return {
      rows: rows.map((row) => ({
        ...{ ...row, pages: placesOf(row.id, 'page'), browsers: placesOf(row.id, 'browser') },
        days: days.filter(({ errorId }) => errorId === row.id),
      })),
      counts: await countScriptErrors(trx, websiteId),
      last: found.length > PAGE_SIZE ? (rows.at(-1) ?? null) : null,
    };
  });
}

/** Puts an error aside until it comes again, or takes that back. Whether there is such an error. */
export function dismissError(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, isDismissed }: { readonly id: string; readonly isDismissed: boolean },
): Promise<boolean> {
  return db.inSite({ websiteId }, (trx) => setScriptErrorDismissed(trx, websiteId, id, isDismissed));
}
