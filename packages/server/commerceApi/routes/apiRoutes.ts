import type { Deps } from '../../deps.ts';
import type { ApiRoute } from '../../platform/http/apiPipeline.ts';
import { apiInventoryRoutes } from './apiInventory.ts';
import { apiOrderRoutes } from './apiOrders.ts';
import { apiProductRoutes } from './apiProducts.ts';
import { apiProfileRoutes } from './apiProfiles.ts';
import { apiTransactionRoutes } from './apiTransactions.ts';
import { apiWebhookRoutes } from './apiWebhooks.ts';
import { apiWebsiteRoutes } from './apiWebsite.ts';

/** Every route of the Commerce API. */
export function apiRoutes(
  deps: Pick<Deps, 'db' | 'pages' | 'config' | 'newId' | 'now' | 'keyFor' | 'randomBytes'>,
): ApiRoute[] {
  return [
    ...apiWebsiteRoutes(deps),
    ...apiInventoryRoutes(deps),
    ...apiOrderRoutes(deps),
    ...apiProductRoutes(deps),
    ...apiProfileRoutes(deps),
    ...apiTransactionRoutes(deps),
    ...apiWebhookRoutes(deps),
  ];
}
