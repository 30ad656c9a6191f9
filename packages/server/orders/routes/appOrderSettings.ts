import type { AppOrderSettingsResponse } from '@quoin/contract/endpoints/store';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseOrderSettings } from '@quoin/contract/requests';
import { orderSettingsSentence } from '@quoin/domain/orders';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { changeOrderSettings, loadOrderSettings } from '../orderSettings.ts';

type SettingsDeps = Pick<Deps, 'db' | 'pages'>;

const PATH = '/api/app/sites/:site/settings/orders';

/** Seller, number series, times to pay, refunds, withdrawal, dunning: what an owner decides about orders. */
export function appOrderSettingsRoutes(deps: SettingsDeps): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'commerceSettings.read' },
      handle: (request) => show(deps, request),
    },
    {
      ...{ method: 'PUT', path: PATH, rate: 'write', forgery: 'crumb', access: 'commerceSettings.full' },
      handle: (request) => save(deps, request),
    },
  ];
}

async function show(deps: SettingsDeps, request: AppRequest): Promise<Reply> {
  const view = await loadOrderSettings(deps, siteOf(request).id);
  return view === null ? notFound(request.path) : json(view satisfies AppOrderSettingsResponse);
}

async function save(deps: SettingsDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseOrderSettings(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { id } = siteOf(request);
  const saved = await changeOrderSettings(deps, id, { ...parsed.value, actor: actorOf(request) });
  if ('revision' in saved) {
    deps.pages.invalidate(id);
    return json({ revision: saved.revision });
  }
  const [first] = saved.problems;
  if (first?.code === 'settingsChanged') {
    const now = await loadOrderSettings(deps, id);
    const problem = toWireProblem(first, orderSettingsSentence);
    return json({ ...problem, theirs: now?.settings ?? null }, { status: statusOf(first.code) });
  }
  return json(toWireFieldProblems(saved.problems, orderSettingsSentence), { status: statusOf('fieldsInvalid') });
}
