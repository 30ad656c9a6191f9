import { mayUnlinkService } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import type { MemberDeps, MemberOf } from '../memberDeps.ts';
import { mailServiceUnlinked } from '../memberMails.ts';
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

/** The member is written to. Under the member's lock: of two services unlinked at the same moment one stays where it is the last way in. */
export function unlinkService(
  deps: Pick<MemberDeps, 'db' | 'config'>,
  site: Site,
  { id }: MemberOf,
  issuer: string,
): Promise<Outcome<null, 'serviceLast'>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const user = await lockSiteUser(trx, site.id, id);
    if (user === null) return accept(null);
    const { services, mayUnlink } = await linkedOf(trx, site.id, user);
    const linked = services.find((service) => service.issuer === issuer);
    // It is gone, which is what was wanted.
    if (linked === undefined) return accept(null);
    if (!mayUnlink) return refuse('serviceLast');
    await unlinkMemberIdentities(trx, site.id, { siteUserId: id, issuer });
    await mailServiceUnlinked(deps, trx, site, user, linked.name);
    return accept(null);
  });
}
