import type { AppStoreSettingsResponse } from '@quoin/contract/endpoints/store';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseStoreSettings } from '@quoin/contract/requests';
import { settingsSentence, storeProfileSentence } from '@quoin/domain/orders';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { changePreferences, isNamespace, loadPreferences, tidyPreferences } from '../preferences.ts';
import { loadProfile, saveProfile } from '../storeProfile.ts';

type SettingsDeps = Pick<Deps, 'db' | 'pages'>;

const STORE = '/api/app/sites/:site/settings/store';
const PREFERENCES = '/api/v1/commerce-preferences/:namespace';
const READ = { method: 'GET', rate: 'read', forgery: 'none' } as const;
const WRITE = { method: 'PUT', rate: 'write', forgery: 'crumb' } as const;

/** What a store says of itself, and PREF-01. */
export function appStoreSettingsRoutes(deps: SettingsDeps): AppRoute[] {
  return [
    { ...READ, path: STORE, access: 'siteSettings.read', handle: (request) => show(deps, request) },
    { ...WRITE, path: STORE, access: 'siteSettings.edit:withoutDomains', handle: (request) => save(deps, request) },
    {
      ...READ,
      path: PREFERENCES,
      access: 'commerceSettings.read',
      handle: (request) => showPreferences(deps, request),
    },
    { ...WRITE, path: PREFERENCES, access: 'commerceSettings.full', handle: (request) => keep(deps, request) },
  ];
}

async function show(deps: SettingsDeps, request: AppRequest): Promise<Reply> {
  const view = await loadProfile(deps, siteOf(request).id);
  if (view === null) return notFound(request.path);
  const { revision, ...settings } = view.profile;
  const answer: AppStoreSettingsResponse = { settings, revision, mayChangeCurrency: view.mayChangeCurrency };
  return json(answer);
}

async function save(deps: SettingsDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseStoreSettings(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { id } = siteOf(request);
  const { settings: profile, revision } = parsed.value;
  const member = request.member ?? { roles: [], isOwner: false };
  const saved = await saveProfile(deps, id, { actor: actorOf(request), member, profile, revision });
  if ('revision' in saved) {
    deps.pages.invalidate(id);
    return json({ revision: saved.revision });
  }
  const [first] = saved.problems;
  if (first?.code === 'settingsChanged') {
    const now = await loadProfile(deps, id);
    const problem = toWireProblem(first, storeProfileSentence);
    return json({ ...problem, theirs: now?.profile ?? null }, { status: statusOf(first.code) });
  }
  return json(toWireFieldProblems(saved.problems, storeProfileSentence), { status: statusOf('fieldsInvalid') });
}

async function showPreferences(deps: SettingsDeps, request: AppRequest): Promise<Reply> {
  const namespace = request.params.namespace ?? '';
  if (!isNamespace(namespace)) return badRequest(request.path);
  return json(await loadPreferences(deps, siteOf(request).id, namespace));
}

async function keep(deps: SettingsDeps, request: AppRequest): Promise<Reply> {
  const namespace = request.params.namespace ?? '';
  if (!isNamespace(namespace)) return badRequest(request.path);
  const value = request.bodyType === 'json' ? tidyPreferences(request.body) : null;
  const change = value && { namespace, value, actor: actorOf(request) };
  const kept = change && (await changePreferences(deps, siteOf(request).id, change));
  return kept === null ? refuseWith({ code: 'preferencesInvalid' }, settingsSentence) : json(kept);
}
