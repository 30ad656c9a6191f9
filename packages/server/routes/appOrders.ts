import type { AppOrderResponse, AppOrdersResponse } from '@quoin/contract/endpoints';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/refusals.ts';
import { json, type Reply } from '../http/reply.ts';
import type { AppRequest, AppRoute } from '../http/route.ts';
import { listSiteOrders } from '../operations/app/listSiteOrders.ts';
import { loadSiteOrder } from '../operations/app/loadSiteOrder.ts';
import { siteAddress } from '../operations/app/siteAddress.ts';
import { idOf, searchOf, siteOf, timeCursorOf, toCursor } from './appLists.ts';
import { toWireOrder, toWireOrderSummary } from './appWire.ts';

type OrderRouteDeps = Pick<Deps, 'db' | 'config' | 'keyFor'>;

const GUARDS = { method: 'GET', rate: 'read', forgery: 'none', access: 'orders.read' } as const;

export function appOrdersRoutes(deps: OrderRouteDeps): AppRoute[] {
  return [
    { ...GUARDS, path: '/api/app/sites/:site/orders', handle: (request) => list(deps, request) },
    { ...GUARDS, path: '/api/app/sites/:site/orders/:orderId', handle: (request) => show(deps, request) },
  ];
}

async function list(deps: Pick<Deps, 'db'>, request: AppRequest): Promise<Reply> {
  const cursor = timeCursorOf(request);
  const after = cursor && { placedAt: cursor.at, id: cursor.id };
  const { rows, last } = await listSiteOrders(deps, siteOf(request).id, { search: searchOf(request), after });
  const answer: AppOrdersResponse = {
    orders: rows.map(toWireOrderSummary),
    nextCursor: last && toCursor(last.placedAt, last.id),
  };
  return json(answer);
}

async function show(deps: OrderRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const id = idOf(request, 'orderId');
  const order = id === null ? null : await loadSiteOrder(deps, site.id, id);
  if (order === null) return notFound(request.path);
  const answer: AppOrderResponse = { order: toWireOrder(site.identifier, siteAddress(deps.config, site), order) };
  return json(answer);
}
