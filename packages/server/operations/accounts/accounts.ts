import { isAllowed } from '@quoin/domain/access';
import type { Outcome } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import type { StaffDesk } from '../../http/appPipeline.ts';
import type { AppRoute } from '../../http/route.ts';
import { findMembershipByIdentifier, type Membership } from '../../storage/accounts.ts';
import { loadSiteByIdentifier } from '../../storage/sites.ts';
import type { AccountDeps } from './accountDeps.ts';
import { addMember, type NewMember } from './addMember.ts';
import { changePassword } from './changePassword.ts';
import { type AccountRequest, type CreateAccountCode, createAccount } from './createAccount.ts';
import { currentStaff } from './currentStaff.ts';
import { createPasswords } from './passwords.ts';
import { type SignInAttempt, type SignInCode, signIn } from './signIn.ts';
import { createSignInDelays } from './signInDelays.ts';
import { signOut } from './signOut.ts';

/** Everything about people who work on sites; also the desk that the app's pipeline asks. One per process. */
export interface Accounts extends StaffDesk {
  createAccount(request: AccountRequest): Promise<Outcome<string, CreateAccountCode>>;
  addMember(member: NewMember): Promise<void>;
  changePassword(accountId: string, password: string): ReturnType<typeof changePassword>;
  signIn(attempt: SignInAttempt): Promise<Outcome<string, SignInCode>>;
  signOut(sessionToken: string): Promise<void>;
}

export function createAccounts(options: Pick<Deps, 'db' | 'now' | 'newId' | 'randomBytes'>): Accounts {
  const deps: AccountDeps = { ...options, passwords: createPasswords(), delays: createSignInDelays(options.now) };
  return {
    createAccount: (request) => createAccount(deps, request),
    addMember: (member) => addMember(deps, member),
    changePassword: (accountId, password) => changePassword(deps, accountId, password),
    signIn: (attempt) => signIn(deps, attempt),
    signOut: (token) => signOut(deps, token),
    currentStaff: (token) => currentStaff(deps, token),
    // The membership is read at each request: a changed role counts from the next one on (SES-3).
    siteFor: (staff, identifier) =>
      deps.db.acrossSites(async (trx) => {
        const member = await findMembershipByIdentifier(trx, staff.accountId, identifier);
        const site = member && (await loadSiteByIdentifier(trx, identifier));
        return member && site && { site, isAllowed: (access) => isOpen(member, access) };
      }),
  };
}

function isOpen(member: Membership, access: AppRoute['access']): boolean {
  return access === 'public' || access === 'signedIn' || isAllowed(member, access);
}
