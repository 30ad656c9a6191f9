import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentGateway, ProviderSilent } from '../paymentGateway.ts';
import { GOOD_CARD, known, openStripeBench, type StripeBench } from '../testing/paymentBenches.ts';
import { signStripe } from '../testing/stripeEvents.ts';
import { FAKE_KEY, FAKE_WEBHOOK_SECRET } from '../testing/stripeServer.ts';
import { ASKS_BANK, BEHAVIOURS, type Behaviour } from '../testing/stripeState.ts';
import { createStripeGateway } from './stripeGateway.ts';
import { createStripeClient, type StripeApi } from './stripeSettings.ts';
import { makeIntent } from './stripeWallets.ts';
import { readStripeWebhook } from './stripeWebhook.ts';

let bench: StripeBench;
/** Gives up soon, for calls that are never answered. All others are awaited, however slow the machine. */
let hurried: PaymentGateway;
beforeAll(async () => {
  bench = await openStripeBench({ timeoutMs: 15_000, slowMs: 120 });
  hurried = hurriedGateway(bench.server.api);
});
afterAll(() => bench.close());
beforeEach(() => bench.server.behave(() => 'ok'));

function hurriedGateway(api: StripeApi): PaymentGateway {
  const settings = { secretKey: FAKE_KEY, webhookSecrets: [], api: { ...api, timeoutMs: 50 } };
  return createStripeGateway(settings, pino({ level: 'silent' }));
}

async function charge(behaviour: Behaviour) {
  bench.server.behave(() => behaviour);
  const request = bench.newRequest();
  const gateway = behaviour.startsWith('timeout') ? hurried : bench.gateway;
  const said = await gateway.createPayment({ ...request, card: null }).catch((error: unknown) => error);
  return { request, said };
}

describe('what Stripe may do to a payment (FT-10)', () => {
  it('knows the twelve behaviours', () => expect(BEHAVIOURS).toHaveLength(12));

  it.each(['ok', 'slow', 'webhookBeforeReturn', 'webhookLate'] as const)('%s: paid on its page', async (behaviour) => {
    const { request, said } = await charge(behaviour);
    const page = said as { status: string; url: string };
    expect(page.status).toBe('requires_action');
    expect(await bench.server.payAt(page.url, GOOD_CARD)).toBe(request.returnUrl);
    expect(await bench.gateway.find(known(request))).toMatchObject({ status: 'succeeded', amount: request.amount });
  });

  it('3-D Secure happens on its side: the buyer comes back when his bank agrees', async () => {
    const { request, said } = await charge('ok');
    expect(await bench.server.payAt((said as { url: string }).url, ASKS_BANK)).toBe(request.returnUrl);
    expect((await bench.gateway.find(known(request)))?.status).toBe('succeeded');
  });

  it('decline: the buyer stays at the page, nothing is charged, and the page can be closed', async () => {
    const { request, said } = await charge('decline');
    expect(await bench.server.payAt((said as { url: string }).url, GOOD_CARD)).toBeNull();
    expect((await bench.gateway.cancel(known(request))).status).toBe('canceled');
    expect(await bench.chargesOf(request)).toBe(0);
  });

  it('timeoutThenOk: silence is no answer; canceled in time it is never charged, later it says that it was', async () => {
    const early = await charge('timeoutThenOk');
    expect(early.said).toBeInstanceOf(ProviderSilent);
    const late = await charge('timeoutThenOk');
    await expect.poll(async () => (await bench.gateway.find(known(late.request)))?.status).toBe('succeeded');
    expect((await bench.gateway.cancel(known(late.request))).status).toBe('succeeded');
    const known1 = await bench.gateway.cancel(known(early.request));
    expect(['canceled', 'succeeded']).toContain(known1.status);
    expect(await bench.chargesOf(early.request)).toBe(known1.status === 'succeeded' ? 1 : 0);
  });

  it('timeoutThenNothing: silence; a later cancel is certain', async () => {
    const { request, said } = await charge('timeoutThenNothing');
    expect(said).toBeInstanceOf(ProviderSilent);
    expect(await bench.gateway.find(known(request))).toBeNull();
    await expect(hurried.cancel(known(request))).rejects.toBeInstanceOf(ProviderSilent);
    bench.server.behave(() => 'ok');
    expect((await bench.gateway.cancel(known(request))).status).toBe('canceled');
  });

  it('serverError: nothing is known until it is asked; then nothing was charged', async () => {
    const { request, said } = await charge('serverError');
    expect(said).toBeInstanceOf(ProviderSilent);
    expect((await bench.gateway.cancel(known(request))).status).toBe('canceled');
  });

  it('okTwice: two charges under one reference are both listed, by their own names', async () => {
    const { request, said } = await charge('okTwice');
    await bench.server.payAt((said as { url: string }).url, GOOD_CARD);
    expect(await bench.chargesOf(request)).toBe(2);
  });

  it.each([
    ['otherAmount', { amount: 4890n, currency: 'EUR' }],
    ['otherCurrency', { amount: 4990n, currency: 'USD' }],
  ] as const)('%s: says what was really charged (MON-5)', async (behaviour, charged) => {
    const { request, said } = await charge(behaviour);
    await bench.server.payAt((said as { url: string }).url, GOOD_CARD);
    expect(await bench.gateway.find(known(request))).toMatchObject({ status: 'succeeded', ...charged });
  });

  it('outOfOrder: the present state counts, not the order of the news', async () => {
    const { request, said } = await charge('outOfOrder');
    await bench.server.payAt((said as { url: string }).url, GOOD_CARD);
    expect(await bench.gateway.find(known(request))).toMatchObject({ status: 'refunded' });
  });

  it('a question that Stripe refuses is a refusal that charges nothing, not a silence', async () => {
    const request = bench.newRequest({ currency: 'E' });
    expect(await bench.create(request)).toMatchObject({ status: 'declined', declineCode: 'provider_refused' });
  });
});

