import type { WalletSheet } from '@quoin/contract/endpoints/site';
import type { CartPrice } from '@quoin/domain/cart';
import { type Money, toWireNumber } from '@quoin/domain/money';
import { orderWords } from '@quoin/domain/orders';
import type { PaymentMethod } from '../../payments/index.ts';
import type { EmbeddedFields } from '../../platform/gateways/payment/paymentGateway.ts';
import { priceRows } from '../../pricing/index.ts';
import { deliveryText } from '../checkoutPage.ts';
import { areAnswersComplete, type LoadedCheckout } from '../loadCheckout.ts';

/**
 * Returns the payment method of a wallet's sheet in this checkout. Null: the buyer uses the ordinary checkout. A sheet
 * has no room for the terms of a renewal or the shop's own questions, it begins with a shipping method, and no wallet
 * pays an amount of zero.
 */
export function walletMethod(
  loaded: Pick<LoadedCheckout, 'isRenewing' | 'asked' | 'answers' | 'shown'>,
  methods: readonly PaymentMethod[],
): PaymentMethod | null {
  const { isRenewing, shown } = loaded;
  if (isRenewing || !areAnswersComplete(loaded) || shown.amountDue.minor === 0n) return null;
  if (shown.shippingLine.status !== 'notNeeded' && shown.shippingLine.chosen === null) return null;
  return methods.find(({ isEmbeddable }) => isEmbeddable) ?? null;
}

/** What the sheet shows, by the same price as cart and checkout. `now` in milliseconds. */
export function walletSheet(
  { stored, shown, goods }: Pick<LoadedCheckout, 'stored' | 'shown' | 'goods'>,
  { amountOf }: Pick<EmbeddedFields, 'amountOf'>,
  now: number,
): WalletSheet {
  const inCoins = ({ minor, currency }: Money) => amountOf(minor, currency);
  return {
    idempotencyKey: stored.idempotencyKey,
    acceptedTotalCents: toWireNumber(shown.grandTotal),
    acceptedDueCents: toWireNumber(shown.amountDue),
    amount: inCoins(shown.amountDue),
    lineItems: lineItems(shown, inCoins, goods.language),
    shippingRates: chosenFirst(shown).map((option) => ({
      id: option.id,
      displayName: option.name,
      amount: inCoins(option.price),
      deliveryEstimate: deliveryText(option, now, goods.language),
    })),
    totals: priceRows(shown, 'estimated', goods.language).map(({ key, label, text, note }) => ({
      ...{ key, label, text, note },
    })),
  };
}

function chosenFirst({ shippingLine: { options, chosen } }: CartPrice): CartPrice['shippingLine']['options'] {
  return chosen === null
    ? options
    : [...options].sort((a, b) => Number(b.id === chosen.id) - Number(a.id === chosen.id));
}

function lineItems(price: CartPrice, inCoins: (amount: Money) => number, language: string): WalletSheet['lineItems'] {
  const labels = orderWords(language).totals;
  const plus = (name: string, amount: Money) => ({ name, amount: inCoins(amount) });
  const minus = (name: string, amount: Money) => ({ name, amount: -inCoins(amount) });
  return [
    plus(labels.subtotal, price.subtotal),
    minus(labels.discount, price.discount),
    plus(labels.shipping, price.shipping),
    plus(labels.tax, price.tax),
    minus(labels.giftCard, price.giftCardTotal),
  ].filter(({ amount }) => amount !== 0);
}
