import {
  type AppAreaMembersResponse,
  type AppMemberAreasResponse,
  appAreaInvitationsPath,
  appAreaMembersCsvPath,
  appAreaMembersPath,
  appAreaRequestsPath,
  appMemberAreaPath,
  appMemberAreasPath,
} from '@quoin/contract/endpoints/running';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import {
  parseAnswerAreaRequest,
  parseChangeAreaInvitations,
  parseChangeAreaMembers,
  parseCreateMemberArea,
  parseSaveMemberArea,
} from '@quoin/contract/requests';
import { type MemberAreaCode, memberAreaSentence } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { changeInvitations, listInvitations } from '../areaInvitations.ts';
import { changeAreaMembers, exportAreaMembers, listAreaMembers } from '../areaMembers.ts';
import { answerAreaRequest, listAreaRequests } from '../areaRequests.ts';
import { listAreas } from '../listAreas.ts';
import { changeArea, createArea, deleteArea } from '../saveArea.ts';

export type MemberAreaDeps = Pick<Deps, 'db' | 'config' | 'randomBytes'>;
type Handler = (deps: MemberAreaDeps, request: AppRequest) => Promise<Reply>;

const plain = (path: string) => path.replaceAll('%3A', ':');
const AREAS = plain(appMemberAreasPath(':site'));
const AREA = plain(appMemberAreaPath(':site', ':areaId'));
const MEMBERS = plain(appAreaMembersPath(':site', ':areaId'));
const INVITATIONS = plain(appAreaInvitationsPath(':site', ':areaId'));
const REQUESTS = plain(appAreaRequestsPath(':site', ':areaId'));

/** Member areas and who is in them. */
export function appMemberAreaRoutes(deps: MemberAreaDeps): AppRoute[] {
  const doing = (handler: Handler) => (request: AppRequest) => handler(deps, request);
  const read = { method: 'GET', rate: 'read', forgery: 'none' } as const;
  const write = { rate: 'write', forgery: 'crumb', access: 'content.full' } as const;
  return [
    { ...read, path: AREAS, access: 'unpublishedSite.read', handle: doing(list) },
    { ...write, method: 'POST', path: AREAS, handle: doing(create) },
    { ...write, method: 'PUT', path: AREA, handle: doing(save) },
    { ...write, method: 'DELETE', path: AREA, handle: doing(remove) },
    { ...read, path: MEMBERS, access: 'orders.read', handle: doing(listMembers) },
    { ...write, method: 'POST', path: MEMBERS, access: 'orders.full', handle: doing(changeMembers) },
    { ...write, method: 'POST', path: REQUESTS, access: 'orders.full', handle: doing(answer) },
    { ...write, method: 'POST', path: INVITATIONS, access: 'orders.full', handle: doing(invite) },
    {
      ...{ ...read, path: plain(appAreaMembersCsvPath(':site', ':areaId')) },
      ...{ access: 'orders.read', freshSignIn: true, handle: doing(exportMembers) },
    },
  ];
}

async function list(deps: MemberAreaDeps, request: AppRequest): Promise<Reply> {
  return json({ areas: await listAreas(deps, siteOf(request).id) } satisfies AppMemberAreasResponse);
}

async function create(deps: MemberAreaDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseCreateMemberArea(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const problems = await createArea(deps, actingOn(request), parsed.value);
  if (problems.length > 0) return refusal(problems);
  return { ...(await list(deps, request)), status: 201 };
}

async function save(deps: MemberAreaDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'areaId');
  const parsed = parseSaveMemberArea(request.body);
  if (id === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const problems = await changeArea(deps, actingOn(request), { ...parsed.value, id });
  return problems.length > 0 ? refusal(problems) : list(deps, request);
}

async function remove(deps: MemberAreaDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'areaId');
  if (id === null) return notFound(request.path);
  const problems = await deleteArea(deps, actingOn(request), id);
  return problems.length > 0 ? refusal(problems) : list(deps, request);
}

async function listMembers(deps: MemberAreaDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'areaId');
  const members = id === null ? null : await listAreaMembers(deps, siteOf(request).id, id);
  if (id === null || members === null) return notFound(request.path);
  const wire = members.map(({ membership, ...known }) => ({ ...known, ...membership }));
  const requests = await listAreaRequests(deps, siteOf(request).id, id);
  const invitations = await listInvitations(deps, siteOf(request).id, id);
  return json({ members: wire, requests, invitations } satisfies AppAreaMembersResponse);
}

async function changeMembers(deps: MemberAreaDeps, request: AppRequest): Promise<Reply> {
  const areaId = idOf(request, 'areaId');
  const parsed = parseChangeAreaMembers(request.body);
  if (areaId === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const done = await changeAreaMembers(deps, { ...actingOn(request), areaId }, parsed.value);
  return done.ok ? listMembers(deps, request) : refusal([done.problem]);
}

async function answer(deps: MemberAreaDeps, request: AppRequest): Promise<Reply> {
  const areaId = idOf(request, 'areaId');
  const parsed = parseAnswerAreaRequest(request.body);
  if (areaId === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const acting = { site: siteOf(request), actor: actorOf(request), areaId };
  const done = await answerAreaRequest(deps, acting, parsed.value);
  return done.ok ? listMembers(deps, request) : refusal([done.problem]);
}

async function invite(deps: MemberAreaDeps, request: AppRequest): Promise<Reply> {
  const areaId = idOf(request, 'areaId');
  const parsed = parseChangeAreaInvitations(request.body);
  if (areaId === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const acting = { site: siteOf(request), actor: actorOf(request), areaId };
  const done = await changeInvitations(deps, acting, parsed.value);
  return done.ok ? listMembers(deps, request) : refusal([done.problem]);
}

async function exportMembers(deps: MemberAreaDeps, request: AppRequest): Promise<Reply> {
  const areaId = idOf(request, 'areaId');
  const csv = areaId === null ? null : await exportAreaMembers(deps, { ...actingOn(request), areaId });
  if (csv === null) return notFound(request.path);
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${siteOf(request).identifier}-members.csv"`,
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body: csv };
}

function actingOn(request: AppRequest) {
  return { websiteId: siteOf(request).id, actor: actorOf(request) };
}

function refusal(problems: readonly Problem<MemberAreaCode>[]): Reply {
  const [first] = problems;
  return first === undefined || first.field !== undefined
    ? json(toWireFieldProblems(problems, memberAreaSentence), { status: statusOf('fieldsInvalid') })
    : json(toWireProblem(first, memberAreaSentence), { status: statusOf(first.code) });
}
