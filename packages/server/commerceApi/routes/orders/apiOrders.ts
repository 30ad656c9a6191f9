import type { ApiCreatedOrder, ApiOrdersResponse } from '@quoin/contract/commerceApi';
import { parseApiFulfil, parseApiOrder } from '@quoin/contract/requests';
import type { FulfillmentState, OrderPaymentState } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../../deps.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../../platform/http/apiPipeline.ts';
import { json, noContent, type Reply } from '../../../platform/http/replies/reply.ts';
import { siteAddress } from '../../../sites/index.ts';
import { createByProgram } from '../../orders/createByProgram.ts';
import { fulfilByProgram } from '../../orders/fulfilByProgram.ts';
import { type LoadedOrder, loadOrder, pageOfOrders } from '../../orders/loadOrders.ts';
import { type Asked, askedOf, modifiedOf, paginationOf } from '../../paging.ts';
import type { ApiOrderSearch } from '../../storage/apiOrders.ts';
import { bodyRefusal, idempotencyKeyOf, keyRefusal, refuseApi } from '../apiReplies.ts';
import { PAYMENT_STATES, toApiOrder } from './apiOrderWire.ts';

type OrderDeps = Pick<Deps, 'db' | 'config' | 'newId' | 'now' | 'keyFor' | 'pages'>;

const PATH = '/1.0/commerce/orders';
const FILTERS = ['modifiedAfter', 'modifiedBefore', 'fulfillmentStatus', 'paymentStates', 'customerId'] as const;
/** What a part of an order has happened to is still to be done. */
const FULFILLMENT: Readonly<Record<string, readonly FulfillmentState[]>> = {
  PENDING: ['PENDING', 'PARTIAL'],
  FULFILLED: ['FULFILLED'],
  CANCELED: ['CANCELED'],
};

export function apiOrderRoutes(deps: OrderDeps): ApiRoute[] {
  const look = { method: 'GET', scope: 'website.orders.read' } as const;
  return [
    { ...look, path: PATH, handle: (request) => list(deps, request) },
    { ...look, path: `${PATH}/:orderId`, handle: (request) => one(deps, request) },
    { method: 'POST', path: PATH, scope: 'website.orders', handle: (request) => create(deps, request) },
    {
      ...{ method: 'POST', path: `${PATH}/:orderId/fulfillments`, scope: 'website.orders' },
      handle: (request) => fulfil(deps, request),
    },
  ];
}

async function list(deps: OrderDeps, request: ApiRequest): Promise<Reply> {
  const asked = askedOf(request, FILTERS);
  if (!asked.ok) return refuseApi(request, asked.problem);
  const search = searchOf(asked.value);
  if (!search.ok) return refuseApi(request, search.problem);
  const { rows, last } = await pageOfOrders(deps, request.program.site.id, search.value);
  const next = last && [last.order.placedAt.toISOString(), last.order.id];
  const answer: ApiOrdersResponse = {
    result: rows.map((order) => wireOf(deps, request, order)),
    pagination: paginationOf(request, asked.value.filter, next),
  };
  return json(answer);
}

function wireOf({ config }: OrderDeps, { program: { site } }: ApiRequest, order: LoadedOrder) {
  return toApiOrder(order, siteAddress(config, site), site.title);
}

type SearchCode = 'modifiedNotBoth' | 'fieldInvalid' | 'cursorInvalid';

function searchOf({ filter, after }: Asked): Outcome<Omit<ApiOrderSearch, 'limit'>, SearchCode> {
  const modified = modifiedOf(filter);
  if (!modified.ok) return modified;
  const invalid = (field: string) => refuse('fieldInvalid', { values: { field } });
  const fulfillment = statesOf(filter.fulfillmentStatus, (name) => FULFILLMENT[name] ?? []);
  if (fulfillment?.length === 0) return invalid('fulfillmentStatus');
  const payment = statesOf(filter.paymentStates, paymentStatesNamed);
  if (payment?.length === 0) return invalid('paymentStates');
  const { customerId = null } = filter;
  if (customerId !== null && !isId(customerId)) return invalid('customerId');
  const [at = '', id = ''] = after ?? [];
  const placedAt = new Date(at);
  if (after !== null && (Number.isNaN(placedAt.getTime()) || !isId(id))) return refuse('cursorInvalid');
  return accept({
    ...{ modified: modified.value, fulfillment, payment, customerId },
    after: after === null ? null : { placedAt, id },
  });
}

/** Null: not asked; none where one of the names is not known. */
function statesOf<State>(text: string | undefined, named: (name: string) => readonly State[]): readonly State[] | null {
  if (text === undefined) return null;
  const states = text.split(',').map((name) => named(name.trim()));
  return states.some((each) => each.length === 0) ? [] : states.flat();
}

function paymentStatesNamed(name: string): readonly OrderPaymentState[] {
  return (Object.keys(PAYMENT_STATES) as OrderPaymentState[]).filter((state) => PAYMENT_STATES[state] === name);
}

async function one(deps: OrderDeps, request: ApiRequest): Promise<Reply> {
  const id = request.params.orderId ?? '';
  const order = isId(id) ? await loadOrder(deps, request.program.site.id, id) : null;
  return order === null ? refuseApi(request, { code: 'orderUnknown' }) : json(wireOf(deps, request, order));
}

async function create(deps: OrderDeps, request: ApiRequest): Promise<Reply> {
  const key = idempotencyKeyOf(request);
  if (!key.ok) return keyRefusal(request, key.problem);
  const parsed = parseApiOrder(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const { program } = request;
  const tell = (order: LoadedOrder) =>
    ({ ...wireOf(deps, request, order), idempotencyKey: key.value }) satisfies ApiCreatedOrder;
  const outcome = await createByProgram(deps, program, { key: key.value, wanted: parsed.value, tell });
  return outcome.ok ? json(outcome.value, { status: 201 }) : refuseApi(request, outcome.problem);
}

async function fulfil(deps: OrderDeps, request: ApiRequest): Promise<Reply> {
  const orderId = request.params.orderId ?? '';
  if (!isId(orderId)) return refuseApi(request, { code: 'orderUnknown' });
  const parsed = parseApiFulfil(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const outcome = await fulfilByProgram(deps, request.program, { orderId, wanted: parsed.value });
  return outcome.ok ? noContent() : refuseApi(request, outcome.problem);
}
