import {
  insightSettingsOf,
  PAGE_FACTS_ID,
  type PageFacts,
  type PixelFacts,
  type ProductFacts,
  pixelsOf,
  pixelsOn,
  publicTitle,
  trackingSettingsOf,
} from '@quoin/domain/analytics';
import { onlyItemId, priceRange } from '@quoin/domain/catalog';
import { toDecimalString } from '@quoin/domain/money';
import { COLLECTION_TYPES, PAGE_TYPES } from '@quoin/domain/site';
import type { CollectionContent } from '../content/collectionContent.ts';
import type { ItemContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import { settingText } from '../data/settings.ts';
import { scriptJson } from '../escape.ts';

const VIDEO_LISTS: readonly number[] = [COLLECTION_TYPES.lessons, COLLECTION_TYPES.course];

/** Where the pages of this installation report to. */
export interface ReportingPlace {
  /** dev, qa, staging or prod. */
  readonly environment: string;
  /** Scheme and host of events; '' the page's own. */
  readonly eventHost: string;
}

/**
 * Returns the page's data for Quoin's scripts. Browsers don't run it as a script, and it contains nothing about one
 * visitor.
 */
export function pageFactsHtml(page: PageContent, parts: FactParts): string {
  return `<script type="application/json" id="${PAGE_FACTS_ID}">${scriptJson(pageFacts(page, parts))}</script>`;
}

/** What the page's content does not say of itself. */
export interface FactParts {
  /** Name of the theme. */
  readonly theme: string;
  readonly place: ReportingPlace;
  /** Items that the page shows in addition to its own. */
  readonly relatedIds?: readonly string[];
}

export function pageFacts(page: PageContent, { theme, place, relatedIds = [] }: FactParts): PageFacts {
  const { collection, item, system, frame } = page;
  const { site } = frame;
  const { consent, isTrackingOff, hasPaywall, banner } = trackingSettingsOf(site.settings);
  const { telemetry, recording, experiments } = insightSettingsOf(site.settings);
  const { isOn, sampleRate } = recording;
  const country = settingText(site.settings, 'country');
  return {
    ...{ websiteId: site.id, templateId: theme, pageType: page.pageType },
    pageId: collection?.id ?? system?.name ?? '',
    collectionId: collection?.id ?? '',
    itemId: item?.id ?? '',
    recordType: item?.recordType ?? null,
    // The page's own, without the site's: lists of pages name it.
    title: item?.title ?? collection?.title ?? (system ? publicTitle(system) : ''),
    // The main language comes first.
    ...{ language: site.language, websiteLocale: frame.languages?.visible[0]?.code ?? site.language, ...place },
    ...{ isTrackingOff, consent, banner, hasPaywall },
    videoPage: VIDEO_LISTS.includes(collection?.type ?? 0) ? (item === null ? 'list' : 'detail') : '',
    telemetry,
    recording: isOn ? { isOn, country, timeZone: site.timeZone, sampleRate } : null,
    experiments,
    pixels: isTrackingOff ? [] : pixelsHere(page),
    product: item === null ? null : productFacts(item, collection, relatedIds),
    ...told(page),
  };
}

const STORE_PAGES: readonly number[] = [
  ...[PAGE_TYPES.showCart, PAGE_TYPES.cartV2, PAGE_TYPES.checkout, PAGE_TYPES.donate],
  ...[PAGE_TYPES.orderConfirmed, PAGE_TYPES.contributionConfirmed, PAGE_TYPES.subscriptionConfirmed],
];

function pixelsHere(page: PageContent): readonly PixelFacts[] {
  const { collection, pageType, system } = page;
  const isStore = collection?.type === COLLECTION_TYPES.products || STORE_PAGES.includes(pageType);
  const isCart = system?.name === 'cart' || system?.name === 'checkout';
  return pixelsOn(pixelsOf(page.frame.site.settings), {
    isStore: isStore || isCart,
    isOrder: told(page).order !== null,
  });
}

/** What a route reports about its page only for reporting, stored in its view as `reporting`. */
export type ReportingView = Partial<Pick<PageFacts, 'search' | 'order'>>;

function told({ system }: PageContent): Pick<PageFacts, 'search' | 'order'> {
  const { search = null, order = null } = (system?.view.reporting ?? {}) as ReportingView;
  return { search, order };
}

function productFacts(
  { product, title, categories }: ItemContent,
  collection: CollectionContent | null,
  relatedIds: readonly string[],
): ProductFacts | null {
  if (product === null) return null;
  const range = priceRange(product);
  const nameOf = (path: string) => collection?.categories.find((each) => each.path === path)?.name ?? path;
  return {
    ...{ type: product.type, title, isSubscribable: product.isSubscribable, relatedIds },
    categories: categories.map((path) => ({ id: path, name: nameOf(path) })),
    ...{ collectionName: collection?.title ?? '', layout: collection?.regionName ?? '' },
    price: range === null ? '' : toDecimalString(range.min),
    currency: range?.min.currency ?? '',
    sku: onlyItemId(product),
  };
}
