import { COLLECTION_TYPES, monthText } from '@quoin/domain/site';
import {
  type CollectionContent,
  type CommentsAnswer,
  categoryName,
  categoryUrl,
  collectionUrl,
  itemUrl,
  type PageContent,
  type ProductAnswer,
  type SiteFrame,
  type TermsAnswer,
  type TermsRequest,
  tagName,
  tagUrl,
} from '@quoin/rendering/page';
import { countTerms, findItemCollection, loadItems, loadLatestComments, type TermCount } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/ids.ts';
import { loadStoreNotes } from './storeNotes.ts';

/** Returns a product that visitors may see, with what is next to its price, or null for none. */
export async function productAnswer(
  trx: SiteTransaction,
  { frame }: PageContent,
  id: string,
): Promise<ProductAnswer | null> {
  const collectionId = isId(id) ? await findItemCollection(trx, frame.site.id, id) : null;
  const collection = frame.collections.find((each) => each.id === collectionId && each.isEnabled);
  if (collection === undefined) return null;
  const [item] = await loadItems(trx, frame.site.id, {
    collectionId: collection.id,
    order: 'owner',
    limit: 1,
    ids: [id],
  });
  if (!item?.product) return null;
  return { item, collection, notes: await loadStoreNotes(trx, frame, item.product) };
}

/** What entries of a collection have in common, each with the page that lists them. */
export async function termsAnswer(
  trx: SiteTransaction,
  { frame }: PageContent,
  { collectionId, of, limit }: TermsRequest,
): Promise<TermsAnswer | null> {
  const collection = frame.collections.find(({ id, isEnabled }) => id === collectionId && isEnabled);
  if (collection === undefined) return null;
  const { id, timeZone } = frame.site;
  const found = await countTerms(trx, id, { collectionId, of, limit: Math.min(200, Math.max(1, limit)), timeZone });
  return { terms: found.map((term) => ({ ...shown(term, of, collection, frame), count: term.count })) };
}

function shown({ term }: TermCount, of: TermsRequest['of'], collection: CollectionContent, frame: SiteFrame) {
  switch (of) {
    case 'tag':
      return { name: tagName(term, frame), url: tagUrl(collection, term) };
    case 'category':
      return { name: categoryName(term, collection.categories), url: categoryUrl(collection, term) };
    case 'author':
      return { name: term, url: `${collectionUrl(collection)}?author=${encodeURIComponent(term)}` };
    case 'month': {
      const [year = 0, month = 1] = term.split('-').map(Number);
      return { name: term, url: `${collectionUrl(collection)}?month=${monthText({ year, month })}` };
    }
  }
}

const WORDS_SHOWN = 200;

/** What was said last on the site, below entries of pages that everybody sees. */
export async function commentsAnswer(
  trx: SiteTransaction,
  { frame }: PageContent,
  limit: number,
): Promise<CommentsAnswer> {
  const seen = frame.collections.filter(({ isEnabled, type }) => isEnabled && type !== COLLECTION_TYPES.page);
  const collectionIds = seen.map(({ id }) => id);
  const found = await loadLatestComments(trx, frame.site.id, {
    collectionIds,
    limit: Math.min(20, Math.max(1, limit)),
  });
  const comments = found.flatMap(({ collectionId, createdAt, body, authorName, title, urlId }) => {
    const collection = seen.find(({ id }) => id === collectionId);
    if (collection === undefined) return [];
    const words = body.length > WORDS_SHOWN ? `${body.slice(0, WORDS_SHOWN)}…` : body;
    return [{ authorName, title, body: words, at: createdAt, url: itemUrl(collection, { urlId }) }];
  });
  return { comments };
}
