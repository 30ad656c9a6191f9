import {
  consentPath,
  OAUTH_AUTHORIZE_PATH,
  OAUTH_REVOKE_PATH,
  OAUTH_TOKENS_PATH,
} from '@quoin/contract/endpoints/running';
import { parseTokenRequest, type TokenRequest } from '@quoin/contract/requests';
import { extensionSentence, TOKEN_SECONDS } from '@quoin/domain/access';
import type { Deps } from '../../deps.ts';
import { refusalPage } from '../../platform/http/replies/plainPages.ts';
import { json, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteOfAuthorization } from '../authorize.ts';
import { type Client, exchangeTokens, type GivenTokens, revokeToken, type TokenError } from '../exchangeTokens.ts';
import { authorizationOf, packedQuery } from './authorizationQuery.ts';

type OauthDeps = Pick<Deps, 'db' | 'randomBytes'>;

/** The addresses that clients of the Commerce API know: for programs, and for browsers that they send. */
export function oauthRoutes(deps: OauthDeps): AppRoute[] {
  const asked = { rate: 'signIn', forgery: 'none', access: 'public' } as const;
  return [
    {
      ...{ method: 'GET', path: OAUTH_AUTHORIZE_PATH, rate: 'page', forgery: 'none', access: 'public' },
      handle: (request) => toConsent(deps, request),
    },
    {
      ...{ ...asked, method: 'POST', path: OAUTH_TOKENS_PATH },
      handle: (request) =>
        ofClient(request, async (client, wanted) => tokenReply(await exchangeTokens(deps, client, wanted))),
    },
    {
      ...{ ...asked, method: 'POST', path: OAUTH_REVOKE_PATH },
      handle: (request) =>
        ofClient(request, async (client, { token }) => {
          const refused = await revokeToken(deps, client, token);
          return refused === null ? json({}) : refuse(refused.error);
        }),
    },
  ];
}

/** The site is the one that the extension is registered in; its own screen asks there, after signing in where need be. */
async function toConsent(deps: OauthDeps, { query, url }: AppRequest): Promise<Reply> {
  const site = await siteOfAuthorization(deps, authorizationOf(query));
  const sentence = extensionSentence({ code: 'authorizationInvalid' });
  if (site === null) return refusalPage(400, 'Connect an extension', sentence);
  return redirect(consentPath(site.identifier, packedQuery(url)));
}

async function ofClient(
  { body, headers }: AppRequest,
  work: (client: Client, wanted: TokenRequest) => Promise<Reply>,
): Promise<Reply> {
  const parsed = parseTokenRequest(body ?? {});
  if (!parsed.ok) return refuse('invalid_request');
  const client = clientOf(headers.authorization ?? '', parsed.value);
  return client === null ? refuse('invalid_client') : work(client, parsed.value);
}

/** By the header, or in the body, as some clients send it. */
function clientOf(header: string, { clientId, clientSecret }: TokenRequest): Client | null {
  const basic = /^Basic +([A-Za-z0-9+/=_-]{1,1000})$/i.exec(header.trim())?.[1];
  if (basic === undefined) return clientId === null || clientSecret === null ? null : { clientId, clientSecret };
  const [, name, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(basic, 'base64').toString('utf8')) ?? [];
  return name === undefined || secret === undefined ? null : { clientId: name, clientSecret: secret };
}

const DESCRIPTIONS: Readonly<Record<TokenError, string>> = {
  invalid_client: 'The client ID or the client secret is wrong.',
  invalid_request: 'A parameter is missing or invalid.',
  invalid_grant: 'The code or the refresh token is invalid, expired, used or meant for another client.',
  unsupported_grant_type: 'The grant_type must be authorization_code or refresh_token.',
};

function refuse(error: TokenError): Reply {
  const body = { error, error_description: DESCRIPTIONS[error] };
  if (error !== 'invalid_client') return json(body, { status: 400 });
  return json(body, { status: 401, headers: { 'www-authenticate': 'Basic realm="OAuth"' } });
}

function tokenReply(outcome: GivenTokens | { readonly error: TokenError }): Reply {
  if ('error' in outcome) return refuse(outcome.error);
  const { accessToken, accessExpiresAt, refreshToken, refreshExpiresAt, accountId, scopes } = outcome;
  const seconds = (date: Date) => String(date.getTime() / 1000);
  return json({
    ...{ access_token: accessToken, token_type: 'bearer', access_token_expires_at: seconds(accessExpiresAt) },
    ...{ expires_in: TOKEN_SECONDS.access, scope: scopes.join(','), account_id: accountId },
    ...(refreshToken === null || refreshExpiresAt === null
      ? {}
      : { refresh_token: refreshToken, refresh_token_expires_at: seconds(refreshExpiresAt) }),
  });
}
