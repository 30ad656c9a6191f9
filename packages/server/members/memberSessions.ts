import { memberSessionEnd, PASSKEY_NAME_LENGTH } from '@quoin/domain/access';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { hashSessionToken, newSessionToken, SEEN_BUCKET_MS } from '../team/index.ts';
import { cloneMemberCart, memberCartToken } from './memberCart.ts';
import type { MemberDeps, SignedInMember } from './memberDeps.ts';
import {
  deleteEndedSessions,
  deleteMemberSession,
  findMemberSession,
  insertMemberSession,
  type MemberSession,
  touchMemberSession,
} from './storage/siteUserSessions.ts';
import { findSiteUser, type SiteUser } from './storage/siteUsers.ts';

/** Whose session this is; null when it is unknown, has ended, is another site's or was outdated (SES-1, SES-3). */
export async function currentMember(
  deps: Pick<MemberDeps, 'db' | 'keyFor'>,
  websiteId: string,
  sessionToken: string,
): Promise<SignedInMember | null> {
  const idHash = hashSessionToken(sessionToken);
  if (idHash === null) return null;
  const session = await deps.db.inSite({ websiteId }, async (trx) => {
    const found = await findMemberSession(trx, websiteId, idHash);
    if (found !== null) await note(trx, websiteId, idHash, found);
    return found;
  });
  if (session === null) return null;
  const { siteUserId: id, email, fullName, cartGeneration } = session;
  return { id, email, fullName, sessionToken, cartToken: memberCartToken(deps, websiteId, { id, cartGeneration }) };
}

/** One write per five minutes, not per request. */
async function note(trx: SiteTransaction, websiteId: string, idHash: Buffer, session: MemberSession): Promise<void> {
  const now = trx.now().getTime();
  if (now - session.seenAt.getTime() < SEEN_BUCKET_MS) return;
  const { siteUserId, isRemembered } = session;
  const end = memberSessionEnd({ createdAt: session.createdAt.getTime(), seenAt: now, isRemembered });
  await touchMemberSession(trx, websiteId, { idHash, siteUserId, expiresAt: new Date(end) });
}

export interface OpenedHow {
  readonly isRemembered: boolean;
  readonly previousToken: string | null;
  /** What the browser is called. */
  readonly device: string;
  /** Of a session that goes on under another id: it ends when it would have ended. Left out: now. */
  readonly createdAt?: Date;
}

/** A new session under a new id; the one this browser held before ends (SES-1, SC-30). Returns its token. */
export async function openMemberSession(
  deps: Pick<MemberDeps, 'randomBytes' | 'areas'>,
  trx: SiteTransaction,
  websiteId: string,
  user: Pick<SiteUser, 'id' | 'epoch'>,
  how: OpenedHow,
): Promise<string> {
  const token = newSessionToken(deps.randomBytes);
  const previous = how.previousToken === null ? null : hashSessionToken(how.previousToken);
  if (previous !== null) await deleteMemberSession(trx, websiteId, previous);
  await deleteEndedSessions(trx, websiteId);
  await deps.areas.deleteOldInvitations(trx, websiteId);
  const now = trx.now();
  const { isRemembered, createdAt = now } = how;
  const end = memberSessionEnd({ createdAt: createdAt.getTime(), seenAt: now.getTime(), isRemembered });
  await insertMemberSession(trx, websiteId, {
    ...{ idHash: hashSessionToken(token)!, siteUserId: user.id, epoch: user.epoch, isRemembered, createdAt },
    ...{ device: how.device.slice(0, PASSKEY_NAME_LENGTH), expiresAt: new Date(end) },
  });
  return token;
}

export interface SignedOut {
  /** Of the copy of the cart that stays behind; null when none does. */
  readonly cartToken: string | null;
}

/** Ends the session on the server; with `cloneCart` the visitor keeps a copy of the cart (SES-4). */
export async function signOutMember(
  deps: Pick<MemberDeps, 'db' | 'keyFor' | 'randomBytes'>,
  site: Site,
  sessionToken: string,
  how: { readonly cloneCart: boolean },
): Promise<SignedOut> {
  const idHash = hashSessionToken(sessionToken);
  if (idHash === null) return { cartToken: null };
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const isLive = (await findMemberSession(trx, site.id, idHash)) !== null;
    const userId = await deleteMemberSession(trx, site.id, idHash);
    const user = isLive && how.cloneCart && userId !== null ? await findSiteUser(trx, site.id, userId) : null;
    return { cartToken: user && (await cloneMemberCart(deps, trx, site, user)) };
  });
}
