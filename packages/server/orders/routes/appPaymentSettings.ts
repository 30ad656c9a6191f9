import type { WireMoney } from '@quoin/contract/endpoints/site';
import type {
  AppPaymentsResponse,
  ReconcileResponse,
  ResolvePaymentResponse,
  WireUnresolvedPayment,
} from '@quoin/contract/endpoints/store';
import { parsePaymentAccount, parsePaymentResolution } from '@quoin/contract/requests';
import { isCurrencyCode } from '@quoin/domain/money';
import { settingsSentence } from '@quoin/domain/orders';
import type { CheckoutDeps } from '../../checkout/index.ts';
import type { Deps } from '../../deps.ts';
import { changeAccount, listAccounts, requestOf } from '../../payments/index.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { reconcilePayments } from '../placing/reconcilePayments.ts';
import { makeUnfulfilledOrder } from '../placing/settlement/makeUnfulfilledOrder.ts';
import {
  listUnresolved,
  resolvePayment,
  type UnresolvedPaymentView,
} from '../placing/settlement/unresolvedPayments.ts';

export interface PaymentSettingsDeps extends Pick<Deps, 'db' | 'config' | 'now' | 'newId' | 'keyFor'> {
  readonly checkout: CheckoutDeps;
}

const PATH = '/api/app/sites/:site/settings/payments';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'commerceSettings.read' } as const;
/** reliability 1.7: payment accounts only after a fresh sign-in. */
const WRITE = { rate: 'write', forgery: 'crumb', access: 'commerceSettings.full', freshSignIn: true } as const;
const RECONCILE_DAYS = 7;
const DAY_MS = 86_400_000;

/** How a site takes money, and payments that wait for a person. */
export function appPaymentSettingsRoutes(deps: PaymentSettingsDeps): AppRoute[] {
  return [
    { ...READ, path: PATH, handle: (request) => show(deps, request) },
    { ...WRITE, method: 'POST', path: `${PATH}/accounts`, handle: (request) => save(deps, request, null) },
    {
      ...WRITE,
      method: 'PUT',
      path: `${PATH}/accounts/:accountId`,
      handle: (request) => save(deps, request, idOf(request, 'accountId') ?? ''),
    },
    { ...WRITE, method: 'POST', path: `${PATH}/parked/:intentId`, handle: (request) => resolve(deps, request) },
    { ...WRITE, method: 'POST', path: `${PATH}/reconcile`, handle: (request) => reconcile(deps, request) },
  ];
}

async function show(deps: PaymentSettingsDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const accounts = await listAccounts(deps.checkout, site.id);
  const webhooks = `${siteAddress(deps.config, site)}/webhooks/pay`;
  const { parked, lastReconciledAt } = await listUnresolved(deps, site.id);
  const answer: AppPaymentsResponse = {
    accounts,
    webhookUrls: { stripe: `${webhooks}/stripe`, paypal: `${webhooks}/paypal` },
    parked: parked.map(toWireParked),
    lastReconciledAt: lastReconciledAt?.getTime() ?? null,
  };
  return json(answer);
}

function toWireParked(payment: UnresolvedPaymentView): WireUnresolvedPayment {
  const { lines, goesBackAt, intentId, provider, providerPaymentId, amount, currency, reason, request, at } = payment;
  return {
    ...{ intentId, provider, providerPaymentId, reason: reason ?? '', at: at.getTime() },
    asked: toWireMoney(amount, currency),
    email: requestOf({ request }).email,
    lines,
    goesBackAt: goesBackAt?.getTime() ?? null,
  };
}

async function save(deps: PaymentSettingsDeps, request: AppRequest, id: string | null): Promise<Reply> {
  const parsed = parsePaymentAccount(request.body);
  if (id === '') return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const change = { entry: { ...parsed.value, id }, actor: actorOf(request) };
  const outcome = await changeAccount(deps.checkout, siteOf(request).id, change);
  if (!outcome.ok) return refuseWith(outcome.problem, settingsSentence);
  return json({ id: outcome.value }, { status: id === null ? 201 : 200 });
}

async function resolve(deps: PaymentSettingsDeps, request: AppRequest): Promise<Reply> {
  const intentId = idOf(request, 'intentId');
  const parsed = parsePaymentResolution(request.body);
  if (intentId === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const { decision } = parsed.value;
  const actor = actorOf(request);
  if (decision === 'makeOrder') return makeOrder(deps, request, intentId);
  const wish = { intentId, decision, actor };
  const outcome = await resolvePayment(deps.checkout, siteOf(request), wish);
  if (!outcome.ok) return refuseWith(outcome.problem, settingsSentence);
  const { state, said } = outcome.value;
  const amount: WireMoney | null =
    said !== null && isCurrencyCode(said.currency) ? toWireMoney(said.amount, said.currency) : null;
  const answer: ResolvePaymentResponse = {
    state,
    orderId: null,
    providerSays: { status: said?.status ?? 'unknown', amount },
  };
  return json(answer);
}

async function makeOrder(deps: PaymentSettingsDeps, request: AppRequest, intentId: string): Promise<Reply> {
  const made = await makeUnfulfilledOrder(deps.checkout, siteOf(request), { intentId, actor: actorOf(request) });
  if (!made.ok) return refuseWith(made.problem, settingsSentence);
  const providerSays = { status: 'succeeded', amount: null };
  return json({ state: 'succeeded', orderId: made.value.orderId, providerSays } satisfies ResolvePaymentResponse);
}

async function reconcile(deps: PaymentSettingsDeps, request: AppRequest): Promise<Reply> {
  const until = new Date(deps.now());
  const from = new Date(until.getTime() - RECONCILE_DAYS * DAY_MS);
  const { seen, settled, unknown } = await reconcilePayments(deps.checkout, siteOf(request), { from, until });
  const answer: ReconcileResponse = { seen, settled: settled.length, unknown };
  return json(answer);
}
