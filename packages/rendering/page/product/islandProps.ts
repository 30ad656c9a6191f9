import type { WireImage } from '@quoin/contract/endpoints';
import { type AddToCartProps, islandPropsText } from '@quoin/contract/islands';
import { addButtonText } from '@quoin/domain/catalog';
import { type ImageRef, systemDataVariants } from '@quoin/domain/media';
import { formatMoney } from '@quoin/domain/money';
import type { ProductContent, SettingsContent } from '../content.ts';
import { settingFlag, settingObject } from '../data/settings.ts';

/** Props of the add-to-cart island as the text of its script element. No stock: the widget asks for it when it wakes. */
export function addToCartIsland(product: ProductContent, settings: SettingsContent, isQuantityShown: boolean): string {
  const props: AddToCartProps = {
    itemId: product.id,
    title: product.title,
    productType: product.type,
    optionNames: product.optionNames,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      optionValues: variant.optionValues,
      priceText: formatMoney(variant.price),
      salePriceText: formatMoney(variant.salePrice),
      onSale: variant.onSale,
      imageId: variant.mainImageId,
    })),
    isQuantityShown,
    buttonText: addButtonText(product),
    expressCheckout: settingFlag(settingObject(settings, 'storeSettings'), 'expressCheckout', false),
    images: product.images.map(wireImage),
  };
  return islandPropsText<'add-to-cart'>(props);
}

export function wireImage(image: ImageRef): WireImage {
  return {
    id: image.id,
    assetUrl: image.assetUrl,
    altText: image.altText,
    originalSize: `${image.originalWidth}x${image.originalHeight}`,
    systemDataVariants: systemDataVariants(image.originalWidth, image.originalHeight),
  };
}
