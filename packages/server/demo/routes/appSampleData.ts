import { type AppSampleDataResponse, appSampleDataPath } from '@quoin/contract/endpoints/running';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { loadSampleState, removeSampleData } from '../sample/removeSampleData.ts';

/** Whether a site shows sample data, and the way to be rid of it. */
export function appSampleDataRoutes(deps: Pick<Deps, 'db' | 'pages'>): AppRoute[] {
  const path = appSampleDataPath(':site').replaceAll('%3A', ':');
  return [
    {
      ...{ method: 'GET', path, rate: 'read', forgery: 'none', access: 'signedIn' },
      async handle(request) {
        const answer: AppSampleDataResponse = { state: await loadSampleState(deps, siteOf(request).id) };
        return json(answer);
      },
    },
    {
      ...{ method: 'DELETE', path, rate: 'write', forgery: 'crumb', access: 'siteSettings.edit:withoutDomains' },
      async handle(request) {
        const wasThere = await removeSampleData(deps, siteOf(request).id, actorOf(request));
        return wasThere ? noContent() : notFound({ path: request.path, site: siteOf(request) });
      },
    },
  ];
}
