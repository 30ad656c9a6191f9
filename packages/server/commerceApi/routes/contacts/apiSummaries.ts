import type { ApiSummariesResponse } from '@quoin/contract/commerceApi';
import { parseApiSummaries } from '@quoin/contract/requests';
import type { Deps } from '../../../deps.ts';
import type { ApiRequest, ApiRoute } from '../../../platform/http/apiPipeline.ts';
import { json, type Reply } from '../../../platform/http/replies/reply.ts';
import { pageOfProfiles } from '../../loadProfiles.ts';
import { summaryOf } from '../apiProfiles.ts';
import { bodyRefusal } from '../apiReplies.ts';

/** What contacts have bought, in sum. Those that are not there are left out. */
export function apiSummaryRoutes(deps: Pick<Deps, 'db'>): ApiRoute[] {
  return [
    {
      ...{ method: 'POST', path: '/v1/analytics/transaction-summaries', scope: 'website.transactions.read' },
      handle: (request) => summaries(deps, request),
    },
  ];
}

async function summaries(deps: Pick<Deps, 'db'>, request: ApiRequest): Promise<Reply> {
  const parsed = parseApiSummaries(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const { site } = request.program;
  const every = { email: null, isCustomer: null, hasAccount: null, sort: 'id', isDown: false, after: null } as const;
  const { rows } = await pageOfProfiles(deps, site.id, { ...every, ids: parsed.value.contactIds });
  const answer: ApiSummariesResponse = {
    transactionSummaries: rows.map((row) => ({ contactId: row.id, ...summaryOf(row, site.currency) })),
  };
  return json(answer);
}
