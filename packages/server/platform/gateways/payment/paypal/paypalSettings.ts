/** One site's account at PayPal. */
export interface PayPalSettings {
  readonly clientId: string;
  readonly secret: string;
  /** What PayPal calls our webhook; without one nothing that it sends is believed. */
  readonly webhookIds: readonly string[];
  /** No money moves. */
  readonly isSandbox: boolean;
}

export interface PayPalApi {
  /** `https://api-m.paypal.com` */
  readonly origin: string;
  readonly timeoutMs?: number;
}

const LIVE = 'https://api-m.paypal.com';
const SANDBOX = 'https://api-m.sandbox.paypal.com';

export function originOf({ isSandbox }: Pick<PayPalSettings, 'isSandbox'>): string {
  return isSandbox ? SANDBOX : LIVE;
}
