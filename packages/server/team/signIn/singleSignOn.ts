import { type ProvenIdentity, requiresTwoStepOf, type SingleSignOnCode } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { OpenIdProvider } from '../../platform/gateways/identity/openIdProvider.ts';
import { beginJourney, identityFrom, openJourney } from '../../platform/gateways/identity/signInJourney.ts';
import { findAccountByIdentity, linkIdentity } from '../storage/accountIdentities.ts';
import { type Account, findAccountByEmail, listStaffSites } from '../storage/accounts.ts';
import { type Entry, enter, enterOrAskForCode, type StaffBrowser } from './enter.ts';

export type SingleSignOnDeps = Pick<Deps, 'db' | 'now' | 'randomBytes' | 'keyFor'> & {
  readonly provider: OpenIdProvider;
};

const PLACE = { websiteId: '', name: 'singleSignOn' } as const;

/** Where to go, and what to take along. */
export async function beginSingleSignOn(
  deps: SingleSignOnDeps,
  returnTo: string,
): Promise<Outcome<{ readonly address: string; readonly sealed: string }, SingleSignOnCode>> {
  const begun = await beginJourney(deps, PLACE, { provider: deps.provider, returnTo }).catch(() => null);
  return begun === null ? refuse('singleSignOnUnreachable') : accept(begun);
}

export interface Return extends StaffBrowser {
  readonly code: string;
  readonly state: string;
  /** As it was taken along; '' when it was lost. */
  readonly sealed: string;
}

/**
 * A session for who came back, or the question for a code. Nobody gets an account by it: it must be there, and its person
 * work on a site.
 */
export async function finishSingleSignOn(
  deps: SingleSignOnDeps,
  { code, state, sealed, ...browser }: Return,
): Promise<Outcome<{ readonly entry: Entry; readonly returnTo: string }, SingleSignOnCode>> {
  const taken = openJourney(deps, PLACE, sealed);
  const identity = taken && (await identityFrom(deps.provider, taken, { code, state, now: deps.now() }));
  if (taken === null || identity === null) return refuse('singleSignOnFailed');
  const found = await accountOf(deps, identity);
  if (!found.ok) return found;
  const asks = !identity.isTwoStep && (await isRequiredSomewhere(deps, found.value.id));
  const entry = asks
    ? await enterOrAskForCode(deps, found.value, browser)
    : await enter(deps, found.value, browser, { isTwoStep: identity.isTwoStep });
  return accept({ entry, returnTo: taken.returnTo });
}

/** Whether a site of the person requires two steps of them: the provider's one is not enough there. */
async function isRequiredSomewhere({ db }: SingleSignOnDeps, accountId: string): Promise<boolean> {
  const sites = await db.acrossSites((trx) => listStaffSites(trx, accountId));
  return sites.some((site) => requiresTwoStepOf(site.settings, site));
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
