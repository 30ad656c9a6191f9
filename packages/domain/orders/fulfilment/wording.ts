import type { Wording } from '@quoin/domain/languages';
import * as texts from '@quoin/messages/app/fulfillmentStates';
import { valueText } from '@quoin/messages/runtime';
import type { FulfillmentState } from '../states/orderStates.ts';
import type { FulfilmentCode } from './shipment.ts';

export const fulfilmentWording = {
  notPaidYet: 'This order must be paid before it is fulfilled.',
  shipmentEmpty: 'Select at least one item.',
  lineUnknown: 'This item is not part of the order.',
  lineQuantityInvalid: 'Enter a whole number, zero or more.',
  lineQuantityTooLarge: (values) => `Only ${valueText(values, 'left')} of ${valueText(values, 'title')} are left.`,
  trackingNumberInvalid: 'A tracking number has 4 to 40 letters and digits.',
  trackingUrlInvalid: 'Enter a URL that starts with https://.',
} satisfies Partial<Wording<FulfilmentCode>>;

/** The way of an order, as lists of orders say it. */
export const FULFILLMENT_STATE_LABELS: Readonly<Record<FulfillmentState, string>> = {
  PENDING: texts.unfulfilled,
  PARTIAL: texts.partiallyFulfilled,
  FULFILLED: texts.fulfilled,
  CANCELED: texts.canceled,
};
