import type { SignInResponse } from '@quoin/contract/endpoints/running';
import { CODE_STEP_MS, CRUMB_COOKIE } from '@quoin/domain/access';
import { STAFF_COOKIE } from '../../platform/http/appPipeline.ts';
import type { Crumbs } from '../../platform/http/protection/crumbs.ts';
import { type Cookie, json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest } from '../../platform/http/route.ts';
import type { Entry, StaffBrowser } from '../signIn/enter.ts';
import { DEVICE_COOKIE, DEVICE_SECONDS } from '../signIn/knownDevices.ts';
import { SESSION_ABSOLUTE_MS } from '../signIn/sessionToken.ts';

/** What a browser gets with a new session: its cookie, and the crumb that is bound to it. */
export function staffCookies(crumbs: Pick<Crumbs, 'forStaff'>, sessionToken: string): readonly Cookie[] {
  return [
    { name: STAFF_COOKIE, value: sessionToken, httpOnly: true, maxAge: SESSION_ABSOLUTE_MS / 1000 },
    { name: CRUMB_COOKIE, value: crumbs.forStaff(sessionToken), httpOnly: false },
  ];
}

/** Cookie of who has entered the password and looks up the code. */
export const CODE_STEP_COOKIE = 'code-step';
const FORGET_STEP: Cookie = { name: CODE_STEP_COOKIE, value: '', httpOnly: true, maxAge: 0 };

/** What a browser gets for a sign-in: a session, or what it needs for the second step. */
export function entryCookies(crumbs: Pick<Crumbs, 'forStaff'>, entry: Entry): readonly Cookie[] {
  const { step, token, knownDevice } = entry;
  if (step === 'code') {
    return [{ name: CODE_STEP_COOKIE, value: token, httpOnly: true, maxAge: CODE_STEP_MS / 1000 }];
  }
  const device = { name: DEVICE_COOKIE, httpOnly: true, maxAge: DEVICE_SECONDS };
  return [
    ...staffCookies(crumbs, token),
    ...(knownDevice === null ? [] : [{ ...device, value: knownDevice }]),
    FORGET_STEP,
  ];
}

/** The answer to a sign-in, with its cookies. */
export function entered(crumbs: Pick<Crumbs, 'forStaff'>, entry: Entry): Reply {
  const cookies = entryCookies(crumbs, entry);
  const xsrfToken = cookies.find(({ name }) => name === CRUMB_COOKIE)?.value ?? '';
  const answer: SignInResponse = entry.step === 'code' ? { xsrfToken, needsCode: true } : { xsrfToken };
  return json(answer, { cookies });
}

/** What a sign-in needs to know of the browser. */
export function staffBrowser(request: AppRequest): Required<StaffBrowser> {
  return {
    previousToken: request.cookies.get(STAFF_COOKIE) ?? null,
    device: request.headers['user-agent'] ?? '',
    address: request.ip,
    knownDevice: request.cookies.get(DEVICE_COOKIE) ?? '',
  };
}
