import type { WireInstallments } from '@quoin/contract/endpoints/site';
import { cartPageWords } from '@quoin/domain/cart';
import {
  addButtonText,
  type Choice,
  catalogWords,
  choiceControl,
  findVariantByOptions,
  findVariantBySku,
  hasVariedPrices,
  isOnSale,
  isOptionValueAvailable,
  isQuantityInputShown,
  isSoldOut,
  isVariantSoldOut,
  merchandisingSettingsOf,
  notSoldOnlineText,
  type ProductOption,
  priceBefore,
  priceRange,
  productOptions,
  purchaseRoute,
  QUANTITY,
  scarcityText,
  scarcityThresholdOf,
  subscriptionPhrase,
  type Variant,
} from '@quoin/domain/catalog';
import { formatMoney, priceText } from '@quoin/domain/money';
import type { ProductContent } from '../content/itemContent.ts';
import type { PageContent, ProductFormState } from '../content/pageContent.ts';
import type { SiteContent } from '../content/siteContent.ts';
import { itemUrl } from '../data/addresses.ts';
import { allowsSeveralServices } from '../data/websiteData.ts';
import { addToCartIsland, variantInstallments } from './islandProps.ts';
import { type RestockView, restockView } from './restockView.ts';
import { soldOutWords } from './soldOutWords.ts';

export interface ProductOptionView {
  readonly name: string;
  readonly fieldName: string;
  readonly id: string;
  readonly control: 'radio' | 'select';
  readonly chosenText: string;
  readonly values: readonly {
    readonly value: string;
    readonly id: string;
    readonly isSelected: boolean;
    readonly isAvailable: boolean;
    readonly swatch: string;
  }[];
}

/** What the partial `quoin-product-form.html` prints. Plain texts; `islandProps` is JSON for a script element. */
export interface ProductFormView {
  readonly itemId: string;
  readonly title: string;
  readonly crumb: string;
  readonly islandProps: string;
  readonly formUrl: string;
  readonly options: readonly ProductOptionView[];
  readonly sku: string;
  readonly priceText: string;
  readonly wasPriceText: string;
  readonly isFromPrice: boolean;
  readonly isOnSale: boolean;
  readonly billingText: string;
  readonly taxNote: string;
  readonly shippingUrl: string;
  readonly stockText: string;
  readonly stockKey: 'in' | 'low' | 'out' | 'none';
  readonly deliveryText: string;
  readonly isSoldOut: boolean;
  /** What is said of what is sold out. */
  readonly soldOutText: string;
  /** Why nobody can buy it here; empty for what can be bought. */
  readonly notSoldText: string;
  readonly isQuantityShown: boolean;
  readonly quantity: string;
  readonly maxQuantity: number;
  readonly buttonText: string;
  /** What the button says that leads to PayPal at once; empty without one. */
  readonly expressText: string;
  /** The same of the one that leads to the wallets of the device. */
  readonly walletText: string;
  readonly problem: { readonly title: string; readonly message: string } | null;
  /** For the price shown, when it can be paid in parts; else null. */
  readonly installments: WireInstallments | null;
  /** For the chosen variant, when it is sold out; else null (RSTK-01). */
  readonly restock: RestockView | null;
}

/** `said`: what the strings of the page say of what is sold out (`saidSoldOut`). */
export function productFormView(product: ProductContent, page: PageContent, said = ''): ProductFormView {
  const { form, notes, frame } = page;
  const choice = choiceOf(product, form);
  const variant = chosenVariant(product, form);
  const isShown = isQuantityInputShown(product, {
    multipleQuantityAllowedForServices: allowsSeveralServices(frame.site.settings),
  });
  const { language } = frame.site;
  const notSoldText = notSoldOnlineText(product, language);
  const soldOutText = soldOutWords(product, said, language);
  const isOut = notSoldText !== '' || isSoldOut(product) || (variant !== null && isVariantSoldOut(variant));
  return {
    itemId: product.id,
    title: product.title,
    crumb: form.crumb ?? '',
    islandProps: addToCartIsland(product, frame.site, { isQuantityShown: isShown, soldOutText }),
    formUrl: page.collection && page.item ? itemUrl(page.collection, page.item) : '',
    options: productOptions(product).map((option) => optionView(product, option, choice)),
    sku: product.optionNames.length === 0 ? (product.variants[0]?.sku ?? '') : '',
    ...priceTexts(product, variant, frame.site),
    billingText: billingText(product, language),
    taxNote: notes.taxNote,
    shippingUrl: notes.shippingUrl,
    ...stockTexts(product, variant, frame.site, soldOutText),
    deliveryText: isOut ? '' : notes.deliveryText,
    isSoldOut: isSoldOut(product),
    soldOutText,
    notSoldText,
    isQuantityShown: isShown,
    quantity: form.quantity ?? String(QUANTITY.default),
    maxQuantity: maxQuantity(variant),
    buttonText: addButtonText(product, language),
    ...(isOut ? NO_EXPRESS : expressTexts(product, frame)),
    problem: form.problem ?? null,
    installments: installmentsView(product, variant, page),
    restock: restockView(product, variant, page),
  };
}

