import type { ApiWebhook, ApiWebhooksResponse } from '@quoin/contract/commerceApi';
import { parseApiWebhookChange, parseApiWebhookCreation, parseTestWebhook } from '@quoin/contract/requests';
import { hasScope, scopeOfTopic, type WebhookCode, type WebhookTopic } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../platform/http/apiPipeline.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  type Holder,
  listWebhooks,
  postOf,
  rotateWebhookSecret,
  type StoredSubscription,
  sendTest,
  type WebhookDeps,
  type WebhookOutcome,
} from '../../webhooks/index.ts';
import { bodyRefusal, refuseApi } from './apiReplies.ts';

type HookDeps = WebhookDeps & Pick<Deps, 'newId'>;

const PATH = '/1.0/webhook_subscriptions';
const ONE = `${PATH}/:subscriptionId`;

/** An extension's own subscriptions. Keys have none: their owner makes webhooks in the app. */
export function apiWebhookRoutes(deps: HookDeps): ApiRoute[] {
  const forExtensions = { scope: null, isForExtensions: true } as const;
  const look = { ...forExtensions, method: 'GET' } as const;
  const act = { ...forExtensions, method: 'POST' } as const;
  return [
    { ...look, path: PATH, handle: (request) => list(deps, request) },
    { ...act, path: PATH, handle: (request) => create(deps, request) },
    { ...look, path: ONE, handle: (request) => one(deps, request) },
    { ...act, path: ONE, handle: (request) => change(deps, request) },
    { ...forExtensions, method: 'DELETE', path: ONE, handle: (request) => remove(deps, request) },
    { ...act, path: `${ONE}/actions/rotateSecret`, handle: (request) => rotate(deps, request) },
    { ...act, path: `${ONE}/actions/sendTestNotification`, handle: (request) => test(deps, request) },
  ];
}

function holderOf({ program: { site, extension, actor } }: ApiRequest): Holder & { readonly clientId: string } {
  if (extension === null) throw new Error('This route belongs to extensions.');
  return { websiteId: site.id, clientId: extension.clientId, actor };
}

function idOf({ params }: ApiRequest): string {
  return params.subscriptionId ?? '';
}

function unknown(request: ApiRequest): Reply {
  return refuseApi(request, { code: 'webhookUnknown', values: { subscriptionId: idOf(request) } });
}

async function list(deps: HookDeps, request: ApiRequest): Promise<Reply> {
  const found = await listWebhooks(deps, holderOf(request));
  return json({ webhookSubscriptions: found.map((each) => toWire(request, each)) } satisfies ApiWebhooksResponse);
}

async function one(deps: HookDeps, request: ApiRequest): Promise<Reply> {
  const found = (await listWebhooks(deps, holderOf(request))).find(({ id }) => id === idOf(request));
  return found === undefined ? unknown(request) : json(toWire(request, found));
}

async function create(deps: HookDeps, request: ApiRequest): Promise<Reply> {
  const parsed = parseApiWebhookCreation(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const lacking = scopeLacking(request, parsed.value.topics);
  if (lacking !== null) return lacking;
  return replyTo(request, await createWebhook(deps, holderOf(request), parsed.value), ({ subscription, secret }) =>
    json({ ...toWire(request, subscription), secret } satisfies ApiWebhook, { status: 201 }),
  );
}

async function change(deps: HookDeps, request: ApiRequest): Promise<Reply> {
  const parsed = parseApiWebhookChange(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  if (!isId(idOf(request))) return unknown(request);
  const { endpointUrl, topics } = parsed.value;
  const lacking = scopeLacking(request, topics ?? []);
  if (lacking !== null) return lacking;
  const changes = {
    ...(endpointUrl === undefined ? {} : { endpointUrl: endpointUrl ?? '' }),
    ...(topics === undefined ? {} : { topics: topics ?? [] }),
  };
  const outcome = await changeWebhook(deps, holderOf(request), idOf(request), changes);
  return replyTo(request, outcome, (subscription) => json(toWire(request, subscription)));
}

async function remove(deps: HookDeps, request: ApiRequest): Promise<Reply> {
  if (!isId(idOf(request))) return unknown(request);
  return replyTo(request, await deleteWebhook(deps, holderOf(request), idOf(request)), () => noContent());
}

async function rotate(deps: HookDeps, request: ApiRequest): Promise<Reply> {
  if (!isId(idOf(request))) return unknown(request);
  return replyTo(request, await rotateWebhookSecret(deps, holderOf(request), idOf(request)), (made) => json(made));
}

async function test(deps: HookDeps, request: ApiRequest): Promise<Reply> {
  const parsed = parseTestWebhook(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  if (!isId(idOf(request))) return unknown(request);
  const wanted = { id: idOf(request), topic: parsed.value.topic };
  const outcome = await sendTest({ ...deps, post: postOf(deps) }, holderOf(request), wanted);
  return replyTo(request, outcome, ({ status, answer }) =>
    status === null
      ? refuseApi(request, { code: 'endpointSilent', values: { reason: answer } })
      : json({ statusCode: status }),
  );
}

/** Refuses topics that the client may not read. */
function scopeLacking(request: ApiRequest, topics: readonly WebhookTopic[]): Reply | null {
  const needed = topics.map(scopeOfTopic);
  const scope = needed.find((each) => each !== null && !hasScope(request.program.scopes, each)) ?? null;
  return scope === null ? null : refuseApi(request, { code: 'scopeMissing', values: { scope } });
}

function replyTo<Value>(request: ApiRequest, outcome: WebhookOutcome<Value>, tell: (value: Value) => Reply): Reply {
  return outcome.ok ? tell(outcome.value) : refuse(request, outcome.problems[0]!);
}

function refuse(request: ApiRequest, { code, field, values }: Problem<WebhookCode>): Reply {
  if (code === 'webhooksTooMany') return refuseApi(request, { code, values: { ...values } });
  return field === undefined ? unknown(request) : refuseApi(request, { code: 'fieldInvalid', values: { field } });
}

function toWire(
  request: ApiRequest,
  { id, endpointUrl, topics, createdAt, updatedAt }: StoredSubscription,
): ApiWebhook {
  const { websiteId, clientId } = holderOf(request);
  const [createdOn, updatedOn] = [createdAt.toISOString(), updatedAt.toISOString()];
  return { id, endpointUrl, topics, createdOn, updatedOn, clientId, websiteId };
}
