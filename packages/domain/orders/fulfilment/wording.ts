import type { Wording } from '@quoin/domain/languages';
import { valueText } from '@quoin/messages/runtime';
import type { FulfillmentState } from '../states/orderStates.ts';
import type { FulfilmentCode } from './shipment.ts';

export const fulfilmentWording = {
  notPaidYet: 'This order must be paid before it is sent.',
  shipmentEmpty: 'Choose at least one item.',
  lineUnknown: 'That item is not part of this order.',
  lineQuantityInvalid: 'Enter a whole number, zero or more.',
  lineQuantityTooLarge: (values) =>
    `Only ${valueText(values, 'left')} of ${valueText(values, 'title')} are left to choose.`,
  trackingNumberInvalid: 'A tracking number has 4 to 40 letters and digits.',
  trackingUrlInvalid: 'Enter a web address that starts with https://.',
} satisfies Partial<Wording<FulfilmentCode>>;

/** The way of an order, as lists of orders say it. */
export const FULFILLMENT_STATE_LABELS: Readonly<Record<FulfillmentState, string>> = {
  PENDING: 'Pending',
  PARTIAL: 'Partially sent',
  FULFILLED: 'Fulfilled',
  CANCELED: 'Canceled',
};
