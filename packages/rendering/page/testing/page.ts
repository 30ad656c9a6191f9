import { money } from '@quoin/domain/money';
import { coreFormatters } from '@quoin/rendering/formatters';
import { corePredicates } from '@quoin/rendering/predicates';
import { readTheme } from '@quoin/rendering/theme';
import { compileTheme } from '../compileTheme.ts';
import { type CollectionContent, NO_FILTER } from '../content/collectionContent.ts';
import type { ItemContent, ProductContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import { NO_FIELDS, type SiteFrame } from '../content/siteContent.ts';
import type { HeadAddresses } from '../head/head.ts';
import type { ReportingPlace } from '../head/pageFacts.ts';
import { type RenderedPage, renderPage } from '../renderPage.ts';

/** Builders for the tests of this folder. */
export const NOW = Date.UTC(2026, 10, 21, 12);

const NO_SEO = { title: '', description: '', isHidden: false };

export function testCollection(more: Partial<CollectionContent> = {}): CollectionContent {
  return {
    id: 'c1',
    type: 10,
    typeName: 'page',
    title: 'About',
    navigationTitle: 'About',
    urlId: 'about',
    description: '',
    ordering: 3,
    isEnabled: true,
    isHomepage: false,
    regionName: 'default',
    pageSize: 20,
    itemCount: 0,
    updatedOn: NOW,
    mainImage: null,
    mainContent: '<p>Main</p>',
    seo: NO_SEO,
    categories: [],
    tags: [],
    ...more,
  };
}

export function testItem(more: Partial<ItemContent> = {}): ItemContent {
  return {
    id: 'i1',
    collectionId: 'c1',
    recordType: 1,
    urlId: 'one',
    title: 'One',
    body: '<p>Body</p>',
    excerpt: '',
    tags: [],
    categories: [],
    publishOn: NOW,
    addedOn: NOW,
    updatedOn: NOW,
    displayIndex: 0,
    isStarred: false,
    authorName: 'Ida',
    sourceUrl: '',
    mainImage: null,
    images: [],
    seo: NO_SEO,
    product: null,
    ...more,
  };
}

export function testProduct(more: Partial<ProductContent> = {}): ProductContent {
  const measures = { weight: 0, width: 0, height: 0, len: 0, imageIds: [], mainImageId: null };
  const variant = (id: string, value: string, minor: bigint, quantity: number) => ({
    ...measures,
    id,
    sku: id,
    price: money(minor, 'EUR'),
    salePrice: money(0, 'EUR'),
    onSale: false,
    stock: { unlimited: false as const, quantity },
    optionValues: [{ optionName: 'Size', value }],
  });
  return {
    id: 'i1',
    title: 'Print',
    type: 1,
    isSubscribable: false,
    subscriptionPlan: null,
    optionNames: ['Size'],
    variants: [variant('P-M', 'M', 4900n, 50), variant('P-L', 'L', 8900n, 0)],
    images: [],
    customAddButtonText: null,
    ...more,
  };
}

export function testFrame(collections: readonly CollectionContent[], more: Partial<SiteFrame> = {}): SiteFrame {
  const site = {
    id: 's1',
    identifier: 'salt',
    title: 'Salt & Paper',
    tagline: '',
    description: '',
    language: 'en-US',
    timeZone: 'Europe/Berlin',
    currency: 'EUR' as const,
    baseUrl: 'https://salt.example',
    settings: {},
  };
  return { site, collections, navigations: [], blockFields: NO_FIELDS, ...more };
}

export function testPage(more: Partial<PageContent> = {}): PageContent {
  const collection = more.collection === undefined ? testCollection() : more.collection;
  return {
    frame: testFrame(collection ? [collection] : []),
    pageType: 2,
    path: '/about',
    collection,
    items: null,
    item: null,
    previousItem: null,
    nextItem: null,
    pagination: null,
    filter: NO_FILTER,
    system: null,
    form: {},
    notes: { taxNote: '', deliveryText: '', shippingUrl: '' },
    ...more,
  };
}

export function testTheme(files: Record<string, string>, fallback?: Record<string, string>, isMarked = false) {
  const read = (texts: Record<string, string>) => readTheme(new Map(Object.entries(texts)));
  return compileTheme(read({ 'template.conf': '{"layouts":{"default":{"regions":["site"]}}}', ...files }), {
    formatters: coreFormatters(),
    predicates: corePredicates(),
    isMarked,
    ...(fallback ? { fallback: read(fallback) } : {}),
  });
}

export function renderTest(
  files: Record<string, string>,
  page: PageContent = testPage(),
  more: {
    answers?: ReadonlyMap<string, unknown>;
    fallback?: Record<string, string>;
    tweakValues?: Record<string, string>;
    compat?: string;
    reporting?: ReportingPlace;
    addresses?: Partial<HeadAddresses>;
    isCanvas?: boolean;
  } = {},
): RenderedPage {
  return renderPage({
    compiled: testTheme(files, more.fallback, more.isCanvas),
    page,
    answers: more.answers ?? new Map(),
    addresses: {
      ...{ stylesheet: '/assets/site/a.css', scripts: ['/assets/storefront/loader.js'], icon: '/favicon.ico' },
      ...(more.compat === undefined ? {} : { compat: more.compat }),
      ...(more.reporting === undefined ? {} : { reporting: more.reporting }),
      ...more.addresses,
    },
    isCanvas: more.isCanvas === true,
    tweakValues: more.tweakValues ?? {},
    now: NOW,
  });
}
