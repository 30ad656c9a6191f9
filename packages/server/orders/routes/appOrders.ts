import type { AppOrderResponse, AppOrdersResponse } from '@quoin/contract/endpoints/store';
import type { Deps } from '../../deps.ts';
import { cursorOf, idOf, siteOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { orderStaffOf } from '../../team/index.ts';
import { limitOf } from '../refunds/refundOrder.ts';
import { listSiteOrders } from '../views/listSiteOrders.ts';
import { loadSiteOrder } from '../views/loadSiteOrder.ts';
import { orderFilterOf, orderSortingOf } from './orderFilter.ts';
import { toWireOrder, toWireOrderSummary } from './orderWire.ts';

type OrderRouteDeps = Pick<Deps, 'db' | 'config' | 'keyFor'>;

const GUARDS = { method: 'GET', rate: 'read', forgery: 'none', access: 'orders.read' } as const;

export function appOrdersRoutes(deps: OrderRouteDeps): AppRoute[] {
  return [
    { ...GUARDS, path: '/api/app/sites/:site/orders', handle: (request) => list(deps, request) },
    { ...GUARDS, path: '/api/app/sites/:site/orders/:orderId', handle: (request) => show(deps, request) },
  ];
}

async function list(deps: Pick<Deps, 'db'>, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const sorting = orderSortingOf(request);
  const wanted = { filter: orderFilterOf(request, site), sorting, after: cursorOf(request) };
  const { rows, next, counts, soldTitle } = await listSiteOrders(deps, site.id, wanted);
  const answer: AppOrdersResponse = {
    orders: rows.map(toWireOrderSummary),
    counts,
    nextCursor: next && toCursor(next.key, next.id),
    soldTitle,
  };
  return json(answer);
}

async function show(deps: OrderRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const id = idOf(request, 'orderId');
  const order = id === null ? null : await loadSiteOrder(deps, site.id, id);
  if (order === null) return notFound(request.path);
  const limit = limitOf(site, orderStaffOf(request), order.head.currency);
  const url = siteAddress(deps.config, site);
  const answer: AppOrderResponse = { order: toWireOrder(site.identifier, url, order, limit?.minor ?? null) };
  return json(answer);
}
