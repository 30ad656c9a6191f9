import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { insertMail, type NewMail } from './storage/mail.ts';

export { MAIL_SECRET } from './storage/mail.ts';

export const SEND_MAIL_JOB = 'mail.send';
/** The pauses grow to an hour: a mail server may be down for most of a day. */
export const SEND_ATTEMPTS = 30;

export interface EnqueuedMail {
  readonly mailId: string;
  /** False when a mail with this dedupe key was enqueued before. */
  readonly isFirst: boolean;
}

/** Into the outbox and onto the list of what must be sent, in the caller's transaction (ORD-7). */
export async function enqueueMail(trx: SiteTransaction, websiteId: string, mail: NewMail): Promise<EnqueuedMail> {
  const mailId = await insertMail(trx, websiteId, mail);
  const job = { websiteId, kind: SEND_MAIL_JOB, payload: { mailId }, dedupeKey: mailId, maxAttempts: SEND_ATTEMPTS };
  return { mailId, isFirst: await enqueue(trx, job) };
}
