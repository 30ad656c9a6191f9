import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { openSecret, type SecretPlace } from '../../platform/sealedSecret.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { findTwoStep, takeRecoveryCode, useStep } from '../storage/twoStep.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import { matchingStep } from './totp.ts';

/** The installation's keys for secrets of authenticator apps, and for hashes of recovery codes. */
export const TWO_STEP_PURPOSE = 'two-step';
export const RECOVERY_PURPOSE = 'recovery-codes';

export type ProveCode = 'codeWrong' | 'signInTooOften';

export function secretPlace(accountId: string): SecretPlace {
  return { websiteId: '', name: `twoStep.${accountId}` };
}

const MAX_CODE_CHARACTERS = 40;

/** Whether a code of the authenticator app or a recovery code is right. Each counts once; wrong ones make the next wait (SC-53). */
export async function proveCode(
  deps: AccountDeps,
  accountId: string,
  entered: string,
): Promise<Outcome<null, ProveCode>> {
  const key = `code|${accountId}`;
  const wait = await deps.delays.begin(key);
  if (wait !== null) return refuse('signInTooOften', { values: { seconds: wait } });
  const code = entered.slice(0, MAX_CODE_CHARACTERS).replace(/\s/g, '');
  const isRight = await deps.db.acrossSites((trx) => useCode(deps, trx, accountId, code));
  if (!isRight) return refuse('codeWrong', { field: 'code' });
  await deps.delays.succeeded(key);
  return accept(null);
}

async function useCode(
  { keyFor, now }: Pick<AccountDeps, 'keyFor' | 'now'>,
  trx: SiteTransaction,
  accountId: string,
  code: string,
): Promise<boolean> {
  const twoStep = await findTwoStep(trx, accountId);
  if (twoStep === null || twoStep.confirmedAt === null) return false;
  if (!/^\d+$/.test(code)) {
    return takeRecoveryCode(trx, accountId, hashRecoveryCode(keyFor(RECOVERY_PURPOSE), accountId, code));
  }
  const secret = Buffer.from(openSecret(keyFor(TWO_STEP_PURPOSE), secretPlace(accountId), twoStep.secret), 'base64');
  const step = matchingStep(secret, code, { now: now(), usedStep: twoStep.usedStep });
  return step !== null && useStep(trx, accountId, step);
}
