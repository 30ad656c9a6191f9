import { LRUCache } from 'lru-cache';
import { READ_ONLY, type SiteDatabase } from '../platform/database/database.ts';
import { encodeQuickly } from '../platform/http/replies/encoded.ts';
import type { SiteStylesheet } from './siteStyles.ts';
import { deleteDraftStylesheetsBefore, findDraftStylesheet, saveDraftStylesheet } from './storage/draftStylesheets.ts';

/** Stylesheets that are not of the published site, for the process that a browser asks for one (decision 0203). */
export interface DraftStylesheets {
  /** Before its address is given out. */
  keep(websiteId: string, sheets: readonly (SiteStylesheet | null)[]): Promise<void>;
  find(websiteId: string, hash: string): Promise<Pick<SiteStylesheet, 'body'> | null>;
}

const DAY_MS = 86_400_000;
const KEEP_DAYS = 3;
const MOST_REMEMBERED = 1_000;

export function createDraftStylesheets(db: Pick<SiteDatabase, 'inSite'>): DraftStylesheets {
  /** What this process has kept today already. */
  const kept = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: DAY_MS });

  async function keepOne(websiteId: string, { hash, body }: SiteStylesheet): Promise<void> {
    const css = Buffer.from(body.identity).toString('utf8');
    await db.inSite({ websiteId }, async (trx) => {
      await saveDraftStylesheet(trx, websiteId, { hash, css });
      await deleteDraftStylesheetsBefore(trx, websiteId, new Date(trx.now().getTime() - KEEP_DAYS * DAY_MS));
    });
    kept.set(`${websiteId}|${hash}`, true);
  }

  return {
    async keep(websiteId, sheets) {
      for (const sheet of sheets)
        if (sheet !== null && !kept.has(`${websiteId}|${sheet.hash}`)) await keepOne(websiteId, sheet);
    },
    async find(websiteId, hash) {
      const css = await db.inSite({ websiteId }, (trx) => findDraftStylesheet(trx, websiteId, hash), READ_ONLY);
      return css === null ? null : { body: encodeQuickly(Buffer.from(css)) };
    },
  };
}
