import type { CheckoutView } from '@quoin/contract/endpoints/site';
import { toWireNumber } from '@quoin/domain/money';
import { stepOf } from '@quoin/domain/orders';
import type { PricedCart } from '../cart/index.ts';
import { wireCart, wireShippingOption } from '../cart/index.ts';
import type { PaymentMethod } from '../payments/index.ts';
import { wireMoney } from '../platform/http/replies/wireMoney.ts';
import { checkoutRenewalText, type LoadedCheckout } from './loadCheckout.ts';

/** The checkout as the page's script reads it. `now` in milliseconds. */
export function wireCheckout(loaded: LoadedCheckout, methods: readonly PaymentMethod[], now: number): CheckoutView {
  const { stored, state, options, shown: totals } = loaded;
  return {
    id: stored.id,
    step: stepOf(state),
    email: state.email ?? '',
    shippingAddress: state.shippingAddress,
    shippingOptions: options.map((option) => wireShippingOption(option, now)),
    shippingOptionId: state.shippingOptionId ?? '',
    note: state.note,
    questions: loaded.asked.map(({ id, type, label, hint, isRequired, choices }) => ({
      ...{ id, type, label, hint, isRequired, choices },
      answer: loaded.answers[id] ?? '',
    })),
    requiresShipping: state.requiresShipping,
    sellerCountry: loaded.sellerCountry ?? '',
    renewalText: checkoutRenewalText(loaded),
    totals: {
      subtotal: wireMoney(totals.subtotal),
      discount: wireMoney(totals.discount),
      shipping: state.requiresShipping && totals.shippingLine.chosen === null ? null : wireMoney(totals.shipping),
      tax: wireMoney(totals.tax),
      grandTotal: wireMoney(totals.grandTotal),
      grandTotalCents: toWireNumber(totals.grandTotal),
      amountDue: wireMoney(totals.amountDue),
      amountDueCents: toWireNumber(totals.amountDue),
    },
    cart: wireCart(cartOf(loaded), { now, shipping: 'chosen' }),
    idempotencyKey: stored.idempotencyKey,
    payment: {
      provider: methods[0]?.provider ?? '',
      testMode: methods.some(({ isTest }) => isTest),
      methods: methods.map(({ id, way, title, instructions }) => ({ id, way, title, instructions })),
    },
  };
}

/** The cart within a checkout. */
function cartOf({ goods, shown: price, giftCards, shownCountry }: LoadedCheckout): PricedCart {
  return {
    goods,
    price,
    giftCards,
    delivery: { countryCode: shownCountry || null, countries: [] },
    installments: null,
  };
}
