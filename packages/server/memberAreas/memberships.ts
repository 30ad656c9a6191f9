import { decideMembership, type Membership, type PaidSubscription } from '@quoin/domain/access';
import { momentInZone } from '@quoin/domain/formats';
import { paidUntil } from '@quoin/domain/orders';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { MemberArea } from './storage/memberAreas.ts';
import {
  type FactsOf,
  listMembershipStatuses,
  listPurchases,
  listSubscribed,
  type MembershipStatusRow,
  type PurchaseRow,
  type SubscribedRow,
} from './storage/membershipFacts.ts';

/** Rows that tell about memberships: of one person, or of everybody. */
interface MembershipFacts {
  readonly standings: readonly MembershipStatusRow[];
  readonly purchases: readonly PurchaseRow[];
  readonly subscribed: readonly SubscribedRow[];
}

interface Wanted {
  readonly areas: readonly MemberArea[];
  readonly person: FactsOf;
}

async function loadFacts(trx: SiteTransaction, websiteId: string, { areas, person }: Wanted): Promise<MembershipFacts> {
  const productIds = [...new Set(areas.flatMap((area) => area.productIds))];
  return {
    standings: await listMembershipStatuses(trx, websiteId, person),
    purchases: await listPurchases(trx, websiteId, { productIds, person }),
    subscribed: await listSubscribed(trx, websiteId, { productIds, person }),
  };
}

/** One person's membership in each of some areas, in three queries (decision 0047). */
export async function ownMemberships(
  trx: SiteTransaction,
  websiteId: string,
  { areas, person }: Wanted & { readonly person: NonNullable<FactsOf> },
): Promise<(area: MemberArea) => Membership | null> {
  // Whatever address it was bought under: what was read is this person's alone.
  const facts = await loadFacts(trx, websiteId, { areas, person });
  const now = trx.now().getTime();
  return (area) => membershipIn(area, facts, now);
}

export interface AreaMember {
  readonly email: string;
  readonly membership: Membership;
}

/** Everybody who is in an area now, by address. */
export async function membersOfArea(
  trx: SiteTransaction,
  websiteId: string,
  area: MemberArea,
): Promise<readonly AreaMember[]> {
  const all = await loadFacts(trx, websiteId, { areas: [area], person: null });
  const [standings, purchases, subscribed] = [
    byEmail(all.standings.filter(({ areaId }) => areaId === area.id)),
    byEmail(all.purchases),
    byEmail(all.subscribed),
  ];
  const emails = [...new Set([...standings.keys(), ...purchases.keys(), ...subscribed.keys()])].sort();
  const now = trx.now().getTime();
  return emails.flatMap((email) => {
    const facts: MembershipFacts = {
      standings: standings.get(email) ?? [],
      purchases: purchases.get(email) ?? [],
      subscribed: subscribed.get(email) ?? [],
    };
    const membership = membershipIn(area, facts, now);
    return membership === null ? [] : [{ email, membership }];
  });
}

function byEmail<Row extends { readonly email: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.email);
    if (group === undefined) groups.set(row.email, [row]);
    else group.push(row);
  }
  return groups;
}

function membershipIn(area: MemberArea, facts: MembershipFacts, now: number): Membership | null {
  const standing = facts.standings.find(({ areaId }) => areaId === area.id);
  const opens = (productId: string) => area.productIds.includes(productId);
  return decideMembership({
    standing: standing === undefined ? null : { kind: standing.kind, at: standing.at.getTime() },
    purchases: facts.purchases.filter(({ productId }) => opens(productId)).map(({ at }) => at.getTime()),
    subscriptions: facts.subscribed
      .filter(({ subscription }) => opens(subscription.productId))
      .map((row) => toPaid(row, now)),
  });
}

/** A test clock runs ahead: what it has reached is over. */
function toPaid({ subscription, isPaidBack }: SubscribedRow, now: number): PaidSubscription {
  const { rule, createdAt, clockOffsetMs } = subscription;
  return {
    status: rule.status,
    since: createdAt.getTime(),
    paidUntil: momentInZone(paidUntil(rule), rule.timeZone),
    isPaidBack,
    now: now + clockOffsetMs,
  };
}
