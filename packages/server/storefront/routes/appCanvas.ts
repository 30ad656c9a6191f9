import {
  appBlockReportPath,
  appCanvasPath,
  appSectionMarkupPath,
  type BlockReportResponse,
  type CanvasResponse,
  type SectionMarkupResponse,
} from '@quoin/contract/endpoints/content';
import { parseBlockReport, parseSectionMarkup } from '@quoin/contract/requests';
import { documentSentence } from '@quoin/domain/document';
import { queryText } from '@quoin/domain/site';
import { reportBlock } from '../../analytics/index.ts';
import type { Deps } from '../../deps.ts';
import { canvasAddress, sectionMarkup } from '../../pages/index.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';

type CanvasRouteDeps = Pick<Deps, 'db' | 'drafts' | 'config' | 'keyFor' | 'now' | 'pages'>;

/** Pages of the draft for the editor's frame. */
export function appCanvasRoutes(deps: CanvasRouteDeps): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: appCanvasPath(':site').replace('%3A', ':'), rate: 'read', forgery: 'none' },
      access: 'unpublishedSite.read',
      handle: (request) => address(deps, request),
    },
    {
      ...{ method: 'POST', path: appSectionMarkupPath(':site').replace('%3A', ':'), rate: 'read', forgery: 'crumb' },
      ...{ access: 'content.drafts:storePages', takes: 'sources' },
      handle: (request) => markup(deps, request),
    },
    {
      ...{ method: 'POST', path: appBlockReportPath(':site').replace('%3A', ':'), rate: 'write', forgery: 'crumb' },
      ...{ access: 'content.drafts:storePages', takes: 'sources' },
      handle: (request) => report(deps, request),
    },
  ];
}

const MAX_PATH = 500;

async function address(deps: CanvasRouteDeps, request: AppRequest): Promise<Reply> {
  const path = queryText(request.query, 'path') ?? '/';
  const version = Number(queryText(request.query, 'version') ?? '0');
  const isSound = /^\/(?!\/)/.test(path) && path.length <= MAX_PATH && !path.includes('\0');
  if (!isSound || !Number.isSafeInteger(version) || version < 0 || version > 2 ** 31) return badRequest(request.path);
  const found = await canvasAddress(deps, siteOf(request), {
    accountId: actorOf(request).accountId ?? '',
    page: queryText(request.query, 'page') ?? '',
    isEntry: queryText(request.query, 'entry') === 'first',
    path,
    version: version === 0 ? null : version,
  });
  if (!found.ok) return refuseWith(found.problem, documentSentence);
  return json({ url: found.value } satisfies CanvasResponse);
}

async function report(deps: CanvasRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseBlockReport(request.body);
  if (!parsed.ok) return badRequest(request.path);
  return json({ isKept: await reportBlock(deps, siteOf(request), parsed.value) } satisfies BlockReportResponse);
}

async function markup(deps: CanvasRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSectionMarkup(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const sections = await sectionMarkup(deps, siteOf(request), parsed.value);
  return json({ sections } satisfies SectionMarkupResponse);
}
