import type {
  BulkOrdersResponse,
  DocumentResponse,
  OrderActRequest,
  OrderActResponse,
  RefundQuoteResponse,
  WireRefundWish,
} from '@quoin/contract/endpoints/store';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import {
  parseBulkOrders,
  parseCancel,
  parseChangeOrder,
  parseChangeTracking,
  parseFulfil,
  parseOrderAct,
  parseOrderDocument,
  parseOrderNote,
  parseRecall,
  parseRefund,
  parseRefundQuote,
} from '@quoin/contract/requests';
import { type PricingCode, pricingSentence, type RefundWish } from '@quoin/domain/cart';
import { type CurrencyCode, type Money, parseDecimalMoney } from '@quoin/domain/money';
import { isCarrierKey, type OrdersCode, sentence as ordersSentence, ordersWording } from '@quoin/domain/orders';
import type { Outcome, Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { CheckoutDeps } from '../../checkout/index.ts';
import type { Deps } from '../../deps.ts';
import { printDocuments } from '../../platform/gateways/pdf/printDocuments.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { orderStaffOf } from '../../team/index.ts';
import { actOnMany } from '../actOnMany.ts';
import type { OrderAct } from '../actOnOrder.ts';
import {
  addNote,
  archiveOrder,
  changeOrder,
  markOrderPaid,
  removeNote,
  resendConfirmation,
  settleWithdrawal,
} from '../changeOrder.ts';
import { findDocument } from '../documents/findDocument.ts';
import { issueCreditNote, issueInvoice, packingSlips } from '../documents/issueDocument.ts';
import { changeTracking, fulfilOrder, recallShipment, type Tracking } from '../fulfilment/fulfilOrder.ts';
import { cancelOrder } from '../refunds/cancelOrder.ts';
import { currencyOf, quoteRefund, refundOrder } from '../refunds/refundOrder.ts';
import { exportOrders } from '../views/exportOrders.ts';
import { orderFilterOf } from './orderFilter.ts';
import { toWireDocument } from './orderWire.ts';
import { pdf } from './pdfReply.ts';

export interface OrderActDeps extends Pick<Deps, 'db' | 'config'> {
  /** What payments and stock need; as checkout has it. */
  readonly checkout: CheckoutDeps;
}

const PATH = '/api/app/sites/:site/orders';
const ONE = `${PATH}/:orderId`;
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'orders.read' } as const;
const WRITE = { method: 'POST', rate: 'write', forgery: 'crumb' } as const;

