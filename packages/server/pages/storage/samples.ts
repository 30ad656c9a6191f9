import { SAMPLE_MARKS } from '@quoin/domain/sections';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Samples a new site began with that are still in one of its pages. */
export interface SampleContentNotice {
  readonly collectionId: string;
  readonly title: string;
  readonly isShop: boolean;
  readonly count: number;
}

const STORE_ITEM = 11;

/** Lists samples, known by tag and title. A user who changed either one made it theirs. */
export async function listLeftSamples(
  trx: SiteTransaction,
  websiteId: string,
): Promise<readonly SampleContentNotice[]> {
  const rows = await trx
    .selectFrom('item')
    .innerJoin('collection', (join) =>
      join.onRef('collection.id', '=', 'item.collection_id').onRef('collection.website_id', '=', 'item.website_id'),
    )
    .select((eb) => [
      ...(['collection.id', 'collection.title', 'item.record_type'] as const),
      eb.fn.countAll<string>().as('count'),
    ])
    .where('item.website_id', '=', websiteId)
    .where('item.deleted_at', 'is', null)
    .where((eb) =>
      eb.or(
        SAMPLE_MARKS.map(({ tag, beginning }) =>
          eb.and([eb('item.title', 'like', `${beginning}%`), eb(eb.val(tag), '=', eb.fn.any('item.tags'))]),
        ),
      ),
    )
    .groupBy(['collection.id', 'collection.title', 'item.record_type'])
    .orderBy('collection.title')
    .execute();
  return rows.map((row) => ({
    ...{ collectionId: row.id, title: row.title },
    ...{ isShop: row.record_type === STORE_ITEM, count: Number(row.count) },
  }));
}
