import { PAGE_TYPES } from '@quoin/domain/site';
import type { PageFacts } from '../pageFacts.ts';
import type { SiteUserInfo } from '../visits/siteUserInfo.ts';
import type { EventContent } from './eventContent.ts';

/** Fields of TRACK-07 that every event of a page carries. */
export function pageFields(page: PageFacts, path: string, user: SiteUserInfo): EventContent {
  const isDenied = page.pageType === PAGE_TYPES.memberAreaAccessDenied;
  return {
    website_id: page.websiteId,
    page_id: page.pageId,
    page_path: path,
    page_context: pageContext(page),
    logged_in: user.authenticated,
    content_collection_id: page.collectionId,
    content_item_id: page.itemId,
    ...(page.product === null ? {} : { pdp_layout: page.product.layout }),
    viewer_access_status: isDenied ? 'DENIED' : 'GRANTED',
  };
}

/** The product that a page shows. */
export function productFields({ product, itemId, collectionId }: PageFacts): EventContent {
  if (product === null) return {};
  return {
    item_id: itemId,
    item_type: product.type,
    item_title: product.title,
    item_price: product.price,
    item_quantity: 1,
    currency_code: product.currency,
    product_types_list: [product.type],
    purchase_type_list: [product.isSubscribable ? 'SUBSCRIPTION' : 'ONE_TIME'],
    ...shelfFields({ product, collectionId }),
    ...(product.sku && { item_variant_object: { sku: product.sku } }),
  };
}

/** Returns where a page's product is listed, which carts do not state for their lines. */
export function shelfFields({ product, collectionId }: Pick<PageFacts, 'product' | 'collectionId'>): EventContent {
  if (product === null) return {};
  return {
    item_category_ids: product.categories.map(({ id }) => id),
    item_category_names: product.categories.map(({ name }) => name),
    item_collection_id: collectionId,
    item_collection_name: product.collectionName,
    related_product_item_ids: product.relatedIds,
  };
}

const CARTS: readonly number[] = [PAGE_TYPES.showCart, PAGE_TYPES.cartV2];

/** Where something happened (TRACK-08). */
export function pageContext(page: Pick<PageFacts, 'pageType' | 'pageId' | 'product' | 'videoPage'>): string {
  if (page.product !== null) return 'pdp';
  if (CARTS.includes(page.pageType) || page.pageId === 'cart') return 'cart';
  if (page.videoPage !== '') return page.videoPage === 'list' ? 'video-list' : 'video-detail';
  return page.pageType === PAGE_TYPES.memberAreaAccessDenied ? 'access-denied' : '';
}
