import type { JobHandler } from '../platform/jobs/worker.ts';
import type { MemberDeps } from './memberDeps.ts';
import { RESET_MAIL_JOB, writeResetMail } from './resetPassword.ts';
import { SIGN_IN_MAIL_JOB, writeSignInMail } from './signInLink.ts';

/** Jobs that members' pages enqueue. */
export function memberJobs(deps: MemberDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [RESET_MAIL_JOB, (job) => writeResetMail(deps, job)],
    [SIGN_IN_MAIL_JOB, (job) => writeSignInMail(deps, job)],
  ]);
}
