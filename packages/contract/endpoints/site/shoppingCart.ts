import type { ProductForm } from '@quoin/domain/catalog';
import type { PictureMotion } from '@quoin/domain/media';
import type { WireInstallments } from './installments.ts';

/**
 * The shopping cart on the wire (spec storefront 3 and 7, CART-01..05; page-data section 9).
 * Amounts ending in `Cents` are integer minor units of the cart's currency, whatever its number of digits.
 */
export interface WireMoney {
  readonly currency: string;
  /** Decimal text in the currency's major unit: `"849.00"`, JPY `"849"`. */
  readonly value: string;
}

export interface WireOptionValue {
  readonly optionName: string;
  readonly value: string;
}

export interface WireChosenVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionValues: readonly WireOptionValue[];
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
}

export interface WireImage {
  readonly id: string;
  readonly assetUrl: string;
  readonly altText: string;
  readonly originalSize: string;
  readonly systemDataVariants: string;
  /** Left out where it does not move. */
  readonly motion?: PictureMotion;
}

/** A sentence the visitor must see about a line: fewer left, gone, price changed (CX-05). */
export interface WireEntryNotice {
  readonly code: string;
  readonly message: string;
}

export interface WireCartEntry {
  readonly id: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly title: string;
  readonly fullUrl: string;
  readonly productType: number;
  readonly purchasePriceCents: number;
  readonly nonSalePriceCents: number;
  /** The owner's word for a price of nothing; left out: an amount (ours). */
  readonly priceWord?: string;
  readonly subTotal: number;
  readonly chosenVariant: WireChosenVariant;
  readonly additionalFields: string;
  /** The form that its buyer fills in now; null for none (Quoin's own). */
  readonly additionalFieldsForm: ProductForm | null;
  /** What was answered, for people (ours). */
  readonly answers: readonly { readonly label: string; readonly text: string }[];
  readonly image: WireImage | null;
  readonly maxQuantity: number;
  readonly notices: readonly WireEntryNotice[];
}

export interface WireShippingOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly computedCost: WireMoney;
  readonly costCents: number;
  /** ISO dates (day precision) between which the parcel should arrive. */
  readonly deliveryFrom: string;
  readonly deliveryTo: string;
}

/** A tax that concerns the cart; added to its prices or contained in them, as `taxCents` and `taxIncludedCents` say. */
export interface WireTaxRule {
  readonly id: string;
  readonly name: string;
  readonly jurisdiction: string;
  /** Share of one: 0.19. */
  readonly rate: number;
  readonly isCompound: boolean;
}

export interface WireTaxLine {
  readonly name: string;
  readonly rate: number;
  readonly valueCents: number;
}

export interface WireValidCoupon {
  readonly code: string;
  readonly name: string;
  readonly discountCents: number;
}

export interface WireInvalidCoupon {
  readonly code: string;
  readonly errorKey: string;
  /** The sentence that says why (CX-15). */
  readonly message: string;
}

/** A gift card that pays for the cart, or says why it does not. */
export interface WireAppliedGiftCard {
  readonly id: string;
  readonly lastFour: string;
  readonly redeemedCents: number;
  readonly remainingBalanceCents: number;
  /** Empty: it pays. */
  readonly message: string;
}

/** One row of the totals as people read it, in the words and the order of the server. */
export interface WireTotalRow {
  readonly key: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'giftCard' | 'due';
  readonly label: string;
  readonly note: string;
  readonly text: string;
}

