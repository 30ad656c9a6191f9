import type { AuthorizationRequest } from '@quoin/domain/access';
import { parseQueryString, type Query, queryText } from '@quoin/domain/site';

const MAX_VALUE = 2000;

/** What an extension's link asks for; what it does not say is empty. */
export function authorizationOf(query: Query): AuthorizationRequest {
  const text = (name: string) => (queryText(query, name) ?? '').replaceAll('\0', '').slice(0, MAX_VALUE);
  return {
    ...{ clientId: text('client_id'), redirectUrl: text('redirect_uri'), scope: text('scope'), state: text('state') },
    ...{ accessType: text('access_type'), responseType: text('response_type') },
    ...{ codeChallenge: text('code_challenge'), codeChallengeMethod: text('code_challenge_method') },
  };
}

/** The query of such a link on its way through the app's own addresses. */
export function packedQuery(url: string): string {
  const search = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  return Buffer.from(search, 'utf8').toString('base64url');
}

export function unpackedAuthorization(packed: string): AuthorizationRequest {
  return authorizationOf(parseQueryString(Buffer.from(packed, 'base64url').toString('utf8')));
}
