import type { MemberAreaCode } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { deleteStanding, listMemberAreas, lockMemberArea, putStanding } from '../../storage/memberAreas.ts';
import { listStandings } from '../../storage/membershipFacts.ts';
import type { SignedInMember } from '../members/memberDeps.ts';

type Person = Pick<SignedInMember, 'id' | 'email'>;
type Joined = Outcome<null, MemberAreaCode>;

/** A member joins a free area. Once is enough; whom the owner took out cannot come back alone. */
export function joinArea(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { areaId, person }: { readonly areaId: string; readonly person: Person },
): Promise<Joined> {
  return db.inSite({ websiteId }, async (trx): Promise<Joined> => {
    const area = await lockMemberArea(trx, websiteId, areaId);
    if (area === null) return refuse('areaUnknown');
    const said = (await listStandings(trx, websiteId, person)).find((one) => one.areaId === areaId);
    if (said !== undefined && said.kind !== 'removed') return accept(null);
    if (area.joining !== 'free' || said !== undefined) return refuse('areaNotFree');
    await putStanding(trx, websiteId, { areaId, email: person.email, kind: 'joined' });
    return accept(null);
  });
}

/** What somebody joined alone they leave alone; bought memberships end where they are paid. */
export function leaveArea(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { areaId, person }: { readonly areaId: string; readonly person: Person },
): Promise<Joined> {
  return db.inSite({ websiteId }, async (trx): Promise<Joined> => {
    const areas = await listMemberAreas(trx, websiteId);
    if (!areas.some(({ id }) => id === areaId)) return refuse('areaUnknown');
    await deleteStanding(trx, websiteId, { areaId, email: person.email, kind: 'joined' });
    return accept(null);
  });
}
