import {
  type AppSubscriptionResponse,
  type AppSubscriptionsResponse,
  SUBSCRIPTION_FILTERS,
  type SubscriptionActKind,
  type WireSubscriptionDetail,
  type WireSubscriptionSummary,
} from '@quoin/contract/endpoints/store';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseSubscriptionAct } from '@quoin/contract/requests';
import { subscriptionPhrase } from '@quoin/domain/catalog';
import { dayInZone } from '@quoin/domain/formats';
import { DEFAULT_CURRENCY, formatMoney, isCurrencyCode, money } from '@quoin/domain/money';
import {
  cyclesLeft,
  giveUpDay,
  nextBillingDay,
  nextRetryDay,
  paidUntil,
  SUBSCRIPTION_EVENT_LABELS,
  sentence,
  upcomingDays,
} from '@quoin/domain/orders';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { idOf, searchOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { Site } from '../../sites/index.ts';
import { dunningOf, siteAddress } from '../../sites/index.ts';
import { orderStaffOf } from '../../team/index.ts';
import { advanceTestClock, changeSubscription } from '../changeSubscription.ts';
import { listSiteSubscriptions, loadSiteSubscription, type WholeSubscription } from '../manageSubscriptions.ts';
import type { StoredSubscription } from '../storage/subscriptions.ts';
import { subscriptionPath, subscriptionToken } from '../subscriptionToken.ts';

type SubscriptionDeps = Pick<Deps, 'db' | 'keyFor' | 'config' | 'now'>;

const PATH = '/api/app/sites/:site/subscriptions';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'orders.read' } as const;
const WRITE = { method: 'POST', rate: 'write', forgery: 'crumb', access: 'fulfilment.full' } as const;
const SHOWN_DAYS = 6;

/** Subscriptions of a site: list, history, skip, pause, resume, cancel, and the clock of those in test mode. */
export function appSubscriptionRoutes(deps: SubscriptionDeps): AppRoute[] {
  return [
    { ...READ, path: PATH, handle: (request) => list(deps, request) },
    { ...READ, path: `${PATH}/:id`, handle: (request) => show(deps, request) },
    { ...WRITE, path: `${PATH}/:id`, handle: (request) => act(deps, request) },
  ];
}

async function list(deps: SubscriptionDeps, request: AppRequest): Promise<Reply> {
  const wanted = queryText(request.query, 'status');
  const status = SUBSCRIPTION_FILTERS.find((each) => each === wanted) ?? 'all';
  const filter = { search: searchOf(request), status, after: timeCursorOf(request) };
  const { rows, last } = await listSiteSubscriptions(deps, siteOf(request).id, filter);
  const answer: AppSubscriptionsResponse = {
    subscriptions: rows.map(toSummary),
    nextCursor: last && toCursor(last.createdAt, last.id),
  };
  return json(answer);
}

async function show(deps: SubscriptionDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'id');
  const site = siteOf(request);
  const whole = id === null ? null : await loadSiteSubscription(deps, site.id, id);
  if (whole === null) return notFound(request.path);
  const answer: AppSubscriptionResponse = { subscription: toDetail(deps, site, whole) };
  return json(answer);
}

async function act(deps: SubscriptionDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSubscriptionAct(request.body);
  const id = idOf(request, 'id');
  if (!parsed.ok || id === null) return badRequest(request.path);
  const [site, staff] = [siteOf(request), orderStaffOf(request)];
  const { act: change, until } = parsed.value;
  const outcome =
    change === 'advance'
      ? await advanceTestClock(deps, site, id, staff)
      : await changeSubscription(deps, site, id, { change, until: change === 'pause' ? until : null, staff });
  if (outcome.ok) return show(deps, request);
  const { problem } = outcome;
  return json(toWireProblem(problem, sentence), { status: statusOf(problem.code) });
}

function toSummary(one: StoredSubscription): WireSubscriptionSummary {
  const { id, title, rule, email, customerName, currency, isTest } = one;
  const known = isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY;
  return {
    ...{ id, title, email, customerName, isTest },
    status: rule.status,
    amount: toWireMoney(one.amount, currency),
    phrase: subscriptionPhrase(rule.plan, formatMoney(money(one.amount, known))),
    nextDay: nextBillingDay(rule),
    createdAt: one.createdAt.getTime(),
  };
}

function toDetail(
  deps: SubscriptionDeps,
  site: Site,
  { one, charges, events, orderNumbers }: WholeSubscription,
): WireSubscriptionDetail {
  const { rule } = one;
  const link = subscriptionPath(subscriptionToken(deps, site.id, one.id));
  return {
    ...toSummary(one),
    upcomingDays: upcomingDays(rule, SHOWN_DAYS),
    pausedUntil: rule.pausedUntil,
    retryDay: rule.status === 'past_due' ? nextRetryDay(rule, dunningOf(site)) : null,
    endsDay: rule.status === 'past_due' ? giveUpDay(rule, dunningOf(site)) : null,
    paidUntil: paidUntil(rule),
    cyclesLeft: cyclesLeft(rule),
    quantity: one.quantity,
    productId: one.productId,
    card: one.method?.saved.label ?? '',
    shippingAddress: one.shippingAddress,
    customerUrl: siteAddress(deps.config, site) + link,
    charges: charges.map(({ periodIndex, state, attempts, errorCode, orderId, createdAt }) => ({
      ...{ period: periodIndex, state, attempts, errorCode, at: createdAt.getTime() },
      order: orderId === null ? null : { id: orderId, number: orderNumbers.get(orderId) ?? 0 },
    })),
    events: events.map(({ id, kind, actor, at }) => ({
      ...{ id, kind, actor, at: at.getTime() },
      text: SUBSCRIPTION_EVENT_LABELS[kind] ?? kind,
    })),
    acts: actsOf(one),
    clockDay: dayInZone(deps.now() + one.clockOffsetMs, rule.timeZone),
  };
}

function actsOf({ rule, isTest, lookAt }: StoredSubscription): readonly SubscriptionActKind[] {
  const acts: SubscriptionActKind[] = [];
  if (rule.status === 'active') acts.push('skip', 'pause');
  if (rule.status === 'paused') acts.push('resume');
  if (rule.status !== 'canceled' && rule.status !== 'completed') acts.push('cancel');
  if (isTest && lookAt !== null) acts.push('advance');
  return acts;
}
