import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { addTestSite, type TestDatabase } from '../../../../testing/database.ts';
import { newId, secureRoll } from '../../../database/ids.ts';
import { createManualProvider } from '../manualProvider.ts';
import type { KnownPayment, PaymentGateway, PaymentRequest, ProviderPayment } from '../paymentGateway.ts';
import { createPayPalClient } from '../paypal/paypalClient.ts';
import { createPayPalGateway } from '../paypal/paypalGateway.ts';
import { createPayPalLedger } from '../paypal/paypalLedger.ts';
import { createStripeGateway } from '../stripe/stripeGateway.ts';
import { createTestProvider } from '../testProvider.ts';
import { FAKE_CLIENT, FAKE_SECRET, FAKE_WEBHOOK, PayPalServer } from './paypalServer.ts';
import { FAKE_KEY, FAKE_WEBHOOK_SECRET, type StripeServer, startStripeServer } from './stripeServer.ts';

export const GOOD_CARD = '4242424242424242';

/** An adapter with a buyer in front of it: every adapter passes the same cases. */
export interface PaymentBench {
  readonly gateway: PaymentGateway;
  readonly websiteId: string;
  newRequest(over?: Partial<PaymentRequest>): PaymentRequest;
  create(request: PaymentRequest, card?: string): Promise<ProviderPayment>;
  /** Runs a payment up to the money, with a person's part where the adapter waits for one. */
  pay(request: PaymentRequest): Promise<ProviderPayment>;
  /** How many payments the provider has for this reference. */
  chargesOf(request: PaymentRequest): Promise<number>;
  close(): Promise<void>;
}

export type StripeBench = PaymentBench & { readonly server: StripeServer };

const makeId = () => newId(Date.now(), secureRoll);
const card = (cardNumber: string) => ({ cardNumber, expiry: '12/40', cvc: '123' });

export function asked(websiteId: string, over: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    websiteId,
    intentId: makeId(),
    amount: 4990n,
    currency: 'EUR',
    createdAt: new Date(),
    returnUrl: 'http://shop.localhost/checkout/return',
    email: 'ada@example.com',
    description: 'Order at the shop',
    savesMethod: false,
    ...over,
  };
}

export function known(request: PaymentRequest, said?: ProviderPayment): KnownPayment {
  return { ...request, providerPaymentId: said?.providerPaymentId ?? null };
}

async function charges(gateway: PaymentGateway, { websiteId, intentId }: PaymentRequest): Promise<number> {
  let count = 0;
  const hour = 3_600_000;
  const all = gateway.listPayments(websiteId, new Date(Date.now() - hour), new Date(Date.now() + hour));
  for await (const payment of all) if (payment.intentId === intentId) count += 1;
  return count;
}

async function openTestBench(test: TestDatabase): Promise<PaymentBench> {
  const websiteId = await addTestSite(test.db, `test-${makeId().slice(-6)}`);
  const { gateway } = createTestProvider({ db: test.db, randomBytes });
  const create = (request: PaymentRequest, number = GOOD_CARD) =>
    gateway.createPayment({ ...request, card: card(number) });
  return {
    gateway,
    websiteId,
    newRequest: (over) => asked(websiteId, over),
    create,
    pay: (request) => create(request),
    chargesOf: (request) => charges(gateway, request),
    close: () => Promise.resolve(),
  };
}

async function openManualBench(test: TestDatabase): Promise<PaymentBench> {
  const websiteId = await addTestSite(test.db, `manual-${makeId().slice(-6)}`);
  const { gateway, ledger } = createManualProvider({ db: test.db });
  const create = (request: PaymentRequest) => gateway.createPayment({ ...request, card: null });
  return {
    gateway,
    websiteId,
    newRequest: (over) => asked(websiteId, over),
    create,
    async pay(request) {
      await create(request);
      return (await ledger.markReceived(request))!;
    },
    chargesOf: (request) => charges(gateway, request),
    close: () => Promise.resolve(),
  };
}

export async function openStripeBench(
  options: Parameters<typeof startStripeServer>[0] & { readonly websiteId?: string } = {},
): Promise<StripeBench> {
  const server = await startStripeServer(options);
  const websiteId = options.websiteId ?? makeId();
  const settings = { secretKey: FAKE_KEY, webhookSecrets: [FAKE_WEBHOOK_SECRET], api: server.api };
  const gateway = createStripeGateway(settings, pino({ level: 'silent' }));
  const create = (request: PaymentRequest) => gateway.createPayment({ ...request, card: null });
  return {
    server,
    gateway,
    websiteId,
    newRequest: (over) => asked(websiteId, over),
    create,
    async pay(request) {
      const said = await create(request);
      if (said.status === 'requires_action') await server.payAt(said.url, GOOD_CARD);
      return (await gateway.find(known(request, said)))!;
    },
    chargesOf: (request) => charges(gateway, request),
    close: () => server.close(),
  };
}

export type PayPalBench = PaymentBench & { readonly server: PayPalServer };

export async function openPayPalBench(
  test: TestDatabase,
  options: Parameters<typeof PayPalServer.start>[0] = {},
): Promise<PayPalBench> {
  const server = await PayPalServer.start(options);
  const websiteId = await addTestSite(test.db, `paypal-${makeId().slice(-6)}`);
  const settings = { clientId: FAKE_CLIENT, secret: FAKE_SECRET, webhookIds: [FAKE_WEBHOOK], isSandbox: true };
  const outside = { fetch, tokens: new Map(), now: Date.now, api: server.api };
  const gateway = createPayPalGateway({
    ...{ settings, client: createPayPalClient(settings, outside) },
    ...{ book: createPayPalLedger(test.db), log: pino({ level: 'silent' }) },
  });
  const create = (request: PaymentRequest) => gateway.createPayment({ ...request, card: null });
  return {
    server,
    gateway,
    websiteId,
    newRequest: (over) => asked(websiteId, over),
    create,
    async pay(request) {
      const said = await create(request);
      if (said.status === 'requires_action') await server.answerAt(said.url, 'approve');
      return (await gateway.find(known(request, said)))!;
    },
    chargesOf: (request) => charges(gateway, request),
    close: () => server.close(),
  };
}

export const BENCHES: readonly (readonly [string, (test: TestDatabase) => Promise<PaymentBench>])[] = [
  ['test', openTestBench],
  ['manual', openManualBench],
  ['stripe', () => openStripeBench()],
  ['paypal', (test) => openPayPalBench(test)],
];
