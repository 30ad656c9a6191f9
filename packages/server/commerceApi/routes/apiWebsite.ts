import type { ApiWebsite } from '@quoin/contract/commerceApi';
import type { Deps } from '../../deps.ts';
import { type ApiRequest, type ApiRoute, apiRefusal } from '../../platform/http/apiPipeline.ts';
import { json } from '../../platform/http/replies/reply.ts';
import { weightUnit } from '../../pricing/index.ts';
import { homeCountry, siteAddress } from '../../sites/index.ts';

/** Whose key it is: the first thing that most programs ask. */
export function apiWebsiteRoutes({ config }: Pick<Deps, 'config'>): ApiRoute[] {
  return [
    {
      ...{ method: 'GET', path: '/1.0/authorization/website', scope: null },
      handle: async (request) => json(websiteOf(request, siteAddress(config, request.program.site))),
    },
    {
      // Only people who signed in are members, keys are not.
      ...{ method: 'GET', path: '/1.0/authorization/member', scope: null },
      handle: async (request) => apiRefusal(request, { code: 'oauthNeeded' }),
    },
  ];
}

function websiteOf({ program: { site } }: ApiRequest, url: string): ApiWebsite {
  return {
    ...{ id: site.id, siteId: site.identifier, title: site.title, url, language: site.language },
    ...{ timeZone: site.timeZone, currency: site.currency },
    measurementStandard: weightUnit(site) === 'POUND' ? 'IMPERIAL' : 'METRIC',
    location: { country: homeCountry(site), region: null },
  };
}
