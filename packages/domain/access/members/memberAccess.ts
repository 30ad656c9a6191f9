/**
 * How people join an area: with an account, by a request that is admitted, by buying one of its products, or only when
 * the owner adds them.
 */
export const AREA_JOININGS = ['free', 'approval', 'paid', 'invited'] as const;
export type AreaJoining = (typeof AREA_JOININGS)[number];

/**
 * What was set by hand for one person in one area: joined or requested by themselves; added, removed, admitted or
 * declined by the owner.
 */
export const MEMBERSHIP_STATUSES = ['joined', 'added', 'removed', 'requested', 'admitted', 'declined'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** A subscription to a product that opens the area. Moments in milliseconds, by the subscription's own clock. */
export interface PaidSubscription {
  readonly status: 'active' | 'paused' | 'past_due' | 'canceled' | 'completed';
  readonly since: number;
  /** The first moment that is not paid for. */
  readonly paidUntil: number;
  /** What was paid last was given back. */
  readonly isPaidBack: boolean;
  readonly now: number;
}

/** Everything that decides about one person and one area. No part of it is a membership by itself (decision 0047). */
export interface MembershipFacts {
  readonly standing: { readonly kind: MembershipStatus; readonly at: number } | null;
  /** Moments at which a product that opens the area was bought once and for all, paid and neither canceled nor paid back. */
  readonly purchases: readonly number[];
  readonly subscriptions: readonly PaidSubscription[];
}

export interface Membership {
  readonly since: number;
  /** Null: until someone ends it. */
  readonly until: number | null;
  readonly by: 'joined' | 'added' | 'admitted' | 'bought' | 'subscribed';
}

/**
 * Returns a person's membership in an area now; null for none. A person removed by the owner is out, whatever they
 * bought. A subscription that runs, or whose charge is retried, is in. One that is paused, canceled or over is in as
 * long as it is paid for.
 */
export function decideMembership({ standing, purchases, subscriptions }: MembershipFacts): Membership | null {
  if (standing?.kind === 'removed') return null;
  // A request, and the no to one, take nothing from who buys.
  if (standing?.kind === 'joined' || standing?.kind === 'added' || standing?.kind === 'admitted')
    return { since: standing.at, until: null, by: standing.kind };
  if (purchases.length > 0) return { since: Math.min(...purchases), until: null, by: 'bought' };
  const open = subscriptions.filter(isOpen);
  const [first] = open;
  if (first === undefined) return null;
  const ends = open.map((one) => (isRunning(one) ? null : one.paidUntil));
  const until = ends.includes(null) ? null : Math.max(...ends.filter((end) => end !== null));
  return { since: Math.min(...open.map(({ since }) => since)), until, by: 'subscribed' };
}

function isRunning({ status }: PaidSubscription): boolean {
  return status === 'active' || status === 'past_due';
}

function isOpen(one: PaidSubscription): boolean {
  return !one.isPaidBack && (isRunning(one) || one.now < one.paidUntil);
}

/**
 * Reports whether a person with these memberships may see a page of those areas. A page of no area is visible to no
 * one.
 */
export function maySeeAreas(areas: readonly string[], isMemberOf: (areaId: string) => boolean): boolean {
  return areas.some(isMemberOf);
}
