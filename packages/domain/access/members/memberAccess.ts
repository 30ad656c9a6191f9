/** How people come into an area: whoever has an account, who asks and is let in, whoever buys one of its products, or only whom the owner adds. */
export const AREA_JOININGS = ['free', 'approval', 'paid', 'invited'] as const;
export type AreaJoining = (typeof AREA_JOININGS)[number];

/** What was said of one person in one area by hand: joined or asked to by themselves; added, taken out, let in or declined by the owner. */
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

/** Everything that decides about one person and one area: nothing of it is a membership of its own (decision 0047). */
export interface MembershipFacts {
  readonly standing: { readonly kind: MembershipStatus; readonly at: number } | null;
  /** Moments at which a product that opens the area was bought once and for all, paid and neither canceled nor paid back. */
  readonly purchases: readonly number[];
  readonly subscriptions: readonly PaidSubscription[];
}

export interface Membership {
  readonly since: number;
  /** Null: until somebody ends it. */
  readonly until: number | null;
  readonly by: 'joined' | 'added' | 'admitted' | 'bought' | 'subscribed';
}

/**
 * Whether somebody is in an area now; null for no. Who was taken out by the owner is out whatever was bought. A subscription
 * that runs, or whose charge is tried again, is in; one that is paused, canceled or over is in as long as it is paid for.
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

/** Whether somebody with these memberships may see a page of those areas. A page of no area is nobody's. */
export function maySeeAreas(areas: readonly string[], isMemberOf: (areaId: string) => boolean): boolean {
  return areas.some(isMemberOf);
}
