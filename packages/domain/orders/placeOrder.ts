import type { Cart, CartEntry } from '@quoin/domain/cart';
import { compareMoney, formatMoney, isWithinWireRange, type Money } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { CheckoutState } from './checkout.ts';
import { stepOf } from './steps.ts';

export type PlaceOrderCode =
  | 'alreadyPurchased'
  | 'cartEmpty'
  | 'outOfStock'
  | 'checkoutIncomplete'
  | 'amountTooLarge'
  | 'priceChanged';

export interface PlaceOrderQuestion {
  readonly cart: Pick<Cart, 'entries' | 'isPurchased'>;
  /** With totals that the server has just computed. */
  readonly checkout: CheckoutState;
  /** The total the buyer saw and agreed to; the only amount that ever comes from the browser (MON-8). */
  readonly acceptedTotal: Money;
  /** BCP 47: how amounts of a refusal are written. */
  readonly language?: string;
}

/** Whether a checkout can become an order now, for that total. */
export function decidePlaceOrder(question: PlaceOrderQuestion): Outcome<{ readonly total: Money }, PlaceOrderCode> {
  const { cart, checkout, acceptedTotal, language } = question;
  const total = checkout.totals.grandTotal;
  if (cart.isPurchased) return refuse('alreadyPurchased');
  if (cart.entries.length === 0) return refuse('cartEmpty');
  const short = firstShortEntry(cart.entries);
  if (short !== null) return refuse('outOfStock', { values: { title: short.title } });
  const step = stepOf(checkout);
  if (step !== 'payment') return refuse('checkoutIncomplete', { field: step, values: { step } });
  if (!isWithinWireRange(total)) return refuse('amountTooLarge');
  if (acceptedTotal.currency !== total.currency || compareMoney(acceptedTotal, total) !== 0) {
    return refuse('priceChanged', {
      values: { from: formatMoney(acceptedTotal, language), to: formatMoney(total, language) },
    });
  }
  return accept({ total });
}

/** The first line whose variant has less than all lines of that variant ask for together (STK-6). */
function firstShortEntry(entries: readonly CartEntry[]): CartEntry | null {
  const wanted = new Map<string, number>();
  for (const { variantId, quantity } of entries) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const isShort = ({ stock, variantId }: CartEntry) =>
    !stock.unlimited && stock.quantity < (wanted.get(variantId) ?? 0);
  return entries.find(isShort) ?? null;
}
