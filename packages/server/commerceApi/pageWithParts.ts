import type { Deps } from '../deps.ts';
import { READ_ONLY, type SiteTransaction } from '../platform/database/database.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import { API_PAGE_SIZE } from './paging.ts';

/** How a list is read: rows up to a limit, then what belongs to those that are shown. */
export interface ListReading<Row, Loaded> {
  rows(trx: SiteTransaction, limit: number): Promise<readonly Row[]>;
  withParts(trx: SiteTransaction, shown: readonly Row[]): Promise<readonly Loaded[]>;
}

/** One page of a list; `last` is where the next one goes on, null at the end. */
export function pageWithParts<Row, Loaded>(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  reading: ListReading<Row, Loaded>,
): Promise<ListPage<Loaded>> {
  return db.inSite(
    { websiteId },
    async (trx) => {
      const { rows: shown, last } = pageOf(await reading.rows(trx, API_PAGE_SIZE + 1), API_PAGE_SIZE);
      const loaded = await reading.withParts(trx, shown);
      return { rows: loaded, last: last && (loaded.at(-1) ?? null) };
    },
    READ_ONLY,
  );
}
