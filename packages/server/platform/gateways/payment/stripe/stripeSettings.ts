import Stripe from 'stripe';

/** One site's account at Stripe, and where Stripe is. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Empty or left out: buyers pay on Stripe's page, never on ours. */
  readonly publishableKey?: string;
  /** Signing secrets that count now: two while one is being replaced. */
  readonly webhookSecrets: readonly string[];
  /** Stripe itself when left out; tests name their own. */
  readonly api?: StripeApi;
}

export interface StripeApi {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
  readonly timeoutMs?: number;
}

/** The shapes this adapter reads; a newer version is tried on purpose, never by an update of the library. */
const API_VERSION = '2026-10-28.endive';
/** A buyer waits in front of his button. */
const TIMEOUT_MS = 15_000;

/**
 * The official client. It repeats nothing by itself: every call carries an idempotency key or changes nothing, and what
 * became of one that nobody answered is found out by `find` and `cancel`.
 */
export function createStripeClient({ secretKey, api }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 0,
    timeout: api?.timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
    ...(api === undefined ? {} : { host: api.host, port: api.port, protocol: api.protocol }),
  });
}
