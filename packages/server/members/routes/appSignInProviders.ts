import {
  type AppSignInProvidersResponse,
  appSignInProviderPath,
  appSignInProvidersPath,
} from '@quoin/contract/endpoints/running';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseSignInProvider } from '@quoin/contract/requests';
import { type SignInProviderCode, signInProviderSentence } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { loadProviders, removeProvider, saveProvider } from '../services/providerSettings.ts';
import { SERVICE_RETURN_PATH } from '../services/signInByService.ts';

type SignInProviderRouteDeps = Pick<Deps, 'db' | 'keyFor' | 'randomBytes' | 'config'>;

const pattern = (path: string) => path.replaceAll('%3A', ':');
const PATH = pattern(appSignInProvidersPath(':site'));
const ONE = pattern(appSignInProviderPath(':site', ':id'));

/** By which services members of the site sign in (29.7). */
export function appSignInProviderRoutes(deps: SignInProviderRouteDeps): AppRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'siteSettings.read' } as const;
  const access = 'siteSettings.edit:withoutDomains';
  const write = { rate: 'write', forgery: 'crumb', access, freshSignIn: true } as const;
  return [
    { ...read, path: PATH, handle: (request) => show(deps, request) },
    { ...write, method: 'POST', path: PATH, handle: (request) => save(deps, request, null) },
    { ...write, method: 'PUT', path: ONE, handle: (request) => save(deps, request, idOf(request, 'id')) },
    { ...write, method: 'DELETE', path: ONE, handle: (request) => remove(deps, request) },
  ];
}

async function show(deps: SignInProviderRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const answer: AppSignInProvidersResponse = {
    providers: await loadProviders(deps, site.id),
    redirectUri: siteAddress(deps.config, site) + SERVICE_RETURN_PATH,
  };
  return json(answer);
}

async function save(deps: SignInProviderRouteDeps, request: AppRequest, id: string | null): Promise<Reply> {
  const parsed = parseSignInProvider(request.body);
  if (!parsed.ok) return badRequest(request.path);
  if (request.method === 'PUT' && id === null) return notFound(request.path);
  const change = { websiteId: siteOf(request).id, id, draft: parsed.value, actor: actorOf(request) };
  return answer(deps, request, await saveProvider(deps, change));
}

async function remove(deps: SignInProviderRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'id');
  if (id === null) return notFound(request.path);
  const gone = { websiteId: siteOf(request).id, id, actor: actorOf(request) };
  return answer(deps, request, await removeProvider(deps, gone));
}

function answer(
  deps: SignInProviderRouteDeps,
  request: AppRequest,
  problems: readonly Problem<SignInProviderCode>[],
): Promise<Reply> | Reply {
  const [first] = problems;
  if (first === undefined) return show(deps, request);
  const isOfFields = first.field !== undefined;
  const body = isOfFields
    ? toWireFieldProblems(problems, signInProviderSentence)
    : toWireProblem(first, signInProviderSentence);
  return json(body, { status: statusOf(isOfFields ? 'fieldsInvalid' : first.code) });
}
