import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { AccountDeps } from '../accountDeps.ts';
import { type Entry, enter, type StaffBrowser } from '../signIn/enter.ts';
import { findAccount } from '../storage/accounts.ts';
import { openCodeStep } from './codeStep.ts';
import { type ProveCode, proveCode } from './proveCode.ts';

export interface CodeAttempt extends StaffBrowser {
  /** As the browser kept it; '' when it was lost. */
  readonly sealed: string;
  readonly code: string;
}

/** The second step of a sign-in: a session for the right code. */
export async function finishCodeStep(
  deps: AccountDeps,
  { sealed, code, ...browser }: CodeAttempt,
): Promise<Outcome<Entry, ProveCode | 'codeStepOver'>> {
  const shown = openCodeStep(deps, sealed);
  const account = shown && (await deps.db.acrossSites((trx) => findAccount(trx, shown.accountId)));
  if (account === null || account.epoch !== shown?.epoch) return refuse('codeStepOver');
  const proven = await proveCode(deps, account.id, code);
  return proven.ok ? accept(await enter(deps, account, browser, { isTwoStep: true })) : proven;
}
