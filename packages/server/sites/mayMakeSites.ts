import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { SITE_LIMITS, type SiteCode } from '@quoin/domain/sections';
import type { Deps } from '../deps.ts';
import { countMemberships } from './storage/ownSites.ts';

/**
 * Reports whether a user may make a site, as the installation specifies (NEW_SITES). `owners` means users who own a
 * site, or work on none: people who were invited to work on another user's site make none of their own.
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
