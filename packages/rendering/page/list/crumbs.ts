import type { CollectionContent } from '../content/collectionContent.ts';
import type { ItemContent } from '../content/itemContent.ts';
import { categoryUrl, collectionUrl } from '../data/addresses.ts';
import { categoryName } from '../data/itemData.ts';

/** A step from the store page down to where the visitor is. Plain text, site-relative address. */
export interface Crumb {
  readonly title: string;
  readonly url: string;
}

/** The store page, then each category down to this one; only the store page for none. */
export function categoryCrumbs(collection: CollectionContent, category: string): readonly Crumb[] {
  const parts = category === '' ? [] : category.split('/');
  const paths = parts.map((_part, depth) => parts.slice(0, depth + 1).join('/'));
  return [
    { title: collection.title, url: collectionUrl(collection) },
    ...paths.map((path) => ({
      title: categoryName(path, collection.categories),
      url: categoryUrl(collection, path),
    })),
  ];
}

/** The way to a product: through the category it is filed under most deeply, the first of those. */
export function itemCrumbs(collection: CollectionContent, item: Pick<ItemContent, 'categories'>): readonly Crumb[] {
  const depth = (path: string) => path.split('/').length;
  const deepest = item.categories.reduce((best, path) => (best === '' || depth(path) > depth(best) ? path : best), '');
  return categoryCrumbs(collection, deepest);
}
