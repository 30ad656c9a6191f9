import { orderNumberText, orderWords } from '@quoin/domain/orders';
import { PAGE_TYPES } from '@quoin/domain/site';
import type { ReportingView } from '@quoin/rendering/page';
import { NOTHING_ENTERED } from '../../addresses/index.ts';
import type { Deps } from '../../deps.ts';
import { accountOffer } from '../../members/index.ts';
import type { StoredOrder } from '../../orders/index.ts';
import {
  confirmedPath,
  findDocument,
  issueInvoice,
  loadOrderByToken,
  orderForTracking,
  orderNotFound,
  orderView,
  pdf,
  SECRET_PAGE,
  statusPath,
} from '../../orders/index.ts';
import { printDocuments } from '../../platform/gateways/pdf/printDocuments.ts';
import { html, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { afterPurchase } from '../afterPurchase.ts';
import { loadAfterSale } from '../afterSaleView.ts';

export interface OrderPageDeps extends Pick<Deps, 'db' | 'now' | 'keyFor'> {
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
}

/** The order confirmed page and the order's status, both without signing in (CX-23, ORD-6), and its papers. */
export function orderRoutes(deps: OrderPageDeps): SiteRoute[] {
  const get = (path: string, handle: SiteRoute['handle']): SiteRoute => ({
    method: 'GET',
    path,
    rate: 'page',
    forgery: 'none',
    handle,
  });
  return [
    get(confirmedPath(':token'), (request) => show(deps, request, true)),
    get(statusPath(':token'), (request) => show(deps, request, false)),
    get(`${statusPath(':token')}/invoice.pdf`, (request) => invoice(deps, request)),
    get(`${statusPath(':token')}/documents/:file`, (request) => document(deps, request)),
  ];
}

async function show(deps: OrderPageDeps, request: SiteRequest, isConfirmation: boolean): Promise<Reply> {
  const { site, path } = request;
  const token = request.params.token ?? '';
  const found = await loadOrderByToken(deps, site.id, token);
  if (found === null) return orderNotFound(deps, request);
  const own = orderView(site, found, {
    statusUrl: request.origin + statusPath(token),
    isConfirmation,
    now: deps.now(),
  });
  const { pageType: confirmedType, ...purchase } = await afterPurchase(deps, site, found);
  const order = {
    ...own,
    ...purchase,
    after: await loadAfterSale(deps, site, found.order, { statusPath: statusPath(token), isConfirmation }),
  };
  const isReceived = isConfirmation && own.isAwaiting;
  const name = isReceived ? 'order-received' : isConfirmation ? 'order-confirmed' : 'order-status';
  const pageType = isReceived ? PAGE_TYPES.orderReceived : isConfirmation ? confirmedType : PAGE_TYPES.orderStatus;
  const title = orderWords(site.language).page.number(orderNumberText(found.order.number));
  const offer = isConfirmation ? await offerFor(deps, request, found.order) : null;
  // Its status is looked at again and again; it is bought once.
  const reporting: ReportingView = isConfirmation ? { order: orderForTracking(site.id, found) } : {};
  const view = { order, offer, reporting };
  return html(await deps.pages.systemPage(site, name, view, { pageType, path, title }), SECRET_PAGE);
}

function offerFor(deps: OrderPageDeps, { site, member, crumb, params }: SiteRequest, order: StoredOrder) {
  const asking = { member, crumb, orderToken: params.token ?? '', entered: NOTHING_ENTERED };
  return accountOffer(deps, site, order, asking);
}

/** The invoice is written at its first use and the same ever after. */
async function invoice(deps: OrderPageDeps, request: SiteRequest): Promise<Reply> {
  const { site, params } = request;
  const found = await loadOrderByToken(deps, site.id, params.token ?? '');
  if (found === null || found.order.paymentState === 'awaiting_payment') return orderNotFound(deps, request);
  const issued = await issueInvoice(deps, site, found.order.id);
  if (!issued.ok) return orderNotFound(deps, request);
  return pdf(await printDocuments([issued.value.data]), `${issued.value.numberText}.pdf`);
}

async function document(deps: OrderPageDeps, request: SiteRequest): Promise<Reply> {
  const { site, params } = request;
  const found = await loadOrderByToken(deps, site.id, params.token ?? '');
  const documentId = /^([0-9a-f-]{36})\.pdf$/.exec(params.file ?? '')?.[1];
  const paper =
    found === null || documentId === undefined ? null : await findDocument(deps, site.id, found.order.id, documentId);
  if (paper === null) return orderNotFound(deps, request);
  return pdf(await printDocuments([paper.data]), `${paper.numberText}.pdf`);
}
