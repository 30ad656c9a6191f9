import type { ApiDiscountsResponse } from '@quoin/contract/commerceApi';
import { parseApiDiscount } from '@quoin/contract/requests';
import type { Deps } from '../../../deps.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../../platform/http/apiPipeline.ts';
import { json, noContent, type Reply } from '../../../platform/http/replies/reply.ts';
import { deleteDiscount, loadDiscount, loadDiscounts, saveDiscount } from '../../discounts/discounts.ts';
import { bodyRefusal, refuseApi } from '../apiReplies.ts';
import { pageOfDiscounts } from './discountList.ts';

type DiscountDeps = Pick<Deps, 'db'>;

const PATH = '/v1/commerce/discounts';
const ONE = `${PATH}/:discountId`;

/** Discounts of the kinds that programs know. */
export function apiDiscountRoutes(deps: DiscountDeps): ApiRoute[] {
  const look = { method: 'GET', scope: 'website.discounts.read' } as const;
  const act = { scope: 'website.discounts' } as const;
  return [
    { ...look, path: PATH, handle: (request) => list(deps, request) },
    { ...act, method: 'POST', path: PATH, handle: (request) => save(deps, request, null) },
    { ...look, path: ONE, handle: (request) => one(deps, request) },
    { ...act, method: 'PUT', path: ONE, handle: (request) => save(deps, request, idOf(request)) },
    { ...act, method: 'DELETE', path: ONE, handle: (request) => remove(deps, request) },
  ];
}

function idOf({ params }: ApiRequest): string {
  return params.discountId ?? '';
}

function unknown(request: ApiRequest): Reply {
  return refuseApi(request, { code: 'discountUnknown', values: { discountId: idOf(request) } });
}

async function list(deps: DiscountDeps, request: ApiRequest): Promise<Reply> {
  const page = pageOfDiscounts(request, await loadDiscounts(deps, request.program));
  if (!page.ok) return refuseApi(request, page.problem);
  const { rows, nextUrl } = page.value;
  const answer: ApiDiscountsResponse = {
    discounts: rows,
    pagination: { hasNextPage: nextUrl !== null, nextPageCursor: null, nextPageUrl: nextUrl },
  };
  return json(answer);
}

async function one(deps: DiscountDeps, request: ApiRequest): Promise<Reply> {
  if (!isId(idOf(request))) return unknown(request);
  const found = await loadDiscount(deps, request.program, idOf(request));
  return found.ok ? json(found.value) : refuseApi(request, found.problem);
}

async function save(deps: DiscountDeps, request: ApiRequest, id: string | null): Promise<Reply> {
  if (id !== null && !isId(id)) return unknown(request);
  const parsed = parseApiDiscount(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const saved = await saveDiscount(deps, request.program, id, parsed.value);
  return saved.ok ? json(saved.value, { status: id === null ? 201 : 200 }) : refuseApi(request, saved.problem);
}

async function remove(deps: DiscountDeps, request: ApiRequest): Promise<Reply> {
  if (!isId(idOf(request))) return unknown(request);
  const gone = await deleteDiscount(deps, request.program, idOf(request));
  return gone.ok ? noContent() : refuseApi(request, gone.problem);
}
