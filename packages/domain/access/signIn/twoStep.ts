import type { Member } from '../capabilities.ts';
import { ROLES } from '../roles.ts';

/** Codes that sign in without the authenticator app, each once. */
export const RECOVERY_CODES = 10;
/** How long somebody who has entered the password may take to enter the code. */
export const CODE_STEP_MS = 10 * 60_000;

export type TwoStepCode = 'codeWrong' | 'codeStepOver' | 'twoStepNeeded' | 'twoStepOn' | 'twoStepOff';

type Settings = Readonly<Record<string, unknown>>;

/** Whether the site requires both steps of its owner and administrators. */
export function requiresTwoStep({ security }: Settings): boolean {
  return typeof security === 'object' && security !== null && (security as Settings).twoStep === true;
}

/** Whether it requires them of this person. */
export function requiresTwoStepOf(settings: Settings, { isOwner, roles }: Pick<Member, 'isOwner' | 'roles'>): boolean {
  return requiresTwoStep(settings) && (isOwner || roles.includes(ROLES.admin));
}
