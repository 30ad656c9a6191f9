import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { SITE_LIMITS, type SiteCode } from '@quoin/domain/sections';
import type { Deps } from '../deps.ts';
import { countMemberships } from './storage/ownSites.ts';

/**
 * Whether somebody may make a site: as the installation says (NEW_SITES). `owners` means who owns a site, or works on none:
 * people who were invited to work on somebody else's make none of their own.
 */
export async function mayMakeSites(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  accountId: string,
): Promise<Outcome<null, SiteCode>> {
  const { owned, memberships } = await db.acrossSites((trx) => countMemberships(trx, accountId));
  const isLetIn = config.newSites === 'everyone' || (config.newSites === 'owners' && (owned > 0 || memberships === 0));
  if (!isLetIn) return refuse('newSitesNotAllowed');
  const max = SITE_LIMITS.perAccount;
  return owned < max ? accept(null) : refuse('tooManySites', { values: { max } });
}
