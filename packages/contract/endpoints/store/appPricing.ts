import type { ReturnTerms } from '@quoin/domain/cart';
import { appSitePath } from '../running/appSites.ts';
import type { WireMoney, WireTotalRow } from '../site/shoppingCart.ts';

/** A part of the world, as its owner types it. */
export interface WirePlace {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Codes as addresses have them; empty: all. */
  readonly regions: readonly string[];
  /** `10115, 10000-10299`; empty: all. */
  readonly postalCodes: string;
}

export interface WireTaxRuleSetting {
  readonly id: string;
  readonly name: string;
  readonly jurisdiction: string;
  /** `8.875` */
  readonly percent: string;
  readonly places: readonly WirePlace[];
  readonly taxClasses: readonly string[];
  readonly isOnShipping: boolean;
  readonly isCompound: boolean;
  readonly isEnabled: boolean;
  readonly revision: number;
}

/** Amounts are decimal text in the store's currency; `upTo` is grams or an amount, empty without an end. */
export interface WireShippingRate {
  readonly kind: 'flat' | 'pickup' | 'byWeight' | 'byTotal';
  readonly price: string;
  readonly bands: readonly { readonly upTo: string; readonly price: string }[];
}

export interface WireShippingMethodSetting {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly places: readonly WirePlace[];
  readonly rate: WireShippingRate;
  /** Empty: never free. */
  readonly freeFrom: string;
  readonly minDays: number;
  readonly maxDays: number;
  readonly isEnabled: boolean;
  readonly revision: number;
}

export interface WireTaxSettings {
  readonly priceTaxInterpretation: 'INCLUSIVE' | 'EXCLUSIVE';
  readonly roundingPer: 'line' | 'total';
  readonly roundingMode: 'halfUp' | 'halfEven';
  readonly shippingTaxClass: string;
  /** Products that are taxed by their own rules; all others are `standard`. */
  readonly taxClasses: readonly { readonly name: string; readonly productIds: readonly string[] }[];
  readonly revision: number;
}

export interface WireCheckoutField {
  readonly id: string;
  readonly type: 'text' | 'textarea' | 'select' | 'checkbox' | 'date';
  readonly label: string;
  readonly hint: string;
  readonly isRequired: boolean;
  readonly choices: readonly string[];
  readonly productIds: readonly string[];
  readonly categoryIds: readonly string[];
}

export interface WireCheckoutSettings {
  readonly expressCheckout: boolean;
  readonly form: readonly WireCheckoutField[];
  /** HTML or plain text. */
  readonly returnPolicy: string;
  readonly shippingPolicy: string;
  readonly termsOfService: string;
  readonly privacyPolicy: string;
  readonly imprint: string;
  /** The machine-readable terms for sending goods back. */
  readonly returns: ReturnTerms;
  /** The mailing list that buyers may join at checkout; '' where they aren't asked. */
  readonly newsListId: string;
  readonly revision: number;
}

/** GET pricing: everything that the settings of taxes, shipping and checkout show. */
export interface AppPricingResponse {
  readonly currency: string;
  /** Where the store is; empty until its owner says so. */
  readonly countryCode: string;
  readonly tax: WireTaxSettings;
  readonly taxRules: readonly WireTaxRuleSetting[];
  readonly shippingMethods: readonly WireShippingMethodSetting[];
  readonly checkout: WireCheckoutSettings;
  /** Those that buyers may join at checkout. */
  readonly mailingLists: readonly { readonly id: string; readonly name: string }[];
  /** After a change: what of the policies visitors may not be shown, and was left out. */
  readonly removedMarkup?: readonly string[];
}

/** A discount that was kept. */
export interface AppDiscountResponse {
  readonly discount: WireDiscount;
}

export interface WireDiscount {
  readonly id: string;
  readonly name: string;
  /** Empty: applies by itself. */
  readonly code: string;
  readonly kind: 'percent' | 'amount' | 'freeShipping';
  /** Percent or an amount as text; empty for free shipping. */
  readonly value: string;
  readonly scope: 'order' | 'products' | 'categories' | 'collections';
  readonly scopeIds: readonly string[];
  readonly items: 'all' | 'cheapest' | 'dearest';
  readonly minimumSubtotal: string;
  /** Days of the store, both included; empty without one. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly totalLimit: number | null;
  readonly perCustomerLimit: number | null;
  readonly combinesWith: readonly ('product' | 'order' | 'shipping')[];
  readonly isEnabled: boolean;
  readonly timesUsed: number;
  readonly revision: number;
}

export interface AppDiscountsResponse {
  readonly currency: string;
  readonly discounts: readonly (WireDiscount & { readonly status: WireDiscountStatus })[];
}

export type WireDiscountStatus = 'active' | 'scheduled' | 'ended' | 'usedUp' | 'off';

/** What a discount may be limited to. */
export interface AppDiscountChoicesResponse {
  readonly products: readonly { readonly id: string; readonly title: string }[];
  readonly categories: readonly { readonly id: string; readonly title: string }[];
  readonly collections: readonly { readonly id: string; readonly title: string }[];
}

/** POST discounts/example: what a cart of this shop would pay with it. */
export interface AppDiscountExampleResponse {
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly total: WireMoney }[];
  readonly rows: readonly WireTotalRow[];
  /** Why it does not apply to the example; empty when it does. */
  readonly message: string;
}

export function appPricingPath(site: string): string {
  return appSitePath(site, '/pricing');
}
export function appTaxSettingsPath(site: string): string {
  return appSitePath(site, '/pricing/tax');
}
export function appTaxRulesPath(site: string): string {
  return appSitePath(site, '/pricing/tax-rules');
}
export function appTaxRulePath(site: string, id: string): string {
  return appSitePath(site, `/pricing/tax-rules/${id}`);
}
export function appShippingMethodsPath(site: string): string {
  return appSitePath(site, '/pricing/shipping-methods');
}
export function appShippingMethodPath(site: string, id: string): string {
  return appSitePath(site, `/pricing/shipping-methods/${id}`);
}
export function appCheckoutSettingsPath(site: string): string {
  return appSitePath(site, '/pricing/checkout');
}
export function appDiscountsPath(site: string): string {
  return appSitePath(site, '/discounts');
}
export function appDiscountPath(site: string, id: string): string {
  return appSitePath(site, `/discounts/${id}`);
}
export function appDiscountChoicesPath(site: string): string {
  return appSitePath(site, '/discounts/choices');
}
export function appDiscountExamplePath(site: string): string {
  return appSitePath(site, '/discounts/example');
}
