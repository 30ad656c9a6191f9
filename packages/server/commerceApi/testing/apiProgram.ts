import { randomBytes } from 'node:crypto';
import type { ApiScope } from '@quoin/domain/access';
import { parseQueryString } from '@quoin/domain/site';
import { createApiKey } from '../../apiKeys/changeApiKeys.ts';
import { decideAuthorization } from '../../extensions/authorize.ts';
import { createExtension } from '../../extensions/changeExtensions.ts';
import { exchangeTokens } from '../../extensions/exchangeTokens.ts';
import type { SiteDatabase } from '../../platform/database/database.ts';
import { answerApi } from '../../platform/http/apiPipeline.ts';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { Router } from '../../platform/http/router.ts';
import { createLog } from '../../platform/log.ts';
import { headOf } from '../../testing/appClient.ts';
import { newId } from '../../testing/appShop.ts';
import { apiRoutes, programOf } from '../index.ts';
import { checkedAnswers } from './describedAnswers.ts';

export interface ApiCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its query. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers as programs do
  readonly body: any;
  readonly headers: Readonly<Record<string, string>>;
}

/** The Commerce API without a network: requests go through its whole pipeline, and answers are held to their description. */
export interface ApiClient {
  call(key: string | null, call: ApiCall): Promise<ApiAnswer>;
}

export type ApiClientDeps = Parameters<typeof apiRoutes>[0];

export function createApiClient(deps: ApiClientDeps, { rateFactor = 1000 } = {}): ApiClient {
  const every = apiRoutes(deps);
  const check = checkedAnswers(every);
  const routes = new Router(every);
  const pipeline = {
    routes,
    limits: createRateLimits(rateFactor),
    log: createLog('silent'),
    programOf: (key: string) => programOf(deps, key),
  };
  return {
    async call(key, { method = 'GET', path, body, headers = {} }) {
      const [plain = '', search = ''] = path.split('?');
      const authorization: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
      const asked = { 'user-agent': 'test/1.0', ...authorization, ...headers };
      const head = headOf({ method, path: plain, query: parseQueryString(search), headers: asked });
      const read = async () => ({ body, bodyType: body === undefined ? ('none' as const) : ('json' as const) });
      const answer = answerOf(await answerApi(pipeline, head, read));
      const match = routes.find(method, plain);
      if (match !== null) check(match.route, answer.status, answer.body);
      return answer;
    },
  };
}

function answerOf({ status, body, headers = {} }: Reply): ApiAnswer {
  return { status, headers, body: typeof body === 'string' ? JSON.parse(body) : null };
}

/** A key of the site with these scopes. */
export async function makeKey(
  db: SiteDatabase,
  websiteId: string,
  scopes: readonly ApiScope[],
  name = 'Program',
): Promise<string> {
  const actor = { accountId: null, name: 'Nora Keane' };
  const made = await createApiKey({ db, randomBytes }, websiteId, { draft: { name, scopes }, actor });
  if (!('shown' in made) || made.shown === undefined) throw new Error('The key was refused.');
  return made.shown;
}

/** Connects an extension to the site with these scopes. Returns its id and an access token. */
export async function connectExtension(
  db: SiteDatabase,
  websiteId: string,
  scopes: readonly ApiScope[],
  name = 'Books',
): Promise<{ readonly clientId: string; readonly token: string }> {
  const actor = { accountId: newId(), name: 'Nora Keane' };
  const redirectUrl = 'https://books.example/callback';
  const deps = { db, randomBytes };
  const made = await createExtension(deps, websiteId, { draft: { name, redirectUrls: [redirectUrl] }, actor });
  if (!('shown' in made) || made.shown === undefined) throw new Error('The extension was refused.');
  const { clientId } = made.shown;
  const request = {
    ...{ clientId, redirectUrl, scope: scopes.join(','), state: '', accessType: 'offline', responseType: 'code' },
    ...{ codeChallenge: '', codeChallengeMethod: '' },
  };
  const answer = await decideAuthorization(deps, websiteId, { request, isAllowed: true, actor });
  const code = answer.ok ? new URL(answer.value.redirectTo).searchParams.get('code') : null;
  const given = await exchangeTokens(deps, made.shown, {
    ...{ grantType: 'authorization_code', code, redirectUrl, refreshToken: null, codeVerifier: null },
    ...{ token: null, clientId: null, clientSecret: null },
  });
  if ('error' in given) throw new Error(given.error);
  return { clientId, token: given.accessToken };
}
