import { browserDevice, staffMailWording } from '@quoin/domain/access';
import { staffNewDeviceMail, staffPasswordChangedMail } from '@quoin/rendering/mail';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { JobHandler } from '../platform/jobs/worker.ts';
import { PASSWORD_CHANGED_JOB } from './changePassword.ts';
import { mailStaff } from './mailStaff.ts';
import { NEW_DEVICE_JOB } from './signIn/enter.ts';
import { STAFF_RESET_JOB, writeStaffResetMail } from './signIn/staffReset.ts';
import { findAccount } from './storage/accounts.ts';

type MailDeps = Pick<Deps, 'db' | 'now' | 'randomBytes' | 'config'>;

/** What the app's people are owed by mail. */
export function accountJobs(deps: MailDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [STAFF_RESET_JOB, (job) => writeStaffResetMail(deps, job)],
    [NEW_DEVICE_JOB, (job) => mailNewDevice(deps, job)],
    [PASSWORD_CHANGED_JOB, (job) => mailPasswordChanged(deps, job)],
  ]);
}

async function mailPasswordChanged(deps: MailDeps, { id, payload }: Pick<Job, 'id' | 'payload'>): Promise<void> {
  const { accountId } = payload;
  if (typeof accountId !== 'string') return;
  const account = await deps.db.acrossSites((trx) => findAccount(trx, accountId));
  if (account === null) return;
  await mailStaff(deps, account, {
    kind: staffPasswordChangedMail,
    facts: () => ({ url: `${deps.config.appOrigin}/forgot-password` }),
    dedupeKey: `staffPasswordChanged:${id}`,
  });
}

async function mailNewDevice(deps: MailDeps, { id, payload }: Pick<Job, 'id' | 'payload'>): Promise<void> {
  const { accountId, device, address, at } = payload;
  if (typeof accountId !== 'string' || typeof at !== 'number') return;
  const account = await deps.db.acrossSites((trx) => findAccount(trx, accountId));
  if (account === null) return;
  await mailStaff(deps, account, {
    kind: staffNewDeviceMail,
    facts: ({ timeZone }) => ({
      url: `${deps.config.appOrigin}/forgot-password`,
      device: deviceName(typeof device === 'string' ? device : ''),
      address: typeof address === 'string' ? address : '',
      at: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at),
    }),
    dedupeKey: `staffNewDevice:${id}`,
  });
}

function deviceName(userAgent: string): string {
  const { browser, system } = browserDevice(userAgent);
  const { unknownBrowser, deviceOn } = staffMailWording;
  return system === null ? (browser ?? unknownBrowser) : deviceOn(browser ?? unknownBrowser, system);
}
