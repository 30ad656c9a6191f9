import { type Membership, type MembershipStatus, maySeeAreas } from '@quoin/domain/access';
import { loadProducts, type StoredProduct } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import type { SignedInMember } from '../members/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { ownMemberships } from './memberships.ts';
import { listInvitedAreas } from './storage/areaInvitations.ts';
import { listMemberAreas, type MemberArea } from './storage/memberAreas.ts';
import { listMembershipStatuses } from './storage/membershipFacts.ts';

type Person = Pick<SignedInMember, 'id' | 'email'> | null;

/** An area as a visitor sees it: whether they are in it, and what would bring them in. */
export interface AreaForMember {
  readonly area: MemberArea;
  readonly membership: Membership | null;
  /** What was said by hand of them in it: whether they asked and wait, for one. */
  readonly standing: MembershipStatus | null;
  /** By mail to their address; the invitation is open. */
  readonly isInvited: boolean;
  /** What opens it and is on sale, in the owner's order. */
  readonly products: readonly StoredProduct[];
}

/** All areas of a site as one visitor sees them. */
export function areasForMember(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  person: Person,
): Promise<readonly AreaForMember[]> {
  return db.inSite({ websiteId }, async (trx) => {
    const areas = await listMemberAreas(trx, websiteId);
    const membershipOf = await membershipsOf(trx, websiteId, { areas, person });
    const said = person === null ? [] : await listMembershipStatuses(trx, websiteId, person);
    const invited = person === null ? null : await listInvitedAreas(trx, websiteId, person.email);
    const products = await loadProducts(
      trx,
      websiteId,
      areas.flatMap(({ productIds }) => productIds),
    );
    return areas.map((area) => ({
      area,
      membership: membershipOf(area),
      standing: said.find(({ areaId }) => areaId === area.id)?.kind ?? null,
      isInvited: invited?.has(area.id) === true,
      products: area.productIds.flatMap((id) => {
        const product = products.get(id);
        return product?.isVisible === true ? [product] : [];
      }),
    }));
  });
}

async function membershipsOf(
  trx: SiteTransaction,
  websiteId: string,
  { areas, person }: { readonly areas: readonly MemberArea[]; readonly person: Person },
): Promise<(area: MemberArea) => Membership | null> {
  return person === null || areas.length === 0 ? () => null : ownMemberships(trx, websiteId, { areas, person });
}

/** Since when a visitor is in one of these areas, milliseconds; null for who is in none, and may not see their pages. */
export async function inAreasSince(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { areaIds, person }: { readonly areaIds: readonly string[]; readonly person: Person },
): Promise<number | null> {
  if (person === null) return null;
  return db.inSite({ websiteId }, async (trx) => {
    const areas = (await listMemberAreas(trx, websiteId)).filter(({ id }) => areaIds.includes(id));
    const membershipOf = await membershipsOf(trx, websiteId, { areas, person });
    const joined = new Map(areas.flatMap((area) => since(area.id, membershipOf(area))));
    return maySeeAreas(areaIds, (id) => joined.has(id)) ? Math.min(...joined.values()) : null;
  });
}

function since(id: string, membership: Membership | null): readonly (readonly [string, number])[] {
  return membership === null ? [] : [[id, membership.since]];
}
