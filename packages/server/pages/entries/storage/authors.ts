import type { SiteTransaction } from '../../../platform/database/database.ts';

export interface NamedAuthor {
  readonly name: string;
  readonly entryCount: number;
}

/** Whom entries name, by name. */
export async function listAuthors(trx: SiteTransaction, websiteId: string): Promise<readonly NamedAuthor[]> {
  const rows = await trx
    .selectFrom('item')
    .select(({ fn }) => ['author_name as name', fn.countAll<string>().as('times')])
    .where('website_id', '=', websiteId)
    .where('author_name', '!=', '')
    .where('deleted_at', 'is', null)
    .groupBy('author_name')
    .orderBy('author_name')
    .execute();
  return rows.map(({ name, times }) => ({ name, entryCount: Number(times) }));
}
