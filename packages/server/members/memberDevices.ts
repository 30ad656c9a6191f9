import type { Site } from '../sites/index.ts';
import { hashSessionToken } from '../team/index.ts';
import type { MemberDeps, SignedInMember } from './memberDeps.ts';
import { deleteOwnMemberSession, listMemberSessions } from './storage/siteUserSessions.ts';

/** A browser where a person is signed in. Its id is the stored hash of the session, which grants no access. */
export interface MemberDevice {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly isThisOne: boolean;
}

const DEVICE_ID = /^[0-9a-f]{64}$/;

/** Where a member is signed in, the browser seen last first. */
export async function listDevices(
  { db }: Pick<MemberDeps, 'db'>,
  site: Site,
  { id: memberId, sessionToken }: SignedInMember,
): Promise<readonly MemberDevice[]> {
  const own = hashSessionToken(sessionToken)?.toString('hex');
  const sessions = await db.inSite({ websiteId: site.id }, (trx) => listMemberSessions(trx, site.id, memberId));
  return sessions.map(({ idHash, device: name, createdAt, seenAt }) => {
    const id = idHash.toString('hex');
    return { id, name, createdAt, seenAt, isThisOne: id === own };
  });
}

/** Signs one of one's own browsers out; silent where there is none: it is gone, which is what was wanted (SC-7). */
export async function endDevice(
  { db }: Pick<MemberDeps, 'db'>,
  site: Site,
  { id: siteUserId }: Pick<SignedInMember, 'id'>,
  id: string,
): Promise<void> {
  if (!DEVICE_ID.test(id)) return;
  const ended = { siteUserId, idHash: Buffer.from(id, 'hex') };
  await db.inSite({ websiteId: site.id }, (trx) => deleteOwnMemberSession(trx, site.id, ended));
}
