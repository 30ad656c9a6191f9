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
  readonly subTotal: number;
  readonly chosenVariant: WireChosenVariant;
  readonly additionalFields: string;
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
  readonly applicableTaxRules: readonly unknown[];
  readonly taxLineItems: readonly unknown[];
  readonly coupons: readonly unknown[];
  readonly validCoupons: readonly unknown[];
  readonly invalidCoupons: readonly unknown[];
  readonly promoCodes: readonly unknown[];
  readonly appliedGiftCards: readonly unknown[];
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly giftCardRedemptionTotalCents: number;
  readonly grandTotalCents: number;
  readonly amountDueCents: number;
  readonly remainingBalanceCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

/** The line that an add created or enlarged, whole (CART-02). */
export type NewlyAdded = WireCartEntry;

export const CART_PATH = '/api/commerce/shopping-cart';
export const CART_ENTRIES_PATH = '/api/commerce/shopping-cart/entries';

export function cartEntryPath(entryId: string): string {
  return `${CART_ENTRIES_PATH}/${encodeURIComponent(entryId)}`;
}
export function restoreEntryPath(entryId: string): string {
  return `${cartEntryPath(entryId)}/restore`;
}
export function additionalFieldsPath(entryId: string): string {
  return `${cartEntryPath(entryId)}/additionalFields`;
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
