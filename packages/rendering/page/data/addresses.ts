import type { CollectionContent } from '../content/collectionContent.ts';
import type { ItemContent } from '../content/itemContent.ts';

/** Site-relative address of a collection: `/` for the home page. */
export function collectionUrl(collection: Pick<CollectionContent, 'urlId' | 'isHomepage'>): string {
  return collection.isHomepage ? '/' : `/${encodePath(collection.urlId)}`;
}

export function itemUrl(collection: Pick<CollectionContent, 'urlId'>, item: Pick<ItemContent, 'urlId'>): string {
  return `/${encodePath(collection.urlId)}/${encodePath(item.urlId)}`;
}

export function categoryUrl(collection: Pick<CollectionContent, 'urlId' | 'isHomepage'>, path: string): string {
  return `${collectionUrl(collection)}?category=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}

export function tagUrl(collection: Pick<CollectionContent, 'urlId' | 'isHomepage'>, tag: string): string {
  return `${collectionUrl(collection)}?tag=${encodeURIComponent(tag)}`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
