import type { ApiTransactionsResponse } from '@quoin/contract/commerceApi';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../platform/http/apiPipeline.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { pageOfTransactions } from '../loadTransactions.ts';
import { API_PAGE_SIZE, type Asked, askedOf, idsOf, modifiedOf, paginationOf } from '../paging.ts';
import type { ApiTransactionSearch } from '../storage/apiTransactions.ts';
import { refuseApi } from './apiReplies.ts';
import { toApiTransaction } from './apiTransactionWire.ts';

const PATH = '/1.0/commerce/transactions';
const FILTERS = ['modifiedAfter', 'modifiedBefore', 'orderId'] as const;

/** What was charged, for bookkeeping: one document for each order that was paid. */
export function apiTransactionRoutes(deps: Pick<Deps, 'db'>): ApiRoute[] {
  const look = { method: 'GET', scope: 'website.transactions.read' } as const;
  return [
    { ...look, path: PATH, handle: (request) => list(deps, request) },
    { ...look, path: `${PATH}/:orderIds`, handle: (request) => some(deps, request) },
  ];
}

async function list(deps: Pick<Deps, 'db'>, request: ApiRequest): Promise<Reply> {
  const asked = askedOf(request, FILTERS);
  if (!asked.ok) return refuseApi(request, asked.problem);
  const search = searchOf(asked.value);
  if (!search.ok) return refuseApi(request, search.problem);
  const { rows, last } = await pageOfTransactions(deps, request.program.site.id, search.value);
  const answer: ApiTransactionsResponse = {
    documents: rows.map(toApiTransaction),
    pagination: paginationOf(
      request,
      asked.value.filter,
      last && [last.sale.placedAt.toISOString(), last.sale.orderId],
    ),
  };
  return json(answer);
}

function searchOf({
  filter,
  after,
}: Asked): Outcome<Omit<ApiTransactionSearch, 'limit'>, 'modifiedNotBoth' | 'fieldInvalid' | 'cursorInvalid'> {
  const modified = modifiedOf(filter);
  if (!modified.ok) return modified;
  const { orderId } = filter;
  if (orderId !== undefined && !isId(orderId)) return refuse('fieldInvalid', { values: { field: 'orderId' } });
  const [at = '', id = ''] = after ?? [];
  const placedAt = new Date(at);
  if (after !== null && (Number.isNaN(placedAt.getTime()) || !isId(id))) return refuse('cursorInvalid');
  return accept({
    ...{ modified: modified.value, orderIds: orderId === undefined ? null : [orderId] },
    after: after === null ? null : { placedAt, id },
  });
}

async function some(deps: Pick<Deps, 'db'>, request: ApiRequest): Promise<Reply> {
  const ids = idsOf(request.params.orderIds ?? '', isId);
  if (ids === null) return refuseApi(request, { code: 'idsInvalid', values: { max: API_PAGE_SIZE } });
  const every = { modified: null, orderIds: ids, after: null };
  const { rows } = await pageOfTransactions(deps, request.program.site.id, every);
  const lost = ids.find((id) => !rows.some(({ sale }) => sale.orderId === id));
  if (lost !== undefined) return refuseApi(request, { code: 'transactionUnknown', values: { transactionId: lost } });
  const answer: ApiTransactionsResponse = { documents: rows.map(toApiTransaction) };
  return json(answer);
}
