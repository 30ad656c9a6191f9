import type { CurrencyCode, Money } from '@quoin/domain/money';
import type { Totals } from '../cart.ts';
import type { PricedLine, PricedShipping, TaxShare } from './cartPrice.ts';

/** An order as it was charged: the answer of `price()` fits, and so does what is stored of it (MON-8). */
export interface ChargedOrder {
  readonly currency: CurrencyCode;
  readonly lines: readonly ChargedLine[];
  readonly shippingLine: ChargedPart;
  readonly giftCards: readonly { readonly id: string; readonly amount: Money }[];
  readonly amountDue: Money;
}

export type ChargedPart = Pick<PricedShipping, 'discount' | 'taxes' | 'taxIncluded' | 'gross'>;
export type ChargedLine = ChargedPart & Pick<PricedLine, 'id' | 'quantity' | 'subtotal'>;

/** What shall go back: all that is left, an amount, or some of the lines and of shipping. */
export type RefundWish =
  | { readonly kind: 'everything' }
  | { readonly kind: 'amount'; readonly amount: Money }
  | {
      readonly kind: 'items';
      readonly lines: readonly { readonly id: string; readonly quantity: number }[];
      /** Null: none of it; `'all'`: what is left of it. */
      readonly shipping: Money | 'all' | null;
    };

export type RefundCode = 'refundNothing' | 'refundTooMuch' | 'refundLineUnknown' | 'refundQuantityTooLarge';

/** What goes back of a line or of shipping: amount = net + taxes, and its price was amount - tax + discount. */
export interface RefundedPart {
  readonly amount: Money;
  readonly net: Money;
  readonly discount: Money;
  readonly taxes: readonly TaxShare[];
  readonly tax: Money;
  readonly taxIncluded: Money;
}

export interface RefundedLine extends RefundedPart {
  readonly id: string;
  /** How many are counted as returned; 0 for a mere amount. */
  readonly quantity: number;
}

/** What later refunds must know of an earlier one. */
export interface EarlierRefund {
  readonly lines: readonly Pick<RefundedLine, 'id' | 'quantity' | 'net' | 'discount' | 'taxes'>[];
  readonly shippingLine: Pick<RefundedPart, 'net' | 'discount' | 'taxes'>;
}

/** A refund with its own totals, which add up as an order's do (MON-1). `grandTotal` is what goes back. */
export interface Refund extends Totals {
  readonly taxIncluded: Money;
  readonly lines: readonly RefundedLine[];
  readonly shippingLine: RefundedPart;
  /** To the payment provider. */
  readonly toPayment: Money;
  /** Back to the cards that paid (MON-4). */
  readonly toGiftCards: readonly { readonly id: string; readonly amount: Money }[];
}
