import type { Deps } from '../deps.ts';
import { type DeletedSite, listDeletedSites, mayMakeSites } from '../sites/index.ts';
import { listSiteCopies, type NamedCopy } from './storage/siteCopies.ts';

export interface SitesOverview {
  readonly mayMake: boolean;
  readonly copies: readonly NamedCopy[];
  readonly deleted: readonly DeletedSite[];
}

/**
 * Loads what concerns a user's sites besides those that are open: copies under way, deleted ones, whether there may be
 * more.
 */
export async function loadSitesOverview(deps: Pick<Deps, 'db' | 'config'>, accountId: string): Promise<SitesOverview> {
  const { ok } = await mayMakeSites(deps, accountId);
  return deps.db.acrossSites(async (trx) => ({
    mayMake: ok,
    copies: await listSiteCopies(trx, accountId),
    deleted: await listDeletedSites(trx, accountId),
  }));
}
