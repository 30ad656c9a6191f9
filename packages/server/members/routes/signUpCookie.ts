import { MEMBER_LINK_MS } from '@quoin/domain/access';
import type { Cookie } from '../../platform/http/replies/reply.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import { hashSessionToken, newSessionToken } from '../../team/index.ts';

const COOKIE = 'sign-up';

/** What a browser that signed up is known by when the link of the mail is opened; '' for another one. */
export function signUpBrowserOf({ cookies }: Pick<SiteRequest, 'cookies'>): string {
  const held = cookies.get(COOKIE) ?? '';
  return hashSessionToken(held) === null ? '' : held;
}

/** The same for a browser that signs up now: as long as the link lives. */
export function rememberSignUp(
  request: Pick<SiteRequest, 'cookies'>,
  randomBytes: (count: number) => Uint8Array,
): { readonly browserKey: string; readonly cookies: readonly Cookie[] } {
  const browserKey = signUpBrowserOf(request) || newSessionToken(randomBytes);
  return { browserKey, cookies: [{ name: COOKIE, value: browserKey, httpOnly: true, maxAge: MEMBER_LINK_MS / 1000 }] };
}
