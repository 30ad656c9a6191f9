import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { AREAS, type Capability, grantOf, isAllowed, type Member } from './capabilities.ts';
import { isRole, ROLES, type Role } from './roles.ts';

/** A user who works on a site, as the rules about contributors see them. */
export interface Contributor extends Member {
  readonly accountId: string;
}

/** An invitation counts once, for this long. */
export const INVITE_DAYS = 7;
/** Invitations of a site that nobody has answered yet. */
export const MAX_OPEN_INVITES = 50;

/** Mails to one address in a day, so that nobody's mailbox is filled (SC-44). */
export const INVITES_PER_DAY = 3;
/** reliability 1.7: what needs a sign-in that is not older. */
export const FRESH_SIGN_IN_MS = 10 * 60_000;

/** How long the link for a new password works. */
export const STAFF_LINK_MS = 60 * 60_000;

export type ContributorCode =
  | 'rolesMissing'
  | 'roleUnknown'
  | 'roleNotYours'
  | 'ownerStays'
  | 'ownerOnly'
  | 'adminsByOwner'
  | 'lastAdmin'
  | 'ownRoles'
  | 'contributorUnknown'
  | 'contributorChanged'
  | 'alreadyContributor'
  | 'tooManyInvites'
  | 'invitedTooOften'
  | 'inviteUnknown'
  | 'inviteForOther'
  | 'freshSignInNeeded';

/** Returns the roles as they are stored: known, each once, in ascending order. `none` is stored only alone. */
export function decideRoles(wanted: readonly number[]): Outcome<readonly Role[], ContributorCode> {
  const roles = [...new Set(wanted)].filter(isRole).sort((left, right) => left - right);
  if (wanted.some((role) => !isRole(role))) return refuse('roleUnknown', { field: 'roles' });
  if (roles.length === 0) return refuse('rolesMissing', { field: 'roles' });
  return accept(roles.length > 1 ? roles.filter((role) => role !== ROLES.none) : roles);
}

/** AUT-3: nobody grants a capability that he lacks. */
export function mayGrant(actor: Member, role: Role): boolean {
  return AREAS.every((area) => {
    const grant = grantOf(role, area);
    if (grant === null) return true;
    const capability = `${area}.${grant.level}${grant.scope === null ? '' : `:${grant.scope}`}`;
    return isAllowed(actor, capability as Capability);
  });
}

/** Decides on inviting a user with these roles. */
export function decideInvite(actor: Member, wanted: readonly number[]): Outcome<readonly Role[], ContributorCode> {
  const roles = decideRoles(wanted);
  if (!roles.ok) return roles;
  return roles.value.every((role) => mayGrant(actor, role)) ? roles : refuse('roleNotYours', { field: 'roles' });
}

interface Change {
  readonly actor: Contributor;
  /** Everybody of the site, the actor included. */
  readonly all: readonly Contributor[];
  readonly accountId: string;
}

/** Decides the roles that replace a user's present ones. */
export function decideRoleChange(change: Change, wanted: readonly number[]): Outcome<readonly Role[], ContributorCode> {
  const target = decideTarget(change);
  if (!target.ok) return target;
  if (change.accountId === change.actor.accountId) return refuse('ownRoles');
  const roles = decideInvite(change.actor, wanted);
  if (!roles.ok) return roles;
  const isAdminStill = roles.value.includes(ROLES.admin);
  if (!isAdminStill && isAdmin(target.value)) {
    const problem = whyAdminStays(change);
    if (problem !== null) return refuse(problem);
  }
  return roles;
}

/** Decides whether a user may be removed from the site. Everybody but the owner may leave. */
export function decideRemoval(change: Change): Outcome<Contributor, ContributorCode> {
  const target = decideTarget(change);
  if (!target.ok || !isAdmin(target.value)) return target;
  const problem = whyAdminStays(change);
  return problem === null ? target : refuse(problem);
}

/** Allows only the owner to transfer the site, and only to a user who works on it. */
export function decideTransfer({ actor, all, accountId }: Change): Outcome<Contributor, ContributorCode> {
  if (!actor.isOwner) return refuse('ownerOnly');
  const target = all.find((each) => each.accountId === accountId);
  return target === undefined || target.isOwner ? refuse('contributorUnknown') : accept(target);
}

function decideTarget({ all, accountId }: Change): Outcome<Contributor, ContributorCode> {
  const target = all.find((each) => each.accountId === accountId);
  if (target === undefined) return refuse('contributorUnknown');
  return target.isOwner ? refuse('ownerStays') : accept(target);
}

function isAdmin(member: Member): boolean {
  return member.isOwner || member.roles.includes(ROLES.admin);
}

function whyAdminStays({ actor, all, accountId }: Change): ContributorCode | null {
  if (!all.some((each) => each.accountId !== accountId && isAdmin(each))) return 'lastAdmin';
  return actor.isOwner || actor.accountId === accountId ? null : 'adminsByOwner';
}
