import { mayUnlinkService } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import type { MemberDeps, MemberOf } from '../memberDeps.ts';
import { type LinkedService, listLinkedServices, unlinkMemberIdentities } from '../storage/siteUserIdentities.ts';
import { listPasskeys } from '../storage/siteUserPasskeys.ts';
import { findSiteUser, lockSiteUser, type SiteUser } from '../storage/siteUsers.ts';

export interface LinkedServices {
  readonly services: readonly LinkedService[];
  /** Whether one of them can go: another way in remains. */
  readonly mayUnlink: boolean;
}

const NONE: LinkedServices = { services: [], mayUnlink: false };

export function loadLinkedServices(
  { db }: Pick<MemberDeps, 'db'>,
  { id: websiteId }: Pick<Site, 'id'>,
  { id }: MemberOf,
): Promise<LinkedServices> {
  return db.inSite({ websiteId }, async (trx) => {
    const user = await findSiteUser(trx, websiteId, id);
    return user === null ? NONE : linkedOf(trx, websiteId, user);
  });
}

async function linkedOf(
  trx: SiteTransaction,
  websiteId: string,
  { id, isPasswordRandom }: SiteUser,
): Promise<LinkedServices> {
  const services = await listLinkedServices(trx, websiteId, id);
  const passkeys = (await listPasskeys(trx, websiteId, id)).length;
  const ways = { services: services.length, passkeys, hasPassword: !isPasswordRandom };
  return { services, mayUnlink: mayUnlinkService(ways) };
}

/** Under the member's lock: of two services unlinked at the same moment one stays where it is the last way in. */
export function unlinkService(
  { db }: Pick<MemberDeps, 'db'>,
  { id: websiteId }: Pick<Site, 'id'>,
  { id }: MemberOf,
  issuer: string,
): Promise<Outcome<null, 'serviceLast'>> {
  return db.inSite({ websiteId }, async (trx) => {
    const user = await lockSiteUser(trx, websiteId, id);
    const { services, mayUnlink } = user === null ? NONE : await linkedOf(trx, websiteId, user);
    // It is gone, which is what was wanted.
    if (!services.some((service) => service.issuer === issuer)) return accept(null);
    if (!mayUnlink) return refuse('serviceLast');
    await unlinkMemberIdentities(trx, websiteId, { siteUserId: id, issuer });
    return accept(null);
  });
}