export interface WireShoppingCart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  readonly created: number;
  readonly isPurchased: boolean;
  readonly cartType: 1;
  readonly currency: string;
  readonly entries: readonly WireCartEntry[];
  readonly shippingOptions: readonly WireShippingOption[];
  readonly selectedShippingOption: WireShippingOption | null;
  readonly shippingLocation: Readonly<Record<string, string>>;
  readonly applicableTaxRules: readonly WireTaxRule[];
  readonly taxLineItems: readonly WireTaxLine[];
  /** Every code entered, once, tidied. */
  readonly coupons: readonly string[];
  readonly validCoupons: readonly WireValidCoupon[];
  readonly invalidCoupons: readonly WireInvalidCoupon[];
  readonly promoCodes: readonly string[];
  readonly appliedGiftCards: readonly WireAppliedGiftCard[];
  readonly priceTaxInterpretation: 'INCLUSIVE' | 'EXCLUSIVE';
  readonly isTaxEstimated: boolean;
  readonly totalRows: readonly WireTotalRow[];
  readonly subtotalCents: number;
  /** Added to the prices. */
  readonly taxCents: number;
  /** Contained in the prices: shown, never added. */
  readonly taxIncludedCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly giftCardRedemptionTotalCents: number;
  readonly grandTotalCents: number;
  readonly amountDueCents: number;
  readonly remainingBalanceCents: number;
  /** What is shown below the total if it can be paid in installments (Quoin's own, INST-02). Follows the total. */
  readonly installments: WireInstallments | null;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

/** The line that an add created or enlarged, whole (CART-02). */
export type NewlyAdded = WireCartEntry;

export const CART_PATH = '/api/commerce/shopping-cart';
export const CART_ENTRIES_PATH = '/api/commerce/shopping-cart/entries';

/** POST {code} enters a coupon, DELETE /{code} takes it out (ours). Both answer {shoppingCart}. */
export const CART_COUPONS_PATH = '/api/commerce/shopping-cart/coupons';
/** POST {code} pays with a gift card, DELETE /{id} takes it out (ours). Both answer {shoppingCart}. */
export const CART_GIFT_CARDS_PATH = '/api/commerce/shopping-cart/gift-cards';

export function cartCouponPath(code: string): string {
  return `${CART_COUPONS_PATH}/${encodeURIComponent(code)}`;
}
export function cartGiftCardPath(id: string): string {
  return `${CART_GIFT_CARDS_PATH}/${encodeURIComponent(id)}`;
}

export interface CodeRequest {
  readonly code: string;
}

export function cartEntryPath(entryId: string): string {
  return `${CART_ENTRIES_PATH}/${encodeURIComponent(entryId)}`;
}
export function restoreEntryPath(entryId: string): string {
  return `${cartEntryPath(entryId)}/restore`;
}
export function additionalFieldsPath(entryId: string): string {
  return `${cartEntryPath(entryId)}/additionalFields`;
}

/**
 * A product's questions as a page, for browsers without script. GET with itemId, sku and quantity asks before it goes into the
 * cart, GET with entry shows what a line answers; POST with entryId changes that.
 */
export const CART_QUESTIONS_PATH = '/cart/questions';

export function askQuestionsPath(wanted: {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number | string;
}): string {
  const query = (['itemId', 'sku', 'quantity'] as const).map((name) => `${name}=${encodeURIComponent(wanted[name])}`);
  return `${CART_QUESTIONS_PATH}?${query.join('&')}`;
}
export function changeAnswersPath(entryId: string): string {
  return `${CART_QUESTIONS_PATH}?entry=${encodeURIComponent(entryId)}`;
}

/** POST entries (CART-03). `quantity` may arrive as number or text; the server decides with the domain's parser. */
export interface AddEntryRequest {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number | string;
  readonly additionalFields: string;
}
export interface AddEntryResponse {
  readonly shoppingCart: WireShoppingCart;
  readonly newlyAdded: NewlyAdded;
}

/** PUT entries/{entryId} {quantity}: ours, for the cart page. Quantity 0 removes. Answers {shoppingCart}. */
export interface SetQuantityRequest {
  readonly quantity: number | string;
}
export interface CartResponse {
  readonly shoppingCart: WireShoppingCart;
}

/** DELETE entries/{entryId}. `removed` names what was taken out; it goes back with the restore (CX-04). */
export interface RemoveEntryResponse extends CartResponse {
  readonly removed: string;
}
/** POST entries/{entryId}/restore {removed} undoes a removal. Answers {shoppingCart}. */
export interface RestoreEntryRequest {
  readonly removed: string;
}

/** PUT entries/{entryId}/additionalFields (CART-04). */
export interface AdditionalFieldsRequest {
  readonly itemId: string;
  readonly sku: string;
  readonly additionalFields: string;
}
export interface AdditionalFieldsResponse {
  readonly shoppingCart: WireShoppingCart;
  readonly updatedEntry: WireCartEntry;
}
