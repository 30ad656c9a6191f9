import type { AppTeamResponse } from '@quoin/contract/endpoints/running';
import { parseChangeRoles, parseInvite, parseTeamSecurity } from '@quoin/contract/requests';
import { sentence } from '@quoin/domain/access';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { changeRoles, removeContributor, transferOwnership } from '../members/changeTeam.ts';
import { type InviteDeps, type Inviter, invite, withdrawInvite } from '../members/invite.ts';
import { listTeam } from '../members/listTeam.ts';
import { loadTeamSecurity, saveTeamSecurity } from '../members/teamSecurity.ts';

const TEAM = '/api/app/sites/:site/contributors';
const INVITES = '/api/app/sites/:site/invites';
const SECURITY = '/api/app/sites/:site/settings/team-security';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'contributors.read' } as const;
const WRITE = { rate: 'write', forgery: 'crumb', access: 'contributors.full', freshSignIn: true } as const;

/** Who works on a site (reliability 1.7, AUT-3): every change needs a fresh sign-in and is in the audit log. */
export function appTeamRoutes(deps: InviteDeps): AppRoute[] {
  return [
    { ...READ, path: TEAM, handle: (request) => list(deps, request) },
    { ...WRITE, method: 'PUT', path: `${TEAM}/:accountId`, handle: (request) => change(deps, request) },
    { ...WRITE, method: 'DELETE', path: `${TEAM}/:accountId`, handle: (request) => remove(deps, request) },
    { ...WRITE, method: 'POST', path: `${TEAM}/:accountId/ownership`, handle: (request) => transfer(deps, request) },
    { ...WRITE, method: 'POST', path: INVITES, handle: (request) => send(deps, request) },
    { ...WRITE, method: 'DELETE', path: `${INVITES}/:inviteId`, handle: (request) => withdraw(deps, request) },
    { ...WRITE, method: 'PUT', path: SECURITY, handle: (request) => secure(deps, request) },
  ];
}

async function list(deps: InviteDeps, request: AppRequest): Promise<Reply> {
  const { id } = siteOf(request);
  const { contributors, invites } = await listTeam(deps, id);
  const answer: AppTeamResponse = {
    contributors: contributors.map(({ since, ...same }) => ({ ...same, since: since.getTime() })),
    invites: invites.map(({ id, email, roles, inviter, createdAt, expiresAt }) => ({
      ...{ id, email, roles, inviter, sentAt: createdAt.getTime(), expiresAt: expiresAt.getTime() },
    })),
    requiresTwoStep: await loadTeamSecurity(deps, id),
  };
  return json(answer);
}

async function change(deps: InviteDeps, request: AppRequest): Promise<Reply> {
  const accountId = idOf(request, 'accountId');
  const parsed = parseChangeRoles(request.body);
  if (accountId === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const outcome = await changeRoles(deps, { ...whoAndWhere(request), accountId }, parsed.value);
  return outcome.ok ? json({ roles: outcome.value }) : refuseWith(outcome.problem, sentence);
}

async function remove(deps: InviteDeps, request: AppRequest): Promise<Reply> {
  const accountId = idOf(request, 'accountId');
  if (accountId === null) return notFound(request.path);
  const outcome = await removeContributor(deps, { ...whoAndWhere(request), accountId });
  return outcome.ok ? noContent() : refuseWith(outcome.problem, sentence);
}

async function transfer(deps: InviteDeps, request: AppRequest): Promise<Reply> {
  const accountId = idOf(request, 'accountId');
  if (accountId === null) return notFound(request.path);
  const outcome = await transferOwnership(deps, { ...whoAndWhere(request), accountId });
  return outcome.ok ? noContent() : refuseWith(outcome.problem, sentence);
}

async function send(deps: InviteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseInvite(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { actor } = whoAndWhere(request);
  const inviter: Inviter = { actor, member: request.member ?? { roles: [], isOwner: false } };
  const outcome = await invite(deps, siteOf(request), inviter, parsed.value);
  return outcome.ok ? json({ id: outcome.value }, { status: 201 }) : refuseWith(outcome.problem, sentence);
}

async function withdraw(deps: InviteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'inviteId');
  if (id === null) return notFound(request.path);
  const { websiteId, actor } = whoAndWhere(request);
  const outcome = await withdrawInvite(deps, websiteId, actor, id);
  return outcome.ok ? noContent() : refuseWith(outcome.problem, sentence);
}

async function secure(deps: InviteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseTeamSecurity(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { websiteId, actor } = whoAndWhere(request);
  await saveTeamSecurity(deps, websiteId, { isRequired: parsed.value.requiresTwoStep, actor });
  return noContent();
}

/** @throws where the pipeline let nobody in: a fault. */
function whoAndWhere(request: AppRequest) {
  const { staff } = request;
  if (staff === null) throw new Error('This route belongs to somebody who is signed in.');
  const actor = { accountId: staff.accountId, name: staff.displayName || staff.email };
  return { websiteId: siteOf(request).id, actor };
}
