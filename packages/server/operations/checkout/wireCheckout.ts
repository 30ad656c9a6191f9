import type { CheckoutView } from '@quoin/contract/endpoints';
import { toWireNumber } from '@quoin/domain/money';
import { stepOf } from '@quoin/domain/orders';
import type { PaymentGateway } from '../../gateways/payment/paymentGateway.ts';
import type { Delivery } from '../cart/delivery.ts';
import { wireCart, wireMoney, wireShippingOption } from '../cart/wireCart.ts';
import type { LoadedCheckout } from './loadCheckout.ts';

/** What is known of delivery in checkout: the way chosen, or none yet. */
export function deliveryOf({ state, options, chosenOption }: LoadedCheckout): Delivery {
  return {
    isNeeded: state.requiresShipping,
    countryCode: state.shippingAddress?.countryCode ?? null,
    options,
    selected: chosenOption,
    countries: [],
  };
}

/** The checkout as the page's script reads it. `now` in milliseconds. */
export function wireCheckout(
  loaded: LoadedCheckout,
  payment: Pick<PaymentGateway, 'name' | 'isTest'>,
  now: number,
): CheckoutView {
  const { stored, state, options, chosenOption, priced } = loaded;
  const { totals } = state;
  return {
    id: stored.id,
    step: stepOf(state),
    email: state.email ?? '',
    shippingAddress: state.shippingAddress,
    shippingOptions: options.map((option) => wireShippingOption(option, now)),
    shippingOptionId: state.shippingOptionId ?? '',
    note: state.note,
    requiresShipping: state.requiresShipping,
    totals: {
      subtotal: wireMoney(totals.subtotal),
      discount: wireMoney(totals.discount),
      shipping: state.requiresShipping && chosenOption === null ? null : wireMoney(totals.shipping),
      tax: wireMoney(totals.tax),
      grandTotal: wireMoney(totals.grandTotal),
      grandTotalCents: toWireNumber(totals.grandTotal),
    },
    cart: wireCart(priced, deliveryOf(loaded), now),
    idempotencyKey: stored.idempotencyKey,
    payment: { provider: payment.name, testMode: payment.isTest },
  };
}
