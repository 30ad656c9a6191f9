import { type AppNoticesResponse, appNoticesPath } from '@quoin/contract/endpoints/running';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseSaveNotices } from '@quoin/contract/requests';
import { noticeSentence } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { changeNotices, loadNotices } from '../notices/saveNotices.ts';

type NoticeDeps = Pick<Deps, 'db' | 'pages'>;

const PATH = appNoticesPath(':site').replace('%3A', ':');

/** The popup and the announcement of a site (EDIT-03). */
export function appNoticeRoutes(deps: NoticeDeps): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'siteSettings.read' },
      handle: (request) => show(deps, request),
    },
    {
      ...{ method: 'PUT', path: PATH, rate: 'write', forgery: 'crumb', access: 'siteSettings.edit:withoutDomains' },
      handle: (request) => save(deps, request),
    },
  ];
}

async function show(deps: NoticeDeps, request: AppRequest): Promise<Reply> {
  const held = await loadNotices(deps, siteOf(request).id);
  if (held === null) return notFound(request.path);
  const { popup, announcement, revision } = held;
  return json({ popup, announcement, revision } satisfies AppNoticesResponse);
}

async function save(deps: NoticeDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSaveNotices(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { id } = siteOf(request);
  const saved = await changeNotices(deps, id, { ...parsed.value, actor: actorOf(request) });
  if ('revision' in saved) {
    deps.pages.invalidate(id);
    return json(saved);
  }
  const [first] = saved.problems;
  if (first?.code === 'noticesChanged')
    return json(toWireProblem(first, noticeSentence), { status: statusOf(first.code) });
  return json(toWireFieldProblems(saved.problems, noticeSentence), { status: statusOf('fieldsInvalid') });
}
