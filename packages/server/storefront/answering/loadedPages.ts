import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { READ_ONLY, type SiteDatabase, type SiteTransaction } from '../../platform/database/database.ts';
import { contextOf } from '../../platform/languages/siteInLanguage.ts';
import type { CacheFigures } from '../../platform/metrics.ts';
import type { Site } from '../../sites/index.ts';
import { findPageState, isSameState, type PageState, productIdsOf } from '../loading/pageState.ts';
import type { LoadedPage } from './pageContents.ts';

/** A page and what its templates ask for, as one snapshot of the database had them. */
export interface WholePage extends LoadedPage {
  readonly site: Site;
  readonly answers: Map<string, unknown>;
}

/**
 * Pages as they were loaded. A page is used again while its site has the same version and its products the same stock.
 * The database is queried for both each time: one round trip instead of loading it.
 */
export interface LoadedPages {
  find(site: Site, key: string): Promise<WholePage | null>;
  /** In the transaction that loaded it. */
  keep(trx: SiteTransaction, key: string, page: WholePage): Promise<void>;
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
  readonly page: WholePage;
  readonly state: PageState;
  readonly productIds: readonly string[];
  readonly until: number;
}

/** Scheduled entries appear without a new version. */
const KEEP_MS = 60_000;

export function createLoadedPages({ db, maxBytes, now }: LoadedPagesOptions): LoadedPages {
  const kept = maxBytes > 0 ? new LRUCache<string, Kept>({ maxSize: maxBytes, maxEntrySize: maxBytes / 8 }) : null;
  const counts = { hits: 0, misses: 0 };

  async function look(site: Site, key: string): Promise<WholePage | null> {
    const known = kept?.get(key);
    if (known === undefined || known.until <= now()) return null;
    const state = await db.inSite(contextOf(site), (trx) => findPageState(trx, site.id, known.productIds), READ_ONLY);
    return isSameState(state, known.state) ? known.page : null;
  }

  return {
    async find(site, key) {
      const found = await look(site, key);
      counts[found === null ? 'misses' : 'hits'] += 1;
      return found;
    },
    figures: () => ({ name: 'loadedPages', ...counts }),
    async keep(trx, key, page) {
      if (kept === null || !page.isShareable || page.status !== 200) return;
      const productIds = productIdsOf(page.page);
      const state = await findPageState(trx, page.site.id, productIds);
      if (state !== null) kept.set(key, { page, state, productIds, until: now() + KEEP_MS }, { size: sizeOf(page) });
    },
    forget(websiteId) {
      for (const key of kept?.keys() ?? []) if (key.startsWith(`${websiteId}|`)) kept?.delete(key);
    },
  };
}

/** Bytes, roughly: the frame is the site's and shared, and what is written from a page takes about as much again. */
function sizeOf({ page, answers }: WholePage): number {
  return serialize([{ ...page, frame: null, collection: null }, answers]).length * 2;
}
