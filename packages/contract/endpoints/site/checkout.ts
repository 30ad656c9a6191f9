import type { PaymentWay } from '@quoin/domain/orders';
import type { WireMoney, WireShippingOption, WireShoppingCart } from './shoppingCart.ts';

/**
 * The checkout on the wire, ours (the specification shows none). One checkout per cart, found by the cart cookie.
 * GET /api/checkout answers CheckoutView (creating it); PUT contact / address / shipping save a part and answer the view;
 * POST pay places the order. Amounts are never sent by the client, except `acceptedTotal`: what the buyer saw.
 */
export const CHECKOUT_PATH = '/api/checkout';
export const CHECKOUT_CONTACT_PATH = '/api/checkout/contact';
export const CHECKOUT_ADDRESS_PATH = '/api/checkout/address';
export const CHECKOUT_SHIPPING_PATH = '/api/checkout/shipping';
/** PUT {answers: {id: text}} saves the answers to the owner's questions and answers the view. */
export const CHECKOUT_ANSWERS_PATH = '/api/checkout/answers';
export const CHECKOUT_PAY_PATH = '/api/checkout/pay';
export const CHECKOUT_CONFIRM_PATH = '/api/checkout/confirm';
/** POST WalletQuoteRequest answers the WalletSheet for a place; saves nothing. */
export const CHECKOUT_WALLET_QUOTE_PATH = '/api/checkout/wallet/quote';
/** POST WalletPayRequest places the order with the data of a wallet's sheet. */
export const CHECKOUT_WALLET_PAY_PATH = '/api/checkout/wallet/pay';

export interface WireAddress {
  readonly fullName: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly countryCode: string;
  readonly phone: string;
}

export interface WireTotals {
  readonly subtotal: WireMoney;
  readonly discount: WireMoney;
  readonly shipping: WireMoney | null;
  readonly tax: WireMoney;
  readonly grandTotal: WireMoney;
  readonly grandTotalCents: number;
  /** What is left to pay after gift cards. */
  readonly amountDue: WireMoney;
  readonly amountDueCents: number;
}

/** One of the owner's own questions, with what has been answered so far. */
export interface WireCheckoutQuestion {
  readonly id: string;
  readonly type: 'text' | 'textarea' | 'select' | 'checkbox' | 'date';
  readonly label: string;
  readonly hint: string;
  readonly isRequired: boolean;
  readonly choices: readonly string[];
  readonly answer: string;
}

export interface CheckoutView {
  readonly id: string;
  readonly step: 'contact' | 'shipping' | 'payment';
  readonly email: string;
  readonly shippingAddress: WireAddress | null;
  readonly shippingOptions: readonly WireShippingOption[];
  readonly shippingOptionId: string;
  readonly note: string;
  readonly questions: readonly WireCheckoutQuestion[];
  readonly requiresShipping: boolean;
  /** Of the shop, ISO 3166-1 alpha-2, or empty: the words of the pay button depend on it. */
  readonly sellerCountry: string;
  /** What a subscription charges today and from then on; empty for all other orders. */
  readonly renewalText: string;
  readonly totals: WireTotals;
  readonly cart: WireShoppingCart;
  /** Minted by the server, one per attempt (reliability 3.10): goes back with `pay`. */
  readonly idempotencyKey: string;
  readonly payment: {
    readonly provider: string;
    readonly testMode: boolean;
    /** In the owner's order; the first one is meant where none is named. */
    readonly methods: readonly WirePaymentMethod[];
  };
}

/** `later`: by the buyer himself, as `instructions` say. */
export interface WirePaymentMethod {
  readonly id: string;
  readonly way: PaymentWay;
  readonly title: string;
  readonly instructions: string;
}

export interface ContactRequest {
  readonly email: string;
}
export interface AddressRequest {
  readonly address: WireAddress;
}
export interface AnswersRequest {
  readonly answers: Readonly<Record<string, string>>;
}
export interface ShippingRequest {
  readonly shippingOptionId: string;
}

/** Card fields go to the built-in test provider only; a real one asks for the card on its own page. */
export interface PayRequest {
  readonly idempotencyKey: string;
  readonly acceptedTotalCents: number;
  /** What the buyer saw is left to pay, where gift cards pay a part; the total when left out. */
  readonly acceptedDueCents?: number | undefined;
  readonly payment: {
    /** Of a `WirePaymentMethod`; empty: the first. */
    readonly methodId: string;
    readonly cardNumber: string;
    readonly expiry: string;
    readonly cvc: string;
  };
  readonly note: string;
}

/** After a second step at the provider: `{ intentId, answer }` (the test provider's challenge page posts it). */
export interface ConfirmRequest {
  readonly intentId: string;
}

export type PayResponse =
  | { readonly status: 'succeeded'; readonly orderUrl: string }
  /** Second step: send the visitor to `url`; it comes back to the checkout or the confirmation page. */
  | { readonly status: 'requiresAction'; readonly url: string }
  | { readonly status: 'declined'; readonly code: string; readonly error: string };

/** What a wallet tells of its buyer's address before he agrees: less than a whole one. Null: nothing is sent, or not known yet. */
export interface WalletQuoteRequest {
  readonly place: Pick<WireAddress, 'city' | 'region' | 'postalCode' | 'countryCode'> | null;
  /** Empty: the cheapest. */
  readonly shippingOptionId: string;
}

/** What a wallet's sheet shows. Amounts of it are in the smallest units of the provider's script. */
export interface WalletSheet {
  /** Of this attempt; goes back with the payment, as the two accepted amounts do. */
  readonly idempotencyKey: string;
  readonly acceptedTotalCents: number;
  readonly acceptedDueCents: number;
  readonly amount: number;
  /** They add up to `amount`. */
  readonly lineItems: readonly { readonly name: string; readonly amount: number }[];
  /** The chosen one first, as sheets choose the first one. Empty where nothing is sent. */
  readonly shippingRates: readonly {
    readonly id: string;
    readonly displayName: string;
    readonly amount: number;
    readonly deliveryEstimate: string;
  }[];
  /** The same for the page, by the rows' keys. */
  readonly totals: readonly {
    readonly key: string;
    readonly label: string;
    readonly text: string;
    readonly note: string;
  }[];
}

/** What the wallets' page begins with. */
export interface WalletOffer {
  readonly publishableKey: string;
  /** As the provider's script writes it. */
  readonly currency: string;
  readonly requiresShipping: boolean;
  /** Where the shop sends; empty where nothing is sent. */
  readonly countryCodes: readonly string[];
  readonly sheet: WalletSheet;
}

export interface WalletPayRequest {
  readonly idempotencyKey: string;
  readonly acceptedTotalCents: number;
  readonly acceptedDueCents: number;
  readonly confirmationToken: string;
  readonly email: string;
  /** Null where nothing is sent. */
  readonly address: WireAddress | null;
  readonly shippingOptionId: string;
}
