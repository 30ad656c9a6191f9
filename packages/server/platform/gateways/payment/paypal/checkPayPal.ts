import { ProviderSilent } from '../paymentGateway.ts';
import { type PayPalClient, PayPalRefusal } from './paypalClient.ts';
import type { PayPalSettings } from './paypalSettings.ts';

/** `keys`: PayPal does not know the client id and its secret. `webhook`: it has no such webhook. */
export type PayPalCheck = 'good' | 'keys' | 'webhook' | 'silent';

/** Asks PayPal whether it knows an account and its webhooks, before anybody pays through it. */
export async function checkPayPal(
  client: PayPalClient,
  { webhookIds }: Pick<PayPalSettings, 'webhookIds'>,
): Promise<PayPalCheck> {
  const path = '/v1/notifications/webhooks';
  const asked = webhookIds.length === 0 ? [path] : webhookIds.map((id) => `${path}/${encodeURIComponent(id)}`);
  try {
    for (const each of asked) await client.call({ method: 'GET', path: each });
    return 'good';
  } catch (error) {
    if (error instanceof ProviderSilent) return 'silent';
    if (!(error instanceof PayPalRefusal)) throw error;
    if (error.status === 401) return 'keys';
    return webhookIds.length === 0 ? 'good' : 'webhook';
  }
}
