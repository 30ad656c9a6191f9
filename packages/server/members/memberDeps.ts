import { typedCode } from '@quoin/domain/formats';
import type { Deps } from '../deps.ts';
import type { deleteOldInvitations, moveMembershipStatuses } from '../memberAreas/index.ts';
import type { Site } from '../sites/index.ts';
import type { Passwords, SignInDelays } from '../team/index.ts';

/** What the operations on members use; `createMembers` builds passwords and delays once per process. */
export interface MemberDeps extends Pick<Deps, 'db' | 'now' | 'randomBytes' | 'keyFor'> {
  readonly config: Pick<Deps['config'], 'appOrigin' | 'sitesDomain'>;
  readonly passwords: Passwords;
  readonly delays: SignInDelays;
  readonly areas: MemberAreaWork;
}

/** What happens to a person's member areas; in the same transaction. */
export interface MemberAreaWork {
  /** The person has another address. */
  readonly moveMembershipStatuses: typeof moveMembershipStatuses;
  /** Housekeeping. */
  readonly deleteOldInvitations: typeof deleteOldInvitations;
}

/** A visitor who is signed in to a site. */
export interface SignedInMember {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  /** Of this browser; what the crumb is bound to. */
  readonly sessionToken: string;
  /** Leads to the cart that is the member's on every device; never leaves the server. */
  readonly cartToken: string;
}

export type MemberOf = Pick<SignedInMember, 'id'>;

/** Keys of the sign-in delays: one address has an account on many sites. */
export function delayKey(site: Pick<Site, 'id'>, email: string): string {
  return `${site.id}|${typedCode(email)}`;
}
