import type {
  AreaInvitationState,
  AreaJoining,
  MemberAreaDraft,
  Membership,
  RequestAnswer,
} from '@quoin/domain/access';
import { appSitePath } from './appSites.ts';

/** A member area, for who works on the site (`unpublishedSite.read`). */
export interface WireMemberArea {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly joining: AreaJoining;
  /** What opens it, in the owner's order; of a product that is gone the title is ''. */
  readonly products: readonly { readonly id: string; readonly title: string }[];
  /** Titles of the published pages its members see. */
  readonly pages: readonly string[];
  /** To send back with a change. */
  readonly revision: number;
}

/** GET: in the order in which they were made. */
export interface AppMemberAreasResponse {
  readonly areas: readonly WireMemberArea[];
}

/** POST to the same path (201), PUT to one (`content.full`); each answers all areas. */
export type CreateMemberAreaRequest = MemberAreaDraft;

/** 409 `areaChanged` when another user has changed it since that revision. */
export interface SaveMemberAreaRequest extends MemberAreaDraft {
  readonly revision: number;
}

export interface WireAreaMember {
  readonly email: string;
  readonly fullName: string;
  /** Null: nobody has ordered or signed up under this address yet. */
  readonly customerId: string | null;
  readonly hasAccount: boolean;
  /** Milliseconds. */
  readonly since: number;
  readonly until: number | null;
  readonly by: Membership['by'];
}

/** A person who has requested to join and waits. */
export interface WireAreaRequest {
  readonly email: string;
  readonly fullName: string;
  readonly customerId: string | null;
  /** Milliseconds. */
  readonly at: number;
}

/** A person who was invited by mail. Times in milliseconds. */
export interface WireAreaInvitation {
  readonly email: string;
  readonly state: AreaInvitationState;
  readonly sentAt: number;
  readonly expiresAt: number;
}

/**
 * GET …/members (`orders.read`): everybody who is in it now, by address; who asks to be, the longest first; and who is invited,
 * the last one first.
 */
export interface AppAreaMembersResponse {
  readonly members: readonly WireAreaMember[];
  readonly requests: readonly WireAreaRequest[];
  readonly invitations: readonly WireAreaInvitation[];
}

/** POST …/requests (`orders.full`) answers as GET …/members; 409 `areaRequestGone` when it waits no more. */
export interface AnswerAreaRequestRequest {
  readonly email: string;
  readonly answer: RequestAnswer;
}

/** POST …/members (`orders.full`): people by address. Who is taken out stays out, whatever was bought. */
export interface ChangeAreaMembersRequest {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * POST …/invitations (`orders.full`) answers as GET …/members. Inviting an address again sends a new link, and the old one is
 * dead; 409 `areaInvitedOften` when it got enough mails today.
 */
export interface ChangeAreaInvitationsRequest {
  readonly invite: readonly string[];
  readonly withdraw: readonly string[];
}

export function appMemberAreasPath(site: string): string {
  return appSitePath(site, '/member-areas');
}

/** GET of one is not there: the list is short. DELETE (`content.full`) lets its pages be seen by nobody. */
export function appMemberAreaPath(site: string, id: string): string {
  return `${appMemberAreasPath(site)}/${encodeURIComponent(id)}`;
}

export function appAreaMembersPath(site: string, id: string): string {
  return `${appMemberAreaPath(site, id)}/members`;
}

export function appAreaRequestsPath(site: string, id: string): string {
  return `${appMemberAreaPath(site, id)}/requests`;
}

export function appAreaInvitationsPath(site: string, id: string): string {
  return `${appMemberAreaPath(site, id)}/invitations`;
}

/** GET after a fresh sign-in. */
export function appAreaMembersCsvPath(site: string, id: string): string {
  return `${appMemberAreaPath(site, id)}/members.csv`;
}
