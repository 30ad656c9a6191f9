import type { Deps } from '../../deps.ts';
import { siteAddress } from '../../sites/index.ts';
import { listStaffSites, type StaffSite } from '../storage/accounts.ts';

export interface MySite extends StaffSite {
  readonly url: string;
}

/** The sites a person works on. */
export async function listMySites(deps: Pick<Deps, 'db' | 'config'>, accountId: string): Promise<readonly MySite[]> {
  const sites = await deps.db.acrossSites((trx) => listStaffSites(trx, accountId));
  return sites.map((site) => ({ ...site, url: siteAddress(deps.config, site) }));
}
