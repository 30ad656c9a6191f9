import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { QueueFull } from '../../platform/background/workQueue.ts';
import type { Staff } from '../../platform/http/route.ts';
import { openSecret, sealSecret } from '../../platform/sealedSecret.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { findAccount, findAccountByEmail } from '../storage/accounts.ts';
import { forgetTwoStep, keepTwoStepSession } from '../storage/sessions.ts';
import {
  beginTwoStep,
  confirmTwoStep,
  countRecoveryCodes,
  deleteTwoStep,
  findTwoStep,
  replaceRecoveryCodes,
} from '../storage/twoStep.ts';
import { type ProveCode, proveCode, RECOVERY_PURPOSE, secretPlace, TWO_STEP_PURPOSE } from './proveCode.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import { base32, matchingStep, newTotpSecret, otpauthUri } from './totp.ts';

const BUSY_SECONDS = 5;

/** What the person's account screen shows. */
export interface TwoStepState {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

export function loadTwoStep({ db }: Pick<AccountDeps, 'db'>, { accountId }: Staff): Promise<TwoStepState> {
  return db.acrossSites(async (trx) => ({
    isOn: ((await findTwoStep(trx, accountId))?.confirmedAt ?? null) !== null,
    recoveryCodesLeft: await countRecoveryCodes(trx, accountId),
  }));
}

/** What an authenticator app is given: as text, and as the address in the QR code. */
export interface TwoStepSecret {
  readonly secret: string;
  readonly uri: string;
}

/** Begins, or begins again: the secret shown before is worth nothing any more. */
export async function setUpTwoStep(
  deps: AccountDeps,
  { accountId, email }: Staff,
): Promise<Outcome<TwoStepSecret, 'twoStepOn'>> {
  const secret = newTotpSecret(deps.randomBytes);
  const tools = { key: deps.keyFor(TWO_STEP_PURPOSE), randomBytes: deps.randomBytes };
  const sealed = sealSecret(tools, secretPlace(accountId), secret.toString('base64'));
  const isBegun = await deps.db.acrossSites((trx) => beginTwoStep(trx, accountId, sealed));
  return isBegun ? accept({ secret: base32(secret), uri: otpauthUri(secret, email) }) : refuse('twoStepOn');
}

/** On from now, by a code of the app. This session counts as two-step, the person's others end. Answers recovery codes. */
export async function turnOnTwoStep(
  deps: AccountDeps,
  { accountId, sessionId }: Staff,
  code: string,
): Promise<Outcome<readonly string[], ProveCode | 'twoStepOn'>> {
  const key = `code|${accountId}`;
  const wait = await deps.delays.begin(key);
  if (wait !== null) return refuse('signInTooOften', { values: { seconds: wait } });
  const codes = newRecoveryCodes(deps.randomBytes);
  const outcome = await deps.db.acrossSites(async (trx) => {
    const twoStep = await findTwoStep(trx, accountId);
    if (twoStep !== null && twoStep.confirmedAt !== null) return refuse('twoStepOn');
    const place = secretPlace(accountId);
    const secret = twoStep && Buffer.from(openSecret(deps.keyFor(TWO_STEP_PURPOSE), place, twoStep.secret), 'base64');
    const step = secret && matchingStep(secret, code.replace(/\s/g, ''), { now: deps.now(), usedStep: 0 });
    if (step === null) return refuse('codeWrong', { field: 'code' });
    if (!(await confirmTwoStep(trx, accountId, step))) return refuse('twoStepOn');
    await replaceRecoveryCodes(trx, accountId, hashesOf(deps, accountId, codes));
    await keepTwoStepSession(trx, accountId, Buffer.from(sessionId, 'hex'));
    return accept(codes);
  });
  if (outcome.ok) await deps.delays.succeeded(key);
  return outcome;
}

/** Others than before; those before are worth nothing any more. */
export async function renewRecoveryCodes(
  deps: AccountDeps,
  { accountId }: Staff,
  code: string,
): Promise<Outcome<readonly string[], ProveCode>> {
  const proven = await proveCode(deps, accountId, code);
  if (!proven.ok) return proven;
  const codes = newRecoveryCodes(deps.randomBytes);
  await deps.db.acrossSites((trx) => replaceRecoveryCodes(trx, accountId, hashesOf(deps, accountId, codes)));
  return accept(codes);
}

/** Off, by both: nobody who finds a signed-in browser does it. */
export async function turnOffTwoStep(
  deps: AccountDeps,
  { accountId }: Staff,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<Outcome<null, ProveCode | 'passwordWrong' | 'twoStepOff'>> {
  const account = await deps.db.acrossSites((trx) => findAccount(trx, accountId));
  if (account === null) return refuse('twoStepOff');
  const wait = await deps.delays.begin(account.email);
  if (wait !== null) return refuse('signInTooOften', { values: { seconds: wait } });
  try {
    if (!(await deps.passwords.isCorrect(account.passwordHash, password))) {
      return refuse('passwordWrong', { field: 'password' });
    }
  } catch (fault) {
    if (fault instanceof QueueFull) return refuse('signInTooOften', { values: { seconds: BUSY_SECONDS } });
    throw fault;
  }
  await deps.delays.succeeded(account.email);
  const proven = await proveCode(deps, accountId, code);
  return proven.ok ? removeTwoStep(deps, accountId) : proven;
}

/** For somebody who has lost app and codes, from the command line. */
export async function resetTwoStep(
  deps: AccountDeps,
  email: string,
): Promise<Outcome<null, 'accountUnknown' | 'twoStepOff'>> {
  const account = await deps.db.acrossSites((trx) => findAccountByEmail(trx, email.trim()));
  return account === null ? refuse('accountUnknown', { field: 'email' }) : removeTwoStep(deps, account.id);
}

async function removeTwoStep({ db }: Pick<AccountDeps, 'db'>, accountId: string): Promise<Outcome<null, 'twoStepOff'>> {
  const wasOn = await db.acrossSites(async (trx) => {
    await forgetTwoStep(trx, accountId);
    return deleteTwoStep(trx, accountId);
  });
  return wasOn ? accept(null) : refuse('twoStepOff');
}

function hashesOf({ keyFor }: Pick<AccountDeps, 'keyFor'>, accountId: string, codes: readonly string[]) {
  return codes.map((code) => hashRecoveryCode(keyFor(RECOVERY_PURPOSE), accountId, code));
}
