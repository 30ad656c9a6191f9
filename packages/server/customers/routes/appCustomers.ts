import type {
  AppAbandonedCartsResponse,
  AppCustomerResponse,
  AppCustomersResponse,
  EraseCustomerResponse,
  WireAbandonedCart,
  WireCustomer,
  WireCustomerDetail,
} from '@quoin/contract/endpoints/store';
import { CUSTOMER_SORTS } from '@quoin/contract/endpoints/store';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import {
  parseEraseCustomer,
  parseMergeCustomer,
  parseReminderPolicy,
  parseSaveCustomer,
} from '@quoin/contract/requests';
import { type MemberCode, memberSentence } from '@quoin/domain/access';
import { parseDecimalMoney } from '@quoin/domain/money';
import type { Outcome, Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import type { CustomerQuery, CustomerRow } from '../../orders/index.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, searchOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { Site } from '../../sites/index.ts';
import { siteAddress } from '../../sites/index.ts';
import {
  type AbandonedCart,
  cartPolicyOf,
  listAbandonedCarts,
  remindCart,
  saveReminderPolicy,
} from '../abandonedCarts.ts';
import {
  type CustomerFile,
  exportCustomers,
  listCustomerPage,
  loadCustomer,
  mergeCustomers,
  resendReset,
  saveCustomer,
  signOutCustomer,
} from '../customers.ts';
import { eraseCustomer } from '../erasePerson.ts';
import { exportPerson } from '../exportPerson.ts';

export type CustomerRouteDeps = Pick<Deps, 'db' | 'config' | 'keyFor' | 'randomBytes'>;
type Handler = (deps: CustomerRouteDeps, request: AppRequest) => Promise<Reply>;

const ROOT = '/api/app/sites/:site';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'orders.read' } as const;
const WRITE = { rate: 'write', forgery: 'crumb', access: 'orders.full' } as const;
const PAGE = 100;

/** Customers and carts left behind. Exports and erasing of personal data need a fresh sign-in (reliability 1.7). */
export function appCustomersRoutes(deps: CustomerRouteDeps): AppRoute[] {
  const doing = (handler: Handler) => (request: AppRequest) => handler(deps, request);
  const act = (name: string, handler: Handler, more: { readonly freshSignIn?: true } = {}): AppRoute => ({
    ...{ method: 'POST', path: `${ROOT}/customers/:customerId/${name}`, handle: doing(handler) },
    ...WRITE,
    ...more,
  });
  return [
    { ...READ, path: `${ROOT}/customers`, handle: doing(list) },
    { ...READ, path: `${ROOT}/customers.csv`, freshSignIn: true, handle: doing(exportList) },
    { ...READ, path: `${ROOT}/customers/:customerId`, handle: doing(show) },
    { ...READ, path: `${ROOT}/customers/:customerId/data.zip`, freshSignIn: true, handle: doing(exportData) },
    { ...WRITE, method: 'PUT', path: `${ROOT}/customers/:customerId`, handle: doing(save) },
    act('reset', reset),
    act('sign-out', signOut),
    act('merge', merge),
    act('erase', erase, { freshSignIn: true }),
    { ...READ, path: `${ROOT}/abandoned-carts`, handle: doing(listCarts) },
    { ...WRITE, method: 'POST', path: `${ROOT}/abandoned-carts/:cartId/remind`, handle: doing(remind) },
    {
      ...WRITE,
      method: 'PUT',
      path: `${ROOT}/abandoned-carts`,
      access: 'commerceSettings.full',
      handle: doing(savePolicy),
    },
  ];
}

function queryOf(request: AppRequest, site: Site): CustomerQuery {
  const text = (name: string) => (queryText(request.query, name) ?? '').replaceAll('\0', '').trim().slice(0, 100);
  const flag = (name: string) => (text(name) === 'yes' ? true : text(name) === 'no' ? false : null);
  const whole = (name: string) => (/^\d{1,7}$/.test(text(name)) ? Number(text(name)) : null);
  const spent = text('spent') === '' ? null : parseDecimalMoney(text('spent'), site.currency);
  return {
    search: searchOf(request),
    hasAccount: flag('account'),
    acceptsMarketing: flag('marketing'),
    tag: text('tag'),
    minOrders: whole('orders'),
    minSpent: spent?.ok ? spent.value.minor : null,
    sort: CUSTOMER_SORTS.find((sort) => sort === text('sort')) ?? 'newest',
    offset: whole('offset') ?? 0,
    limit: PAGE,
  };
}

async function list(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const { rows, total, tags } = await listCustomerPage(deps, site.id, queryOf(request, site));
  const answer: AppCustomersResponse = { customers: rows.map((row) => toWireCustomer(row, site)), total, tags };
  return json(answer);
}

function toWireCustomer(row: CustomerRow, site: Site): WireCustomer {
  const { id, email, fullName, hasAccount, acceptsMarketing, isTaxExempt, tags, orderCount } = row;
  return {
    ...{ id, email, fullName, hasAccount, acceptsMarketing, isTaxExempt, tags, orderCount },
    spent: toWireMoney(row.spent, site.currency),
    lastOrderAt: row.lastOrderAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
  };
}

async function exportList(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const csv = await exportCustomers(deps, site, queryOf(request, site), actorOf(request));
  return attachment(csv, 'text/csv; charset=utf-8', `${site.identifier}-customers.csv`);
}

