import type { AppAuditResponse } from '@quoin/contract/endpoints';
import { queryText } from '@quoin/domain/site';
import { isId } from '../database/ids.ts';
import type { Deps } from '../deps.ts';
import { json, type Reply } from '../http/reply.ts';
import type { AppRequest, AppRoute } from '../http/route.ts';
import { listAudit } from '../operations/audit/listAudit.ts';
import { searchOf, siteOf, timeCursorOf, toCursor } from './appLists.ts';

/** Who changed what (AUT-4). */
export function appAuditRoutes(deps: Pick<Deps, 'db'>): AppRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/app/sites/:site/audit',
      rate: 'read',
      forgery: 'none',
      access: 'auditLog.read',
      handle: (request) => list(deps, request),
    },
  ];
}

async function list(deps: Pick<Deps, 'db'>, request: AppRequest): Promise<Reply> {
  const actor = queryText(request.query, 'actor') ?? '';
  const subject = queryText(request.query, 'subject') ?? '';
  const { rows, last, subjects, actors } = await listAudit(deps, siteOf(request).id, {
    search: searchOf(request),
    actor: isId(actor) ? actor : '',
    subject: /^[a-zA-Z]{1,40}$/.test(subject) ? subject : '',
    after: timeCursorOf(request),
  });
  const answer: AppAuditResponse = {
    events: rows.map(({ at, ...same }) => ({ ...same, at: at.getTime() })),
    nextCursor: last && toCursor(last.at, last.id),
    ...{ subjects, actors },
  };
  return json(answer);
}
