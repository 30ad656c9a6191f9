import { appSitePath } from '../running/appSites.ts';
import type { WireMoney } from '../site/shoppingCart.ts';

export type WirePaymentProvider = 'stripe' | 'paypal' | 'manual' | 'test';
export type WireManualMethod = 'bankTransfer' | 'cash' | 'invoice';

/** A way to take money. Of its keys only whether there are any, and how the secret one ends. */
export interface WirePaymentAccount {
  readonly id: string;
  readonly provider: WirePaymentProvider;
  readonly manualMethod: WireManualMethod | null;
  readonly title: string;
  readonly instructions: string;
  readonly isEnabled: boolean;
  readonly displayIndex: number;
  /** Last four characters; empty without a key. */
  readonly secretKeyEnd: string;
  /** Of PayPal: how many webhook IDs. */
  readonly webhookSecretCount: number;
  /** Of PayPal; of Stripe the publishable key, or empty; empty elsewhere. */
  readonly clientId: string;
  readonly isSandbox: boolean;
  /** Of Stripe's test keys and PayPal's sandbox: no money moves. */
  readonly isTest: boolean;
}

/** A payment that waits for a person: the provider said something else than was asked (MON-5). */
export interface WireUnresolvedPayment {
  readonly intentId: string;
  readonly provider: string;
  readonly providerPaymentId: string | null;
  readonly asked: WireMoney;
  readonly email: string;
  /** `mismatch`: other amount, currency or reference. `outOfStock`: paid too late, the refund is under way. */
  readonly reason: string;
  readonly at: number;
  /** What was paid for, while an order may still be made of it; empty when not. */
  readonly lines: readonly { readonly title: string; readonly quantity: number }[];
  /** Milliseconds; when the money goes back by itself. Null: it waits. */
  readonly goesBackAt: number | null;
}

/** GET. */
export interface AppPaymentsResponse {
  readonly accounts: readonly WirePaymentAccount[];
  /** To be entered at the provider. */
  readonly webhookUrls: { readonly stripe: string; readonly paypal: string };
  readonly parked: readonly WireUnresolvedPayment[];
  readonly lastReconciledAt: number | null;
}

/** POST adds, PUT `/{id}` changes. An empty `secretKey` and absent `webhookSecrets` leave what is kept. Fresh sign-in. */
export interface SavePaymentAccountRequest {
  readonly provider: WirePaymentProvider;
  readonly manualMethod: WireManualMethod | null;
  readonly title: string;
  readonly instructions: string;
  readonly isEnabled: boolean;
  readonly displayIndex: number;
  readonly secretKey: string;
  /** Of PayPal: webhook IDs. */
  readonly webhookSecrets: readonly string[] | null;
  /** Of PayPal; of Stripe the publishable key, or empty; empty elsewhere. */
  readonly clientId: string;
  readonly isSandbox: boolean;
}

/** `look`: ask the provider again. `giveBack`: return whatever the provider took. `close`: settled by hand at the provider. `makeOrder`: the order after all. */
export type WirePaymentResolution = 'look' | 'giveBack' | 'close' | 'makeOrder';

export interface ResolvePaymentRequest {
  readonly decision: WirePaymentResolution;
}

/** What came of it: the payment's state now, and what the provider says of it. */
export interface ResolvePaymentResponse {
  readonly state: string;
  /** The order that was made; null otherwise. */
  readonly orderId: string | null;
  readonly providerSays: { readonly status: string; readonly amount: WireMoney | null };
}

/** POST. */
export interface ReconcileResponse {
  readonly seen: number;
  readonly settled: number;
  /** Payments at the provider that nobody here knows. */
  readonly unknown: readonly string[];
}

export function appPaymentsPath(site: string): string {
  return appSitePath(site, '/settings/payments');
}

export function appPaymentAccountsPath(site: string, accountId?: string): string {
  const path = `${appPaymentsPath(site)}/accounts`;
  return accountId === undefined ? path : `${path}/${encodeURIComponent(accountId)}`;
}

export function appUnresolvedPaymentPath(site: string, intentId: string): string {
  return `${appPaymentsPath(site)}/parked/${encodeURIComponent(intentId)}`;
}

export function appReconcilePath(site: string): string {
  return `${appPaymentsPath(site)}/reconcile`;
}
