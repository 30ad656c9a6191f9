import { FRESH_SIGN_IN_MS, isAllowed, requiresTwoStepOf } from '@quoin/domain/access';
import type { Outcome } from '@quoin/domain/problem';
import { isId } from '../platform/database/ids.ts';
import type { StaffPlace, StaffSessions } from '../platform/http/appPipeline.ts';
import type { AppRoute, Staff } from '../platform/http/route.ts';
import { loadLiveSite, loadSiteByIdentifier, type Site } from '../sites/index.ts';
import type { AccountDeps } from './accountDeps.ts';
import { type ChangePasswordCode, changePassword, type PasswordChange, setPassword } from './changePassword.ts';
import { type AccountRequest, type CreateAccountCode, createAccount } from './createAccount.ts';
import { currentStaff } from './currentStaff.ts';
import { addMember, type NewMember } from './members/addMember.ts';
import { chooseLanguage, endOwnSession, type ListedSession, listOwnSessions, signOutEverywhere } from './ownAccount.ts';
import type { Entry } from './signIn/enter.ts';
import { makeOwnerLink, signInByLink } from './signIn/ownerLink.ts';
import { createPasswords, type Passwords } from './signIn/passwords.ts';
import { type SignInAttempt, type SignInCode, signIn } from './signIn/signIn.ts';
import { createSignInDelays } from './signIn/signInDelays.ts';
import { signOut } from './signIn/signOut.ts';
import { askForStaffReset, type ResetCode, type ResetEntered, resetStaffPassword } from './signIn/staffReset.ts';
import { type DatedMembership, findMembership, type Membership } from './storage/accounts.ts';
import { type CodeAttempt, finishCodeStep } from './twoStep/finishCodeStep.ts';
import {
  loadTwoStep,
  renewRecoveryCodes,
  resetTwoStep,
  setUpTwoStep,
  turnOffTwoStep,
  turnOnTwoStep,
} from './twoStep/setUpTwoStep.ts';

/** Everything about people who work on sites; also the sessions that the app's pipeline asks for. One per process. */
export interface Accounts extends StaffSessions {
  createAccount(request: AccountRequest): Promise<Outcome<string, CreateAccountCode>>;
  addMember(member: NewMember): Promise<void>;
  changePassword(change: PasswordChange): Promise<Outcome<string, ChangePasswordCode>>;
  setPassword(email: string, password: string): ReturnType<typeof setPassword>;
  askForReset(email: string): ReturnType<typeof askForStaffReset>;
  resetPassword(entered: ResetEntered): Promise<Outcome<{ readonly email: string }, ResetCode>>;
  sessionsOf(staff: Staff): Promise<readonly ListedSession[]>;
  chooseLanguage(staff: Staff, language: string | null): Promise<void>;
  endSession(staff: Staff, id: string): ReturnType<typeof endOwnSession>;
  signOutEverywhere(staff: Staff): ReturnType<typeof signOutEverywhere>;
  signIn(attempt: SignInAttempt): Promise<Outcome<Entry, SignInCode>>;
  finishCodeStep(attempt: CodeAttempt): ReturnType<typeof finishCodeStep>;
  loadTwoStep(staff: Staff): ReturnType<typeof loadTwoStep>;
  setUpTwoStep(staff: Staff): ReturnType<typeof setUpTwoStep>;
  turnOnTwoStep(staff: Staff, code: string): ReturnType<typeof turnOnTwoStep>;
  renewRecoveryCodes(staff: Staff, code: string): ReturnType<typeof renewRecoveryCodes>;
  turnOffTwoStep(staff: Staff, proof: Parameters<typeof turnOffTwoStep>[2]): ReturnType<typeof turnOffTwoStep>;
  resetTwoStep(email: string): ReturnType<typeof resetTwoStep>;
  signOut(sessionToken: string): Promise<void>;
  makeOwnerLink(email: string): ReturnType<typeof makeOwnerLink>;
  signInByLink(attempt: Parameters<typeof signInByLink>[1]): ReturnType<typeof signInByLink>;
}

export function createAccounts(
  { db, now, newId, randomBytes, keyFor }: Omit<AccountDeps, 'passwords' | 'delays'>,
  passwords: Passwords = createPasswords(),
): Accounts {
  const deps: AccountDeps = { db, now, newId, randomBytes, keyFor, passwords, delays: createSignInDelays(db, now) };
  return {
    createAccount: (request) => createAccount(deps, request),
    addMember: (member) => addMember(deps, member),
    changePassword: (change) => changePassword(deps, change),
    setPassword: (email, password) => setPassword(deps, email, password),
    askForReset: (email) => askForStaffReset(deps, email),
    resetPassword: (entered) => resetStaffPassword(deps, entered),
    sessionsOf: (staff) => listOwnSessions(deps, staff),
    chooseLanguage: (staff, language) => chooseLanguage(deps, staff, language),
    endSession: (staff, id) => endOwnSession(deps, staff, id),
    signOutEverywhere: (staff) => signOutEverywhere(deps, staff),
    signIn: (attempt) => signIn(deps, attempt),
    finishCodeStep: (attempt) => finishCodeStep(deps, attempt),
    loadTwoStep: (staff) => loadTwoStep(deps, staff),
    setUpTwoStep: (staff) => setUpTwoStep(deps, staff),
    turnOnTwoStep: (staff, code) => turnOnTwoStep(deps, staff, code),
    renewRecoveryCodes: (staff, code) => renewRecoveryCodes(deps, staff, code),
    turnOffTwoStep: (staff, proof) => turnOffTwoStep(deps, staff, proof),
    resetTwoStep: (email) => resetTwoStep(deps, email),
    signOut: (token) => signOut(deps, token),
    makeOwnerLink: (email) => makeOwnerLink(deps, email),
    signInByLink: (attempt) => signInByLink(deps, attempt),
    currentStaff: (token) => currentStaff(deps, token),
    // The membership is read at each request: a changed role counts from the next one on (SES-3).
    siteFor: (staff, named) =>
      deps.db.acrossSites(async (trx) => {
        const site = isId(named) ? await loadLiveSite(trx, named) : await loadSiteByIdentifier(trx, named);
        const member = site && (await findMembership(trx, site.id, staff.accountId));
        return member && site && placeOf(site, member, staff);
      }),
    isFresh: (staff) => deps.now() - staff.signedInAt < FRESH_SIGN_IN_MS,
  };
}

function placeOf(site: Site, member: DatedMembership, staff: Staff): StaffPlace {
  const { roles, isOwner, epoch, changedAt } = member;
  return {
    site,
    member: { roles, isOwner },
    epoch,
    isTwoStepMissing: requiresTwoStepOf(site.settings, member) && !staff.isTwoStep,
    isOutdated: changedAt !== null && staff.signedInAt < changedAt.getTime(),
    isAllowed: (access) => isOpen(member, access),
  };
}

function isOpen(member: Membership, access: AppRoute['access']): boolean {
  return access === 'public' || access === 'signedIn' || isAllowed(member, access);
}
