import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { type Account, noteSignIn } from '../storage/accounts.ts';
import { deleteExpiredSessions, deleteSession, insertSession } from '../storage/sessions.ts';
import { findTwoStep } from '../storage/twoStep.ts';
import { sealCodeStep } from '../twoStep/codeStep.ts';
import { DEVICE_PURPOSE, isKnownDevice, withDevice } from './knownDevices.ts';
import { hashSessionToken, newSessionToken, sessionExpiry } from './sessionToken.ts';

export const NEW_DEVICE_JOB = 'staff.newDeviceMail';
const MAX_DEVICE_CHARACTERS = 300;

/** What a sign-in needs to know of the browser. */
export interface StaffBrowser {
  /** The session it held before: it ends, so that no id survives a sign-in (SES-1, SC-30). */
  readonly previousToken: string | null;
  /** What it calls itself, for the person's own list of sessions. */
  readonly device?: string;
  readonly address?: string;
  /** Its cookie of known devices; empty for none. */
  readonly knownDevice?: string;
}

/** What a browser gets for a password: a session, or the proof of it that waits for a code. */
export interface Entry {
  readonly step: 'done' | 'code';
  /** Of the session, or the sealed proof. */
  readonly token: string;
  /** The browser's cookie of known devices from now on; null leaves it as it is. */
  readonly knownDevice: string | null;
}

export type EnterDeps = Pick<Deps, 'db' | 'now' | 'randomBytes' | 'keyFor'>;
type Entering = Pick<Account, 'id' | 'epoch'>;

/** For who has shown the first step: a session, or the question for the second where the account has one. */
export async function enterOrAskForCode(deps: EnterDeps, account: Entering, browser: StaffBrowser): Promise<Entry> {
  const twoStep = await deps.db.acrossSites((trx) => findTwoStep(trx, account.id));
  if (twoStep === null || twoStep.confirmedAt === null) return enter(deps, account, browser, { isTwoStep: false });
  return { step: 'code', token: sealCodeStep(deps, account), knownDevice: null };
}

/** A session for who has shown everything that is asked. A browser that is new to the account is reported by mail. */
export async function enter(
  deps: EnterDeps,
  account: Entering,
  browser: StaffBrowser,
  how: { readonly isTwoStep: boolean },
): Promise<Entry> {
  const tools = { key: deps.keyFor(DEVICE_PURPOSE), randomBytes: deps.randomBytes };
  const { device = '', address = '', knownDevice = '' } = browser;
  const token = await deps.db.acrossSites(async (trx) => {
    const at = deps.now();
    const wasHere = await noteSignIn(trx, account.id, new Date(at));
    if (wasHere && !isKnownDevice(tools.key, knownDevice, account.id)) {
      const payload = { accountId: account.id, device: device.slice(0, MAX_DEVICE_CHARACTERS), address, at };
      await enqueue(trx, { websiteId: null, kind: NEW_DEVICE_JOB, payload });
    }
    return beginSession(deps, trx, account, { ...browser, ...how });
  });
  return { step: 'done', token, knownDevice: withDevice(tools, knownDevice, account.id) };
}

/** A new session; the one this browser held before ends. Answers its token. */
export async function beginSession(
  { now: clock, randomBytes }: Pick<Deps, 'now' | 'randomBytes'>,
  trx: SiteTransaction,
  account: Entering,
  { previousToken, device = '', address = '', isTwoStep }: StaffBrowser & { readonly isTwoStep: boolean },
): Promise<string> {
  const token = newSessionToken(randomBytes);
  const previous = previousToken === null ? null : hashSessionToken(previousToken);
  const now = clock();
  await deleteExpiredSessions(trx, new Date(now));
  if (previous !== null) await deleteSession(trx, previous);
  await insertSession(trx, {
    ...{ idHash: hashSessionToken(token)!, accountId: account.id, epoch: account.epoch, isTwoStep, address },
    ...{ createdAt: new Date(now), expiresAt: sessionExpiry(now, now), device: device.slice(0, MAX_DEVICE_CHARACTERS) },
  });
  return token;
}
