export {
  type Choice,
  choiceControl,
  findVariantByOptions,
  findVariantBySku,
  isOptionValueAvailable,
  MAX_RADIO_CHOICES,
  missingOptions,
  type ProductOption,
  productOptions,
  variantDescription,
} from './options.ts';
export { hasVariedPrices, isOnSale, priceRange, unitPrice } from './price.ts';
export type { BillingUnit, OptionValue, Product, Stock, SubscriptionPlan, Variant } from './product.ts';
export {
  type FileProduct,
  type FileVariant,
  PRODUCT_FILE_LIMITS,
  type ProductFileCode,
  type ProductFileRow,
  REQUIRED_COLUMNS,
  type RowProblem,
} from './productFile.ts';
export { productFileWording, rowSentence } from './productFileWording.ts';
export { hasVariants, type ProductStatus, productStatus } from './productStatus.ts';
export { isProductType, PRODUCT_TYPES, type ProductType, type ProductTypeName } from './productTypes.ts';
export { allowsQuantity, isQuantityInputShown, QUANTITY, type QuantitySettings } from './quantityInput.ts';
export { readProductFile } from './readProductFile.ts';
export { isAvailable, isLowStock, isSoldOut, isVariantSoldOut, LOW_STOCK_THRESHOLD, totalStock } from './stock.ts';
export { canBeSubscribed, isSoldOnline, purchaseRoute, subscriptionPhrase } from './subscription.ts';
export { variantImage } from './variantImage.ts';
export {
  addButtonText,
  catalogWording,
  galleryWording,
  notSoldOnlineText,
  priceWording,
  purchaseWording,
  scarcityText,
  stockWording,
} from './wording.ts';
