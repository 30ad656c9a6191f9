import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { ProviderSilent } from '../paymentGateway.ts';
import { FAKE_CLIENT, FAKE_SECRET, FAKE_WEBHOOK } from '../testing/paypalServer.ts';
import { createPayPalClient } from './paypalClient.ts';

it('is not waited for without end: who answers nothing is silent (FT-10)', async () => {
  const mute = createServer(() => undefined);
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const api = { origin: `http://127.0.0.1:${(mute.address() as AddressInfo).port}`, timeoutMs: 50 };
  const settings = { clientId: FAKE_CLIENT, secret: FAKE_SECRET, webhookIds: [FAKE_WEBHOOK], isSandbox: true };
  const client = createPayPalClient(settings, { fetch, tokens: new Map(), now: Date.now, api });
  const asked = client.call({ method: 'GET', path: '/v2/checkout/orders/1' });
  await expect(asked).rejects.toBeInstanceOf(ProviderSilent);
  mute.closeAllConnections();
  mute.close();
});
