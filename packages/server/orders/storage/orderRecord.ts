import type { Address, FulfillmentState, OrderPaymentState, WithdrawalState } from '@quoin/domain/orders';
import type {
  StoredAnswer,
  StoredAppliedDiscount,
  StoredAppliedTax,
  StoredDiscountShare,
  StoredGiftCardShare,
  StoredTaxShare,
} from '../../platform/database/schema/store/orders.ts';
import type { EventActor } from './insertOrder.ts';

/** The parts of what a line or the shipping was charged (MON-3); amounts in minor units. */
export interface PartPrice {
  readonly discount: bigint;
  readonly discounts: readonly StoredDiscountShare[];
  readonly taxes: readonly StoredTaxShare[];
  /** Added to the price; `taxIncluded` is within it: one of the two is zero (decision 0012). */
  readonly tax: bigint;
  readonly taxIncluded: bigint;
  readonly gross: bigint;
}

/** What an order keeps of its price. */
export interface OrderPrice {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly grandTotal: bigint;
  readonly priceTaxInterpretation: 'INCLUSIVE' | 'EXCLUSIVE';
  readonly taxIncluded: bigint;
  readonly giftCardTotal: bigint;
  readonly shippingPart: PartPrice;
  readonly appliedTaxes: readonly StoredAppliedTax[];
  readonly appliedDiscounts: readonly StoredAppliedDiscount[];
  readonly giftCards: readonly StoredGiftCardShare[];
}

export interface OrderLine extends PartPrice {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  readonly variantDescription: string;
  readonly productType: number;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly imageId: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly additionalFields: string | null;
}

/** A line of a placed order, and how many of it were sent and canceled. */
export interface StoredOrderLine extends OrderLine {
  readonly sent: number;
  readonly canceled: number;
}

export interface NewOrder extends OrderPrice {
  readonly id: string;
  readonly checkoutId: string;
  readonly cartId: string;
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly currency: string;
  readonly shippingAddress: Address | null;
  readonly shippingOptionName: string | null;
  readonly isTest: boolean;
  readonly note: string;
  /** The owner's own questions at checkout, as they were asked. */
  readonly formAnswers: readonly StoredAnswer[];
  /** BCP 47: what its mails and papers are written in. Null on orders from before: the site's. */
  readonly language: string | null;
  /** What the order begins with: the money is there, or comes later. */
  readonly paymentState: OrderPaymentState;
  readonly lines: readonly OrderLine[];
  /** Of an order that a program brings from somewhere else. */
  readonly external?: ExternalOrigin;
}

export interface ExternalOrigin {
  readonly channelName: string;
  /** What the order is called there. */
  readonly reference: string;
  readonly billingAddress: Address | null;
  readonly placedAt: Date;
  readonly fulfilledOn: Date | null;
  /** Who brought it. */
  readonly by: EventActor;
  /** Of an order that was over before the shop moved here. */
  readonly history?: OrderHistory;
}

export interface LineProgress {
  readonly quantity: number;
  readonly sent: number;
  readonly canceled: number;
}

export interface OrderHistory {
  /** Null: the next one. */
  readonly number: number | null;
  readonly isInReports: boolean;
  /** Of each line. */
  readonly progress: readonly LineProgress[];
}

export interface StoredOrder extends Omit<NewOrder, 'tokenHash' | 'lines' | 'external'> {
  readonly number: number;
  readonly fulfillmentStatus: FulfillmentState;
  readonly withdrawalState: WithdrawalState;
  readonly billingAddress: Address | null;
  /** Working days of the chosen way of shipping; null where nobody has said. */
  readonly deliveryDays: { readonly min: number; readonly max: number } | null;
  readonly revision: number;
  readonly placedAt: Date;
}