/** What people of the shop do to orders, and the papers that belong to them. */
export function appOrderActRoutes(deps: OrderActDeps): AppRoute[] {
  const { checkout } = deps;
  const act = <Body extends OrderActRequest>(
    path: string,
    access: AppRoute['access'],
    parse: (body: unknown) => Outcome<Body>,
    work: (act: OrderAct, body: Body) => Promise<Outcome<OrderActResponse>>,
    method: AppRoute['method'] = 'POST',
  ): AppRoute => ({
    ...WRITE,
    method,
    access,
    path: `${ONE}${path}`,
    handle: async (request) => {
      const orderId = idOf(request, 'orderId');
      if (orderId === null) return notFound(request.path);
      const body = parse(request.body);
      if (!body.ok) return badRequest(request.path);
      const { requestId } = body.value;
      const staff = orderStaffOf(request);
      const outcome = await work({ site: siteOf(request), staff, orderId, requestId }, body.value);
      return outcome.ok ? json(outcome.value) : refused(outcome);
    },
  });
  return [
    act('/fulfil', 'fulfilment.edit', parseFulfil, (one, body) =>
      fulfilOrder(checkout, one, { ...trackingOf(body), lines: body.lines, isMailed: body.isMailed }),
    ),
    act('/recall', 'fulfilment.edit', parseRecall, (one, { shipmentId }) => recallShipment(checkout, one, shipmentId)),
    act('/tracking', 'fulfilment.edit', parseChangeTracking, (one, body) =>
      changeTracking(checkout, one, { ...trackingOf(body), shipmentId: body.shipmentId, isMailed: body.isMailed }),
    ),
    act('/cancel', 'orders.edit', parseCancel, (one, { requestId: _, ...wanted }) =>
      cancelOrder(checkout, one, wanted),
    ),
    act('/refund', 'refunds.full:limited', parseRefund, async (one, body) => {
      const wish = wishOf(body.wish, await currencyOf(deps, one.site, one.orderId));
      if (wish === null) return { ok: false, problem: { code: 'refundNothing' } } as const;
      return refundOrder(checkout, one, { wish, isRestocked: body.isRestocked, reason: body.reason.trim() });
    }),
    act('/mark-paid', 'orders.edit', parseOrderAct, (one) => markOrderPaid(checkout, one)),
    act('/archive', 'orders.edit', parseOrderAct, (one) => archiveOrder(checkout, one, true)),
    act('/unarchive', 'orders.edit', parseOrderAct, (one) => archiveOrder(checkout, one, false)),
    act('/resend', 'orders.edit', parseOrderAct, (one) => resendConfirmation(checkout, one)),
    act('/settle-withdrawal', 'orders.edit', parseOrderAct, (one) => settleWithdrawal(checkout, one)),
    act('/notes', 'orders.edit', parseOrderNote, (one, { text }) => addNote(checkout, one, text)),
    act('/notes/remove', 'orders.edit', parseNoteRemoval, (one, { noteId }) => removeNote(checkout, one, noteId)),
    act(
      '',
      'orders.edit',
      parseChangeOrder,
      (one, { requestId: _, ...change }) => changeOrder(checkout, one, change),
      'PUT',
    ),
    {
      ...WRITE,
      access: 'refunds.full:limited',
      rate: 'read',
      path: `${ONE}/refund-quote`,
      handle: (request) => quote(deps, request),
    },
    { ...WRITE, access: 'orders.edit', path: `${ONE}/documents`, handle: (request) => issue(deps, request) },
    { ...READ, path: `${ONE}/documents/:file`, handle: (request) => documentFile(deps, request) },
    { ...WRITE, access: 'orders.edit', path: `${PATH}/bulk`, handle: (request) => bulk(deps, request) },
    { ...READ, path: `${PATH}/export.csv`, freshSignIn: true, handle: (request) => exportFile(deps, request) },
    { ...READ, path: `${PATH}/packing-slips.pdf`, handle: (request) => slipsFile(deps, request) },
  ];
}

function parseNoteRemoval(body: unknown): Outcome<OrderActRequest & { readonly noteId: string }> {
  const parsed = parseOrderAct(body);
  const noteId = typeof body === 'object' && body !== null && 'noteId' in body ? String(body.noteId) : '';
  if (!parsed.ok || !UUID.test(noteId)) return { ok: false, problem: { code: 'requestInvalid' } };
  return { ok: true, value: { ...parsed.value, noteId } };
}

/** Refusals come from several subjects; each has its own sentences. */
function sentenceOf(problem: Problem): string {
  return Object.hasOwn(ordersWording, problem.code)
    ? ordersSentence(problem as Problem<OrdersCode>)
    : pricingSentence(problem as Problem<PricingCode>);
}

function refused({ problem }: { readonly problem: Problem }): Reply {
  return json(toWireProblem(problem, sentenceOf), { status: statusOf(problem.code) });
}

function trackingOf(body: {
  readonly carrier: string | null;
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}): Tracking {
  const { carrier, carrierName, trackingNumber, trackingUrl } = body;
  return { carrier: isCarrierKey(carrier) ? carrier : null, carrierName, trackingNumber, trackingUrl };
}

/** Null: an amount that is none in the order's currency. */
function wishOf(wish: WireRefundWish, currency: CurrencyCode): RefundWish | null {
  const amount = (text: string): Money | null => {
    const parsed = parseDecimalMoney(text, currency);
    return parsed.ok ? parsed.value : null;
  };
  if (wish.kind === 'everything') return wish;
  if (wish.kind === 'amount') {
    const asked = amount(wish.amount);
    return asked && { kind: 'amount', amount: asked };
  }
  const lines = wish.lines.map(({ lineId: id, quantity }) => ({ id, quantity }));
  if (wish.shipping === null || wish.shipping === 'all') return { kind: 'items', lines, shipping: wish.shipping };
  const shipping = amount(wish.shipping);
  return shipping && { kind: 'items', lines, shipping };
}

