import type { ApiProduct, ApiProductImage, ApiProductVariant } from '@quoin/contract/commerceApi';
import { PRODUCT_TYPES, type ProductType } from '@quoin/domain/catalog';
import { WIDTH_STEPS } from '@quoin/domain/media';
import { toWireMoney } from '../../../platform/http/replies/wireMoney.ts';
import { weightUnit } from '../../../pricing/index.ts';
import type { Site } from '../../../sites/index.ts';
import type { LoadedImage, LoadedProduct } from '../../products/loadProducts.ts';

/** What is sold, as clients call it. Memberships have no name there. */
export const API_PRODUCT_TYPES = {
  PHYSICAL: PRODUCT_TYPES.physical,
  SERVICE: PRODUCT_TYPES.service,
  GIFT_CARD: PRODUCT_TYPES.giftCard,
  DIGITAL: PRODUCT_TYPES.digital,
} as const satisfies Record<ApiProduct['type'], ProductType>;

const FORMATS = WIDTH_STEPS.map((width) => `${width}w`);

/** `siteUrl`: where its page and pictures are. */
export function toApiProduct(loaded: LoadedProduct, site: Site, siteUrl: string): ApiProduct {
  const { product, path, images, variants } = loaded;
  const type = typeOf(product.type);
  const wireImages = images.map((image, index) => toApiImage(image, index, siteUrl));
  return {
    ...{ id: product.id, type, storePageId: product.storePageId, name: product.title },
    ...{ description: product.description, url: siteUrl + path, urlSlug: product.urlId },
    images: wireImages,
    ...{ tags: product.tags, isVisible: product.isVisible },
    seoOptions: { title: product.seoTitle, description: product.seoDescription },
    ...{ createdOn: product.createdAt.toISOString(), modifiedOn: product.modifiedAt.toISOString() },
    variantAttributes: product.optionNames,
    variants: variants.map((variant) => toApiVariant(variant, wireImages, site, type === 'PHYSICAL')),
    ...(type === 'DIGITAL' ? { digitalGood: digitalGoodOf(loaded) } : {}),
  };
}

function typeOf(type: ProductType): ApiProduct['type'] {
  const found = Object.entries(API_PRODUCT_TYPES).find(([, number]) => number === type);
  return (found?.[0] ?? 'SERVICE') as ApiProduct['type'];
}

function digitalGoodOf({ product: { digitalFileId: id, digitalFileName: filename } }: LoadedProduct) {
  return id === null || filename === null ? null : { id, filename };
}

export function toApiImage(
  { id, altText, path, width, height }: LoadedImage,
  orderIndex: number,
  siteUrl: string,
): ApiProductImage {
  return {
    ...{ id, altText, orderIndex, url: siteUrl + path },
    originalSize: { width: width ?? 0, height: height ?? 0 },
    availableFormats: FORMATS,
  };
}

function toApiVariant(
  variant: LoadedProduct['variants'][number],
  images: readonly ApiProductImage[],
  site: Site,
  isShipped: boolean,
): ApiProductVariant {
  const unit = weightUnit(site);
  const { weight, length, width, height, imageId, currency } = variant;
  const dimensions = { unit: unit === 'POUND' ? ('INCH' as const) : ('CENTIMETER' as const), length, width, height };
  return {
    ...{ id: variant.id, sku: variant.sku },
    pricing: {
      basePrice: toWireMoney(variant.price, currency),
      salePrice: toWireMoney(variant.salePrice, currency),
      onSale: variant.isOnSale,
    },
    stock: { quantity: variant.onHand, unlimited: variant.unlimited },
    attributes: variant.attributes,
    shippingMeasurements: isShipped ? { weight: { unit, value: weight }, dimensions } : null,
    image: images.find(({ id }) => id === imageId) ?? null,
  };
}
