import { RECORD_TYPES, type RecordType, recordTypeLabel } from '@quoin/domain/site';
import type { CategoryContent, CollectionContent, ItemContent } from '../content.ts';
import { escapeHtml } from '../escape.ts';
import { itemUrl } from './addresses.ts';
import { imageFields, imageItem, type Json, type JsonObject } from './imageData.ts';
import { productData } from './productData.ts';

export interface ItemDataOptions {
  /** False: neighbours and cards, which carry no body. */
  readonly hasBody: boolean;
}

/** An item as templates and `?format=json` see it (page-data 5, 6). Titles arrive escaped; bodies are HTML. */
export function itemData(item: ItemContent, collection: CollectionContent, options: ItemDataOptions): JsonObject {
  const type = item.recordType as RecordType;
  return {
    id: item.id,
    collectionId: item.collectionId,
    recordType: item.recordType,
    recordTypeLabel: recordTypeLabel(type),
    addedOn: item.addedOn,
    updatedOn: item.updatedOn,
    publishOn: item.publishOn ?? item.addedOn,
    displayIndex: item.displayIndex,
    starred: item.isStarred,
    passthrough: item.sourceUrl !== '' && type === RECORD_TYPES.link,
    workflowState: 1,
    urlId: item.urlId,
    fullUrl: itemUrl(collection, item),
    sourceUrl: item.sourceUrl,
    title: escapeHtml(item.title),
    body: options.hasBody ? item.body : null,
    excerpt: item.excerpt,
    tags: item.tags.map(escapeHtml),
    categories: item.categories.map((path) => escapeHtml(categoryName(path, collection.categories))),
    author: { displayName: escapeHtml(item.authorName), firstName: '', lastName: '', bio: '' },
    location: {},
    customContent: null,
    likeCount: 0,
    commentCount: 0,
    publicCommentCount: 0,
    commentState: 2,
    unsaved: false,
    contentType: '',
    ...imageFields(item.mainImage),
    ...(item.mainImage ? { mainImageId: item.mainImage.id } : {}),
    items: item.images.map((image, index) => imageItem(image, index)),
    seoData: {
      seoTitle: escapeHtml(item.seo.title),
      seoDescription: escapeHtml(item.seo.description),
      seoHidden: item.seo.isHidden,
    },
    ...structuredData(item),
  };
}

function structuredData(item: ItemContent): JsonObject {
  if (item.product === null) return { structuredContent: { _type: '' } };
  const structured = productData(item.product);
  return { structuredContent: structured, variants: structured.variants as Json };
}

/** What people call a category: its own name where the collection knows it, else the last part of its path. */
export function categoryName(path: string, known: readonly CategoryContent[]): string {
  const own = known.find((category) => category.path === path)?.name;
  if (own !== undefined) return own;
  const last = path.split('/').at(-1) ?? path;
  return last.replace(/[-_]+/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
