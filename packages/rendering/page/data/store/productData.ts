import {
  catalogWords,
  hasVariedPrices,
  isOnSale,
  isRunningLow,
  merchandisingSettingsOf,
  type ProductForm,
  priceBefore,
  type SubscriptionPlan,
  scarcityThresholdOf,
} from '@quoin/domain/catalog';
import { formatMoney, type Money, toDecimalString, toWireNumber } from '@quoin/domain/money';
import type { ProductContent, VariantContent } from '../../content/itemContent.ts';
import type { SiteContent } from '../../content/siteContent.ts';
import { imageItem, type Json, type JsonObject } from '../imageData.ts';

/** `{currency, value: "849.00"}`: major unit, the currency's own number of digits (MONEY-01). */
export function moneyData(amount: Money): JsonObject {
  return { currency: amount.currency, value: toDecimalString(amount) };
}

/** `structuredContent` of a store item (DISP-10, page-data 6); `price…Cents` are integer minor units. */
export function productData(
  product: ProductContent,
  { language, settings }: Pick<SiteContent, 'language' | 'settings'>,
): JsonObject {
  const threshold = scarcityThresholdOf(product, merchandisingSettingsOf(settings));
  const first = product.variants[0];
  const before = hasVariedPrices(product) ? priceBefore(product) : null;
  const variants = product.variants.map((variant) => variantData(product, variant));
  return {
    _type: 'StoreItem',
    productType: product.type,
    variants,
    variantOptionOrdering: [...product.optionNames],
    isSubscribable: product.isSubscribable,
    subscriptionPlan: planData(product.subscriptionPlan),
    onSale: isOnSale(product),
    /** Ours: said on the cards of a list. */
    ...(product.customSoldOutText ? { soldOutText: product.customSoldOutText } : {}),
    // `product-price` says what one price was before, not what the lowest of several was.
    ...(before ? { priceBeforeText: formatMoney(before, language) } : {}),
    ...(isRunningLow(product, threshold) ? { scarcityText: catalogWords(language).stock.runningLow } : {}),
    ...(first ? pricesData(first) : {}),
    customAddButtonText: product.customAddButtonText,
    additionalInfo: product.additionalInfo ?? '',
    useCustomAddButtonText: (product.customAddButtonText ?? '').trim() !== '',
    additionalFieldsFormId: product.form?.id ?? null,
    additionalFieldsForm: formData(product.form ?? null),
    shippable: product.type === 1,
    fulfilledExternally: false,
  };
}

/** The questions to the buyer, each under the names that forms have (DISP-10). */
function formData(form: ProductForm | null): Json {
  if (form === null) return null;
  const fields = form.fields.map(({ id, type, title, description, isRequired, options }) => ({
    ...{ id, type, title, description, options: [...options] },
    required: isRequired,
  }));
  return { id: form.id, name: form.name, fields };
}

function pricesData(variant: VariantContent): JsonObject {
  return {
    priceCents: toWireNumber(variant.price),
    salePriceCents: toWireNumber(variant.salePrice),
    priceMoney: moneyData(variant.price),
    salePriceMoney: moneyData(variant.salePrice),
  };
}

function variantData(product: ProductContent, variant: VariantContent): JsonObject {
  const mainImage = product.images.find((image) => image.id === variant.mainImageId);
  const own = product.images.filter(({ id }) => variant.imageIds.includes(id));
  const images = own.length === 0 && mainImage ? [mainImage] : own;
  const attributes: Record<string, Json> = {};
  for (const { optionName, value } of variant.optionValues) attributes[optionName] = value;
  return {
    id: variant.id,
    sku: variant.sku,
    attributes,
    optionValues: variant.optionValues.map(({ optionName, value }) => ({ optionName, value })),
    price: toWireNumber(variant.price),
    salePrice: toWireNumber(variant.salePrice),
    priceMoney: moneyData(variant.price),
    salePriceMoney: moneyData(variant.salePrice),
    onSale: variant.onSale,
    unlimited: variant.stock.unlimited,
    qtyInStock: variant.stock.unlimited ? 0 : variant.stock.quantity,
    weight: variant.weight,
    width: variant.width,
    height: variant.height,
    len: variant.len,
    imageIds: [...variant.imageIds],
    mainImageId: variant.mainImageId,
    images: images.map((image, index) => imageItem(image, index)),
    ...(mainImage ? { mainImage: imageItem(mainImage) } : {}),
    ...(product.isSubscribable ? { pricingOptions: [offerData(variant)] } : {}),
  };
}

/** What a variant costs each time it is paid. */
function offerData(variant: VariantContent): JsonObject {
  return {
    id: variant.id,
    price: toWireNumber(variant.price),
    priceMoney: moneyData(variant.price),
    salePriceMoney: moneyData(variant.salePrice),
    onSale: variant.onSale,
  };
}

function planData(plan: SubscriptionPlan | null): Json {
  if (plan === null) return null;
  const { value, unit } = plan.billingPeriod;
  return { billingPeriod: { value, unit: unit.toUpperCase() }, numBillingCycles: plan.numBillingCycles };
}
