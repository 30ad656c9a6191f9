import {
  type CollectionContent,
  categoriesAnswer,
  type DataRequest,
  itemsAnswer,
  type PageContent,
  type QueryRequest,
  type RelatedRequest,
  requestKey,
} from '@quoin/rendering/page';
import type { SiteTransaction } from '../database/database.ts';
import { loadItems } from '../storage/items.ts';

/** Loads what the tags of a page ask for. Every request gets an answer: null where there is nothing. */
export async function loadAnswers(
  trx: SiteTransaction,
  page: PageContent,
  requests: readonly DataRequest[],
): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const request of requests) answers.set(requestKey(request), await answer(trx, page, request));
  return answers;
}

async function answer(trx: SiteTransaction, page: PageContent, request: DataRequest): Promise<unknown> {
  switch (request.kind) {
    case 'query':
      return queryAnswer(trx, page, request);
    case 'related':
      return relatedAnswer(trx, page, request);
    case 'categories': {
      const collection = byUrlId(page, request.collection);
      const active = collection?.id === page.collection?.id ? page.filter.category : null;
      return collection ? categoriesAnswer(collection, active, request.limit) : null;
    }
  }
}

function byUrlId(page: PageContent, urlId: string): CollectionContent | null {
  return page.frame.collections.find((collection) => collection.urlId === urlId && collection.isEnabled) ?? null;
}

const CHRONOLOGICAL = 2;

function orderOf(collection: CollectionContent): 'date' | 'owner' {
  return collection.ordering === CHRONOLOGICAL ? 'date' : 'owner';
}

async function queryAnswer(trx: SiteTransaction, page: PageContent, request: QueryRequest): Promise<unknown> {
  const collection = byUrlId(page, request.collection);
  if (collection === null) return null;
  const named = collection.categories.find(({ path, name }) => path === request.category || name === request.category);
  const items = await loadItems(trx, page.frame.site.id, {
    collectionId: collection.id,
    order: orderOf(collection),
    limit: request.limit,
    skip: request.skip,
    ...(request.category === '' ? {} : { category: named?.path ?? request.category }),
    ...(request.tag === '' ? {} : { tag: request.tag }),
    ...(request.featured ? { isStarred: true } : {}),
  });
  return itemsAnswer(page.frame, collection, items);
}

/** Entries that share a category with the page's own, or simply its neighbours in the list. */
async function relatedAnswer(trx: SiteTransaction, page: PageContent, request: RelatedRequest): Promise<unknown> {
  const collection = page.frame.collections.find(({ id, isEnabled }) => id === request.collectionId && isEnabled);
  if (collection === undefined) return null;
  const own = page.item?.id === request.itemId ? page.item.categories[0] : undefined;
  const wanted = {
    collectionId: collection.id,
    order: orderOf(collection),
    limit: request.limit,
    excludeId: request.itemId,
  };
  const alike = own === undefined ? [] : await loadItems(trx, page.frame.site.id, { ...wanted, category: own });
  const items = alike.length > 0 ? alike : await loadItems(trx, page.frame.site.id, wanted);
  return itemsAnswer(page.frame, collection, items);
}
