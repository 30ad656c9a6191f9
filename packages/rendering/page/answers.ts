import type { CollectionContent } from './content/collectionContent.ts';
import type { ItemContent } from './content/itemContent.ts';
import type { SiteFrame } from './content/siteContent.ts';
import { categoryUrl } from './data/addresses.ts';
import { collectionData } from './data/collectionData.ts';
import { entriesOf } from './data/entriesData.ts';
import type { JsonObject } from './data/imageData.ts';
import { merchandisingContext } from './data/store/merchandisingData.ts';
import { escapeHtml } from './escape.ts';

/** Scope of a `<squarespace:query>` or `<squarespace:related>`: `{collection, items}`, and what is said of products. */
export function itemsAnswer(
  frame: Pick<SiteFrame, 'site' | 'tagNames'>,
  collection: CollectionContent,
  items: readonly ItemContent[],
): JsonObject {
  return {
    collection: collectionData(collection, frame),
    items: entriesOf(items, collection, frame),
    ...(items.some(({ product }) => product !== null)
      ? { productMerchandisingContext: merchandisingContext(items, frame.site) }
      : {}),
  };
}

/** Scope of a `<squarespace:category>`: `{categories: [{name, fullUrl, active, count}]}`. */
export function categoriesAnswer(collection: CollectionContent, activePath: string | null, limit: number): JsonObject {
  const categories = collection.categories.slice(0, limit).map((category) => ({
    name: escapeHtml(category.name),
    fullUrl: escapeHtml(categoryUrl(collection, category.path)),
    /** Path of the category above; empty at the top. */
    parent: category.path.includes('/') ? category.path.slice(0, category.path.lastIndexOf('/')) : '',
    active: category.path === activePath,
    count: category.count,
  }));
  return { categories };
}
