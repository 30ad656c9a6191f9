import type { WirePasskey } from '@quoin/contract/endpoints/site';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
  VerifiedAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Site } from '../../sites/index.ts';
import type { MemberDeps } from '../memberDeps.ts';
import { type MemberBrowser, type SignedIn, signInProven } from '../signInMember.ts';
import { findPasskey, noteUseOfPasskey, type StoredPasskey } from '../storage/siteUserPasskeys.ts';
import { hostOf, type PasskeyPlace } from './addPasskey.ts';
import { newChallenge, takeChallenge } from './challenge.ts';
import { passkeyProofs } from './passkeyProofs.ts';

/**
 * Returns what a browser needs to look for its own keys. It is the same for everyone, so it reveals nothing (SES-5).
 */
export async function passkeyChallenge(
  deps: Pick<MemberDeps, 'db' | 'randomBytes'>,
  site: Site,
  place: PasskeyPlace,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = await deps.db.inSite({ websiteId: site.id }, (trx) => newChallenge(deps, trx, site.id, null));
  const { generateAuthenticationOptions } = await passkeyProofs();
  return generateAuthenticationOptions({ rpID: hostOf(place), challenge, userVerification: 'required' });
}

export interface PasskeyAttempt extends PasskeyPlace, MemberBrowser {
  readonly credential: WirePasskey;
  readonly rememberMe: boolean;
}

/** Creates a session for the member whose device has answered the challenge. A challenge is good for one answer. */
export async function signInByPasskey(
  deps: MemberDeps,
  site: Site,
  attempt: PasskeyAttempt,
): Promise<Outcome<SignedIn, 'passkeyRefused'>> {
  const memberId = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const asked = await takeChallenge(trx, site.id, attempt.credential);
    const key = await findPasskey(trx, site.id, Buffer.from(attempt.credential.rawId, 'base64url'));
    if (asked === null || asked.link.siteUserId !== null || key === null || key.host !== hostOf(attempt)) return null;
    const proof = await verified(attempt, key, asked.challenge);
    if (!proof?.verified) return null;
    await noteUseOfPasskey(trx, site.id, key.id, proof.authenticationInfo.newCounter);
    return key.siteUserId;
  });
  const signedIn = memberId && (await signInProven(deps, site, { memberId }, attempt));
  return signedIn ? accept(signedIn) : refuse('passkeyRefused');
}

async function verified(
  attempt: PasskeyAttempt,
  key: StoredPasskey,
  expectedChallenge: string,
): Promise<VerifiedAuthenticationResponse | null> {
  const { verifyAuthenticationResponse } = await passkeyProofs();
  try {
    return await verifyAuthenticationResponse({
      // Its shape has been parsed; what is in it is verified here.
      response: attempt.credential as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: attempt.origin,
      expectedRPID: key.host,
      credential: {
        id: key.credentialId.toString('base64url'),
        publicKey: new Uint8Array(key.publicKey),
        counter: key.counter,
      },
      requireUserVerification: true,
    });
  } catch {
    return null;
  }
}
