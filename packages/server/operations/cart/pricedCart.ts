import { type Cart, type CartEntry, maxQuantity } from '@quoin/domain/cart';
import {
  catalogWording,
  findVariantBySku,
  PRODUCT_TYPES,
  type QuantitySettings,
  unitPrice,
  type Variant,
  variantImage,
} from '@quoin/domain/catalog';
import { type CurrencyCode, money } from '@quoin/domain/money';
import type { SiteTransaction } from '../../database/database.ts';
import { listItemTitles, type StoredCart, type StoredEntry } from '../../storage/carts.ts';
import type { StoredProduct } from '../../storage/products.ts';
import type { Site } from '../../storage/sites.ts';
import { type LoadProducts, productsOnce } from './productsOnce.ts';
import { quantitySettings } from './storeSettings.ts';

export interface PricedLine {
  readonly entry: CartEntry;
  /** Null when it can no longer be bought at all. */
  readonly variant: Variant | null;
  readonly maxQuantity: number;
  readonly isQuantityEditable: boolean;
}

/** A cart with every line priced from its product as it is now (CART-10, MON-8). */
export interface PricedCart {
  readonly cart: Cart;
  readonly lines: readonly PricedLine[];
}

export function emptyCart(site: Site): PricedCart {
  const cart = {
    id: '',
    websiteId: site.id,
    currency: site.currency,
    createdAt: 0,
    entries: [],
    isPurchased: false,
    orderId: null,
  };
  return { cart, lines: [] };
}

export async function priceCart(
  trx: SiteTransaction,
  site: Site,
  stored: StoredCart,
  entries: readonly StoredEntry[],
  load: LoadProducts = productsOnce(trx, site.id),
): Promise<PricedCart> {
  const products = await load(entries.map((entry) => entry.productId));
  const lost = entries.filter((entry) => !products.has(entry.productId)).map((entry) => entry.productId);
  const titles = await listItemTitles(trx, site.id, lost);
  const settings = quantitySettings(site);
  const lines = entries.map((entry) => {
    const product = products.get(entry.productId);
    const variant = product?.isVisible ? product.variants.find(({ id }) => id === entry.variantId) : undefined;
    if (product === undefined || variant === undefined) {
      return lostLine(entry, product?.title ?? titles.get(entry.productId), site.currency);
    }
    return pricedLine(entry, product, variant, settings);
  });
  return { cart: { ...cartOf(stored, site), entries: lines.map((line) => line.entry) }, lines };
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

function pricedLine(
  stored: StoredEntry,
  product: StoredProduct,
  variant: Variant,
  settings: QuantitySettings,
): PricedLine {
  const price = unitPrice(variant);
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
    nonSaleUnitPrice: variant.price,
    unitPriceSeen: money(stored.unitPriceSeen, price.currency),
    stock: variant.stock,
    image: variantImage(product, variant),
    additionalFields: stored.additionalFields,
  };
  return { entry, variant, maxQuantity: most, isQuantityEditable: most > 1 || stored.quantity > 1 };
}

/** Still shown, as sold out: the visitor is told, and takes it out (CX-05). */
function lostLine(stored: StoredEntry, title: string | undefined, currency: CurrencyCode): PricedLine {
  const price = money(stored.unitPriceSeen, currency);
  const entry: CartEntry = {
    id: stored.id,
    itemId: stored.productId,
    variantId: stored.variantId,
    sku: '',
    title: title ?? catalogWording.priceUnavailable,
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
  return { entry, variant: null, maxQuantity: 0, isQuantityEditable: false };
}

export function findVisibleVariant(product: StoredProduct | undefined, sku: string): Variant | null {
  return product?.isVisible ? findVariantBySku(product, sku) : null;
}
