import type { AccountDeps } from '../accountDeps.ts';
import { saveMembership } from '../storage/accounts.ts';

export interface NewMember {
  readonly websiteId: string;
  readonly accountId: string;
  /** Numbers of ENUM-10. */
  readonly roles: readonly number[];
  readonly isOwner: boolean;
}

/** Lets an account work on a site; repeated, it replaces the roles. They count from the next request on (SES-3). */
export async function addMember(deps: Pick<AccountDeps, 'db' | 'now'>, member: NewMember): Promise<void> {
  await deps.db.acrossSites((trx) => saveMembership(trx, member.accountId, member, new Date(deps.now())));
}
