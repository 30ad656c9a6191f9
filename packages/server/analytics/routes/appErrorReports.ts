import {
  type AppErrorReportsResponse,
  appErrorReportsPath,
  type WireErrorGroup,
} from '@quoin/contract/endpoints/running';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { idOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { dismissError, type ListedError, listErrors } from '../errorReports/listErrors.ts';

type ErrorDeps = Pick<Deps, 'db'>;

const PATH = appErrorReportsPath(':site').replace('%3A', ':');
const DISMISSAL = `${PATH}/:errorId/dismissal`;
const CHANGE = { rate: 'write', forgery: 'crumb', access: 'siteSettings.edit:withoutDomains' } as const;

/** Script errors of visitors, for the people who may see the site's errors (ERR-03). */
export function appErrorReportRoutes(deps: ErrorDeps): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'auditLog.read:errors' },
      handle: (request) => list(deps, request),
    },
    { ...CHANGE, method: 'POST', path: DISMISSAL, handle: (request) => dismiss(deps, request, true) },
    { ...CHANGE, method: 'DELETE', path: DISMISSAL, handle: (request) => dismiss(deps, request, false) },
  ];
}

async function list(deps: ErrorDeps, request: AppRequest): Promise<Reply> {
  const state = queryText(request.query, 'state') === 'dismissed' ? 'dismissed' : 'open';
  const { rows, counts, last } = await listErrors(deps, siteOf(request).id, { state, after: timeCursorOf(request) });
  const answer: AppErrorReportsResponse = {
    groups: rows.map(toWireGroup),
    openCount: counts.open,
    dismissedCount: counts.dismissed,
    nextCursor: last && toCursor(last.lastSeenAt, last.id),
  };
  return json(answer);
}

async function dismiss(deps: ErrorDeps, request: AppRequest, isDismissed: boolean): Promise<Reply> {
  const id = idOf(request, 'errorId');
  const isThere = id !== null && (await dismissError(deps, siteOf(request).id, { id, isDismissed }));
  return isThere ? noContent() : notFound(request.path);
}

function toWireGroup(row: ListedError): WireErrorGroup {
  const { id, message, stack, source, times, isDismissed, pages, browsers, days } = row;
  const placeOf = ({ name, times: count }: ListedError['pages'][number]) => ({ name, times: count });
  return {
    ...{ id, message, stack, source, times, isDismissed },
    firstSeenAt: row.firstSeenAt.getTime(),
    lastSeenAt: row.lastSeenAt.getTime(),
    pages: pages.map(placeOf),
    browsers: browsers.map(placeOf),
    days: days.map(({ day, times: count }) => ({ day, times: count })),
  };
}
