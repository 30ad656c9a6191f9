import { ProviderSilent } from '../paymentGateway.ts';
import { takesCurrency, toPayPalAmount } from './paypalAmounts.ts';
import { type PayPalClient, PayPalRefusal } from './paypalClient.ts';
import { type PayPalOrder, readOrder } from './paypalPayments.ts';

const ORDERS = '/v2/checkout/orders';
const MAX_TEXT = 127;

/** An order as it is requested. */
export interface WantedOrder {
  readonly requestId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Our references. */
  readonly marks: Readonly<Record<string, string>>;
  /** The buyer pays that amount; else he goes on in the shop. */
  readonly isFinal: boolean;
  /** PayPal tells where its buyer lives. */
  readonly requiresShipping: boolean;
}

export function orderPath(orderId: string): string {
  return `${ORDERS}/${encodeURIComponent(orderId)}`;
}

/** Creates an order from stored data alone, so a repeated request is word for word the same. */
export async function makeOrder(client: PayPalClient, wanted: WantedOrder): Promise<PayPalOrder> {
  const { requestId, amount, currency, description, marks } = wanted;
  if (!takesCurrency(currency)) throw new PayPalRefusal(422, 'CURRENCY_NOT_SUPPORTED');
  const text = description.slice(0, MAX_TEXT);
  const body = {
    intent: 'CAPTURE',
    purchase_units: [
      { amount: toPayPalAmount(amount, currency), ...marks, ...(text === '' ? {} : { description: text }) },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          ...(text === '' ? {} : { brand_name: text }),
          shipping_preference: wanted.requiresShipping ? 'GET_FROM_FILE' : 'NO_SHIPPING',
          user_action: wanted.isFinal ? 'PAY_NOW' : 'CONTINUE',
          return_url: wanted.returnUrl,
          cancel_url: wanted.cancelUrl,
        },
      },
    },
  };
  return readOrder(await client.call({ method: 'POST', path: ORDERS, body, requestId }));
}

/** Null: PayPal knows no such order (any more). */
export async function readOrderOf(client: PayPalClient, orderId: string): Promise<PayPalOrder | null> {
  try {
    return readOrder(await client.call({ method: 'GET', path: orderPath(orderId) }));
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error;
    if (error.status === 404) return null;
    throw new ProviderSilent('PayPal does not let us look', { cause: error });
  }
}