async function quote(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const orderId = idOf(request, 'orderId');
  const body = parseRefundQuote(request.body);
  if (orderId === null) return notFound(request.path);
  const wish = body.ok ? wishOf(body.value.wish, await currencyOf(deps, site, orderId)) : null;
  if (wish === null) return badRequest(request.path);
  const quoted = await quoteRefund(deps, site, orderId, wish);
  if (!quoted.ok) return refused(quoted);
  const { refund, refundable } = quoted.value;
  const wire = ({ minor, currency }: Money) => toWireMoney(minor, currency);
  const answer: RefundQuoteResponse = {
    subtotal: wire(refund.subtotal),
    discount: wire(refund.discount),
    shipping: wire(refund.shipping),
    tax: wire(refund.tax),
    taxIncluded: wire(refund.taxIncluded),
    total: wire(refund.grandTotal),
    toPayment: wire(refund.toPayment),
    toGiftCards: toWireMoney(refund.grandTotal.minor - refund.toPayment.minor, refund.grandTotal.currency),
    refundable: wire(refundable),
  };
  return json(answer);
}

async function issue(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const orderId = idOf(request, 'orderId');
  const body = parseOrderDocument(request.body);
  if (orderId === null) return notFound(request.path);
  if (!body.ok || (body.value.kind === 'creditNote' && body.value.refundId === undefined))
    return badRequest(request.path);
  const { kind, refundId = '' } = body.value;
  const issued =
    kind === 'invoice' ? await issueInvoice(deps, site, orderId) : await issueCreditNote(deps, site, orderId, refundId);
  if (!issued.ok) return refused(issued);
  const answer: DocumentResponse = { document: toWireDocument(site.identifier, issued.value) };
  return json(answer);
}

async function documentFile(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const orderId = idOf(request, 'orderId');
  const documentId = /^([0-9a-f-]{36})\.pdf$/.exec(request.params.file ?? '')?.[1];
  if (orderId === null || documentId === undefined) return notFound(request.path);
  const found = await findDocument(deps, siteOf(request).id, orderId, documentId);
  if (found === null) return notFound(request.path);
  return pdf(await printDocuments([found.data]), `${found.numberText}.pdf`);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MAX_AT_ONCE = 250;

function idsOf(request: AppRequest): readonly string[] {
  const ids = (queryText(request.query, 'ids') ?? '').split(',').filter((id) => UUID.test(id));
  return [...new Set(ids)].slice(0, MAX_AT_ONCE);
}

async function slipsFile(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const shipment = queryText(request.query, 'shipment') ?? '';
  const wanted = { orderIds: idsOf(request), shipmentId: UUID.test(shipment) ? shipment : null };
  const slips = await packingSlips(deps, siteOf(request), wanted);
  return slips.length === 0 ? notFound(request.path) : pdf(await printDocuments(slips), 'packing-slips.pdf');
}

async function exportFile(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const ids = idsOf(request);
  const which = {
    filter: orderFilterOf(request, site),
    ids: ids.length === 0 ? null : ids,
    isForSoftware: queryText(request.query, 'for') === 'software',
  };
  const text = await exportOrders(deps, site, orderStaffOf(request), which);
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'private, no-store',
    },
    body: text,
  };
}

async function bulk(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const body = parseBulkOrders(request.body);
  if (!body.ok) return badRequest(request.path);
  const staff = orderStaffOf(request);
  const { done, refused } = await actOnMany(deps.checkout, { site: siteOf(request), staff }, body.value);
  const answer: BulkOrdersResponse = {
    done,
    refused: refused.map(({ orderNumber, problem }) => ({ orderNumber, error: sentenceOf(problem) })),
  };
  return json(answer);
}
