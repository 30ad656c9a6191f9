import { type FeedEntry, type FeedSource, feedEntries, isInFeeds } from '@quoin/domain/catalog';
import { imageAddress, OUTSIDE_WIDTH } from '@quoin/domain/media';
import { COLLECTION_TYPES, readDiscovery } from '@quoin/domain/site';
import {
  type CollectionContent,
  type ItemContent,
  itemUrl,
  plainText,
  type SiteFrame,
  wholeAddress,
} from '@quoin/rendering/page';
import type { Deps } from '../deps.ts';
import { loadItems } from '../pages/index.ts';
import { snapshotOf } from '../platform/languages/siteInLanguage.ts';
import type { Site } from '../sites/index.ts';

export type FeedDeps = Pick<Deps, 'db' | 'pages' | 'now'>;

/** One product with its lines. */
export interface FeedProduct {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly FeedEntry[];
}

/** Products are read in such portions, each in its own transaction: memory stays small, and a slow reader holds nothing. */
const PORTION = 200;
const DESCRIPTION = 5000;

/** Everything that visitors can see in the site's stores, product by product, as feeds say it. */
export async function* feedProducts(deps: FeedDeps, site: Site): AsyncGenerator<FeedProduct> {
  const frame = await deps.pages.frameOf(site);
  const stores = frame.collections.filter(({ type, isEnabled }) => type === COLLECTION_TYPES.products && isEnabled);
  for (const store of stores) {
    let last: ItemContent | undefined;
    do {
      const after = last === undefined ? {} : { after: last };
      const wanted = { collectionId: store.id, order: 'owner', limit: PORTION, ...after } as const;
      const items = await deps.db.inSnapshot(snapshotOf(site), (trx) => loadItems(trx, site.id, wanted));
      for (const item of items) {
        const source = item.seo.isHidden ? null : feedSource(frame, store, item);
        if (source !== null) yield { id: item.id, title: item.title, entries: feedEntries(source) };
      }
      last = items.length < PORTION ? undefined : items.at(-1);
    } while (last !== undefined);
  }
}

function feedSource(frame: SiteFrame, store: CollectionContent, item: ItemContent): FeedSource | null {
  const { site } = frame;
  const { product } = item;
  if (product === null || !isInFeeds(product)) return null;
  const { brand } = readDiscovery(site.settings).productFeed;
  return {
    product,
    description: plainText(item.excerpt || item.body, DESCRIPTION) || item.seo.description,
    url: wholeAddress(frame, itemUrl(store, item)),
    images: product.images.map((image) => ({ id: image.id, url: site.baseUrl + imageAddress(image, OUTSIDE_WIDTH) })),
    category: categoryText(store, deepest(item.categories)),
    brand: brand === '' ? site.title : brand,
  };
}

/** The one that says most. */
function deepest(categories: readonly string[]): string {
  return categories.reduce(
    (best, path) => (path.split('/').length > best.split('/').length || best === '' ? path : best),
    '',
  );
}

/** `prints/large` → `Prints > Large`. */
function categoryText({ categories }: CollectionContent, path: string): string {
  const steps = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const names = steps.map((step) => categories.find((each) => each.path === step)?.name ?? '');
  return names.filter((name) => name !== '').join(' > ');
}
