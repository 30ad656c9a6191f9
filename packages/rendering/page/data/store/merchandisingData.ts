import {
  isLowStock,
  isVariantSoldOut,
  merchandisingSettingsOf,
  notSoldOnlineText,
  scarcityText,
  scarcityThresholdOf,
} from '@quoin/domain/catalog';
import { isRestockOffered, restockSettingsOf, restockWords } from '@quoin/domain/restock';
import type { ItemContent, ProductContent, VariantContent } from '../../content/itemContent.ts';
import type { SiteContent } from '../../content/siteContent.ts';
import type { JsonObject } from '../imageData.ts';

type Site = Pick<SiteContent, 'settings' | 'language'>;

/**
 * Returns `productMerchandisingContext`: what formatters show next to the prices of products, by the product's id.
 * Empty for entries that are not products.
 */
export function merchandisingContext(items: readonly ItemContent[], site: Site): JsonObject {
  return Object.fromEntries(
    items.flatMap(({ id, product }) => (product === null ? [] : [[id, productContext(product, site)]])),
  );
}

function productContext(product: ProductContent, site: Site): JsonObject {
  const { customSoldOutText } = product;
  return {
    ...(customSoldOutText ? { customSoldOutText } : {}),
    ...scarcityData(product, site),
    ...restockData(product, site),
  };
}

/** One line for each variant that runs low, which a page shows once it is chosen. */
function scarcityData(product: ProductContent, { settings, language }: Site): JsonObject {
  const threshold = scarcityThresholdOf(product, merchandisingSettingsOf(settings));
  const scarce = product.variants.filter((variant) => isLowStock(variant, threshold));
  const counts = scarce.map(({ stock }) => (stock.unlimited ? 0 : stock.quantity));
  return {
    scarcityEnabled: scarce.length > 0,
    scarcityShownByDefault: product.optionNames.length === 0,
    scarcityText: scarcityMessage(counts, language),
    scarcityTemplateViews: scarce.map((variant, index) => ({
      qtyInStock: counts[index] ?? 0,
      ...(variant.optionValues.length === 0 ? {} : { attributes: attributesOf(variant) }),
    })),
  };
}

function attributesOf({ optionValues }: VariantContent): JsonObject {
  return Object.fromEntries(optionValues.map(({ optionName, value }) => [optionName, value]));
}

/**
 * Returns the site's sentence as a message with the remaining number. Sentences that differ in more than the number, by
 * plural rules, are listed one by one.
 */
function scarcityMessage(counts: readonly number[], language: string): string {
  const said = (count: number) => scarcityText({ stock: { unlimited: false, quantity: count } }, count, language);
  const patterns = new Set(counts.map((count) => inMessage(said(count)).replace(String(count), '{qtyInStock}')));
  const [pattern = ''] = patterns;
  if (patterns.size <= 1) return pattern;
  const [other = 1, ...more] = new Set(counts);
  const forms = more.map((count) => `=${count} {${inMessage(said(count))}}`);
  return `{qtyInStock, plural, ${forms.join(' ')} other {${inMessage(said(other))}}}`;
}

/** A text as a part of a message that means just this text. */
function inMessage(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}#]/g, (mark) => `'${mark}'`);
}

/** A sign-up form for each variant that is sold out; those of a choice are hidden until it is made (RSTK-01). */
function restockData(product: ProductContent, { settings, language }: Site): JsonObject {
  const store = restockSettingsOf(settings);
  const isSoldHere = notSoldOnlineText(product) === '';
  const missed = product.variants.filter(
    (variant) => isSoldHere && isRestockOffered(store, { isSoldOut: isVariantSoldOut(variant) }),
  );
  if (missed.length === 0) return { restockNotificationViews: [] };
  const words = restockWords(language).form;
  return {
    restockNotificationViews: missed.map(({ id }) => ({
      variantId: id,
      hiddenByDefault: product.optionNames.length > 0,
    })),
    restockNotificationMessages: {
      CTAText: words.heading,
      placeholderText: words.email,
      buttonText: words.submit,
      mailingListDescription: words.join,
    },
    mailingListSignUpEnabled: store.offersMailingList,
    mailingListOptInByDefault: store.optInByDefault,
  };
}
