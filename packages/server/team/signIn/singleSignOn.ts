import { createHash } from 'node:crypto';
import { identityOf, type ProvenIdentity, type SingleSignOnCode } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { z } from 'zod';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { OpenIdProvider } from '../../platform/gateways/identity/openIdProvider.ts';
import { openSecret, sealSecret } from '../../platform/sealedSecret.ts';
import { findAccountByIdentity, linkIdentity } from '../storage/accountIdentities.ts';
import { type Account, findAccountByEmail, listStaffSites } from '../storage/accounts.ts';
import { openSession } from './signIn.ts';

export type SingleSignOnDeps = Pick<Deps, 'db' | 'now' | 'randomBytes' | 'keyFor'> & {
  readonly provider: OpenIdProvider;
};

/** What a browser keeps between leaving and coming back; sealed, so that nobody else can make one up. */
const journey = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  at: z.number(),
});
type Journey = z.infer<typeof journey>;

/** Long enough to sign in elsewhere; also how long a browser keeps it. */
export const JOURNEY_SECONDS = 600;

const PLACE = { websiteId: '', name: 'singleSignOn' } as const;

/** Where to go, and what to take along. */
export async function beginSingleSignOn(
  deps: SingleSignOnDeps,
  returnTo: string,
): Promise<Outcome<{ readonly address: string; readonly sealed: string }, SingleSignOnCode>> {
  const secret = () => Buffer.from(deps.randomBytes(32)).toString('base64url');
  const taken: Journey = { state: secret(), nonce: secret(), verifier: secret(), returnTo, at: deps.now() };
  const challenge = createHash('sha256').update(taken.verifier).digest('base64url');
  try {
    const address = await deps.provider.authorizationAddress({ ...taken, challenge });
    const key = deps.keyFor(PLACE.name);
    return accept({ address, sealed: sealSecret({ ...deps, key }, PLACE, JSON.stringify(taken)) });
  } catch {
    return refuse('singleSignOnUnreachable');
  }
}

export interface Return {
  readonly code: string;
  readonly state: string;
  /** As it was taken along; '' when it was lost. */
  readonly sealed: string;
  readonly previousToken: string | null;
  readonly device: string;
}

/** A session for who came back. Nobody gets an account by it: it must be there, and its person work on a site. */
export async function finishSingleSignOn(
  deps: SingleSignOnDeps,
  { code, state, sealed, ...browser }: Return,
): Promise<Outcome<{ readonly token: string; readonly returnTo: string }, SingleSignOnCode>> {
  const taken = opened(deps, sealed);
  if (taken === null || state !== taken.state || code === '') return refuse('singleSignOnFailed');
  const claims = await deps.provider.redeem({ code, verifier: taken.verifier }).catch(() => null);
  const { issuer, clientId } = deps.provider;
  const identity = claims && identityOf(claims, { issuer, clientId, nonce: taken.nonce, now: deps.now() });
  if (identity === null) return refuse('singleSignOnFailed');
  const found = await accountOf(deps, identity);
  if (!found.ok) return found;
  return accept({ token: await openSession(deps, found.value, browser), returnTo: taken.returnTo });
}

function opened({ keyFor, now }: SingleSignOnDeps, sealed: string): Journey | null {
  try {
    const taken = journey.parse(JSON.parse(openSecret(keyFor(PLACE.name), PLACE, sealed)));
    return taken.at + JOURNEY_SECONDS * 1000 > now() ? taken : null;
  } catch {
    return null;
  }
}

type Known = Pick<Account, 'id' | 'epoch' | 'displayName'>;

async function accountOf(deps: SingleSignOnDeps, identity: ProvenIdentity): Promise<Outcome<Known, SingleSignOnCode>> {
  const linked = await deps.db.acrossSites((trx) => findAccountByIdentity(trx, identity));
  if (linked !== null) return accept(linked);
  if (!identity.isEmailVerified || identity.email === '') return refuse('singleSignOnAddressUnproven');
  const account = await deps.db.acrossSites(async (trx) => {
    const known = await findAccountByEmail(trx, identity.email);
    const sites = known === null ? [] : await listStaffSites(trx, known.id);
    if (known === null || sites.length === 0) return null;
    await linkIdentity(trx, known.id, identity);
    return { known, sites };
  });
  if (account === null) return refuse('singleSignOnStranger');
  await Promise.all(account.sites.map(({ websiteId }) => noteLink(deps, websiteId, account.known, identity)));
  return accept(account.known);
}

/** One line in the log of each site the person works on: from now on another service lets them in, too. */
async function noteLink(
  { db }: SingleSignOnDeps,
  websiteId: string,
  { id, displayName }: Known,
  { issuer }: ProvenIdentity,
): Promise<void> {
  const actor = { accountId: id, name: displayName };
  await db.inSite({ websiteId }, (trx) =>
    recordAudit(trx, { websiteId, actor, action: 'singleSignOn.link', details: { issuer } }),
  );
}
