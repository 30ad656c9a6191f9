import type { Month } from '@quoin/domain/site';
import type { CollectionContent, ItemContent, SiteFrame } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { loadItems } from '../../pages/index.ts';
import { isCalendar, loadMonth } from './eventPages.ts';
import { monthRange } from './listPaging.ts';

const MOST = 300;

/** What happens in a month, or in other collections what was published in it. */
export function itemsByMonth(
  { db }: Pick<Deps, 'db'>,
  frame: SiteFrame,
  collection: CollectionContent,
  month: Month,
): Promise<readonly ItemContent[]> {
  const { id: websiteId } = frame.site;
  const range = monthRange(`${month.month}-${month.year}`);
  return db.inSite({ websiteId }, async (trx) => {
    if (isCalendar(collection)) return loadMonth(trx, frame, collection.id, month);
    const dated = { collectionId: collection.id, order: 'date', limit: MOST } as const;
    return range === null ? [] : loadItems(trx, websiteId, { ...dated, month: range });
  });
}
