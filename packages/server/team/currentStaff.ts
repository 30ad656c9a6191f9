import type { Staff } from '../platform/http/route.ts';
import type { AccountDeps } from './accountDeps.ts';
import { hashSessionToken, SEEN_BUCKET_MS, sessionExpiry } from './signIn/sessionToken.ts';
import { findLiveSession, type Session, touchSession } from './storage/sessions.ts';

/** Whose session this is; null when it is unknown, has ended, has expired or was outdated by a new password (SES-3). */
export async function currentStaff(deps: Pick<AccountDeps, 'db' | 'now'>, token: string): Promise<Staff | null> {
  const idHash = hashSessionToken(token);
  if (idHash === null) return null;
  const now = deps.now();
  const session = await deps.db.acrossSites(async (trx) => {
    const found = await findLiveSession(trx, idHash, new Date(now));
    if (found !== null && isWorthNoting(found, now)) {
      const expiresAt = sessionExpiry(found.createdAt.getTime(), now);
      await touchSession(trx, idHash, { seenAt: new Date(now), expiresAt });
    }
    return found;
  });
  return session && toStaff(session);
}

function isWorthNoting(session: Session, now: number): boolean {
  return now - session.seenAt.getTime() >= SEEN_BUCKET_MS;
}

function toStaff(session: Session): Staff {
  const { accountId, email, displayName, language, isTwoStep } = session;
  const sessionId = session.idHash.toString('hex');
  return { accountId, email, displayName, language, isTwoStep, sessionId, signedInAt: session.createdAt.getTime() };
}
