import {
  type AppWebhookDeliveriesResponse,
  type AppWebhooksResponse,
  appWebhookDeliveriesPath,
  appWebhookDeliveryPath,
  appWebhookPath,
  appWebhookRotationPath,
  appWebhooksPath,
  appWebhookTestPath,
  type ShownWebhookResponse,
  type WireWebhook,
  type WireWebhookDelivery,
} from '@quoin/contract/endpoints/running';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseSaveWebhook, parseTestWebhook } from '@quoin/contract/requests';
import { type WebhookCode, type WebhookDraft, webhookSentence } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  type Holder,
  rotateWebhookSecret,
  type WebhookDeps,
  type WebhookOutcome,
} from '../changeWebhooks.ts';
import { loadOwnerWebhooks, type OwnerWebhook } from '../ownerWebhooks.ts';
import { postOf } from '../postNotification.ts';
import { loadDeliveries, sendAgain, sendTest } from '../sendAgain.ts';
import type { StoredDelivery } from '../storage/deliveries.ts';

type WebhookRouteDeps = WebhookDeps & Pick<Deps, 'newId'>;

const pattern = (path: string) => path.replaceAll('%3A', ':');
const PATH = pattern(appWebhooksPath(':site'));
const ONE = pattern(appWebhookPath(':site', ':id'));
const ROTATION = pattern(appWebhookRotationPath(':site', ':id'));
const TEST = pattern(appWebhookTestPath(':site', ':id'));
const DELIVERIES = pattern(appWebhookDeliveriesPath(':site', ':id'));
const DELIVERY = pattern(appWebhookDeliveryPath(':site', ':id', ':delivery'));

/**
 * Notifications to other servers: for the owner and administrators. A webhook
 * sends personal data of customers to another server, so a change needs the password again.
 */
export function appWebhookRoutes(deps: WebhookRouteDeps): AppRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'connections.read' } as const;
  const write = { rate: 'write', forgery: 'crumb', access: 'connections.full', freshSignIn: true } as const;
  const post = postOf(deps);
  return [
    { ...read, path: PATH, handle: async (request) => json(await answerOf(deps, request)) },
    { ...write, method: 'POST', path: PATH, handle: (request) => create(deps, request) },
    { ...write, method: 'PUT', path: ONE, handle: (request) => change(deps, request) },
    { ...write, method: 'POST', path: ROTATION, handle: (request) => rotate(deps, request) },
    {
      ...{ ...write, method: 'DELETE', path: ONE },
      handle: (request) =>
        ofWebhook(request, async (id) =>
          replyTo(await deleteWebhook(deps, holderOf(request), id), async () => json(await answerOf(deps, request))),
        ),
    },
    { ...write, method: 'POST', path: TEST, handle: (request) => test({ ...deps, post }, request) },
    { ...read, path: DELIVERIES, handle: (request) => ofWebhook(request, (id) => deliveriesOf(deps, request, id)) },
    { ...write, method: 'POST', path: DELIVERY, handle: (request) => again(deps, request) },
  ];
}

function holderOf(request: AppRequest): Holder {
  return { websiteId: siteOf(request).id, clientId: null, actor: actorOf(request) };
}

async function create(deps: WebhookRouteDeps, request: AppRequest): Promise<Reply> {
  return withDraft(request, async (draft) =>
    replyTo(await createWebhook(deps, holderOf(request), draft), async ({ secret }) =>
      json({ ...(await answerOf(deps, request)), secret } satisfies ShownWebhookResponse),
    ),
  );
}

async function change(deps: WebhookRouteDeps, request: AppRequest): Promise<Reply> {
  return ofWebhook(request, (id) =>
    withDraft(request, async (draft) =>
      replyTo(await changeWebhook(deps, holderOf(request), id, draft), async () => json(await answerOf(deps, request))),
    ),
  );
}

async function rotate(deps: WebhookRouteDeps, request: AppRequest): Promise<Reply> {
  return ofWebhook(request, async (id) =>
    replyTo(await rotateWebhookSecret(deps, holderOf(request), id), async ({ secret }) =>
      json({ ...(await answerOf(deps, request)), secret } satisfies ShownWebhookResponse),
    ),
  );
}

async function test(deps: Parameters<typeof sendTest>[0], request: AppRequest): Promise<Reply> {
  const parsed = parseTestWebhook(request.body);
  if (!parsed.ok) return badRequest(request.path);
  return ofWebhook(request, async (id) => {
    const outcome = await sendTest(deps, holderOf(request), { id, topic: parsed.value.topic });
    return replyTo(outcome, () => deliveriesOf(deps, request, id));
  });
}

async function again(deps: Pick<Deps, 'db'>, request: AppRequest): Promise<Reply> {
  const delivery = idOf(request, 'delivery');
  if (delivery === null) return notFound(request.path);
  return ofWebhook(request, async (subscriptionId) => {
    const outcome = await sendAgain(deps, siteOf(request).id, { subscriptionId, id: delivery });
    return replyTo(outcome, () => deliveriesOf(deps, request, subscriptionId));
  });
}

async function deliveriesOf(deps: Pick<Deps, 'db'>, request: AppRequest, id: string): Promise<Reply> {
  const found = await loadDeliveries(deps, siteOf(request).id, id);
  if (found === null) return refuse([{ code: 'webhookUnknown' }]);
  return json({ deliveries: found.map(toWireDelivery) } satisfies AppWebhookDeliveriesResponse);
}

async function ofWebhook(request: AppRequest, work: (id: string) => Promise<Reply>): Promise<Reply> {
  const id = idOf(request, 'id');
  return id === null ? notFound(request.path) : work(id);
}

async function withDraft(request: AppRequest, work: (draft: WebhookDraft) => Promise<Reply>): Promise<Reply> {
  const parsed = parseSaveWebhook(request.body);
  return parsed.ok ? work(parsed.value) : badRequest(request.path);
}

function replyTo<Value>(outcome: WebhookOutcome<Value>, tell: (value: Value) => Promise<Reply>): Promise<Reply> {
  return outcome.ok ? tell(outcome.value) : Promise.resolve(refuse(outcome.problems));
}

function refuse(problems: readonly Problem<WebhookCode>[]): Reply {
  const first = problems[0]!;
  const isOfFields = first.field !== undefined;
  const body = isOfFields ? toWireFieldProblems(problems, webhookSentence) : toWireProblem(first, webhookSentence);
  return json(body, { status: statusOf(isOfFields ? 'fieldsInvalid' : first.code) });
}

async function answerOf(deps: Pick<Deps, 'db'>, request: AppRequest): Promise<AppWebhooksResponse> {
  return { webhooks: (await loadOwnerWebhooks(deps, siteOf(request).id)).map(toWire) };
}

function toWire({ createdAt, lastState, lastStatus, lastAt, ...webhook }: OwnerWebhook): WireWebhook {
  const { id, endpointUrl, topics, extensionName, waiting } = webhook;
  const last = lastState && { state: lastState, status: lastStatus, attemptedAt: lastAt?.getTime() ?? null };
  return { id, endpointUrl, topics, extensionName, waiting, createdAt: createdAt.getTime(), last };
}

function toWireDelivery(stored: StoredDelivery): WireWebhookDelivery {
  const { id, topic, isTest, state, attempts, status, answer } = stored;
  return {
    ...{ id, topic, isTest, state, attempts, status, answer },
    occurredAt: stored.occurredAt.getTime(),
    attemptedAt: stored.attemptedAt?.getTime() ?? null,
    nextAttemptAt: state === 'waiting' ? stored.nextAttemptAt.getTime() : null,
  };
}
