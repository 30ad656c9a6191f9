import { lookUpSentence, valueText, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { AddressCode } from './address.ts';
import type { CardCode } from './card.ts';
import type { FulfillmentStatus, OrderPaymentState } from './orderStates.ts';
import type { PlaceOrderCode } from './placeOrder.ts';
import type { ContactCode } from './validateContact.ts';

export type PaymentCode =
  | 'cardDeclined'
  | 'insufficientFunds'
  | 'actionFailed'
  | 'paymentUnavailable'
  | 'paymentNeedsReview'
  | 'paymentPending'
  | 'idempotencyKeyReused';

export type OrdersCode =
  | AddressCode
  | CardCode
  | ContactCode
  | PaymentCode
  | PlaceOrderCode
  | 'shippingOptionUnknown'
  | 'shippingOptionMissing'
  | 'noShippingToCountry'
  | 'noteTooLong'
  | 'orderUnknown'
  | 'moveNotAllowed';

const checkoutWording: Wording<AddressCode | ContactCode> = {
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter an email address such as name@example.com.',
  countryUnknown: 'Choose a country.',
  addressPartMissing: (values) => `${valueText(values, 'label')} is needed.`,
  addressPartTooLong: (values) => `${valueText(values, 'label')} is too long.`,
  postalCodeInvalid: (values) => `${valueText(values, 'label')} should look like ${valueText(values, 'example')}.`,
  regionUnknown: (values) => `Choose one from the list: ${valueText(values, 'label')}.`,
};

const cardWording: Wording<CardCode> = {
  cardNumberMissing: 'Enter your card number.',
  cardNumberInvalid: 'Check the card number: it does not look right.',
  expiryMissing: 'Enter the expiry date of your card.',
  expiryInvalid: 'Enter the expiry date as month and year, such as 04/29.',
  cardExpired: 'This card has expired. Please use another one.',
  cvcMissing: 'Enter the security code of your card.',
  cvcInvalid: 'The security code is 3 or 4 digits.',
};

const paymentWording: Wording<PaymentCode> = {
  cardDeclined: 'Your card was declined. Nothing was charged. Please try another card.',
  insufficientFunds: 'Your card has insufficient funds. Nothing was charged. Please try another card.',
  actionFailed: 'Your bank did not confirm the payment. Nothing was charged. Please try again.',
  paymentUnavailable: 'The payment could not be started. Nothing was charged. Please try again.',
  paymentNeedsReview: 'We are checking your payment and will write to you. Please do not pay again.',
  paymentPending: 'Your payment is being processed. Please wait a moment.',
  idempotencyKeyReused: 'This attempt to pay was already used. Please reload the page and try again.',
};

const placeOrderWording: Wording<PlaceOrderCode> = {
  alreadyPurchased: 'This cart has already been ordered.',
  cartEmpty: 'Your cart is empty.',
  outOfStock: (values) => `Sorry, there is not enough left of ${valueText(values, 'title')}. Please change your cart.`,
  checkoutIncomplete: 'Please complete the steps above first.',
  amountTooLarge: 'That amount is too large to be paid in one order.',
  priceChanged: (values) =>
    `The total changed from ${valueText(values, 'from')} to ${valueText(values, 'to')}. Please check it and pay again.`,
};

/** Everything checkout and orders may say no with. */
export const ordersWording: Wording<OrdersCode> = {
  ...checkoutWording,
  ...cardWording,
  ...paymentWording,
  ...placeOrderWording,
  shippingOptionUnknown: 'That way of shipping is no longer offered. Please choose another.',
  shippingOptionMissing: 'Choose a way of shipping.',
  noShippingToCountry: 'Sorry, we do not ship to that country.',
  noteTooLong: 'The note is too long.',
  orderUnknown: 'We cannot find that order.',
  moveNotAllowed: 'That is not possible in the present state of the order.',
};

export function sentence(problem: Problem<OrdersCode>): string {
  return lookUpSentence(ordersWording, problem);
}

/** What an order's state is called on pages and in mails. */
/** The way of an order as its buyer reads it (CX-23). */
export const PROGRESS_LABELS = { preparing: 'Being prepared', sent: 'On its way' } as const;

export const FULFILLMENT_LABELS: Readonly<Record<FulfillmentStatus, string>> = {
  PENDING: 'Pending',
  FULFILLED: 'Fulfilled',
  CANCELED: 'Canceled',
};

export const ORDER_PAYMENT_LABELS: Readonly<Record<OrderPaymentState, string>> = {
  paid: 'Paid',
  pending: 'Pending',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
};
