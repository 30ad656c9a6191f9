import type { ApiWebsite } from '@quoin/contract/commerceApi';
import type { Deps } from '../../deps.ts';
import { type ApiRequest, type ApiRoute, apiRefusal } from '../../platform/http/apiPipeline.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { weightUnit } from '../../pricing/index.ts';
import { homeCountry, siteAddress } from '../../sites/index.ts';
import { memberOf } from '../memberOf.ts';

/** Whose key it is: the first thing that most programs ask. */
export function apiWebsiteRoutes(deps: Pick<Deps, 'config' | 'db'>): ApiRoute[] {
  return [
    {
      ...{ method: 'GET', path: '/1.0/authorization/website', scope: null },
      handle: async (request) => json(websiteOf(request, siteAddress(deps.config, request.program.site))),
    },
    {
      ...{ method: 'GET', path: '/1.0/authorization/member', scope: null, isForExtensions: true },
      handle: (request) => member(deps, request),
    },
  ];
}

/** Who has connected the extension. A key is nobody's. */
async function member({ db }: Pick<Deps, 'db'>, request: ApiRequest): Promise<Reply> {
  const found = await memberOf({ db }, request.program);
  return found === null ? apiRefusal(request, { code: 'memberUnknown' }) : json(found);
}

function websiteOf({ program: { site } }: ApiRequest, url: string): ApiWebsite {
  return {
    ...{ id: site.id, siteId: site.identifier, title: site.title, url, language: site.language },
    ...{ timeZone: site.timeZone, currency: site.currency },
    measurementStandard: weightUnit(site) === 'POUND' ? 'IMPERIAL' : 'METRIC',
    location: { country: homeCountry(site), region: null },
  };
}
