import { decideJoining, type MemberAreaCode } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../deps.ts';
import type { MailWriterDeps } from '../mail/index.ts';
import type { SignedInMember } from '../members/index.ts';
import type { Site } from '../sites/index.ts';
import { mailRequest } from './areaMails.ts';
import { listInvitedAreas, useAreaInvitation } from './storage/areaInvitations.ts';
import {
  deleteOwnMembershipStatus,
  insertRequest,
  listMemberAreas,
  lockMemberArea,
  saveMembershipStatus,
} from './storage/memberAreas.ts';
import { listMembershipStatuses } from './storage/membershipFacts.ts';

type Person = Pick<SignedInMember, 'id' | 'email' | 'fullName'>;
type Wanted = { readonly areaId: string; readonly person: Person };
type Done<Value> = Outcome<Value, MemberAreaCode>;

/** A member joins an area, or asks to: `asked` where its owner decides. Once is enough. */
export function joinArea(
  deps: Pick<Deps, 'db'> & MailWriterDeps,
  site: Site,
  { areaId, person }: Wanted,
): Promise<Done<'joined' | 'asked'>> {
  const { id: websiteId } = site;
  return deps.db.inSite({ websiteId }, async (trx): Promise<Done<'joined' | 'asked'>> => {
    const area = await lockMemberArea(trx, websiteId, areaId);
    if (area === null) return refuse('areaUnknown');
    const said = (await listMembershipStatuses(trx, websiteId, person)).find((one) => one.areaId === areaId);
    const isInvited = (await listInvitedAreas(trx, websiteId, person.email)).has(areaId);
    const step = decideJoining(area.joining, said?.kind ?? null, isInvited);
    if (!step.ok) return step;
    const inArea = { areaId, email: person.email };
    if (step.value === 'join') await saveMembershipStatus(trx, websiteId, { ...inArea, kind: 'joined' });
    if (step.value === 'accept') {
      await useAreaInvitation(trx, websiteId, inArea, null);
      await saveMembershipStatus(trx, websiteId, { ...inArea, kind: 'admitted' });
      return accept('joined');
    }
    if (step.value === 'ask' && (await insertRequest(trx, websiteId, inArea)))
      await mailRequest(deps, trx, site, { area, person });
    return accept(step.value === 'ask' || said?.kind === 'requested' ? 'asked' : 'joined');
  });
}

/** Ends only what a person joined or requested themselves. Bought memberships end where they are paid. */
export function leaveArea(
  { db }: Pick<Deps, 'db'>,
  site: Pick<Site, 'id'>,
  wanted: Wanted,
): Promise<Done<'left' | 'withdrawn'>> {
  const { areaId, person } = wanted;
  return db.inSite({ websiteId: site.id }, async (trx): Promise<Done<'left' | 'withdrawn'>> => {
    const areas = await listMemberAreas(trx, site.id);
    if (!areas.some(({ id }) => id === areaId)) return refuse('areaUnknown');
    const taken = await deleteOwnMembershipStatus(trx, site.id, { areaId, email: person.email });
    return accept(taken === 'requested' ? 'withdrawn' : 'left');
  });
}