describe('a saved card', () => {
  async function saved(card: string) {
    const request = bench.newRequest({ savesMethod: true });
    const said = await bench.create(request);
    if (said.status !== 'requires_action') throw new Error(said.status);
    await bench.server.payAt(said.url, card);
    const paid = await bench.gateway.find(known(request));
    return paid!.savedMethod!;
  }

  function renewal(method: Awaited<ReturnType<typeof saved>>) {
    const { websiteId, intentId, createdAt } = bench.newRequest();
    return { websiteId, intentId, createdAt, amount: 900n, currency: 'EUR', description: 'Renewal', method };
  }

  it('is charged without its owner, once per reference (ORD-8)', async () => {
    const method = await saved(GOOD_CARD);
    expect(method).toMatchObject({ label: 'visa •••• 4242' });
    const one = renewal(method);
    const first = await bench.gateway.chargeSaved(one);
    expect(first).toMatchObject({ status: 'succeeded', amount: 900n, intentId: one.intentId });
    expect(await bench.gateway.chargeSaved(one)).toEqual(first);
    expect(await bench.gateway.find(known({ ...bench.newRequest(), ...one }))).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['4000000000000341', 'insufficient_funds'],
    [ASKS_BANK, 'authentication_required'],
  ])('%s is declined with its bank’s word', async (card, declineCode) => {
    expect(await bench.gateway.chargeSaved(renewal(await saved(card)))).toMatchObject({
      status: 'declined',
      declineCode,
    });
  });
});

describe('a webhook’s signature (SC-14, SC-15)', () => {
  const now = 1_800_000_000_000;
  const at = now / 1000;
  const session = { object: 'checkout.session', id: 'cs_1', metadata: { quoin_reference: 'r1' }, amount_total: 4990 };
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { ...session, currency: 'eur' } },
  });
  const { webhooks } = createStripeClient({ secretKey: FAKE_KEY, webhookSecrets: [] });
  const read = (signature: string | undefined, text = body, secrets = [FAKE_WEBHOOK_SECRET]) =>
    readStripeWebhook(webhooks, secrets, { bytes: Buffer.from(text), headers: { 'stripe-signature': signature }, now });

  it('good: tells what it is about', () => {
    expect(read(signStripe(FAKE_WEBHOOK_SECRET, body, at))).toEqual({
      ok: true,
      event: {
        id: 'evt_1',
        kind: 'payment',
        providerPaymentId: 'cs_1',
        captureId: null,
        intentId: 'r1',
        amount: 4990n,
        currency: 'EUR',
      },
    });
  });

  it.each([
    ['300 s old', signStripe(FAKE_WEBHOOK_SECRET, body, at - 300), true],
    ['301 s old', signStripe(FAKE_WEBHOOK_SECRET, body, at - 301), false],
    ['300 s ahead', signStripe(FAKE_WEBHOOK_SECRET, body, at + 300), true],
    ['301 s ahead', signStripe(FAKE_WEBHOOK_SECRET, body, at + 301), false],
    ['by another endpoint’s secret', signStripe('whsec_other', body, at), false],
    ['of scheme v0 only', signStripe(FAKE_WEBHOOK_SECRET, body, at, 'v0'), false],
    ['missing', undefined, false],
    ['empty', '', false],
    ['without a time', signStripe(FAKE_WEBHOOK_SECRET, body, at).replace(/^t=\d+,/, ''), false],
    ['with two times', `t=${at},${signStripe(FAKE_WEBHOOK_SECRET, body, at - 301)}`, false],
    ['of nonsense', 't=now,v1=00', false],
  ])('%s', (_what, signature, isGood) => expect(read(signature).ok).toBe(isGood));

  it('of a body that was written again is wrong', () => {
    const signature = signStripe(FAKE_WEBHOOK_SECRET, body, at);
    expect(read(signature, JSON.stringify(JSON.parse(body), null, 1))).toEqual({ ok: false, reason: 'signature' });
    expect(read(signature, body.replace('4990', '4991'))).toEqual({ ok: false, reason: 'signature' });
  });

  it('by either secret counts while one is being replaced; without a secret none does', () => {
    const signature = signStripe(FAKE_WEBHOOK_SECRET, body, at);
    expect(read(signature, body, ['whsec_new', FAKE_WEBHOOK_SECRET]).ok).toBe(true);
    expect(read(signature, body, []).ok).toBe(false);
  });

  it('good over something that is no event is refused', () => {
    for (const text of ['[]', 'null', '{"id":1}', '{"id":"evt","type":"x"}']) {
      expect(read(signStripe(FAKE_WEBHOOK_SECRET, text, at), text).ok).toBe(false);
    }
  });
});