function attachment(body: string | Uint8Array, type: string, filename: string): Reply {
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="${filename}"`,
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body };
}

async function show(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const id = idOf(request, 'customerId');
  const file = id === null ? null : await loadCustomer(deps, site.id, id);
  return file === null
    ? notFound(request.path)
    : json({ customer: toWireDetail(file, site) } satisfies AppCustomerResponse);
}

function toWireDetail({ customer, orders, addresses, sessionCount }: CustomerFile, site: Site): WireCustomerDetail {
  const { notes, revision, language, verifiedAt, lastSeenAt } = customer;
  return {
    ...toWireCustomer(customer, site),
    ...{ notes, revision, language, sessionCount },
    verifiedAt: verifiedAt?.getTime() ?? null,
    lastSeenAt: lastSeenAt?.getTime() ?? null,
    orders: orders.map(({ id, number: orderNumber, placedAt, grandTotal, currency, ...order }) => ({
      ...{ id, orderNumber, itemCount: order.itemCount },
      paymentState: order.paymentState,
      fulfillmentStatus: order.fulfillmentStatus,
      placedAt: placedAt.getTime(),
      grandTotal: toWireMoney(grandTotal, currency),
    })),
    addresses: addresses.map((address) => ({ ...address })),
  };
}

async function exportData(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'customerId');
  if (id === null) return notFound(request.path);
  const outcome = await exportPerson(deps, siteOf(request).id, id, actorOf(request));
  return outcome.ok ? attachment(outcome.value, 'application/zip', `customer-${id}.zip`) : refusal(outcome.problem);
}

async function save(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'customerId');
  const parsed = parseSaveCustomer(request.body);
  if (id === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const outcome = await saveCustomer(deps, siteOf(request).id, id, parsed.value, actorOf(request));
  if (outcome.ok || outcome.problem.code !== 'customerChanged')
    return outcome.ok ? show(deps, request) : refusal(outcome.problem);
  // Includes the current version, so both can be shown.
  const file = await loadCustomer(deps, siteOf(request).id, id);
  const current = file && toWireDetail(file, siteOf(request));
  return json({ ...toWireProblem(outcome.problem, memberSentence), customer: current }, { status: 409 });
}

async function reset(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  return acted(deps, request, (id) => resendReset(deps, siteOf(request), id, actorOf(request)));
}

async function signOut(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  return acted(deps, request, (id) => signOutCustomer(deps, siteOf(request).id, id, actorOf(request)));
}

async function merge(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseMergeCustomer(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { from } = parsed.value;
  return acted(deps, request, (into) => mergeCustomers(deps, siteOf(request).id, { from, into }, actorOf(request)));
}

/** Does it, and answers with the customer as it is now. */
async function acted(
  deps: CustomerRouteDeps,
  request: AppRequest,
  act: (id: string) => Promise<Outcome<null, MemberCode>>,
): Promise<Reply> {
  const id = idOf(request, 'customerId');
  if (id === null) return notFound(request.path);
  const outcome = await act(id);
  return outcome.ok ? show(deps, request) : refusal(outcome.problem);
}

async function erase(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'customerId');
  const parsed = parseEraseCustomer(request.body);
  if (id === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const outcome = await eraseCustomer(deps, siteOf(request).id, { id, ...parsed.value }, actorOf(request));
  return outcome.ok ? json({ counts: outcome.value } satisfies EraseCustomerResponse) : refusal(outcome.problem);
}

function refusal(problem: Problem<MemberCode>): Reply {
  return json(toWireProblem(problem, memberSentence), { status: statusOf(problem.code) });
}

async function listCarts(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const origin = siteAddress(deps.config, site);
  const carts = await listAbandonedCarts(deps, site);
  const answer: AppAbandonedCartsResponse = {
    carts: carts.map((cart) => toWireCart(cart, origin)),
    mailAfterMinutes: cartPolicyOf(site).mailAfterMinutes,
  };
  return json(answer);
}

function toWireCart(cart: AbandonedCart, origin: string): WireAbandonedCart {
  const amount = (minor: bigint) => toWireMoney(minor, cart.currency);
  return {
    id: cart.id,
    email: cart.email,
    name: cart.name,
    customerId: cart.siteUserId,
    worth: amount(cart.worth),
    changedAt: cart.changedAt.getTime(),
    fate: cart.fate === 'recovered' ? 'recovered' : 'abandoned',
    remindedAt: cart.mailedAt?.getTime() ?? null,
    mayBeReminded: cart.mayBeMailed,
    restoreUrl: origin + cart.restorePath,
    lines: cart.lines.map(({ title, quantity, unitPrice }) => ({ title, quantity, unitPrice: amount(unitPrice) })),
  };
}

async function remind(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'cartId');
  if (id === null) return notFound(request.path);
  const outcome = await remindCart(deps, siteOf(request), id, actorOf(request));
  return outcome.ok ? listCarts(deps, request) : refusal(outcome.problem);
}

async function savePolicy(deps: CustomerRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseReminderPolicy(request.body);
  if (!parsed.ok) return badRequest(request.path);
  await saveReminderPolicy(deps, siteOf(request), parsed.value.mailAfterMinutes, actorOf(request));
  return json(parsed.value);
}
