import { createHash } from 'node:crypto';
import type { WirePasskey } from '@quoin/contract/endpoints/site';
import { PASSKEY_CHALLENGE_MS } from '@quoin/domain/access';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { MemberDeps } from '../memberDeps.ts';
import { insertLink, type MemberLink, takeLink } from '../storage/siteUserTokens.ts';

const CHALLENGE_BYTES = 32;

/** A question that a device answers once, within minutes. `siteUserId`: of the member who adds a key; null to sign in. */
export async function newChallenge(
  deps: Pick<MemberDeps, 'randomBytes'>,
  trx: SiteTransaction,
  websiteId: string,
  siteUserId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(deps.randomBytes(CHALLENGE_BYTES));
  await insertLink(trx, websiteId, {
    ...{ kind: 'passkey', siteUserId, email: '', epoch: 0, payload: {} },
    tokenHash: hashOf(Buffer.from(challenge)),
    expiresAt: new Date(trx.now().getTime() + PASSKEY_CHALLENGE_MS),
  });
  return challenge;
}

/** The question that an answer names, used up; null when we did not ask it, or not now. Base64url. */
export async function takeChallenge(
  trx: SiteTransaction,
  websiteId: string,
  credential: WirePasskey,
): Promise<{ readonly challenge: string; readonly link: MemberLink } | null> {
  const { clientDataJSON } = credential.response;
  const challenge = typeof clientDataJSON === 'string' ? challengeIn(clientDataJSON) : null;
  if (challenge === null) return null;
  const link = await takeLink(trx, websiteId, hashOf(Buffer.from(challenge, 'base64url')));
  return link?.kind === 'passkey' ? { challenge, link } : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

function hashOf(challenge: Buffer): Buffer {
  return createHash('sha256').update(challenge).digest();
}
