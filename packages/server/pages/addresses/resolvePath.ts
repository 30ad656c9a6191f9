import { COLLECTION_TYPES } from '@quoin/domain/site';
import type { CollectionContent } from '@quoin/rendering/page';

/** What a path leads to. `itemUrlId` is looked up next; nobody knows yet whether there is such an item. */
export type PageTarget =
  | { readonly kind: 'collection'; readonly collection: CollectionContent; readonly filter: PathFilter }
  | { readonly kind: 'item'; readonly collection: CollectionContent; readonly itemUrlId: string }
  | { readonly kind: 'nothing' };

/** A filter that is part of the path: `/shop/category/prints`, `/journal/tag/paper`. */
export interface PathFilter {
  readonly category?: string;
  readonly tag?: string;
}

const NOTHING: PageTarget = { kind: 'nothing' };

/** Finds the collection whose address the path begins with, the longest first; disabled ones are not there. */
export function resolvePath(path: string, collections: readonly CollectionContent[]): PageTarget {
  const enabled = collections.filter((collection) => collection.isEnabled);
  if (path === '/') {
    const home = enabled.find((collection) => collection.isHomepage) ?? enabled[0];
    return home ? { kind: 'collection', collection: home, filter: {} } : NOTHING;
  }
  const wanted = path.slice(1);
  const candidates = enabled
    .filter(({ urlId }) => wanted === urlId || wanted.startsWith(`${urlId}/`))
    .sort((left, right) => right.urlId.length - left.urlId.length);
  const collection = candidates[0];
  if (collection === undefined) return NOTHING;
  return inCollection(collection, wanted.slice(collection.urlId.length + 1));
}

/** Treats pages for some visitors as open to all, to find what a path leads to for an admitted visitor. */
export function openedPages(collections: readonly CollectionContent[]): readonly CollectionContent[] {
  return collections.map((collection) => (collection.access ? { ...collection, isEnabled: true } : collection));
}

export interface ClosedPage {
  readonly id: string;
  readonly access: NonNullable<CollectionContent['access']>;
  /** Whose members see it, where it is for those of areas. */
  readonly areas: readonly string[];
  readonly isCourse: boolean;
}

/** The page that a path leads to where not everybody may see it; null otherwise. */
export function closedAt(path: string, collections: readonly CollectionContent[]): ClosedPage | null {
  const target = resolvePath(path, openedPages(collections));
  if (target.kind === 'nothing' || target.collection.access === undefined) return null;
  const { id, access, areas = [], type } = target.collection;
  return { id, access, areas, isCourse: type === COLLECTION_TYPES.course };
}

function inCollection(collection: CollectionContent, rest: string): PageTarget {
  if (rest === '') return { kind: 'collection', collection, filter: {} };
  if (!hasItems(collection)) return NOTHING;
  const filter = /^(category|tag)\/(.+)$/.exec(rest);
  if (filter) return { kind: 'collection', collection, filter: { [filter[1] ?? '']: filter[2] ?? '' } };
  return { kind: 'item', collection, itemUrlId: rest };
}

const ALONE: ReadonlySet<number> = new Set([
  COLLECTION_TYPES.page,
  COLLECTION_TYPES.templatePage,
  COLLECTION_TYPES.splashPage,
]);

export function hasItems(collection: Pick<CollectionContent, 'type'>): boolean {
  return !ALONE.has(collection.type);
}
