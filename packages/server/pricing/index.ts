/** What other subjects and the server's entry points use of this one. */
export { customerKey } from './customerKey.ts';
export type { EnteredGiftCard, GiftCards } from './giftCardTenders.ts';
export {
  type AskedTerms,
  estimatedPrice,
  type LoadedQuestion,
  loadPriceTerms,
  type PriceBasis,
  type PricingDeps,
  questionOf,
} from './loadPrice.ts';
export { createPriceMemory, type PriceMemory, sameVersion } from './priceMemory.ts';
export { loadPricing } from './pricingSettings.ts';
export { discountStatus } from './pricingWire.ts';
export { appPricingRoutes } from './routes/appPricing.ts';
export { keepDiscount, keepIn, removeDiscount } from './siteDiscounts.ts';
export {
  addCartGiftCard,
  addCoupon,
  listCartGiftCards,
  listCoupons,
  removeCartGiftCard,
  removeCoupon,
} from './storage/cartCoupons.ts';
export {
  claimDiscounts,
  findDiscount,
  findDiscountIdByCode,
  holdDiscounts,
  listDiscounts,
  releaseDiscounts,
  returnDiscountUses,
  type StoredDiscount,
} from './storage/discounts.ts';
export { loadPriceFacts, type PriceFacts } from './storage/priceFacts.ts';
export { listAllShippingMethods, listShippingMethods } from './storage/shippingMethods.ts';
export { listTaxClassNames } from './storage/taxClasses.ts';
export { listTaxRules } from './storage/taxRules.ts';
export { checkoutForm, newsList, storePricing, weightUnit } from './storePricing.ts';
export { pricesNoteOf, taxNoteOf } from './taxNote.ts';
export {
  type MoneyText,
  type PriceToShow,
  priceRows,
  type TotalLabels,
  type TotalRowView,
  totalRows,
} from './totalRows.ts';
