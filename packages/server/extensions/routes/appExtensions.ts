import {
  type AppAuthorizationAnswer,
  type AppExtensionsResponse,
  type AuthorizationRedirect,
  appAuthorizationPath,
  appExtensionAccessPath,
  appExtensionPath,
  appExtensionRotationPath,
  appExtensionsPath,
  OAUTH_AUTHORIZE_PATH,
  OAUTH_TOKENS_PATH,
  type ShownExtensionResponse,
  type WireExtension,
} from '@quoin/contract/endpoints/running';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseDecideAuthorization, parseSaveExtension } from '@quoin/contract/requests';
import { type ExtensionCode, type ExtensionDraft, extensionSentence } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { type Asked, decideAuthorization, loadAuthorization } from '../authorize.ts';
import {
  changeExtension,
  createExtension,
  disconnectExtension,
  type ExtensionDeps,
  type ExtensionsOutcome,
  type ListedExtension,
  loadExtensions,
  removeExtension,
  rotateClientSecret,
} from '../changeExtensions.ts';
import { unpackedAuthorization } from './authorizationQuery.ts';

type RouteDeps = ExtensionDeps & Pick<Deps, 'config'>;

const pattern = (path: string) => path.replaceAll('%3A', ':');
const PATH = pattern(appExtensionsPath(':site'));
const ONE = pattern(appExtensionPath(':site', ':id'));
const ROTATION = pattern(appExtensionRotationPath(':site', ':id'));
const ACCESS = pattern(appExtensionAccessPath(':site', ':id'));
const AUTHORIZATION = pattern(appAuthorizationPath(':site'));

const READ = { method: 'GET', rate: 'read', forgery: 'none' } as const;
const WRITE = { rate: 'write', forgery: 'crumb', access: 'connections.full', freshSignIn: true } as const;

/**
 * Routes for third-party programs, for the owner and administrators. Access opens as much as a password, so granting it
 * requires one.
 */
export function appExtensionRoutes(deps: RouteDeps): AppRoute[] {
  const one = (change: typeof rotateClientSecret) => (request: AppRequest) =>
    ofExtension(request, async (id) =>
      replyTo(deps, await change(deps, siteOf(request).id, { id, actor: actorOf(request) })),
    );
  return [
    {
      ...{ ...READ, path: PATH, access: 'connections.read' },
      handle: async (request) => json(answerOf(deps, await loadExtensions(deps, siteOf(request).id))),
    },
    { ...WRITE, method: 'POST', path: PATH, handle: (request) => create(deps, request) },
    { ...WRITE, method: 'PUT', path: ONE, handle: (request) => change(deps, request) },
    { ...WRITE, method: 'POST', path: ROTATION, handle: one(rotateClientSecret) },
    { ...WRITE, method: 'DELETE', path: ACCESS, handle: one(disconnectExtension) },
    { ...WRITE, method: 'DELETE', path: ONE, handle: one(removeExtension) },
    { ...READ, path: AUTHORIZATION, access: 'connections.full', handle: (request) => ask(deps, request) },
    { ...WRITE, method: 'POST', path: AUTHORIZATION, handle: (request) => decide(deps, request) },
  ];
}

function create(deps: RouteDeps, request: AppRequest): Promise<Reply> {
  return withDraft(request, async (draft) =>
    replyTo(deps, await createExtension(deps, siteOf(request).id, { draft, actor: actorOf(request) })),
  );
}

function change(deps: RouteDeps, request: AppRequest): Promise<Reply> {
  return ofExtension(request, (id) =>
    withDraft(request, async (draft) =>
      replyTo(deps, await changeExtension(deps, siteOf(request).id, { id, draft, actor: actorOf(request) })),
    ),
  );
}

async function ofExtension(request: AppRequest, work: (id: string) => Promise<Reply>): Promise<Reply> {
  const id = idOf(request, 'id');
  return id === null ? notFound(request.path) : work(id);
}

async function ask(deps: RouteDeps, request: AppRequest): Promise<Reply> {
  const wanted = unpackedAuthorization(queryText(request.query, 'request') ?? '');
  const outcome = await loadAuthorization(deps, siteOf(request).id, wanted);
  return outcome.ok ? json(askedOf(outcome.value, wanted.redirectUrl)) : refuse([outcome.problem]);
}

function askedOf(asked: Asked, redirectUrl: string): AppAuthorizationAnswer {
  if ('redirectTo' in asked) return asked;
  const { extension, scopes, isOffline } = asked;
  return { name: extension.name, scopes, isOffline, redirectHost: redirectUrl.split(/[/?]/)[2] ?? '' };
}

async function decide(deps: RouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseDecideAuthorization(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { request: packed, isAllowed } = parsed.value;
  const decision = { request: unpackedAuthorization(packed), isAllowed, actor: actorOf(request) };
  const outcome = await decideAuthorization(deps, siteOf(request).id, decision);
  return outcome.ok ? json(outcome.value satisfies AuthorizationRedirect) : refuse([outcome.problem]);
}

async function withDraft(request: AppRequest, work: (draft: ExtensionDraft) => Promise<Reply>): Promise<Reply> {
  const parsed = parseSaveExtension(request.body);
  return parsed.ok ? work(parsed.value) : badRequest(request.path);
}

function replyTo(deps: RouteDeps, outcome: ExtensionsOutcome): Reply {
  if ('problems' in outcome) return refuse(outcome.problems);
  const answer = answerOf(deps, outcome.extensions);
  const { shown } = outcome;
  return shown === undefined ? json(answer) : json({ ...answer, shown } satisfies ShownExtensionResponse);
}

function refuse(problems: readonly Problem<ExtensionCode>[]): Reply {
  const first = problems[0]!;
  const isOfFields = first.field !== undefined;
  const body = isOfFields ? toWireFieldProblems(problems, extensionSentence) : toWireProblem(first, extensionSentence);
  return json(body, { status: statusOf(isOfFields ? 'fieldsInvalid' : first.code) });
}

function answerOf({ config: { appOrigin } }: RouteDeps, found: readonly ListedExtension[]): AppExtensionsResponse {
  return {
    extensions: found.map(toWire),
    authorizeUrl: `${appOrigin}${OAUTH_AUTHORIZE_PATH}`,
    tokensUrl: `${appOrigin}${OAUTH_TOKENS_PATH}`,
  };
}

function toWire(stored: ListedExtension): WireExtension {
  const { id, name, redirectUrls, clientId, ending, createdBy, scopes, grantedBy, grantedAt } = stored;
  const access =
    scopes === null || grantedAt === null
      ? null
      : {
          ...{ scopes, grantedBy: grantedBy ?? '', grantedAt: grantedAt.getTime() },
          lastUsedAt: stored.lastUsedAt?.getTime() ?? null,
        };
  const createdAt = stored.createdAt.getTime();
  return { id, name, redirectUrls, clientId, ending, createdBy, createdAt, access };
}
