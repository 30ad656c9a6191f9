import { entryPage, productPage } from '@quoin/domain/document';
import { COLLECTION_TYPES, COMMENT_LIMITS, PAGE_TYPES } from '@quoin/domain/site';
import type {
  CollectionContent,
  DiscussionState,
  ItemContent,
  PageContent,
  ProductFormState,
  SiteFrame,
} from '@quoin/rendering/page';
import { loadShownComments } from '../../comments/index.ts';
import {
  type CollectionOrder,
  findItemCollection,
  findItemUrlId,
  type ItemWithNeighbours,
  loadItem,
  STORE_ITEM,
  withPictures,
} from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/ids.ts';
import { listTranslatedAddresses } from '../../platform/languages/storage/translations.ts';
import { loadShownReviews } from '../../reviews/index.ts';
import { basePage, type LoadedPage, type PageRequest, usesOnly } from '../answering/pageContents.ts';
import { loadStoreNotes, NO_NOTES } from './storeNotes.ts';

/** The page of one product, however its address was written; null when visitors may not see it. */
export async function loadProductPage(
  trx: SiteTransaction,
  frame: SiteFrame,
  itemId: string,
  form: ProductFormState,
): Promise<PageContent | null> {
  const collectionId = isId(itemId) ? await findItemCollection(trx, frame.site.id, itemId) : null;
  const collection = frame.collections.find(({ id, isEnabled }) => id === collectionId && isEnabled);
  const found = collection && (await loadItem(trx, frame.site.id, listOf(collection), { id: itemId }));
  if (!found?.item.product || !collection) return null;
  const path = `/${collection.urlId}/${found.item.urlId}`;
  const { page } = await itemPage(trx, frame, collection, found, { path, parameters: {} });
  return { ...page, form };
}

/** The page of one entry, with what became of a comment or like; null when visitors may not see it. */
export async function loadEntryPage(
  trx: SiteTransaction,
  frame: SiteFrame,
  itemId: string,
  discussion: DiscussionState,
): Promise<PageContent | null> {
  const collectionId = await findItemCollection(trx, frame.site.id, itemId);
  const collection = frame.collections.find(({ id, isEnabled }) => id === collectionId && isEnabled);
  const found = collection && (await loadItem(trx, frame.site.id, listOf(collection), { id: itemId }));
  if (!found || !collection) return null;
  const path = `/${collection.urlId}/${found.item.urlId}`;
  const { page } = await itemPage(trx, frame, collection, found, { path, parameters: {} });
  return { ...page, discussion };
}

/** Where the entry is in the other languages of its site. */
async function addressesOf(
  trx: SiteTransaction,
  frame: SiteFrame,
  id: string,
): Promise<Pick<PageContent, 'itemAddresses'>> {
  if (frame.languages === undefined) return {};
  const others = await listTranslatedAddresses(trx, frame.site.id, { kinds: ['item'], ids: [id] });
  const main = (await findItemUrlId(trx, frame.site.id, id)) ?? '';
  return { itemAddresses: { main, others: new Map(others.map(({ language, address }) => [language, address])) } };
}

/** In which order a page shows its items. */
export function orderOf(collection: Pick<CollectionContent, 'ordering'>): CollectionOrder {
  return collection.ordering === CHRONOLOGICAL ? 'date' : 'owner';
}

export function listOf(collection: CollectionContent): { readonly id: string; readonly order: CollectionOrder } {
  return { id: collection.id, order: orderOf(collection) };
}

const CHRONOLOGICAL = 2;

/** What the sections of an item have as their page. */
export function pageOfItem({ id, recordType }: ItemContent): string {
  return recordType === STORE_ITEM ? productPage(id) : entryPage(id);
}

/** The sections of an item that is written on its page. */
async function documentOf(
  trx: SiteTransaction,
  frame: SiteFrame,
  { item, document }: ItemWithNeighbours,
  { loadDocument }: PageRequest,
): Promise<PageContent['document'] | null> {
  if (loadDocument !== undefined) return (await loadDocument(pageOfItem(item))) ?? null;
  return document === null ? null : withPictures(trx, frame.site.id, document);
}

/** One item with its neighbours, and what visitors say of it. */
export async function itemPage(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  found: ItemWithNeighbours,
  request: PageRequest,
): Promise<LoadedPage> {
  const { item } = found;
  const sku = request.parameters.variant;
  const isKnownSku = sku === undefined || item.product?.variants.some((variant) => variant.sku === sku) === true;
  const isProduct = collection.type === COLLECTION_TYPES.products;
  const form: ProductFormState = request.choice ? { choice: request.choice } : isKnownSku && sku ? { sku } : {};
  const [document, addresses, reviews, comments, notes] = await Promise.all([
    documentOf(trx, frame, found, request),
    addressesOf(trx, frame, item.id),
    reviewsOf(trx, frame, item, request),
    item.counts === undefined ? null : loadShownComments(trx, frame.site.id, item.id, COMMENT_LIMITS.shown),
    isProduct && item.product ? loadStoreNotes(trx, frame, item.product) : NO_NOTES,
  ]);
  const page: PageContent = {
    ...basePage(frame, request.path),
    pageType: PAGE_TYPES.item,
    collection,
    item,
    document,
    ...addresses,
    previousItem: found.previous,
    nextItem: found.next,
    form,
    ...reviews,
    ...(comments === null ? {} : { comments }),
    notes,
  };
  const isKnownPart = request.parameters.reviews === undefined || (page.reviews?.reviews.length ?? 0) > 0;
  const known = item.product ? (['variant', 'reviews'] as const) : [];
  const isKnown = isKnownSku && isKnownPart && usesOnly(request.parameters, known);
  return { status: 200, page, isShareable: isKnown && request.choice === undefined };
}

/** The part of a product's reviews that an address asks for. */
async function reviewsOf(
  trx: SiteTransaction,
  frame: SiteFrame,
  { id, rating }: ItemContent,
  { parameters }: PageRequest,
): Promise<Pick<PageContent, 'reviews'>> {
  if (rating === undefined) return {};
  return { reviews: await loadShownReviews(trx, frame.site.id, id, Number(parameters.reviews ?? 1)) };
}
