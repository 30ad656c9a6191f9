import { appSitePath } from '../running/appSites.ts';
import type { WireAddress } from '../site/checkout.ts';
import type { WireMoney } from '../site/shoppingCart.ts';

/** The people who buy on a site, with or without an account, for its staff (`orders.read`). */
export interface WireCustomer {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly hasAccount: boolean;
  readonly acceptsMarketing: boolean;
  readonly isTaxExempt: boolean;
  readonly tags: readonly string[];
  readonly orderCount: number;
  /** What was paid less what was given back. */
  readonly spent: WireMoney;
  /** Milliseconds, as all moments here. */
  readonly lastOrderAt: number | null;
  readonly createdAt: number;
}

export const CUSTOMER_SORTS = ['newest', 'name', 'spent', 'orders', 'lastOrder'] as const;
export type CustomerSorting = (typeof CUSTOMER_SORTS)[number];

/** GET with `search, account=yes|no, marketing=yes|no, tag, orders, spent, sort, offset`; 100 at a time. */
export interface AppCustomersResponse {
  readonly customers: readonly WireCustomer[];
  readonly total: number;
  /** All tags in use. */
  readonly tags: readonly string[];
}

export interface WireCustomerOrder {
  readonly id: string;
  readonly orderNumber: number;
  readonly placedAt: number;
  readonly grandTotal: WireMoney;
  readonly itemCount: number;
  readonly paymentState: string;
  readonly fulfillmentStatus: string;
}

export interface WireSavedAddress extends WireAddress {
  readonly id: string;
  readonly isDefault: boolean;
}

export interface WireCustomerDetail extends WireCustomer {
  readonly notes: string;
  /** To send back with an edit. */
  readonly revision: number;
  readonly language: string;
  readonly verifiedAt: number | null;
  readonly lastSeenAt: number | null;
  /** Browsers that are signed in now. */
  readonly sessionCount: number;
  readonly orders: readonly WireCustomerOrder[];
  readonly addresses: readonly WireSavedAddress[];
}

export interface AppCustomerResponse {
  readonly customer: WireCustomerDetail;
}

/** PUT (`orders.full`). 409 `customerChanged` when another user has changed it since that revision. */
export interface SaveCustomerRequest {
  readonly revision: number;
  readonly fullName: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly isTaxExempt: boolean;
  readonly acceptsMarketing: boolean;
}

/** POST …/merge: a guest's orders join this customer. */
export interface MergeCustomerRequest {
  readonly from: string;
}

/** POST …/erase, after a fresh sign-in: the address once more. */
export interface EraseCustomerRequest {
  readonly email: string;
}

export interface EraseCustomerResponse {
  readonly counts: Readonly<Record<string, number>>;
}

export function appCustomersPath(site: string): string {
  return appSitePath(site, '/customers');
}

export function appCustomerPath(site: string, id: string): string {
  return `${appCustomersPath(site)}/${encodeURIComponent(id)}`;
}

export type CustomerAct = 'reset' | 'sign-out' | 'merge' | 'erase';

export function appCustomerActPath(site: string, id: string, act: CustomerAct): string {
  return `${appCustomerPath(site, id)}/${act}`;
}

/** GET, after a fresh sign-in: a ZIP archive of all data of that person. */
export function appCustomerDataPath(site: string, id: string): string {
  return `${appCustomerPath(site, id)}/data.zip`;
}

/** GET with the list's filters, after a fresh sign-in. */
export function appCustomersCsvPath(site: string): string {
  return appSitePath(site, '/customers.csv');
}

/** A cart that was filled and left, or came back. */
export interface WireAbandonedCart {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly customerId: string | null;
  readonly worth: WireMoney;
  readonly changedAt: number;
  readonly fate: 'abandoned' | 'recovered';
  readonly remindedAt: number | null;
  /** Agreed to be written to, or a customer already. */
  readonly mayBeReminded: boolean;
  /** Absolute; for the customer. */
  readonly restoreUrl: string;
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly unitPrice: WireMoney }[];
}

/** GET …/abandoned-carts. */
export interface AppAbandonedCartsResponse {
  readonly carts: readonly WireAbandonedCart[];
  /** Null: nobody is reminded. */
  readonly mailAfterMinutes: number | null;
}

/** PUT …/abandoned-carts (`commerceSettings.full`): 30 minutes to 14 days, or null for never. */
export interface ReminderPolicyRequest {
  readonly mailAfterMinutes: number | null;
}

export function appAbandonedCartsPath(site: string): string {
  return appSitePath(site, '/abandoned-carts');
}

export function appRemindCartPath(site: string, cartId: string): string {
  return `${appAbandonedCartsPath(site)}/${encodeURIComponent(cartId)}/remind`;
}
