import type { SiteUserSignInResponse } from '@quoin/contract/endpoints/site';
import {
  SITE_USER_PASSKEY_CHALLENGE_PATH,
  SITE_USER_PASSKEY_OPTIONS_PATH,
  SITE_USER_PASSKEY_SESSION_PATH,
  SITE_USER_PASSKEYS_PATH,
} from '@quoin/contract/endpoints/site';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseSiteUserPasskey, parseSiteUserPasskeySignIn } from '@quoin/contract/requests';
import { CRUMB_COOKIE, type PasswordlessCode, passwordlessSentence } from '@quoin/domain/access';
import { browserName } from '@quoin/domain/analytics';
import type { Problem } from '@quoin/domain/problem';
import { isId } from '../../platform/database/ids.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { json, noContent, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { SignedInMember } from '../memberDeps.ts';
import { addPasskey, passkeyOptions, removePasskey } from '../passkeys/addPasskey.ts';
import { passkeyChallenge, signInByPasskey } from '../passkeys/signInByPasskey.ts';
import { forMembers } from './accountReply.ts';
import { signedInCookies } from './memberCookies.ts';
import { browserOf, type SiteUserDeps } from './siteUserSession.ts';

/** Members make keys of their devices, sign in by them, and let go of them. */
export function passkeyRoutes(deps: SiteUserDeps): SiteRoute[] {
  const post = (path: string, handle: (request: SiteRequest, member: SignedInMember) => Promise<Reply>): SiteRoute => ({
    ...{ method: 'POST', path, rate: 'write', forgery: 'crumb' },
    handle: (request) => (request.member === null ? refused(request, NOBODY) : handle(request, request.member)),
  });
  // No visitor is known yet, so the same origin is required (SC-27).
  const open = { method: 'POST', forgery: 'origin' } as const;
  return [
    post(SITE_USER_PASSKEY_OPTIONS_PATH, async (request, member) =>
      json(await passkeyOptions(deps.members, request.site, member, request)),
    ),
    post(SITE_USER_PASSKEYS_PATH, (request, member) => add(deps, request, member)),
    {
      ...open,
      rate: 'account',
      path: SITE_USER_PASSKEY_CHALLENGE_PATH,
      handle: async (request) => json(await passkeyChallenge(deps.members, request.site, request)),
    },
    { ...open, rate: 'signIn', path: SITE_USER_PASSKEY_SESSION_PATH, handle: (request) => signIn(deps, request) },
    {
      ...{ method: 'POST', path: '/account/passkeys', rate: 'write', forgery: 'crumb' },
      handle: forMembers((request, member) => remove(deps, request, member)),
    },
  ];
}

const NOBODY: Problem<PasswordlessCode> = { code: 'passkeyRefused' };

function refused({ site }: SiteRequest, problem: Problem<PasswordlessCode>): Promise<Reply> {
  const body = toWireProblem(problem, (one) => passwordlessSentence(one, site.language));
  return Promise.resolve(json(body, { status: statusOf(problem.code) }));
}

async function add({ members }: SiteUserDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const parsed = parseSiteUserPasskey(request.body);
  if (!parsed.ok) return refused(request, NOBODY);
  const browser = browserName(request.headers['user-agent'] ?? '');
  const made = { ...parsed.value, origin: request.origin, browser };
  const outcome = await addPasskey(members, request.site, member, made);
  return outcome.ok ? noContent() : refused(request, outcome.problem);
}

async function signIn({ members, crumbs }: SiteUserDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseSiteUserPasskeySignIn(request.body);
  if (!parsed.ok) return refused(request, NOBODY);
  const attempt = { ...parsed.value, ...browserOf(request), origin: request.origin };
  const outcome = await signInByPasskey(members, request.site, attempt);
  if (!outcome.ok) return refused(request, outcome.problem);
  const xsrfToken = crumbs.forVisitor(request.site.id, outcome.value.sessionToken);
  const cookies = [...signedInCookies(outcome.value), { name: CRUMB_COOKIE, value: xsrfToken, httpOnly: false }];
  return json({ xsrfToken } satisfies SiteUserSignInResponse, { cookies });
}

async function remove({ members }: SiteUserDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const id = formFields(request).text('id');
  if (isId(id)) await removePasskey(members, request.site, member, id);
  return redirect('/account/details?said=passkey-removed#section-passkeys');
}
