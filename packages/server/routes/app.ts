import type { Deps } from '../deps.ts';
import type { AppRoute } from '../http/route.ts';
import { appHomeRoutes } from './appHome.ts';
import { appImagesRoutes } from './appImages.ts';
import { appMailboxRoutes } from './appMailbox.ts';
import { appOrdersRoutes } from './appOrders.ts';
import { appPagesRoutes, type PageRouteDeps } from './appPages.ts';
import { appProductsRoutes } from './appProducts.ts';
import { appSessionRoutes, type SessionRouteDeps } from './appSession.ts';
import { appSitesRoutes } from './appSites.ts';

export type AppRouteDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'config' | 'files' | 'keyFor'> &
  PageRouteDeps &
  SessionRouteDeps;

/** Every door of the app. */
export function appRoutes(deps: AppRouteDeps): AppRoute[] {
  return [
    ...appPagesRoutes(deps),
    ...appSessionRoutes(deps),
    ...appSitesRoutes(deps),
    ...appHomeRoutes(deps),
    ...appOrdersRoutes(deps),
    ...appProductsRoutes(deps),
    ...appMailboxRoutes(deps),
    ...appImagesRoutes(deps),
  ];
}
