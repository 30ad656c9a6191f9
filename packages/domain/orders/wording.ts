import { lookUpSentenceIn, valueText, type Wording, type WordingIn } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { AddressCode } from './address.ts';
import type { CardCode } from './card.ts';
import type { CheckoutFormCode } from './checkoutForm.ts';
import { type CustomerCode, customerWording } from './customers/wording.ts';
import { seriesWording } from './documents/documentWording.ts';
import type { SeriesCode } from './documents/numberSeries.ts';
import type { BuyerState } from './fulfilment/buyerState.ts';
import type { FulfilmentCode } from './fulfilment/shipment.ts';
import { fulfilmentWording } from './fulfilment/wording.ts';
import { type GiftCardRuleCode, giftCardWording } from './giftCards/wording.ts';
import { otherOrdersWording } from './otherWording.ts';
import type { PlaceOrderCode } from './placeOrder.ts';
import type { OrderPaymentState } from './states/orderStates.ts';
import type { SubscriptionChangeCode } from './subscriptions/subscriptionChanges.ts';
import { subscriptionWording } from './subscriptions/wording.ts';
import type { ContactCode } from './validateContact.ts';
import type { WithdrawalCode } from './withdrawal/withdrawal.ts';
import { withdrawalWording } from './withdrawal/wording.ts';

export type PaymentCode =
  | 'cardDeclined'
  | 'insufficientFunds'
  | 'actionFailed'
  | 'walletDeclined'
  | 'paymentTurnedBack'
  | 'paymentMethodGone'
  | 'paymentUnavailable'
  | 'paymentNeedsReview'
  | 'paymentPending'
  | 'idempotencyKeyReused';

export type OrdersCode =
  | AddressCode
  | CardCode
  | CheckoutFormCode
  | ContactCode
  | PaymentCode
  | PlaceOrderCode
  | CustomerCode
  | FulfilmentCode
  | GiftCardRuleCode
  | SeriesCode
  | SubscriptionChangeCode
  | WithdrawalCode
  | 'shippingOptionUnknown'
  | 'shippingOptionMissing'
  | 'noShippingToCountry'
  | 'noteTooLong'
  | 'noteEmpty'
  | 'orderChanged'
  | 'orderUnknown'
  | 'refundAboveLimit'
  | 'refundFailed'
  | 'documentNotYet'
  | 'draftUnknown'
  | 'draftBeingPaid'
  | 'draftLinkOver'
  | 'giftCardSpent'
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

const checkoutFormWording: Wording<CheckoutFormCode> = {
  answerMissing: (values) => `Please answer: ${valueText(values, 'label')}`,
  answerTooLong: (values) => `That is too long: ${valueText(values, 'label')}`,
  answerNotOffered: (values) => `Choose one from the list: ${valueText(values, 'label')}.`,
  answerNoDate: (values) => `Enter a date: ${valueText(values, 'label')}.`,
  formTooLong: (values) => `A form has at most ${valueText(values, 'max')} questions.`,
  fieldLabelMissing: 'Give every question a label.',
  fieldChoicesMissing: 'A list needs at least one choice.',
};

const paymentWording: Wording<PaymentCode> = {
  cardDeclined: 'Your card was declined. Nothing was charged. Please try another card.',
  insufficientFunds: 'Your card has insufficient funds. Nothing was charged. Please try another card.',
  actionFailed: 'Your bank did not confirm the payment. Nothing was charged. Please try again.',
  walletDeclined:
    'PayPal did not take the payment. Nothing was charged. Choose another way to pay there, or another one here.',
  paymentTurnedBack: 'You came back before paying. Nothing was charged.',
  paymentMethodGone: 'This way to pay is no longer offered. Choose another one.',
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
  ...checkoutFormWording,
  ...paymentWording,
  ...placeOrderWording,
  ...customerWording,
  ...fulfilmentWording,
  ...giftCardWording,
  ...seriesWording,
  ...subscriptionWording,
  ...withdrawalWording,
  shippingOptionUnknown: 'That way of shipping is no longer offered. Please choose another.',
  shippingOptionMissing: 'Choose a way of shipping.',
  noShippingToCountry: 'Sorry, we do not ship to that country.',
  noteTooLong: 'The note is too long.',
  noteEmpty: 'Write something first.',
  orderChanged: 'Somebody else has changed this order meanwhile. Please look at it again.',
  orderUnknown: 'We cannot find that order.',
  refundAboveLimit: (values) => `Your role allows refunds of up to ${valueText(values, 'max')}.`,
  refundFailed: 'The payment provider has refused this refund. Nothing was paid back.',
  draftUnknown: 'We cannot find that draft.',
  draftBeingPaid: 'The buyer is paying this draft at this moment. Try again in a few minutes.',
  draftLinkOver: 'This link does not work any more. Please write to the shop for a new one.',
  giftCardSpent: (values) =>
    `A gift card of this order (ends in ${valueText(values, 'lastFour')}) was partly spent: of it ${valueText(values, 'left')} may be refunded at most. Refund ${valueText(values, 'max')} or less in all, as an amount.`,
  documentNotYet: 'There is no invoice for this order yet.',
  moveNotAllowed: 'That is not possible in the present state of the order.',
};

export function sentence(problem: Problem<OrdersCode>, language = 'en'): string {
  const all: WordingIn<OrdersCode> = { en: ordersWording, ...otherOrdersWording };
  return lookUpSentenceIn(all, problem, language);
}

/** How far an order is, in its buyer's words (CX-23). */
export const BUYER_STATE_LABELS: Readonly<Record<BuyerState, string>> = {
  awaitingPayment: 'Awaiting payment',
  checking: 'Payment being checked',
  preparing: 'Being prepared',
  partlySent: 'Partly on its way',
  sent: 'On its way',
  done: 'Done',
  ready: 'Ready to download',
  scheduled: 'To be sent by email',
  mailed: 'Sent by email',
  refunded: 'Refunded',
  canceled: 'Canceled',
};

export const ORDER_PAYMENT_LABELS: Readonly<Record<OrderPaymentState, string>> = {
  paid: 'Paid',
  pending: 'Being checked',
  awaiting_payment: 'Awaiting payment',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
  voided: 'Voided',
};
