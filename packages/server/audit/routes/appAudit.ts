import { type AppAuditResponse, appAuditExportPath, appAuditPath } from '@quoin/contract/endpoints/running';
import { seenAuditSubjects } from '@quoin/domain/access';
import { addDays, isIsoDay, momentInZone } from '@quoin/domain/formats';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/ids.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { searchOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { disposition } from '../../platform/http/replies/fileHeaders.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { exportAudit } from '../exportAudit.ts';
import { listAudit } from '../listAudit.ts';
import type { AuditSearch } from '../storage/auditEvents.ts';

const PATH = appAuditPath(':site').replace('%3A', ':');
const EXPORT_PATH = appAuditExportPath(':site').replace('%3A', ':');

/** Who changed what (AUT-4). Everybody who may see a part of the log comes in, and gets that part. */
export function appAuditRoutes(deps: Pick<Deps, 'db'>): AppRoute[] {
  const look = { method: 'GET', rate: 'read', forgery: 'none', access: 'auditLog.read:billing' } as const;
  return [
    { ...look, path: PATH, handle: (request) => list(deps, request) },
    { ...look, path: EXPORT_PATH, freshSignIn: true, handle: (request) => download(deps, request) },
  ];
}

async function list(deps: Pick<Deps, 'db'>, request: AppRequest): Promise<Reply> {
  const wanted = { ...asked(request), after: timeCursorOf(request) };
  const { rows, last, subjects, actors } = await listAudit(deps, siteOf(request).id, wanted);
  const answer: AppAuditResponse = {
    events: rows.map(({ at, ...same }) => ({ ...same, at: at.getTime() })),
    nextCursor: last && toCursor(last.at, last.id),
    ...{ subjects, actors },
  };
  return json(answer);
}

async function download(deps: Pick<Deps, 'db'>, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const body = await exportAudit(deps, site.id, { search: asked(request), actor: actorOf(request) });
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': disposition('attachment', `${site.identifier}-audit-log.csv`),
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body };
}

/** What is not of its form counts as not said. Days are the store's. */
function asked(request: AppRequest): Omit<AuditSearch, 'limit' | 'after'> {
  const actor = queryText(request.query, 'actor') ?? '';
  const subject = queryText(request.query, 'subject') ?? '';
  const day = (name: string, more: number) => {
    const text = queryText(request.query, name) ?? '';
    return isIsoDay(text) ? new Date(momentInZone(addDays(text, more), siteOf(request).timeZone)) : null;
  };
  return {
    search: searchOf(request),
    actor: isId(actor) ? actor : '',
    subject: /^[a-zA-Z]{1,40}$/.test(subject) ? subject : '',
    // A route without a membership is a fault of the pipeline: then nothing is visible.
    seen: request.member === null ? [] : seenAuditSubjects(request.member),
    from: day('from', 0),
    until: day('until', 1),
  };
}
