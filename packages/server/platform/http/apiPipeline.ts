import { createHash } from 'node:crypto';
import { type ApiCode, type ApiProblem, apiStatusOf, toWireApiError } from '@quoin/contract/commerceApi';
import { type ApiScope, hasScope } from '@quoin/domain/access';
import type { Actor } from '../../audit/index.ts';
import type { Site } from '../../sites/index.ts';
import { isUnavailable } from '../database/errors.ts';
import type { Logger } from '../log.ts';
import { noteRoute } from '../tracing/tracer.ts';
import type { RateLimits } from './protection/limits.ts';
import { type BodyCode, BodyFault, type BodyKind } from './reading/body.ts';
import type { RequestHead } from './reading/readRequest.ts';
import type { Request } from './reading/request.ts';
import { json, type Reply } from './replies/reply.ts';
import type { Router } from './router.ts';

/** A program that has shown a key, or an access token of OAuth. */
export interface Program {
  readonly site: Site;
  /** Of the key, or of what an owner has granted. */
  readonly keyId: string;
  /** Of an extension, which came by OAuth, with the account that let it in; null: it has a key. */
  readonly extension: { readonly clientId: string; readonly accountId: string } | null;
  readonly scopes: readonly ApiScope[];
  /** As the activity log names it. */
  readonly actor: Actor;
}

export interface ApiRequest extends Request {
  readonly program: Program;
}

/** A route of the Commerce API. Parse, call one operation, reply. */
export interface ApiRoute {
  readonly method: Request['method'];
  readonly path: string;
  /** What the key must allow; null: any key. */
  readonly scope: ApiScope | null;
  /** For extensions alone: a key is not enough. */
  readonly isForExtensions?: true;
  /** Left out: JSON. */
  readonly takes?: 'stream';
  readonly handle: (request: ApiRequest) => Promise<Reply>;
}

export interface ApiPipeline {
  readonly routes: Router<ApiRoute>;
  readonly limits: RateLimits;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Who holds this key; null: nobody. */
  readonly programOf: (key: string) => Promise<Program | null>;
}

type ReadBody = (kind: BodyKind) => Promise<Pick<Request, 'body' | 'bodyType'>>;

const PATHS =
  /^\/(?:1\.[01]|v[12])\/(?:authorization|commerce|profiles|webhook_subscriptions|contacts|analytics)(?:\/|$)/;

/** Whether a path of the app's host belongs to the Commerce API. */
export function isApiPath(path: string): boolean {
  return PATHS.test(path);
}

/** A refusal in the form that clients of the Commerce API read. */
export function apiRefusal({ id }: Pick<Request, 'id'>, problem: ApiProblem): Reply {
  return json(toWireApiError(problem, id), { status: apiStatusOf(problem.code) });
}

/** One request of a program: who asks, how often, what the key allows; then handle. */
export async function answerApi(pipeline: ApiPipeline, head: RequestHead, readBody: ReadBody): Promise<Reply> {
  const reply = await answer(pipeline, head, readBody).catch((thrown: unknown) =>
    replyToThrown(pipeline, head, thrown),
  );
  return { ...reply, headers: { ...reply.headers, 'x-contextid': head.id } };
}

async function answer(pipeline: ApiPipeline, head: RequestHead, readBody: ReadBody): Promise<Reply> {
  const refuse = (code: ApiCode, values: ApiProblem['values'] = {}) => apiRefusal(head, { code, values });
  const key = bearerOf(head);
  const visitor = key === null ? null : createHash('sha256').update(key).digest('base64url');
  if (pipeline.limits.take('api', { place: 'api', address: head.ip, visitor }) !== null)
    return refuse('tooManyRequests');
  if ((head.headers['user-agent'] ?? '').trim() === '') return refuse('userAgentMissing');
  const program = key === null ? null : await pipeline.programOf(key);
  if (program === null) return refuse('keyInvalid');
  const method = head.method === 'HEAD' ? 'GET' : head.method;
  const match = pipeline.routes.find(method, head.path);
  if (match === null)
    return refuse(pipeline.routes.methodsOf(head.path).length > 0 ? 'methodNotAllowed' : 'pathUnknown');
  const { route, params } = match;
  noteRoute(head.method, route.path);
  if (route.isForExtensions === true && program.extension === null) return refuse('oauthNeeded');
  if (route.scope !== null && !hasScope(program.scopes, route.scope))
    return refuse('scopeMissing', { scope: route.scope });
  const body =
    method === 'GET' ? ({ body: undefined, bodyType: 'none' } as const) : await readBody(route.takes ?? 'text');
  if (body.bodyType === 'form') return refuse('contentTypeWrong', { wanted: 'application/json' });
  return route.handle({ ...head, ...body, params, program });
}

function bearerOf({ headers }: RequestHead): string | null {
  return /^Bearer +([^\s]{1,200})$/i.exec(headers.authorization?.trim() ?? '')?.[1] ?? null;
}

const BODY_CODES: Readonly<Record<BodyCode, ApiCode>> = {
  bodyTooLarge: 'bodyTooLarge',
  bodyNotJson: 'bodyInvalid',
  bodyCutOff: 'bodyInvalid',
  bodyUnknownType: 'contentTypeWrong',
  bodyCompressed: 'contentTypeWrong',
};

function replyToThrown({ log }: ApiPipeline, head: RequestHead, thrown: unknown): Reply {
  const { path, method, id: requestId } = head;
  if (thrown instanceof BodyFault)
    return apiRefusal(head, { code: BODY_CODES[thrown.code], values: { wanted: 'application/json' } });
  if (isUnavailable(thrown)) {
    log.warn({ err: thrown, path, requestId }, 'the database is away or overrun');
    return apiRefusal(head, { code: 'unavailable' });
  }
  log.error({ err: thrown, path, method, requestId }, 'request failed');
  return apiRefusal(head, { code: 'fault' });
}
