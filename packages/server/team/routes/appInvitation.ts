import {
  INVITATION_ANSWER_PATH,
  INVITATION_PATH,
  type InvitationAnswerResponse,
  type InvitationResponse,
} from '@quoin/contract/endpoints/running';
import { parseInvitation, parseInvitationAnswer } from '@quoin/contract/requests';
import { sentence } from '@quoin/domain/access';
import type { Crumbs } from '../../platform/http/protection/crumbs.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { acceptInvite, type InviteAnswerDeps, openInvite } from '../members/acceptInvite.ts';
import { entryCookies, staffBrowser } from './staffCookies.ts';

export interface InvitationRouteDeps extends InviteAnswerDeps {
  readonly crumbs: Pick<Crumbs, 'forStaff'>;
}

/** Only our own pages may ask (SC-27). The token is 256 random bits. */
const GUARDS = { method: 'POST', rate: 'account', forgery: 'origin', access: 'public' } as const;

/** The other end of an invitation's link. */
export function appInvitationRoutes(deps: InvitationRouteDeps): AppRoute[] {
  return [
    { ...GUARDS, path: INVITATION_PATH, handle: (request) => open(deps, request) },
    { ...GUARDS, path: INVITATION_ANSWER_PATH, handle: (request) => answerIt(deps, request) },
  ];
}

async function open(deps: InvitationRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseInvitation(request.body);
  if (!parsed.ok) return refuseWith({ code: 'inviteUnknown' }, sentence);
  const outcome = await openInvite(deps, parsed.value, request.staff);
  if (!outcome.ok) return refuseWith(outcome.problem, sentence);
  const { site, invite, step } = outcome.value;
  const { inviter, email, roles, expiresAt } = invite;
  const answer: InvitationResponse = {
    ...{ siteTitle: site.title, inviter, email, roles, expiresAt: expiresAt.getTime(), step },
  };
  return json(answer);
}

async function answerIt(deps: InvitationRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseInvitationAnswer(request.body);
  if (!parsed.ok) return refuseWith({ code: 'inviteUnknown' }, sentence);
  const { site, token, displayName, password } = parsed.value;
  const outcome = await acceptInvite(deps, { site, token }, request.staff, {
    ...{ displayName, password, ...staffBrowser(request) },
  });
  if (!outcome.ok) {
    const { problem } = outcome;
    // Taken in the meantime: the address has an account now and needs its password.
    return refuseWith(
      problem.code === 'emailTaken' ? { code: 'signInFailed' } : { ...problem, code: problem.code },
      sentence,
    );
  }
  const { entry } = outcome.value;
  const answer: InvitationAnswerResponse = {
    identifier: outcome.value.site.identifier,
    ...(entry?.step === 'code' ? { needsCode: true } : {}),
  };
  return json(answer, entry === null ? {} : { cookies: entryCookies(deps.crumbs, entry) });
}
