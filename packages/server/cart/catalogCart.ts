import { type Cart, type CartEntry, maxQuantity } from '@quoin/domain/cart';
import {
  catalogWords,
  findVariantBySku,
  merchandisingSettingsOf,
  PRODUCT_TYPES,
  type ProductForm,
  type QuantitySettings,
  questionsOf,
  unitPrice,
  type Variant,
  variantImage,
} from '@quoin/domain/catalog';
import { type CurrencyCode, type FreePriceSettings, freeWord, money } from '@quoin/domain/money';
import type { StoredProduct } from '../catalog/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { quantitySettings } from '../sites/index.ts';
import { shownFields } from './lines/productAnswers.ts';
import { listItemTitles, type StoredCart, type StoredEntry } from './storage/carts.ts';
import { DONATION_SKU } from './storage/singleCarts.ts';

export interface CatalogLine {
  readonly entry: CartEntry;
  /** Null when it can no longer be bought at all. */
  readonly variant: Variant | null;
  /** Of one, in the shop's unit. */
  readonly weight: number;
  /** The store page it is sold on; empty when it is gone. */
  readonly collectionId: string;
  readonly maxQuantity: number;
  readonly isQuantityEditable: boolean;
  /** The owner's word for its price; empty: an amount. */
  readonly priceWord: string;
  /** The questions for its buyer now. */
  readonly form: ProductForm | null;
}

/** A cart with every line as its product is now: price, stock, picture (CART-10, MON-8). What it costs is for `price()` to say. */
export interface CatalogCart {
  readonly cart: Cart;
  readonly lines: readonly CatalogLine[];
  /** The site's, BCP 47: amounts are written as it writes them. */
  readonly language: string;
}

export function emptyCart(site: Site): CatalogCart {
  const cart = {
    id: '',
    websiteId: site.id,
    currency: site.currency,
    createdAt: 0,
    entries: [],
    isPurchased: false,
    orderId: null,
  };
  return { cart, lines: [], language: site.language };
}

export async function lookUpCart(
  trx: SiteTransaction,
  site: Site,
  stored: StoredCart,
  entries: readonly StoredEntry[],
  products: ReadonlyMap<string, StoredProduct>,
): Promise<CatalogCart> {
  const lost = entries.filter((entry) => !products.has(entry.productId)).map((entry) => entry.productId);
  const titles = await listItemTitles(trx, site.id, lost);
  const settings = { ...quantitySettings(site), ...merchandisingSettingsOf(site.settings) };
  const lines = entries.map((entry) => {
    const product = products.get(entry.productId);
    const variant = product?.isVisible ? product.variants.find(({ id }) => id === entry.variantId) : undefined;
    if (product === undefined || variant === undefined) {
      const title =
        product?.title ?? titles.get(entry.productId) ?? catalogWords(site.language).product.priceUnavailable;
      return lostLine(entry, title, site.currency);
    }
    return catalogLine(entry, product, variant, settings);
  });
  return {
    cart: { ...cartOf(stored, site), entries: lines.map((line) => line.entry) },
    lines,
    language: site.language,
  };
}

function cartOf(stored: StoredCart, site: Site): Omit<Cart, 'entries'> {
  return {
    id: stored.id,
    websiteId: site.id,
    currency: site.currency,
    createdAt: stored.createdAt,
    isPurchased: stored.isPurchased,
    orderId: stored.orderId,
  };
}

function catalogLine(
  stored: StoredEntry,
  product: StoredProduct,
  variant: StoredProduct['variants'][number],
  settings: QuantitySettings & FreePriceSettings,
): CatalogLine {
  // Of a gift, the giver decides what it is (and the server whether that is offered).
  const isGift = variant.sku === DONATION_SKU;
  const price = isGift ? money(stored.unitPriceSeen, variant.price.currency) : unitPrice(variant);
  const most = maxQuantity(product, variant.stock, settings);
  const entry: CartEntry = {
    id: stored.id,
    itemId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    title: product.title,
    fullUrl: product.fullUrl,
    productType: product.type,
    optionValues: variant.optionValues,
    quantity: stored.quantity,
    unitPrice: price,
    nonSaleUnitPrice: isGift ? price : variant.price,
    unitPriceSeen: money(stored.unitPriceSeen, price.currency),
    stock: variant.stock,
    image: variantImage(product, variant),
    additionalFields: shownFields(product, stored.additionalFields),
  };
  const { collectionId } = product;
  return {
    entry,
    variant,
    weight: variant.weight,
    collectionId,
    maxQuantity: most,
    isQuantityEditable: most > 1 || stored.quantity > 1,
    priceWord: freeWord(price, settings),
    form: questionsOf(product),
  };
}

/** Keeps showing the line, as sold out. The visitor is notified and removes it (CX-05). */
function lostLine(stored: StoredEntry, title: string, currency: CurrencyCode): CatalogLine {
  const price = money(stored.unitPriceSeen, currency);
  const entry: CartEntry = {
    id: stored.id,
    itemId: stored.productId,
    variantId: stored.variantId,
    sku: '',
    title,
    fullUrl: '',
    productType: PRODUCT_TYPES.service,
    optionValues: [],
    quantity: stored.quantity,
    unitPrice: price,
    nonSaleUnitPrice: price,
    unitPriceSeen: price,
    stock: { unlimited: false, quantity: 0 },
    image: null,
    additionalFields: stored.additionalFields,
  };
  const gone = { variant: null, weight: 0, collectionId: '', maxQuantity: 0, isQuantityEditable: false };
  return { entry, ...gone, priceWord: '', form: null };
}

export function findVisibleVariant(product: StoredProduct | undefined, sku: string): Variant | null {
  return product?.isVisible ? findVariantBySku(product, sku) : null;
}
