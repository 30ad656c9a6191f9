import type { Deps } from '../../deps.ts';
import type { ApiRoute } from '../../platform/http/apiPipeline.ts';
import { apiInventoryRoutes } from './apiInventory.ts';
import { apiProfileRoutes } from './apiProfiles.ts';
import { apiTransactionRoutes } from './apiTransactions.ts';
import { apiWebhookRoutes } from './apiWebhooks.ts';
import { apiWebsiteRoutes } from './apiWebsite.ts';
import { apiAddressBookRoutes } from './contacts/apiAddressBook.ts';
import { apiContactRoutes } from './contacts/apiContacts.ts';
import { apiSummaryRoutes } from './contacts/apiSummaries.ts';
import { apiDiscountRoutes } from './discounts/apiDiscounts.ts';
import { apiOrderRoutes } from './orders/apiOrders.ts';
import { apiProductRoutes } from './products/apiProducts.ts';

/** Every route of the Commerce API. */
export function apiRoutes(
  deps: Pick<Deps, 'db' | 'pages' | 'config' | 'newId' | 'now' | 'keyFor' | 'randomBytes' | 'files'>,
): ApiRoute[] {
  return [
    ...apiWebsiteRoutes(deps),
    ...apiInventoryRoutes(deps),
    ...apiOrderRoutes(deps),
    ...apiProductRoutes(deps),
    ...apiProfileRoutes(deps),
    ...apiContactRoutes(deps),
    ...apiAddressBookRoutes(deps),
    ...apiDiscountRoutes(deps),
    ...apiSummaryRoutes(deps),
    ...apiTransactionRoutes(deps),
    ...apiWebhookRoutes(deps),
  ];
}
