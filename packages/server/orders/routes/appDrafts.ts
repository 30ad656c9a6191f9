import type {
  AppDraftResponse,
  AppDraftsResponse,
  CompleteDraftResponse,
  DraftRequest,
  WireDraft,
} from '@quoin/contract/endpoints/store';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseCompleteDraft, parseDraft, parseSendDraft } from '@quoin/contract/requests';
import { type AccessCode, sentence as accessSentence } from '@quoin/domain/access';
import { type Money, parseDecimalMoney } from '@quoin/domain/money';
import { type OrdersCode, sentence as ordersSentence, ordersWording } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { Site } from '../../sites/index.ts';
import { siteAddress } from '../../sites/index.ts';
import { orderStaffOf } from '../../team/index.ts';
import { draftLinkOf, sendDraft } from '../drafts/draftLinks.ts';
import type { PricedDraft } from '../drafts/draftPricing.ts';
import {
  completeDraft,
  discardDraft,
  listOpenDrafts,
  loadDraft,
  type WantedDraft,
  writeDraft,
} from '../drafts/drafts.ts';
import type { OrderActDeps } from './appOrderActs.ts';

const PATH = '/api/app/sites/:site/drafts';
const ONE = `${PATH}/:draftId`;
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'orders.read' } as const;
const EDIT = { rate: 'write', forgery: 'crumb', access: 'orders.edit' } as const;

/** Draft orders: written, changed, thrown away, and made into orders. */
export function appDraftRoutes(deps: OrderActDeps): AppRoute[] {
  return [
    { ...READ, path: PATH, handle: (request) => list(deps, request) },
    { ...READ, path: ONE, handle: (request) => show(deps, request) },
    { ...EDIT, method: 'PUT', path: ONE, handle: (request) => save(deps, request) },
    { ...EDIT, method: 'DELETE', path: ONE, handle: (request) => discard(deps, request) },
    { ...EDIT, method: 'POST', path: `${ONE}/send`, handle: (request) => send(deps, request) },
    { ...EDIT, method: 'POST', path: `${ONE}/complete`, handle: (request) => complete(deps, request) },
  ];
}

function sentenceOf(problem: Problem): string {
  return Object.hasOwn(ordersWording, problem.code)
    ? ordersSentence(problem as Problem<OrdersCode>)
    : accessSentence(problem as Problem<AccessCode>);
}

function refused({ problem }: { readonly problem: Problem }): Reply {
  return json(toWireProblem(problem, sentenceOf), { status: statusOf(problem.code) });
}

async function list(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const drafts = await listOpenDrafts(deps, siteOf(request), queryText(request.query, 'done') === 'yes');
  const answer: AppDraftsResponse = { drafts: drafts.map((draft) => toWireDraft(deps, siteOf(request), draft)) };
  return json(answer);
}

async function show(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'draftId');
  const found = id === null ? null : await loadDraft(deps, siteOf(request), id);
  if (found === null) return notFound(request.path);
  const answer: AppDraftResponse = { draft: toWireDraft(deps, siteOf(request), found) };
  return json(answer);
}

async function save(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const id = idOf(request, 'draftId');
  const body = parseDraft(request.body);
  if (id === null) return notFound(request.path);
  const wanted = body.ok ? wantedOf(body.value, site) : null;
  if (!body.ok || wanted === null) return badRequest(request.path);
  const about = { id, revision: body.value.revision };
  const saved = await writeDraft(deps, { site, staff: orderStaffOf(request) }, about, wanted);
  if (!saved.ok) return refused(saved);
  const answer: AppDraftResponse = { draft: toWireDraft(deps, site, saved.value) };
  return json(answer);
}

/** Null: an amount that is none in the shop's currency. */
function wantedOf(request: DraftRequest, site: Site): WantedDraft | null {
  const amount = (text: string): bigint | null => {
    const parsed = parseDecimalMoney(text, site.currency);
    return parsed.ok ? parsed.value.minor : null;
  };
  const shipping = amount(request.shipping);
  const lines = request.lines.map((line) => ({ ...line, unitPrice: amount(line.unitPrice) }));
  if (shipping === null || lines.some(({ unitPrice }) => unitPrice === null)) return null;
  const { email, shippingAddress, shippingName, note } = request;
  const priced = lines.map((line) => ({ ...line, unitPrice: line.unitPrice ?? 0n }));
  return { email, shippingAddress, shippingName, note, shipping, lines: priced };
}

async function discard(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'draftId');
  if (id === null) return notFound(request.path);
  const done = await discardDraft(deps, { site: siteOf(request), staff: orderStaffOf(request) }, id);
  return done.ok ? json({ id }) : refused(done);
}

async function send(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'draftId');
  const body = parseSendDraft(request.body);
  if (id === null) return notFound(request.path);
  if (!body.ok) return badRequest(request.path);
  const site = siteOf(request);
  const sent = await sendDraft(deps.checkout, { site, staff: orderStaffOf(request) }, id, body.value);
  if (!sent.ok) return refused(sent);
  const answer: AppDraftResponse = { draft: toWireDraft(deps, site, sent.value) };
  return json(answer);
}

async function complete(deps: OrderActDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'draftId');
  const body = parseCompleteDraft(request.body);
  if (id === null) return notFound(request.path);
  if (!body.ok) return badRequest(request.path);
  const by = { site: siteOf(request), staff: orderStaffOf(request) };
  const done = await completeDraft(deps.checkout, by, id, body.value);
  if (!done.ok) return refused(done);
  const answer: CompleteDraftResponse = done.value;
  return json(answer);
}

function toWireDraft(deps: OrderActDeps, site: Site, { draft, price }: PricedDraft): WireDraft {
  const link = draftLinkOf(deps.checkout, site.id, draft);
  const wire = ({ minor, currency }: Money) => toWireMoney(minor, currency);
  const { id, number, status, email, shippingAddress, shippingName, note, revision, orderId, actor, updatedAt } = draft;
  return {
    ...{ id, status, email, shippingAddress, shippingName, note, revision, orderId, actor },
    name: `D${number}`,
    lines: draft.lines.map((line) => ({
      id: line.id,
      variantId: line.variantId,
      title: line.title,
      description: line.description,
      sku: line.sku,
      quantity: line.quantity,
      unitPrice: wire(line.unitPrice),
      listPrice: line.listPrice && wire(line.listPrice),
      lineTotal: toWireMoney(line.unitPrice.minor * BigInt(line.quantity), draft.currency),
    })),
    shipping: toWireMoney(draft.shipping, draft.currency),
    updatedAt: updatedAt.getTime(),
    linkUrl: link === null ? null : siteAddress(deps.config, site) + link,
    linkExpiresAt: link === null ? null : (draft.linkExpiresAt?.getTime() ?? null),
    subtotal: wire(price.subtotal),
    tax: wire(price.tax),
    taxIncluded: wire(price.taxIncluded),
    grandTotal: wire(price.grandTotal),
  };
}
