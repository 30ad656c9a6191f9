import {
  type AppApiKeysResponse,
  appApiKeyPath,
  appApiKeyRotationPath,
  appApiKeysPath,
  type ShownApiKeyResponse,
  type WireApiKey,
} from '@quoin/contract/endpoints/running';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseSaveApiKey } from '@quoin/contract/requests';
import { type ApiKeyDraft, apiKeySentence } from '@quoin/domain/access';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import {
  type ApiKeyDeps,
  changeApiKey,
  createApiKey,
  type KeysOutcome,
  loadApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '../changeApiKeys.ts';
import type { StoredApiKey } from '../storage/apiKeys.ts';

const pattern = (path: string) => path.replaceAll('%3A', ':');
const PATH = pattern(appApiKeysPath(':site'));
const ONE = pattern(appApiKeyPath(':site', ':id'));
const ROTATION = pattern(appApiKeyRotationPath(':site', ':id'));

/** Keys of programs (EDIT-09): for the owner and administrators. A key opens as much as a password, and costs one. */
export function appApiKeyRoutes(deps: ApiKeyDeps): AppRoute[] {
  const write = { rate: 'write', forgery: 'crumb', access: 'connections.full', freshSignIn: true } as const;
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'connections.read' },
      handle: async (request) => json(answerOf(await loadApiKeys(deps, siteOf(request).id))),
    },
    {
      ...{ ...write, method: 'POST', path: PATH },
      handle: (request) =>
        withDraft(request, (draft) => createApiKey(deps, siteOf(request).id, { draft, actor: actorOf(request) })),
    },
    {
      ...{ ...write, method: 'PUT', path: ONE },
      handle: (request) =>
        ofKey(request, (id) =>
          withDraft(request, (draft) => changeApiKey(deps, siteOf(request).id, { id, draft, actor: actorOf(request) })),
        ),
    },
    {
      ...{ ...write, method: 'POST', path: ROTATION },
      handle: (request) =>
        ofKey(request, async (id) =>
          replyTo(await rotateApiKey(deps, siteOf(request).id, { id, actor: actorOf(request) })),
        ),
    },
    {
      ...{ ...write, method: 'DELETE', path: ONE },
      handle: (request) =>
        ofKey(request, async (id) =>
          replyTo(await revokeApiKey(deps, siteOf(request).id, { id, actor: actorOf(request) })),
        ),
    },
  ];
}

async function ofKey(request: AppRequest, work: (id: string) => Promise<Reply>): Promise<Reply> {
  const id = idOf(request, 'id');
  return id === null ? notFound(request.path) : work(id);
}

async function withDraft(request: AppRequest, work: (draft: ApiKeyDraft) => Promise<KeysOutcome>): Promise<Reply> {
  const parsed = parseSaveApiKey(request.body);
  return parsed.ok ? replyTo(await work(parsed.value)) : badRequest(request.path);
}

function replyTo(outcome: KeysOutcome): Reply {
  if (!('problems' in outcome)) {
    const answer = answerOf(outcome.keys);
    const { shown: key } = outcome;
    return key === undefined ? json(answer) : json({ ...answer, key } satisfies ShownApiKeyResponse);
  }
  const { problems } = outcome;
  const first = problems[0]!;
  const isOfFields = first.field !== undefined;
  const body = isOfFields ? toWireFieldProblems(problems, apiKeySentence) : toWireProblem(first, apiKeySentence);
  return json(body, { status: statusOf(isOfFields ? 'fieldsInvalid' : first.code) });
}

function answerOf(keys: readonly StoredApiKey[]): AppApiKeysResponse {
  return { keys: keys.map(toWire) };
}

function toWire({ createdAt, rotatedAt, lastUsedAt, ...same }: StoredApiKey): WireApiKey {
  return {
    ...same,
    createdAt: createdAt.getTime(),
    rotatedAt: rotatedAt?.getTime() ?? null,
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  };
}
