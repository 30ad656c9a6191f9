import {
  type AppTemplateProblemCountResponse,
  type AppTemplateProblemsResponse,
  appTemplatesPath,
  type ClearResolvedResponse,
  type WireTemplateProblem,
} from '@quoin/contract/endpoints/content';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { cursorOf, idOf, siteOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { clearResolved } from '../problems/clearResolved.ts';
import { countProblems } from '../problems/countProblems.ts';
import { dismissProblem } from '../problems/dismissProblem.ts';
import { type ListedProblem, listProblems } from '../problems/listProblems.ts';

type ProblemDeps = Pick<Deps, 'db' | 'config' | 'pages'>;

const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'auditLog.read:errors' } as const;
const CHANGE = { rate: 'write', forgery: 'crumb', access: 'design.edit' } as const;
const PATH = `${appTemplatesPath(':site').replace('%3A', ':')}/problems`;

/** What is wrong in a site's templates, for the people who may see its errors. */
export function appTemplateProblemsRoutes(deps: ProblemDeps): AppRoute[] {
  return [
    { ...READ, path: PATH, handle: (request) => list(deps, request) },
    { ...READ, path: `${PATH}/count`, handle: (request) => count(deps, request) },
    { ...CHANGE, method: 'POST', path: `${PATH}/:problemId/dismiss`, handle: (request) => dismiss(deps, request) },
    { ...CHANGE, method: 'DELETE', path: `${PATH}/resolved`, handle: (request) => clear(deps, request) },
  ];
}

async function list(deps: ProblemDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const state = queryText(request.query, 'state') === 'resolved' ? 'resolved' : 'open';
  const { rows, last, files, resolvedCount } = await listProblems(deps, site, { state, after: placeOf(request) });
  const origin = siteAddress(deps.config, site);
  const answer: AppTemplateProblemsResponse = {
    problems: rows.map((row) => toWireProblem(row, origin)),
    files,
    resolvedCount,
    nextCursor: last && toCursor(`${last.line}:${last.file}`, last.id),
  };
  return json(answer);
}

/** `12:blocks/card.block` in the cursor's key. */
function placeOf(request: AppRequest): { file: string; line: number; id: string } | null {
  const cursor = cursorOf(request);
  const match = cursor && /^(\d{1,9}):(.*)$/s.exec(cursor.key);
  return match && { line: Number(match[1]), file: match[2] ?? '', id: cursor.id };
}

async function count(deps: ProblemDeps, request: AppRequest): Promise<Reply> {
  const answer: AppTemplateProblemCountResponse = await countProblems(deps, siteOf(request));
  return json(answer);
}

async function dismiss(deps: ProblemDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'problemId');
  const isThere = id !== null && (await dismissProblem(deps, siteOf(request).id, id));
  return isThere ? noContent() : notFound(request.path);
}

async function clear(deps: ProblemDeps, request: AppRequest): Promise<Reply> {
  const answer: ClearResolvedResponse = { cleared: await clearResolved(deps, siteOf(request)) };
  return json(answer);
}

function toWireProblem(row: ListedProblem, origin: string): WireTemplateProblem {
  const { id, code, severity, file, line, column, pagePath, times, isDismissed, excerpt } = row;
  const message = typeof row.detail.message === 'string' ? row.detail.message : '';
  return {
    ...{ id, code, severity, message, file, line, column, pagePath, times, isDismissed, excerpt },
    pageUrl: pagePath === null ? null : origin + encodeURI(pagePath),
    firstSeenAt: row.firstSeenAt.getTime(),
    lastSeenAt: row.lastSeenAt.getTime(),
  };
}
