import { isCurrencyCode, money, toDecimalString } from '@quoin/domain/money';
import { PAGE_TYPES } from '@quoin/domain/site';
import type { PageFacts } from '../pageFacts.ts';
import type { SiteUserInfo } from '../visits/siteUserInfo.ts';
import type { EventContent } from './eventContent.ts';

/** What of a cart its events carry; amounts are minor units. */
export interface TrackedCart {
  readonly id: string;
  readonly currency: string;
  readonly subtotalCents: number;
  readonly totalQuantity: number;
  readonly entries: readonly TrackedEntry[];
}

export interface TrackedEntry {
  readonly id: string;
  readonly quantity: number;
  readonly itemId: string;
  readonly title: string;
  readonly productType: number;
  readonly purchasePriceCents: number;
  readonly chosenVariant: {
    readonly sku: string;
    readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  };
}

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

/** Where the product of a page stands: what carts do not say of their lines. */
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

export function cartFields(cart: TrackedCart): EventContent {
  return {
    cart_id: cart.id,
    currency_code: cart.currency,
    num_items_in_cart: cart.totalQuantity,
    cart_value: amountText(cart.subtotalCents, cart.currency),
    product_types_list: [...new Set(cart.entries.map(({ productType }) => productType))],
    purchase_type_list: cart.entries.length === 0 ? [] : ['ONE_TIME'],
  };
}

/** A line that came, grew, shrank or went, and by how many. */
export function entryFields(cart: TrackedCart, entry: TrackedEntry, quantity: number): EventContent {
  return {
    ...cartFields(cart),
    item_id: entry.itemId,
    item_type: entry.productType,
    item_title: entry.title,
    item_price: amountText(entry.purchasePriceCents, cart.currency),
    item_quantity: quantity,
    item_variant_object: { sku: entry.chosenVariant.sku, optionValues: entry.chosenVariant.optionValues },
  };
}

function amountText(minor: number, currency: string): string {
  return isCurrencyCode(currency) ? toDecimalString(money(minor, currency)) : String(minor);
}

const CARTS: readonly number[] = [PAGE_TYPES.showCart, PAGE_TYPES.cartV2];

/** Where something happened (TRACK-08). */
export function pageContext(page: Pick<PageFacts, 'pageType' | 'pageId' | 'product' | 'videoPage'>): string {
  if (page.product !== null) return 'pdp';
  if (CARTS.includes(page.pageType) || page.pageId === 'cart') return 'cart';
  if (page.videoPage !== '') return page.videoPage === 'list' ? 'video-list' : 'video-detail';
  return page.pageType === PAGE_TYPES.memberAreaAccessDenied ? 'access-denied' : '';
}
