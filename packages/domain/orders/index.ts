export { type AddressCode, addressLines, tidyAddress, validateAddress } from './address.ts';
export {
  type AddressField,
  type AddressFieldName,
  type AddressFormat,
  addressFormatFor,
  FORMATTED_COUNTRIES,
} from './addressFormat.ts';
export { type CardCode, type CardInput, cardDigits, validateCard } from './card.ts';
export type { Address, CheckoutState, CheckoutStep, ShippingOption } from './checkout.ts';
export { COUNTRIES, type Country, countryName, isCountryCode } from './countries.ts';
export { FIRST_ORDER_NUMBER, orderNumberText, payButtonLabel } from './labels.ts';
export { mailWording } from './mailWording.ts';
export { canMove, isFinal, type Moves, unreachableStates } from './moves.ts';
export {
  FULFILLMENT_STATUSES,
  type FulfillmentStatus,
  moveOrder,
  ORDER_MOVES,
  ORDER_PAYMENT_STATES,
  ORDER_START,
  type OrderEvent,
  type OrderPaymentState,
  type OrderState,
} from './orderStates.ts';
export { arrivalText, checkoutPageWording, orderPageWording, TOTAL_LABELS } from './pageWording.ts';
export { agreesWithIntent, canMovePayment, PAYMENT_MOVES, type PaymentState } from './paymentStates.ts';
export { decidePlaceOrder, type PlaceOrderCode, type PlaceOrderQuestion } from './placeOrder.ts';
export { isRegionOf, type Region, regionsOf } from './regions.ts';
export { deliveryWindow, shippingOptionsFor } from './shipping.ts';
export { CHECKOUT_STEPS, isStepOpen, stepOf } from './steps.ts';
export { type ContactCode, validateContact } from './validateContact.ts';
export {
  FULFILLMENT_LABELS,
  ORDER_PAYMENT_LABELS,
  type OrdersCode,
  ordersWording,
  type PaymentCode,
  PROGRESS_LABELS,
  sentence,
} from './wording.ts';
