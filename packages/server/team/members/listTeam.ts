import type { Deps } from '../../deps.ts';
import { listInvites, type StoredInvite } from '../storage/contributorInvites.ts';
import { type ContributorRow, listContributors } from '../storage/contributors.ts';

export interface Team {
  readonly contributors: readonly ContributorRow[];
  readonly invites: readonly StoredInvite[];
}

/** Lists a site's contributors and open invitations. */
export async function listTeam({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<Team> {
  const contributors = await db.acrossSites((trx) => listContributors(trx, websiteId));
  const invites = await db.inSite({ websiteId }, (trx) => listInvites(trx, websiteId));
  return { contributors, invites };
}
