import type { WireImage, WireInstallments } from '@quoin/contract/endpoints/site';
import { type AddToCartProps, islandPropsText, type RestockProps } from '@quoin/contract/islands';
import { captchaSettingsOf } from '@quoin/domain/access';
import {
  addButtonText,
  LOW_STOCK_THRESHOLD,
  merchandisingSettingsOf,
  purchaseRoute,
  questionsOf,
  scarcityThresholdOf,
  type Variant,
} from '@quoin/domain/catalog';
import { type ImageRef, systemDataVariants } from '@quoin/domain/media';
import { priceText } from '@quoin/domain/money';
import { restockSettingsOf } from '@quoin/domain/restock';
import type { ProductContent } from '../content/itemContent.ts';
import type { SettingsContent, SiteContent } from '../content/siteContent.ts';
import { settingFlag, settingObject } from '../data/settings.ts';
import { installmentsFor } from './installmentsView.ts';

/** Props of the add-to-cart island as the text of its script element. No stock: the widget asks for it when it wakes. */
export function addToCartIsland(
  product: ProductContent,
  site: Pick<SiteContent, 'settings' | 'language'>,
  { isQuantityShown, soldOutText }: Pick<AddToCartProps, 'isQuantityShown' | 'soldOutText'>,
): string {
  const { settings, language } = site;
  const merchandising = merchandisingSettingsOf(settings);
  const offers = new Map(product.variants.map((variant) => [variant.id, variantInstallments(site, product, variant)]));
  const [installments = null] = [...offers.values()].filter((offer) => offer !== null);
  const props: AddToCartProps = {
    itemId: product.id,
    title: product.title,
    productType: product.type,
    optionNames: product.optionNames,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      optionValues: variant.optionValues,
      priceText: priceText(variant.price, merchandising, language),
      salePriceText: priceText(variant.salePrice, merchandising, language),
      onSale: variant.onSale,
      imageId: variant.mainImageId,
      ...(offers.get(variant.id) ? { installmentText: offers.get(variant.id)?.text } : {}),
    })),
    isQuantityShown,
    ...scarcityProps(product, settings),
    purchaseRoute: purchaseRoute(product),
    buttonText: addButtonText(product, language),
    soldOutText,
    form: questionsOf(product),
    expressCheckout: settingFlag(settingObject(settings, 'storeSettings'), 'expressCheckout', false),
    images: product.images.map(wireImage),
    installments: installments && withoutText(installments),
    restock: restockProps(settings, language),
  };
  return islandPropsText<'add-to-cart'>(props);
}

/** Said where it is not the usual. */
function scarcityProps(product: ProductContent, settings: SettingsContent): Pick<AddToCartProps, 'scarcityThreshold'> {
  const scarcityThreshold = scarcityThresholdOf(product, merchandisingSettingsOf(settings));
  return scarcityThreshold === LOW_STOCK_THRESHOLD ? {} : { scarcityThreshold };
}

/** Returns the offer next to a variant's price. Null if it can't be paid in installments. */
export function variantInstallments(
  site: Pick<SiteContent, 'settings' | 'language'>,
  product: Pick<ProductContent, 'type' | 'isSubscribable'>,
  variant: Pick<Variant, 'price' | 'salePrice' | 'onSale'>,
): WireInstallments | null {
  // What is paid again and again is no price to split.
  if (product.isSubscribable) return null;
  return installmentsFor(site, [product.type], variant.onSale ? variant.salePrice : variant.price);
}

function withoutText({ text: _, ...rest }: WireInstallments): Omit<WireInstallments, 'text'> {
  return rest;
}

/** Null where the store offers nothing to wait for (RSTK-01). */
export function restockProps(settings: SettingsContent, language: string): RestockProps | null {
  const { isEnabled, successText, offersMailingList, optInByDefault, wantsCaptcha } = restockSettingsOf(settings);
  if (!isEnabled) return null;
  const { provider, siteKey } = captchaSettingsOf(settings);
  const isMultilingual = settingFlag(settings, 'multilingualTransactionalEmailsEnabled', false);
  return {
    ...{ successText, offersMailingList, optInByDefault },
    captcha: wantsCaptcha ? { provider, siteKey } : null,
    language: isMultilingual ? language : '',
  };
}

export function wireImage(image: ImageRef): WireImage {
  return {
    id: image.id,
    assetUrl: image.assetUrl,
    altText: image.altText,
    originalSize: `${image.originalWidth}x${image.originalHeight}`,
    systemDataVariants: systemDataVariants(image.originalWidth, image.originalHeight),
    ...(image.motion ? { motion: image.motion } : {}),
  };
}
