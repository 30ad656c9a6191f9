import { isEmailAddress, type ProvenIdentity, type ServiceSignInCode, tidyCustomerName } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { QueueFull } from '../../platform/background/workQueue.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { createOpenIdProvider, type OpenIdProvider } from '../../platform/gateways/identity/openIdProvider.ts';
import type { ProviderCalls } from '../../platform/gateways/identity/providerCalls.ts';
import { beginJourney, identityFrom, openJourney } from '../../platform/gateways/identity/signInJourney.ts';
import type { SecretPlace } from '../../platform/sealedSecret.ts';
import { type Site, siteAddress } from '../../sites/index.ts';
import type { MemberDeps } from '../memberDeps.ts';
import { mailServiceLinked, mailWelcome } from '../memberMails.ts';
import { type MemberBrowser, type SignedIn, signInProven } from '../signInMember.ts';
import type { SignInService } from '../signInPage.ts';
import { findProvider, listProviders, type StoredProvider } from '../storage/signInProviders.ts';
import { findMemberByIdentity, linkMemberIdentity } from '../storage/siteUserIdentities.ts';
import { findSiteUserByEmail, linkGuestOrders, saveMember } from '../storage/siteUsers.ts';
import { openProviderSecret } from './providerSettings.ts';

/** The address to be entered at the services; the same for all of a site. */
export const SERVICE_RETURN_PATH = '/account/sign-in-return';

export type ServiceDeps = MemberDeps & { readonly calls: ProviderCalls };

/** Sealed for one site: a journey begun on another opens nothing here. */
function placeOf({ id }: Pick<Site, 'id'>): SecretPlace {
  return { websiteId: id, name: 'memberSignIn' };
}

/** The services of a site, as their buttons stand. */
export async function listServices(
  { db }: Pick<MemberDeps, 'db'>,
  { id: websiteId }: Pick<Site, 'id'>,
): Promise<readonly SignInService[]> {
  const stored = await db.inSite({ websiteId }, (trx) => listProviders(trx, websiteId));
  return stored.map(({ id, name }) => ({ id, name }));
}

function openIdOf(deps: ServiceDeps, site: Site, stored: StoredProvider): OpenIdProvider {
  const { issuer, clientId } = stored;
  const redirectUri = siteAddress(deps.config, site) + SERVICE_RETURN_PATH;
  const clientSecret = openProviderSecret(deps, site.id, stored);
  return createOpenIdProvider({ issuer, clientId, clientSecret, redirectUri }, { calls: deps.calls, now: deps.now });
}

/** Where to go, and what to take along; null for an unknown service. */
export async function beginServiceSignIn(
  deps: ServiceDeps,
  site: Site,
  { id, next }: { readonly id: string; readonly next: string },
): Promise<Outcome<{ readonly address: string; readonly sealed: string }, ServiceSignInCode> | null> {
  const stored = await deps.db.inSite({ websiteId: site.id }, (trx) => findProvider(trx, site.id, { id }));
  if (stored === null) return null;
  const provider = openIdOf(deps, site, stored);
  const begun = await beginJourney(deps, placeOf(site), { provider, returnTo: next }).catch(() => null);
  return begun === null ? refuse('serviceUnreachable') : accept(begun);
}

export interface ServiceReturn extends MemberBrowser {
  readonly code: string;
  readonly state: string;
  /** As it was taken along; '' when it was lost. */
  readonly sealed: string;
}

/** A session for who came back: of the account linked before, of the one with the same proven address, or of a new one. */
export async function finishServiceSignIn(
  deps: ServiceDeps,
  site: Site,
  { code, state, sealed, ...browser }: ServiceReturn,
): Promise<Outcome<{ readonly signedIn: SignedIn; readonly next: string }, ServiceSignInCode>> {
  const taken = openJourney(deps, placeOf(site), sealed);
  const stored = taken && (await deps.db.inSite({ websiteId: site.id }, (trx) => findProvider(trx, site.id, taken)));
  if (taken === null || stored === null) return refuse('serviceFailed');
  const identity = await identityFrom(openIdOf(deps, site, stored), taken, { code, state, now: deps.now() });
  if (identity === null) return refuse('serviceFailed');
  const member = await memberOf(deps, site, { ...identity, service: stored.name });
  if (!member.ok) return member;
  const signedIn = await signInProven(deps, site, { memberId: member.value }, browser);
  return signedIn === null ? refuse('serviceFailed') : accept({ signedIn, next: taken.returnTo });
}

async function memberOf(
  deps: ServiceDeps,
  site: Site,
  { service, ...identity }: ProvenIdentity & { readonly service: string },
): Promise<Outcome<string, ServiceSignInCode>> {
  const email = typedCode(identity.email);
  const found = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const linked = await findMemberByIdentity(trx, site.id, identity);
    if (linked !== null) return accept(linked);
    if (!identity.isEmailVerified || !isEmailAddress(email)) return refuse('serviceAddressUnproven');
    const known = await findSiteUserByEmail(trx, site.id, email);
    if (known === null || known.passwordHash === null) return null;
    await linkMemberIdentity(trx, site.id, known.id, identity);
    await mailServiceLinked(deps, trx, site, known, service);
    return accept(known.id);
  });
  return found ?? newMember(deps, site, { ...identity, email });
}

/** An account with a password that nobody knows: its owner can set one by mail at any time. */
async function newMember(
  deps: ServiceDeps,
  site: Site,
  identity: ProvenIdentity,
): Promise<Outcome<string, ServiceSignInCode>> {
  const secret = Buffer.from(deps.randomBytes(32)).toString('base64url');
  try {
    const passwordHash = await deps.passwords.hash(secret);
    const id = await deps.db.inSite({ websiteId: site.id }, (trx) =>
      beginAccount(deps, trx, site, { identity, passwordHash }),
    );
    return id === null ? refuse('serviceFailed') : accept(id);
  } catch (fault) {
    if (fault instanceof QueueFull) return refuse('serviceUnreachable');
    throw fault;
  }
}

async function beginAccount(
  deps: ServiceDeps,
  trx: SiteTransaction,
  site: Site,
  { identity, passwordHash }: { readonly identity: ProvenIdentity; readonly passwordHash: string },
): Promise<string | null> {
  const fullName = tidyCustomerName(identity.name) ?? '';
  const known = { email: identity.email, fullName, passwordHash, isPasswordRandom: true };
  const entered = { ...known, acceptsMarketing: false, language: '' };
  const user = await saveMember(trx, site.id, entered);
  // Somebody else has made an account of the address meanwhile.
  if (user === null) return null;
  await linkMemberIdentity(trx, site.id, user.id, identity);
  await linkGuestOrders(trx, site.id, user);
  await mailWelcome(deps, trx, site, user);
  return user.id;
}
