import {
  type AppExperimentsResponse,
  type AppInsightSettings,
  appExperimentsPath,
  appInsightSettingsPath,
} from '@quoin/contract/endpoints/running';
import { statusOf, toWireFieldProblems } from '@quoin/contract/problems';
import { parseInsightSettings } from '@quoin/contract/requests';
import { insightSettingsOf, insightSettingsSentence } from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { saveInsightSettings } from '../recordings/insightSettings.ts';
import type { ReportDeps } from '../reports/inOneSnapshot.ts';
import { loadExperiments } from '../reports/loadExperiments.ts';
import { orUnavailable } from './insightAnswers.ts';

const PATH = appInsightSettingsPath(':site').replace('%3A', ':');
const EXPERIMENTS_PATH = appExperimentsPath(':site').replace('%3A', ':');

/** What a site measures of its visitors beyond visits, and what its experiments have shown. */
export function appInsightSettingsRoutes(deps: Pick<Deps, 'db' | 'now' | 'pages'> & ReportDeps): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'siteSettings.read' },
      handle: async (request) => json(insightSettingsOf(siteOf(request).settings) satisfies AppInsightSettings),
    },
    {
      ...{ method: 'GET', path: EXPERIMENTS_PATH, rate: 'read', forgery: 'none', access: 'analytics.read' },
      handle: async (request) =>
        json({
          experiments: await orUnavailable(loadExperiments(deps, siteOf(request))),
        } satisfies AppExperimentsResponse),
    },
    {
      ...{ method: 'PUT', path: PATH, rate: 'write', forgery: 'crumb', access: 'siteSettings.edit:withoutDomains' },
      async handle(request) {
        const parsed = parseInsightSettings(request.body);
        if (!parsed.ok) return badRequest(request.path);
        const { id } = siteOf(request);
        const problems = await saveInsightSettings(deps, id, { entry: parsed.value, actor: actorOf(request) });
        if (problems.length > 0) {
          return json(toWireFieldProblems(problems, insightSettingsSentence), { status: statusOf('fieldsInvalid') });
        }
        deps.pages.invalidate(id);
        return json(parsed.value satisfies AppInsightSettings);
      },
    },
  ];
}
