import type { SiteTransaction } from '../../platform/database/database.ts';

export interface ImageText {
  readonly id: string;
  readonly filename: string;
  readonly altText: string;
}

/** What is said of the pictures of a site, the newest first; those of which nothing is said are left out. */
export function listImageTexts(trx: SiteTransaction, websiteId: string, limit: number): Promise<ImageText[]> {
  return trx
    .selectFrom('asset')
    .select(['id', 'filename', 'alt_text as altText'])
    .where('website_id', '=', websiteId)
    .where('kind', '=', 'image')
    .where('alt_text', '<>', '')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
