import * as texts from '@quoin/messages/app/fulfillmentStates';
import type { FulfillmentState } from '../states/orderStates.ts';

/** The way of an order, as lists of orders say it. */
export const FULFILLMENT_STATE_LABELS: Readonly<Record<FulfillmentState, string>> = {
  PENDING: texts.unfulfilled,
  PARTIAL: texts.partiallyFulfilled,
  FULFILLED: texts.fulfilled,
  CANCELED: texts.canceled,
};