const NO_EXPRESS = { expressText: '', walletText: '' };

/** Returns no texts for products with their own cart. */
function expressTexts(product: ProductContent, { site, hasPayPal, hasWallets }: PageContent['frame']) {
  if (purchaseRoute(product) !== 'cart') return NO_EXPRESS;
  const { withPayPal, withWallet } = cartPageWords(site.language).page;
  return { expressText: hasPayPal ? withPayPal : '', walletText: hasWallets ? withWallet : '' };
}

/** While prices differ and none is chosen there is nothing to divide. */
function installmentsView(product: ProductContent, variant: Variant | null, { frame }: PageContent) {
  const shown = variant ?? (hasVariedPrices(product) ? null : (product.variants[0] ?? null));
  return shown === null || notSoldOnlineText(product) !== '' ? null : variantInstallments(frame.site, product, shown);
}

/** The variant meant: by SKU, by a complete choice, or the only one there is. */
export function chosenVariant(product: ProductContent, form: ProductFormState): Variant | null {
  if (product.optionNames.length === 0) return product.variants[0] ?? null;
  const bySku = form.sku ? findVariantBySku(product, form.sku) : null;
  return bySku ?? findVariantByOptions(product, form.choice ?? {});
}

function choiceOf(product: ProductContent, form: ProductFormState): Choice {
  const variant = form.sku ? findVariantBySku(product, form.sku) : null;
  if (variant === null) return form.choice ?? {};
  return Object.fromEntries(variant.optionValues.map(({ optionName, value }) => [optionName, value]));
}

function optionView(product: ProductContent, option: ProductOption, choice: Choice): ProductOptionView {
  const id = `option-${product.optionNames.indexOf(option.name)}`;
  const chosen = Object.hasOwn(choice, option.name) ? (choice[option.name] ?? '') : '';
  return {
    name: option.name,
    fieldName: `option-${option.name}`,
    id,
    control: choiceControl(option),
    chosenText: option.values.includes(chosen) ? chosen : '',
    values: option.values.map((value, index) => ({
      value,
      id: `${id}-${index}`,
      isSelected: value === chosen,
      isAvailable: isOptionValueAvailable(product, choice, option.name, value),
      swatch: '',
    })),
  };
}

function priceTexts(
  product: ProductContent,
  variant: Variant | null,
  { language, settings }: SiteContent,
): Pick<ProductFormView, 'priceText' | 'wasPriceText' | 'isFromPrice' | 'isOnSale'> {
  const shown = variant ?? (hasVariedPrices(product) ? null : (product.variants[0] ?? null));
  if (shown === null) {
    const range = priceRange(product);
    const least = range ? formatMoney(range.min, language) : '';
    const before = priceBefore(product);
    return {
      priceText: least,
      wasPriceText: before ? formatMoney(before, language) : '',
      isFromPrice: range !== null,
      isOnSale: isOnSale(product),
    };
  }
  const isReduced = shown.onSale && isOnSale(product);
  return {
    priceText: priceText(isReduced ? shown.salePrice : shown.price, merchandisingSettingsOf(settings), language),
    wasPriceText: isReduced ? formatMoney(shown.price, language) : '',
    isFromPrice: false,
    isOnSale: isReduced,
  };
}

/** `every month`, next to the price. */
function billingText(product: ProductContent, language: string): string {
  return product.isSubscribable && product.subscriptionPlan
    ? subscriptionPhrase(product.subscriptionPlan, '', { language }).trim()
    : '';
}

function stockTexts(
  product: ProductContent,
  variant: Variant | null,
  { language, settings }: Pick<SiteContent, 'language' | 'settings'>,
  soldOutText: string,
): Pick<ProductFormView, 'stockText' | 'stockKey'> {
  const words = catalogWords(language).stock;
  const isOut = variant === null ? isSoldOut(product) : isVariantSoldOut(variant);
  if (isOut) return { stockText: soldOutText, stockKey: 'out' };
  if (variant === null || variant.stock.unlimited) return { stockText: '', stockKey: 'none' };
  const threshold = scarcityThresholdOf(product, merchandisingSettingsOf(settings));
  const scarce = scarcityText(variant, threshold, language);
  if (scarce !== '') return { stockText: scarce, stockKey: 'low' };
  return { stockText: words.inStock, stockKey: 'in' };
}

function maxQuantity(variant: Variant | null): number {
  if (variant === null || variant.stock.unlimited) return QUANTITY.max;
  return Math.max(QUANTITY.min, Math.min(QUANTITY.max, variant.stock.quantity));
}
