import { lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { checkoutSentences } from '@quoin/messages/checkoutSentences';
import { valueText } from '@quoin/messages/runtime';
import type { AddressCode } from './addresses/address.ts';
import { addressLabel } from './addresses/addressFormat.ts';
import type { CardCode } from './card.ts';
import type { CheckoutFormCode } from './checkoutForm.ts';
import { type CustomerCode, customerWording } from './customers/wording.ts';
import { seriesWording } from './documents/documentWording.ts';
import type { SeriesCode } from './documents/numberSeries.ts';
import type { FulfilmentCode } from './fulfilment/shipment.ts';
import { fulfilmentWording } from './fulfilment/wording.ts';
import { type GiftCardRuleCode, giftCardWording } from './giftCards/wording.ts';
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
const checkoutFormWording = {
  formTooLong: (values) => `A form has at most ${valueText(values, 'max')} questions.`,
  fieldLabelMissing: 'Enter a label for each question.',
  fieldChoicesMissing: 'A list needs at least one choice.',
} satisfies Partial<Wording<CheckoutFormCode>>;
/** Everything checkout and orders may say no with. */
export const ordersWording: Wording<OrdersCode> = {
  ...checkoutSentences.en,
  ...checkoutFormWording,
  ...customerWording,
  ...fulfilmentWording,
  ...giftCardWording,
  ...seriesWording,
  noteEmpty: 'Enter a text first.',
  orderChanged: 'Someone else changed this order. Reload to see the changes.',
  refundAboveLimit: (values) => `Your role allows refunds of up to ${valueText(values, 'max')}.`,
  refundFailed: 'The payment provider declined the refund. Nothing was refunded.',
  draftUnknown: 'Draft not found.',
  draftBeingPaid: 'The customer is paying this draft right now. Try again in a few minutes.',
  giftCardSpent: (values) =>
    `A gift card of this order (ends in ${valueText(values, 'lastFour')}) is partly used: up to ${valueText(values, 'left')} of it can be refunded. Refund a custom amount of up to ${valueText(values, 'max')}.`,
};

export function sentence(problem: Problem<OrdersCode>, language = 'en'): string {
  return lookUpSentenceIn({ ...checkoutSentences, en: ordersWording }, withLabel(problem, language), language);
}

/** Fields are named in English by who refuses, and in the reader's language by us. */
function withLabel(problem: Problem<OrdersCode>, language: string): Problem<OrdersCode> {
  const { label } = problem.values ?? {};
  if (typeof label !== 'string') return problem;
  const own = addressLabel(label, language);
  return own === label ? problem : { ...problem, values: { ...problem.values, label: own } };
}
