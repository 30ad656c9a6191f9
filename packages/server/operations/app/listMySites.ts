import { isAllowed } from '@quoin/domain/access';
import type { Deps } from '../../deps.ts';
import { listStaffSites, type StaffSite } from '../../storage/accounts.ts';
import { siteAddress } from './siteAddress.ts';

export interface MySite extends StaffSite {
  readonly url: string;
  readonly access: { readonly orders: boolean; readonly products: boolean; readonly mailbox: boolean };
}

/** The sites a person works on and what is open there. */
export async function listMySites(deps: Pick<Deps, 'db' | 'config'>, accountId: string): Promise<readonly MySite[]> {
  const sites = await deps.db.acrossSites((trx) => listStaffSites(trx, accountId));
  return sites.map((site) => ({
    ...site,
    url: siteAddress(deps.config, site),
    access: {
      orders: isAllowed(site, 'orders.read'),
      products: isAllowed(site, 'products.read'),
      // Mails carry names and addresses of customers.
      mailbox: isAllowed(site, 'orders.read'),
    },
  }));
}
