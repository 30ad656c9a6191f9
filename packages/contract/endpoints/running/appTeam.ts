import { appSitePath } from './appSites.ts';

/** A user who works on a site. */
export interface WireContributor {
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  /** Numbers of ENUM-10. */
  readonly roles: readonly number[];
  readonly isOwner: boolean;
  /** What a change is based on; 409 `contributorChanged` when another user was quicker. */
  readonly epoch: number;
  readonly since: number;
}

export interface WireInvite {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly number[];
  readonly inviter: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

/** GET. */
export interface AppTeamResponse {
  readonly contributors: readonly WireContributor[];
  readonly invites: readonly WireInvite[];
  /** The site requires two-step sign-in of its owner and administrators. */
  readonly requiresTwoStep: boolean;
}

/** POST: 201, the same for every address (SC-52). Also sends again: the link before dies. */
export interface InviteRequest {
  readonly email: string;
  readonly roles: readonly number[];
}

/** PUT. */
export interface ChangeRolesRequest {
  readonly roles: readonly number[];
  readonly epoch: number;
}

/** PUT: whether the site requires two-step sign-in of its owner and administrators. */
export interface TeamSecurityRequest {
  readonly requiresTwoStep: boolean;
}

export function appTeamSecurityPath(site: string): string {
  return appSitePath(site, '/settings/team-security');
}

/** GET, PUT and DELETE below it change one contributor; all changes need a fresh sign-in. */
export function appTeamPath(site: string): string {
  return appSitePath(site, '/contributors');
}

export function appContributorPath(site: string, accountId: string): string {
  return `${appTeamPath(site)}/${encodeURIComponent(accountId)}`;
}

/** POST: that person owns the site from now on. */
export function appOwnershipPath(site: string, accountId: string): string {
  return `${appContributorPath(site, accountId)}/ownership`;
}

/** POST invites; DELETE `/{id}` withdraws. */
export function appInvitesPath(site: string, inviteId?: string): string {
  const path = appSitePath(site, '/invites');
  return inviteId === undefined ? path : `${path}/${encodeURIComponent(inviteId)}`;
}

/** POST, public: what a link is about. The token comes in the body, never in an address. */
export const INVITATION_PATH = '/api/app/invitation';
/** POST, public: agrees, and signs in. */
export const INVITATION_ANSWER_PATH = '/api/app/invitation/answer';

export interface InvitationRequest {
  readonly site: string;
  readonly token: string;
}

/** `agree`: signed in already. `signIn`: the address has an account. `signUp`: it gets one. `otherAccount`: sign out first. */
export type WireInvitationStep = 'agree' | 'signIn' | 'signUp' | 'otherAccount';

export interface InvitationResponse {
  readonly siteTitle: string;
  readonly inviter: string;
  readonly email: string;
  readonly roles: readonly number[];
  readonly expiresAt: number;
  readonly step: WireInvitationStep;
}

export interface InvitationAnswerRequest extends InvitationRequest {
  readonly displayName: string;
  readonly password: string;
}

export interface InvitationAnswerResponse {
  readonly identifier: string;
  /** Accepted; the account also asks for a code before it is signed in. */
  readonly needsCode?: true;
}
