import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { READ_ONLY, type SiteDatabase, type SiteTransaction } from '../../platform/database/database.ts';
import { contextOf } from '../../platform/languages/siteInLanguage.ts';
import type { CacheFigures } from '../../platform/metrics.ts';
import type { Site } from '../../sites/index.ts';
import { findPageBasis, isSameState, type PageBasis } from '../loading/pageState.ts';
import type { PageAnswer } from './pageAnswer.ts';
import type { LoadedPage } from './pageContents.ts';

/** A page and what its templates ask for, as one snapshot of the database had them. */
export interface WholePage extends LoadedPage {
  readonly site: Site;
  readonly answers: Map<string, unknown>;
}

/**
 * Pages as they were loaded, and page data as it was written. Both are used again while their site has the same version and
 * their products the same stock. The database is queried for both each time: one round trip instead of loading it.
 */
export interface LoadedPages {
  findPage(site: Site, key: string): Promise<WholePage | null>;
  /** What `page` rests on, asked in the transaction that loads it. Null: it is not kept. */
  basisOf(trx: SiteTransaction, page: LoadedPage): Promise<PageBasis | null>;
  keepPage(key: string, page: WholePage, basis: PageBasis): void;
  findData(site: Site, key: string): Promise<PageAnswer | null>;
  keepData(key: string, data: PageAnswer, basis: PageBasis): void;
  forget(websiteId: string): void;
  figures(): CacheFigures;
}

export interface LoadedPagesOptions {
  readonly db: SiteDatabase;
  readonly maxBytes: number;
  /** Milliseconds. */
  readonly now: () => number;
}

interface Kept {
  readonly page: WholePage | null;
  readonly data: PageAnswer | null;
  readonly basis: PageBasis;
  readonly until: number;
}

/** Scheduled entries appear without a new version. */
const KEEP_MS = 60_000;
/** With its key and its compressed form, which comes later. */
const DATA_OVERHEAD = 1.25;

export function createLoadedPages({ db, maxBytes, now }: LoadedPagesOptions): LoadedPages {
  const kept = maxBytes > 0 ? new LRUCache<string, Kept>({ maxSize: maxBytes, maxEntrySize: maxBytes / 8 }) : null;
  const counts = { hits: 0, misses: 0 };

  async function look(site: Site, key: string): Promise<Kept | null> {
    const known = kept?.get(key);
    if (known === undefined || known.until <= now()) return null;
    const { productIds, state } = known.basis;
    const current = await db.inSite(contextOf(site), (trx) => findPageBasis(trx, site.id, productIds), READ_ONLY);
    return isSameState(current?.state ?? null, state) ? known : null;
  }

  async function find(site: Site, key: string): Promise<Kept | null> {
    const found = await look(site, key);
    counts[found === null ? 'misses' : 'hits'] += 1;
    return found;
  }

  function keep(key: string, what: Omit<Kept, 'until'>, size: number): void {
    kept?.set(key, { ...what, until: now() + KEEP_MS }, { size });
  }

  return {
    findPage: async (site, key) => (await find(site, key))?.page ?? null,
    findData: async (site, key) => (await find(site, key))?.data ?? null,
    async basisOf(trx, { page, status, isShareable }) {
      if (kept === null || !isShareable || status !== 200) return null;
      return findPageBasis(trx, page.frame.site.id, productIdsOf(page));
    },
    keepPage: (key, page, basis) => keep(key, { page, data: null, basis }, sizeOf(page)),
    keepData: (key, data, basis) =>
      keep(key, { page: null, data, basis }, Math.ceil(data.page.body.identity.length * DATA_OVERHEAD)),
    figures: () => ({ name: 'loadedPages', ...counts }),
    forget(websiteId) {
      for (const key of kept?.keys() ?? []) if (key.startsWith(`${websiteId}|`)) kept?.delete(key);
    },
  };
}

/** Bytes, roughly: the frame is the site's and shared. */
function sizeOf({ page, answers }: WholePage): number {
  return serialize([{ ...page, frame: null, collection: null }, answers]).length;
}

/** Of the products whose stock a page shows. */
function productIdsOf({ item, items, parts }: LoadedPage['page']): readonly string[] {
  const shown = [
    ...(item === null ? [] : [item]),
    ...(items ?? []),
    ...(parts ?? []).flatMap((part) => part.items ?? []),
  ];
  return shown.flatMap(({ id, product }) => (product === null ? [] : [id]));
}
