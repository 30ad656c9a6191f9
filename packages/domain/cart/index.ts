export {
  type AddToCartCode,
  type AddToCartDecision,
  type AlreadyInCart,
  decideAddToCart,
  type WantedVariant,
} from './addToCart.ts';
export { ADD_TO_CART_TIMING } from './addToCartTiming.ts';
export {
  alertTitle,
  type CartButtonWords,
  cartButtonWords,
} from './buttonWording.ts';
export type { Cart, CartEntry, Totals } from './cart.ts';
export { type CartCode, cartWording, sentence } from './cartWording.ts';
export { decideLineQuantity, maxQuantity } from './lineQuantity.ts';
export { type CartMerge, type MergeLine, type MergeRules, mergeCarts } from './mergeCarts.ts';
export { type CartNoticeCode, cartNotices } from './notices.ts';
export { type CartPageWords, cartPageWords } from './pageWording.ts';
export { isPillShown, PILL_COUNT_LIMIT, pillLabel, pillSpokenLabel } from './pill.ts';
export type {
  AppliedDiscount,
  AppliedGiftCard,
  AppliedTax,
  CartPrice,
  DiscountShare,
  InvalidCoupon,
  PricedAmounts,
  PricedLine,
  PricedShipping,
  RefusedGiftCard,
  TaxShare,
  ValidCoupon,
} from './pricing/cartPrice.ts';
export type {
  ChargedLine,
  ChargedOrder,
  ChargedPart,
  EarlierRefund,
  Refund,
  RefundCode,
  RefundedLine,
  RefundedPart,
  RefundWish,
} from './pricing/chargedOrder.ts';
export {
  type CouponCode,
  type Discount,
  type DiscountClass,
  type DiscountScope,
  type DiscountValue,
  discountClass,
  doCombine,
  MAX_COUPON_CODE_LENGTH,
  MAX_COUPONS_PER_CART,
  tidyCouponCode,
} from './pricing/discounts/discount.ts';
export { applyGiftCards, type GiftCardCode, type GiftCardTender } from './pricing/giftCards.ts';
export { type Destination, isInPlace, isReached, type Place, type PostalRange } from './pricing/places.ts';
export { price } from './pricing/price.ts';
export {
  emptyQuestion,
  type PriceCustomer,
  type PriceLine,
  type PriceQuestion,
  type PriceTaxInterpretation,
  type RoundingRule,
  type StorePricing,
} from './pricing/priceQuestion.ts';
export {
  isCouponCode,
  type PricingSettingsCode,
  parsePostalRanges,
  validateDiscount,
  validateShippingMethod,
  validateTaxRule,
} from './pricing/pricingSettings.ts';
export {
  type CodeEntryCode,
  codeEntryWording,
  type PricingCode,
  pricingSentence,
  pricingWording,
} from './pricing/pricingWording.ts';
export { decideRefund, refundableTotal } from './pricing/refund.ts';
export {
  MAX_RETURN_DAYS,
  RETURN_PAYERS,
  RETURN_WAYS,
  RETURN_WINDOWS,
  type ReturnTerms,
  type ReturnWay,
  type ReturnWindow,
  readReturnTerms,
  validateReturnTerms,
} from './pricing/returnTerms.ts';
export {
  quoteShipping,
  type ShippingMethod,
  type ShippingQuote,
  type ShippingRate,
  type ShippingStatus,
  type TotalBand,
  type WeightBand,
} from './pricing/shippingMethods.ts';
export { type ShippingOffer, shippingOffers } from './pricing/shippingOffers.ts';
export { taxNote } from './pricing/taxes/taxNote.ts';
export { STANDARD_TAX_CLASS, type TaxRule, UNTAXED_CLASS } from './pricing/taxes/taxRules.ts';
export { usualTaxInterpretation } from './pricing/taxes/usualInterpretation.ts';
export { parseLineQuantity, parseQuantity, type QuantityCode } from './quantity.ts';
export {
  areTotalsWithinWireRange,
  hasDigital,
  isPurelyDigital,
  lineTotal,
  quantityByVariant,
  requiresShipping,
  totalQuantity,
  totalsOf,
} from './totals.ts';
export { addToCartSentence, addToCartWording, CART_ROOT_ID } from './wording.ts';
