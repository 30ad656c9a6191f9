import type { AuthorizationRequest } from '@quoin/domain/access';
import { type Query, queryText } from '@quoin/domain/site';

/** What an extension's link asks for; what it does not say is empty. */
export function authorizationOf(query: Query): AuthorizationRequest {
  const text = (name: string) => (queryText(query, name) ?? '').replaceAll('\0', '').slice(0, 4000);
  return {
    ...{ clientId: text('client_id'), redirectUrl: text('redirect_uri'), scope: text('scope'), state: text('state') },
    ...{ accessType: text('access_type'), responseType: text('response_type') },
    ...{ codeChallenge: text('code_challenge'), codeChallengeMethod: text('code_challenge_method') },
  };
}
