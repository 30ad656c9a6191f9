import { orderNumberText, orderPageWording } from '@quoin/domain/orders';
import { PAGE_TYPES } from '@quoin/domain/site';
import type { Deps } from '../deps.ts';
import { html, type Reply } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import { loadOrderByToken } from '../operations/orders/loadOrder.ts';
import { confirmedPath, statusPath } from '../operations/orders/orderToken.ts';
import { orderView } from '../operations/orders/orderView.ts';

interface OrderDeps extends Pick<Deps, 'db'> {
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
}

/** The order confirmed page and the order's status, both without signing in (CX-23, ORD-6). */
export function orderRoutes(deps: OrderDeps): SiteRoute[] {
  const route = (path: string, isConfirmation: boolean): SiteRoute => ({
    method: 'GET',
    path,
    rate: 'page',
    forgery: 'none',
    handle: (request) => show(deps, request, isConfirmation),
  });
  return [route(confirmedPath(':token'), true), route(statusPath(':token'), false)];
}

async function show(deps: OrderDeps, request: SiteRequest, isConfirmation: boolean): Promise<Reply> {
  const { site, path } = request;
  const token = request.params.token ?? '';
  const found = await loadOrderByToken(deps, site.id, token);
  if (found === null) {
    const notFound = { notFound: { path } };
    return html(await deps.pages.systemPage(site, 'not-found', notFound, { pageType: PAGE_TYPES.notFound, path }), {
      status: 404,
    });
  }
  const order = orderView(site, found, { statusUrl: request.origin + statusPath(token), isConfirmation });
  const name = isConfirmation ? 'order-confirmed' : 'order-status';
  const pageType = isConfirmation ? PAGE_TYPES.orderConfirmed : PAGE_TYPES.orderStatus;
  const title = orderPageWording.number(orderNumberText(found.order.number));
  const page = await deps.pages.systemPage(site, name, { order }, { pageType, path, title });
  // The address is the key: it goes to no other site.
  return html(page, { headers: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } });
}
