import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as checkoutFormRefusals from '@quoin/messages/app/checkoutFormRefusals';
import * as draftRefusals from '@quoin/messages/app/draftRefusals';
import * as fulfilmentRefusals from '@quoin/messages/app/fulfilmentRefusals';
import * as giftCardRefusals from '@quoin/messages/app/giftCardRefusals';
import * as ordersRefusals from '@quoin/messages/app/ordersRefusals';
import * as seriesRefusals from '@quoin/messages/app/seriesRefusals';
import { spokenLanguage } from '@quoin/messages/appTables';
import type { AddressCode } from './addresses/address.ts';
import type { CardCode } from './card.ts';
import type { CheckoutFormCode } from './checkoutForm.ts';
import { type CheckoutCode, checkoutSentence, checkoutWording } from './checkoutWording.ts';
import type { CustomerCode } from './customers/wording.ts';
import type { SeriesCode } from './documents/numberSeries.ts';
import type { FulfilmentCode } from './fulfilment/shipment.ts';
import type { GiftCardRuleCode } from './giftCards/wording.ts';
import type { PlaceOrderCode } from './placeOrder.ts';
import type { SubscriptionChangeCode } from './subscriptions/subscriptionChanges.ts';
import type { ContactCode } from './validateContact.ts';
import type { WithdrawalCode } from './withdrawal/withdrawal.ts';

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
/** Everything checkout and orders may say no with. */
export const ordersWording: Wording<OrdersCode> = {
  ...checkoutWording,
  ...checkoutFormRefusals,
  ...draftRefusals,
  ...fulfilmentRefusals,
  ...giftCardRefusals,
  ...seriesRefusals,
  ...ordersRefusals,
};

/** `language`: of the page; else that of who works in the app. */
export function sentence(problem: Problem<OrdersCode>, language = spokenLanguage()): string {
  return isOfCheckout(problem) ? checkoutSentence(problem, language) : lookUpSentence(ordersWording, problem);
}

function isOfCheckout(problem: Problem<OrdersCode>): problem is Problem<CheckoutCode> {
  return Object.hasOwn(checkoutWording, problem.code);
}