describe('fields on a page of ours', () => {
  const EMBEDDED = 'http://shop.localhost/checkout/card?intent=1';

  it('are handed out with the secret of their session, found again, and closed like a page', async () => {
    const request = bench.newRequest({ embeddedPage: EMBEDDED });
    const said = await bench.create(request);
    expect(said).toMatchObject({
      status: 'requires_action',
      url: EMBEDDED,
      clientSecret: expect.stringMatching(/^cs_.*_secret_/),
    });
    expect(await bench.gateway.find(known(request))).toEqual(said);
    expect((await bench.gateway.cancel(known(request))).status).toBe('canceled');
    expect(await bench.chargesOf(request)).toBe(0);
  });
});

describe('a wallet’s sheet', () => {
  function agreed(card = GOOD_CARD, amount = 4990) {
    const confirmationToken = bench.server.agree(amount, 'eur', card);
    return { ...bench.newRequest(), confirmationToken };
  }

  it('is charged at once, once per reference', async () => {
    const request = agreed();
    const said = await bench.create(request);
    expect(said).toMatchObject({ status: 'succeeded', amount: 4990n, intentId: request.intentId });
    expect(await bench.create(request)).toEqual(said);
    expect(await bench.gateway.find(known(request))).toEqual(said);
    expect(await bench.chargesOf(request)).toBe(1);
  });

  it.each([
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000002', 'generic_decline'],
  ])('%s is declined with its bank’s word', async (card, declineCode) => {
    expect(await bench.create(agreed(card))).toMatchObject({ status: 'declined', declineCode });
  });

  it('that showed another amount charges nothing', async () => {
    const request = agreed(GOOD_CARD, 4989);
    expect(await bench.create(request)).toMatchObject({ status: 'declined', declineCode: 'provider_refused' });
    expect((await bench.gateway.cancel(known(request))).status).toBe('canceled');
  });

  it.each([
    ['approve', 'succeeded'],
    ['back', 'declined'],
  ])('whose bank asks leads there and back: %s', async (answer, status) => {
    const request = agreed(ASKS_BANK);
    const said = await bench.create(request);
    if (said.status !== 'requires_action') throw new Error(said.status);
    const left = await fetch(said.url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
    expect(left.headers.get('location')).toBe(request.returnUrl);
    expect((await bench.gateway.find(known(request, said)))?.status).toBe(status);
  });

  it('timeoutThenOk: silence, and the charge is found again', async () => {
    bench.server.behave(() => 'timeoutThenOk');
    const request = agreed();
    await expect(hurried.createPayment({ ...request, card: null })).rejects.toBeInstanceOf(ProviderSilent);
    expect(await bench.gateway.find(known(request))).toMatchObject({ status: 'succeeded' });
    expect((await bench.gateway.cancel(known(request))).status).toBe('succeeded');
  });

  it.each(['timeoutThenNothing', 'serverError'] as const)('%s: a later cancel is certain', async (behaviour) => {
    bench.server.behave(() => behaviour);
    const request = agreed();
    await expect(hurried.createPayment({ ...request, card: null })).rejects.toBeInstanceOf(ProviderSilent);
    expect(await bench.gateway.find(known(request))).toBeNull();
    bench.server.behave(() => 'ok');
    expect((await bench.gateway.cancel(known(request))).status).toBe('canceled');
  });

  it('that nobody confirmed waits, and is closed for good (ORD-3)', async () => {
    const request = agreed();
    const stripe = createStripeClient({ secretKey: FAKE_KEY, webhookSecrets: [], api: bench.server.api });
    await makeIntent(stripe, request);
    expect(await bench.gateway.find(known(request))).toMatchObject({
      status: 'requires_action',
      url: request.returnUrl,
    });
    expect((await bench.gateway.cancel(known(request))).status).toBe('canceled');
    expect(await bench.create(request)).toMatchObject({ status: 'declined' });
  });
});
