import { CRUMB_COOKIE } from '@quoin/domain/access';
import { STAFF_COOKIE } from '../../platform/http/appPipeline.ts';
import type { Crumbs } from '../../platform/http/protection/crumbs.ts';
import type { Cookie } from '../../platform/http/replies/reply.ts';
import type { AppRequest } from '../../platform/http/route.ts';
import { SESSION_ABSOLUTE_MS } from '../signIn/sessionToken.ts';

/** What a browser gets with a new session: its cookie, and the crumb that is bound to it. */
export function staffCookies(crumbs: Pick<Crumbs, 'forStaff'>, sessionToken: string): readonly Cookie[] {
  return [
    { name: STAFF_COOKIE, value: sessionToken, httpOnly: true, maxAge: SESSION_ABSOLUTE_MS / 1000 },
    { name: CRUMB_COOKIE, value: crumbs.forStaff(sessionToken), httpOnly: false },
  ];
}

/** What a sign-in needs to know of the browser. */
export function staffBrowser(request: AppRequest): { readonly previousToken: string | null; readonly device: string } {
  return {
    previousToken: request.cookies.get(STAFF_COOKIE) ?? null,
    device: request.headers['user-agent'] ?? '',
  };
}
