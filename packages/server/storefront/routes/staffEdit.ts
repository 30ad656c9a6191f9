import { editPath, STAFF_EDIT_PATH } from '@quoin/contract/endpoints/running';
import type { Deps } from '../../deps.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { redirect } from '../../platform/http/replies/reply.ts';
import type { AppRoute, SiteRoute } from '../../platform/http/route.ts';
import { type EditingPlaceDeps, findEditingPlace } from '../findEditingPlace.ts';
import { wantedPath } from './staffVisit.ts';

const GET = { method: 'GET', rate: 'page', forgery: 'none' } as const;

/** From a page of the site to the app: who may edit it there, and where, the app says. */
export function staffEditRoutes({ config }: Pick<Deps, 'config'>): SiteRoute[] {
  return [
    {
      ...{ ...GET, path: STAFF_EDIT_PATH },
      handle: async (request) =>
        redirect(`${config.appOrigin}${editPath(request.site.identifier, wantedPath(request))}`),
    },
  ];
}

/** The app's side: the place where a page, a post or a product is edited. */
export function staffEditAppRoutes(deps: EditingPlaceDeps): AppRoute[] {
  const path = editPath(':site').replace('%3A', ':');
  return [
    {
      ...{ ...GET, path, access: 'signedIn' },
      handle: async (request) => redirect(await findEditingPlace(deps, siteOf(request), wantedPath(request))),
    },
  ];
}
