import { merchandisingSettingsOf } from '@quoin/domain/catalog';
import { publicForm } from '@quoin/domain/forms';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import { mapFormTexts } from '@quoin/domain/translations';
import {
  type CollectionContent,
  categoriesAnswer,
  type DataRequest,
  type FormAnswer,
  type FormRequest,
  type ItemContent,
  itemsAnswer,
  type PageContent,
  type QueryRequest,
  type RelatedRequest,
  requestKey,
  type SiteContent,
} from '@quoin/rendering/page';
import { wireCaptchaOf } from '../../captcha/index.ts';
import { loadRelatedChoice } from '../../catalog/index.ts';
import { findForm } from '../../forms/index.ts';
import { feedAnswer, loadItems, loadItemsAlike } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadTranslationSet } from '../../platform/languages/storage/translations.ts';
import { loadSiteById } from '../../sites/index.ts';
import { commentsAnswer, productAnswer, termsAnswer } from './blockAnswers.ts';
import { eventsAnswer, isCalendar, loadEvents } from './eventPages.ts';

/** Loads what the tags of a page ask for. Every request gets an answer: null where there is nothing. */
export async function loadAnswers(
  trx: SiteTransaction,
  page: PageContent,
  requests: readonly DataRequest[],
): Promise<ReadonlyMap<string, unknown>> {
  const answers = requests.map(async (request) => [requestKey(request), await answer(trx, page, request)] as const);
  return new Map(await Promise.all(answers));
}

async function answer(trx: SiteTransaction, page: PageContent, request: DataRequest): Promise<unknown> {
  switch (request.kind) {
    case 'query':
      return queryAnswer(trx, page, request);
    case 'form':
      return formAnswer(trx, page, request);
    case 'events': {
      const calendar = page.frame.collections.find(({ id, isEnabled }) => id === request.collectionId && isEnabled);
      return calendar ? eventsAnswer(trx, page.frame, calendar, request.month) : null;
    }
    case 'product':
      return productAnswer(trx, page, request.id);
    case 'terms':
      return termsAnswer(trx, page, request);
    case 'comments':
      return commentsAnswer(trx, page, request.limit);
    case 'feed':
      return feedAnswer(trx, page.frame.site.id, request.url);
    case 'related':
      return relatedAnswer(trx, page, request);
    case 'categories': {
      const collection = byUrlId(page, request.collection);
      const active = collection?.id === page.collection?.id ? page.filter.category : null;
      return collection ? categoriesAnswer(collection, active, request.limit) : null;
    }
  }
}

/** A form as a page may know it; null for names and ids of none. */
async function formAnswer(
  trx: SiteTransaction,
  page: PageContent,
  { form: wanted }: FormRequest,
): Promise<FormAnswer | null> {
  const { id: websiteId } = page.frame.site;
  const found = await findForm(trx, websiteId, isUuid(wanted) ? { id: wanted } : { name: wanted });
  if (found === null || found.fields.length === 0) return null;
  const book = await loadTranslationSet(trx, websiteId, { kinds: ['form'], ids: [found.id] });
  const form = publicForm(book === null ? found : mapFormTexts(found, book.of('form', found.id)));
  const site = form.captchaEnabled ? await loadSiteById(trx, websiteId) : null;
  return { form, captcha: site === null ? null : wireCaptchaOf(site.settings) };
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}

function byUrlId(page: PageContent, urlId: string): CollectionContent | null {
  // Templates name pages as the main language does.
  const main = page.frame.languages?.mainAddresses;
  const isMeant = (each: CollectionContent) => each.isEnabled && (main?.get(each.id) ?? each.urlId) === urlId;
  return page.frame.collections.find(isMeant) ?? null;
}

const CHRONOLOGICAL = 2;

function orderOf(collection: CollectionContent): 'date' | 'owner' {
  return collection.ordering === CHRONOLOGICAL ? 'date' : 'owner';
}

async function queryAnswer(trx: SiteTransaction, page: PageContent, request: QueryRequest): Promise<unknown> {
  const collection = byUrlId(page, request.collection);
  if (collection === null) return null;
  const named = collection.categories.find(({ path, name }) => path === request.category || name === request.category);
  const narrowing = {
    ...(request.category === '' ? {} : { category: named?.path ?? request.category }),
    ...(request.tag === '' ? {} : { tag: request.tag }),
  };
  if (isCalendar(collection)) {
    const wanted = {
      collectionId: collection.id,
      which: 'upcoming',
      limit: request.limit,
      skip: request.skip,
    } as const;
    return itemsAnswer(page.frame, collection, await loadEvents(trx, page.frame.site.id, { ...wanted, ...narrowing }));
  }
  const items = await loadItems(trx, page.frame.site.id, {
    collectionId: collection.id,
    order: request.newestFirst ? 'newest' : orderOf(collection),
    limit: request.limit,
    skip: request.skip,
    ...narrowing,
    ...(request.featured ? { isStarred: true } : {}),
  });
  return itemsAnswer(page.frame, collection, items);
}

/** The owner of a store can turn off related products. */
function isRelatedShown({ type }: CollectionContent, settings: SiteContent['settings']): boolean {
  return type !== COLLECTION_TYPES.products || merchandisingSettingsOf(settings).showsRelated;
}

/** What the owner chose; else entries that share a category with the page's own, filled up with its neighbours in the list. */
async function relatedAnswer(trx: SiteTransaction, page: PageContent, request: RelatedRequest): Promise<unknown> {
  const collection = page.frame.collections.find(({ id, isEnabled }) => id === request.collectionId && isEnabled);
  if (collection === undefined) return null;
  if (!isRelatedShown(collection, page.frame.site.settings)) return itemsAnswer(page.frame, collection, []);
  const chosen = await loadRelatedChoice(trx, page.frame.site.id, request.itemId);
  if (chosen !== null) {
    const ids = chosen.slice(0, request.limit);
    const items = await loadItems(trx, page.frame.site.id, {
      collectionId: collection.id,
      order: 'owner',
      limit: request.limit,
      ids,
    });
    return itemsAnswer(page.frame, collection, inOrderOf(ids, items));
  }
  const category = page.item?.id === request.itemId ? page.item.categories[0] : undefined;
  const items = await loadItemsAlike(trx, page.frame.site.id, {
    collectionId: collection.id,
    order: orderOf(collection),
    limit: request.limit,
    excludeId: request.itemId,
    ...(category === undefined ? {} : { category }),
  });
  return itemsAnswer(page.frame, collection, items);
}

function inOrderOf(ids: readonly string[], items: readonly ItemContent[]): readonly ItemContent[] {
  return ids.flatMap((id) => items.filter((item) => item.id === id));
}
