export {
  type AddToCartCode,
  type AddToCartDecision,
  type AlreadyInCart,
  decideAddToCart,
  type WantedVariant,
} from './addToCart.ts';
export { ADD_TO_CART_TIMING } from './addToCartTiming.ts';
export type { Cart, CartEntry, Totals } from './cart.ts';
export { decideLineQuantity, maxQuantity } from './lineQuantity.ts';
export { type CartNoticeCode, cartNotices } from './notices.ts';
export { isPillShown, PILL_COUNT_LIMIT, pillLabel, pillSpokenLabel } from './pill.ts';
export { parseLineQuantity, parseQuantity, type QuantityCode } from './quantity.ts';
export {
  areTotalsWithinWireRange,
  type Charges,
  calculateTotals,
  hasDigital,
  isPurelyDigital,
  lineTotal,
  requiresShipping,
  totalQuantity,
} from './totals.ts';
export {
  ADD_BUTTON_LABELS,
  ALERT_CLOSE_LABEL,
  ALERT_TITLES,
  addToCartWording,
  alertTitle,
  CART_ROOT_ID,
  type CartCode,
  cartNoticeWording,
  cartPageWording,
  cartWording,
  sentence,
} from './wording.ts';
