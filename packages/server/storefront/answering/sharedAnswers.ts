import { type DataRequest, type PageContent, requestKey } from '@quoin/rendering/page';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { loadAnswers } from '../loading/loadAnswers.ts';

/**
 * What the tags of pages ask for, kept per published version and stock revision: "the featured products" are the same
 * below every page.
 */
export interface SharedAnswers {
  load(
    trx: SiteTransaction,
    site: Site,
    page: PageContent,
    requests: readonly DataRequest[],
  ): Promise<ReadonlyMap<string, unknown>>;
  forget(websiteId: string): void;
}

const MAX_KEPT = 500;
/** Scheduled entries appear and stocks shrink without a new version. */
const KEEP_MS = 60_000;

export function createSharedAnswers(now: () => number): SharedAnswers {
  const kept = new Map<string, { readonly answer: unknown; readonly until: number }>();

  function remember(key: string, answer: unknown): void {
    const oldest = kept.size >= MAX_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, { answer, until: now() + KEEP_MS });
  }

  return {
    async load(trx, site, page, requests) {
      const answers = new Map<string, unknown>();
      const own = `${site.id}|${site.publishedVersion}|${site.stockRevision}|`;
      const prefix = site.spoken === undefined ? own : `${own}${site.language}|${site.translationRevision ?? 0}|`;
      const open = requests.filter((request) => {
        const held = kept.get(prefix + requestKey(request));
        if (held === undefined || held.until <= now()) return true;
        answers.set(requestKey(request), held.answer);
        return false;
      });
      for (const [key, answer] of await loadAnswers(trx, page, open)) answers.set(key, answer);
      // Categories know which of them is open: theirs is an answer for one page.
      for (const request of open) {
        if (request.kind !== 'categories') remember(prefix + requestKey(request), answers.get(requestKey(request)));
      }
      return answers;
    },
    forget(websiteId) {
      for (const key of kept.keys()) if (key.startsWith(`${websiteId}|`)) kept.delete(key);
    },
  };
}
