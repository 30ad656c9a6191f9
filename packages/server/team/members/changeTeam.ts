import {
  type Contributor,
  type ContributorCode,
  decideRemoval,
  decideRoleChange,
  decideTransfer,
  ROLES,
} from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { changeMember, deleteMember, listContributors, lockMembers } from '../storage/contributors.ts';

/** Who does it, where, to whom. */
export interface TeamChange {
  readonly websiteId: string;
  readonly actor: Actor & { readonly accountId: string };
  readonly accountId: string;
}

interface Team {
  readonly actor: Contributor;
  readonly all: readonly (Contributor & { readonly epoch: number })[];
  readonly accountId: string;
}

/** Changes a contributor's roles. Earlier sessions are no longer valid for this site (SES-3). */
export function changeRoles(
  deps: Pick<Deps, 'db'>,
  change: TeamChange,
  { roles: wanted, epoch }: { readonly roles: readonly number[]; readonly epoch: number },
): Promise<Outcome<readonly number[], ContributorCode>> {
  return withTeam(deps, change, async (trx, team, title) => {
    const target = team.all.find(({ accountId }) => accountId === change.accountId);
    const roles = decideRoleChange(team, wanted);
    if (!roles.ok) return roles;
    if (target === undefined || target.epoch !== epoch) return refuse('contributorChanged');
    await changeMember(trx, change.websiteId, change.accountId, { roles: roles.value, isOwner: false });
    const details = { from: target.roles, to: roles.value };
    await note(trx, change, 'contributor.changeRoles', title, details);
    return roles;
  });
}

/** Removes a contributor from the site: their next request gets a 404 (RC-13). */
export function removeContributor(deps: Pick<Deps, 'db'>, change: TeamChange): Promise<Outcome<null, ContributorCode>> {
  return withTeam(deps, change, async (trx, team, title) => {
    const target = decideRemoval(team);
    if (!target.ok) return target;
    await deleteMember(trx, change.websiteId, change.accountId);
    const action = change.accountId === change.actor.accountId ? 'contributor.leave' : 'contributor.remove';
    await note(trx, change, action, title, { roles: target.value.roles });
    return accept(null);
  });
}

/** Hands the site over; who had it stays an administrator. */
export function transferOwnership(deps: Pick<Deps, 'db'>, change: TeamChange): Promise<Outcome<null, ContributorCode>> {
  return withTeam(deps, change, async (trx, team, title) => {
    const target = decideTransfer(team);
    if (!target.ok) return target;
    const { websiteId, accountId, actor } = change;
    // One owner at a time: the flag is taken before it is given.
    await changeMember(trx, websiteId, actor.accountId, { roles: [ROLES.admin], isOwner: false });
    await changeMember(trx, websiteId, accountId, { roles: target.value.roles, isOwner: true });
    await note(trx, change, 'contributor.transfer', title, {});
    return accept(null);
  });
}

type Decide<Value> = (trx: SiteTransaction, team: Team, title: string) => Promise<Outcome<Value, ContributorCode>>;

async function withTeam<Value>(
  { db }: Pick<Deps, 'db'>,
  { websiteId, actor, accountId }: TeamChange,
  decide: Decide<Value>,
): Promise<Outcome<Value, ContributorCode>> {
  const people = await db.acrossSites((trx) => listContributors(trx, websiteId));
  const title = people.find((each) => each.accountId === accountId)?.email ?? '';
  return db.inSite({ websiteId }, async (trx) => {
    const all = await lockMembers(trx, websiteId);
    const self = all.find((each) => each.accountId === actor.accountId);
    // Removed since the request was admitted: the same answer as for anyone who isn't a contributor.
    if (self === undefined) return refuse('contributorUnknown');
    return decide(trx, { actor: self, all, accountId }, title);
  });
}

function note(
  trx: SiteTransaction,
  { websiteId, actor, accountId }: TeamChange,
  action: `contributor.${string}`,
  subjectTitle: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  return recordAudit(trx, { websiteId, actor, action, subjectId: accountId, subjectTitle, details });
}
