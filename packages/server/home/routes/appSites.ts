import { APP_SITES_PATH, type AppSitesResponse } from '@quoin/contract/endpoints/running';
import type { Deps } from '../../deps.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { listMySites } from '../../team/index.ts';
import { toWireSite } from './siteWire.ts';

export function appSitesRoutes(deps: Pick<Deps, 'db' | 'config'>): AppRoute[] {
  return [
    {
      method: 'GET',
      path: APP_SITES_PATH,
      rate: 'read',
      forgery: 'none',
      access: 'signedIn',
      async handle(request) {
        const sites = request.staff ? await listMySites(deps, request.staff.accountId) : [];
        const answer: AppSitesResponse = { sites: sites.map(toWireSite) };
        return json(answer);
      },
    },
  ];
}
