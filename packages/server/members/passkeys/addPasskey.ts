import type { WirePasskey } from '@quoin/contract/endpoints/site';
import { MAX_PASSKEYS, PASSKEY_NAME_LENGTH, type PasswordlessCode } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { Site } from '../../sites/index.ts';
import type { MemberDeps, MemberOf, SignedInMember } from '../memberDeps.ts';
import { mailPasskeyAdded, mailPasskeyRemoved } from '../memberMails.ts';
import { deletePasskey, insertPasskey, listPasskeys, type StoredPasskey } from '../storage/siteUserPasskeys.ts';
import { findSiteUser, lockSiteUser } from '../storage/siteUsers.ts';
import { newChallenge, takeChallenge } from './challenge.ts';
import { passkeyProofs } from './passkeyProofs.ts';

/** Where the page is: a key works on the host that it was made for, and nowhere else. */
export interface PasskeyPlace {
  /** `https://shop.example`, as the browser names it. */
  readonly origin: string;
}

export function hostOf({ origin }: PasskeyPlace): string {
  return new URL(origin).hostname;
}

/** What a browser needs to make a key for this member; keys that are there already are not made twice. */
export async function passkeyOptions(
  deps: Pick<MemberDeps, 'db' | 'randomBytes'>,
  site: Site,
  member: SignedInMember,
  place: PasskeyPlace,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { keys, challenge } = await deps.db.inSite({ websiteId: site.id }, async (trx) => ({
    keys: await listPasskeys(trx, site.id, member.id),
    challenge: await newChallenge(deps, trx, site.id, member.id),
  }));
  const { generateRegistrationOptions } = await passkeyProofs();
  return generateRegistrationOptions({
    rpName: site.title,
    rpID: hostOf(place),
    userName: member.email,
    userDisplayName: member.fullName,
    userID: new Uint8Array(Buffer.from(member.id.replaceAll('-', ''), 'hex')),
    challenge,
    attestationType: 'none',
    excludeCredentials: keys.map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
    // Found without typing a name first, and only by a person who can unlock the device: it replaces a password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Keeps the key that a browser has made. */
export async function addPasskey(
  deps: Pick<MemberDeps, 'db' | 'config'>,
  site: Site,
  member: MemberOf,
  made: PasskeyPlace & { readonly credential: WirePasskey; readonly browser: string },
): Promise<Outcome<null, PasswordlessCode>> {
  const asked = await deps.db.inSite({ websiteId: site.id }, (trx) => takeChallenge(trx, site.id, made.credential));
  if (asked === null || asked.link.siteUserId !== member.id) return refuse('passkeyRefused');
  const proof = await verified(made, asked.challenge);
  if (!proof?.verified) return refuse('passkeyRefused');
  const { credential } = proof.registrationInfo;
  return deps.db.inSite({ websiteId: site.id }, async (trx): Promise<Outcome<null, PasswordlessCode>> => {
    const user = await lockSiteUser(trx, site.id, member.id);
    if (user === null) return refuse('passkeyRefused');
    if ((await listPasskeys(trx, site.id, member.id)).length >= MAX_PASSKEYS) return refuse('passkeysFull');
    const isNew = await insertPasskey(trx, site.id, {
      ...{ id: trx.newId(), siteUserId: member.id, counter: credential.counter, host: hostOf(made) },
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      name: made.browser.slice(0, PASSKEY_NAME_LENGTH),
    });
    if (!isNew) return refuse('passkeyKnown');
    await mailPasskeyAdded(deps, trx, site, user, made.browser);
    return accept(null);
  });
}

/** What a device says is anybody's text: whatever cannot be read is no proof. */
async function verified(
  made: PasskeyPlace & { readonly credential: WirePasskey },
  expectedChallenge: string,
): Promise<VerifiedRegistrationResponse | null> {
  const { verifyRegistrationResponse } = await passkeyProofs();
  try {
    return await verifyRegistrationResponse({
      // Its shape has been parsed; what is in it is verified here.
      response: made.credential as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: made.origin,
      expectedRPID: hostOf(made),
      requireUserVerification: true,
    });
  } catch {
    return null;
  }
}

export function listMemberPasskeys(
  deps: Pick<MemberDeps, 'db'>,
  site: Site,
  { id }: MemberOf,
): Promise<readonly StoredPasskey[]> {
  return deps.db.inSite({ websiteId: site.id }, (trx) => listPasskeys(trx, site.id, id));
}

/** Without a word where there is none: it is gone, which is what was wanted. Its owner is written to. */
export function removePasskey(
  deps: Pick<MemberDeps, 'db' | 'config'>,
  site: Site,
  member: MemberOf,
  id: string,
): Promise<void> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const name = await deletePasskey(trx, site.id, { siteUserId: member.id, id });
    const user = name === null ? null : await findSiteUser(trx, site.id, member.id);
    if (user !== null && name !== null) await mailPasskeyRemoved(deps, trx, site, user, name);
  });
}
