import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job, JobHandler } from '../../jobs/job.ts';
import { findMailToSend, insertMail, type StoredMail, settleMail } from '../../storage/mail.ts';
import { insertOrderEvent } from '../../storage/orders.ts';
import { loadSiteById } from '../../storage/sites.ts';
import { loadOrderIn } from '../orders/loadOrder.ts';
import { confirmationMail } from './confirmationMail.ts';
import { parseMailAddress } from './mailAddress.ts';
import { ORDER_CONFIRMATION_JOB } from './oweOrderConfirmation.ts';

export const SEND_MAIL_JOB = 'mail.send';

/** The pauses grow to an hour: a mail server may be down for most of a day. */
const SEND_ATTEMPTS = 30;
const MAX_ERROR_LENGTH = 500;

export interface MailDeps extends Pick<Deps, 'db' | 'keyFor' | 'mail'> {
  readonly config: Pick<Config, 'appOrigin' | 'sitesDomain'>;
}

/** Writing a mail and sending it are two jobs: it is written once, and sent again until a server takes it. */
export function mailJobs(deps: MailDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [ORDER_CONFIRMATION_JOB, (job) => writeConfirmation(deps, job)],
    [SEND_MAIL_JOB, (job) => send(deps, job)],
  ]);
}

async function writeConfirmation(deps: MailDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const order = await loadOrderIn(trx, websiteId, textOf(job, 'orderId'));
    if (site === null || order === null) return;
    const mailId = await insertMail(trx, websiteId, confirmationMail(deps, site, order));
    const owed = { websiteId, kind: SEND_MAIL_JOB, payload: { mailId }, dedupeKey: mailId, maxAttempts: SEND_ATTEMPTS };
    const isFirst = await enqueue(trx, owed);
    if (isFirst) await insertOrderEvent(trx, websiteId, order.order.id, 'confirmationQueued');
  });
}

/**
 * Throws when the server can't take it now: the worker tries again, later each time. A worker that dies between the
 * server's yes and our note of it sends once more under the same Message-ID: nobody can rule that out over SMTP.
 */
async function send(deps: MailDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  const mailId = textOf(job, 'mailId');
  const settle = (end: Parameters<typeof settleMail>[3]) =>
    deps.db.inSite({ websiteId }, (trx) => settleMail(trx, websiteId, mailId, end));
  const mail = await deps.db.inSite({ websiteId }, (trx) => findMailToSend(trx, websiteId, mailId));
  if (mail === null || mail.state === 'sent' || mail.state === 'kept') return;
  const envelope = envelopeOf(mail);
  if (envelope === null) return settle({ state: 'failed', error: 'The address is not one.' });
  const { subject, html, text, headers } = mail;
  let state: 'sent' | 'kept';
  try {
    state = await deps.mail.deliver({ ...envelope, subject, html, text, headers });
  } catch (error) {
    const isLast = job.attempt >= job.maxAttempts;
    await settle({ state: isLast ? 'failed' : 'waiting', error: String(error).slice(0, MAX_ERROR_LENGTH) });
    throw error;
  }
  await settle({ state });
}

/** Null for addresses that are none: trying again would not help. */
function envelopeOf(mail: StoredMail) {
  const from = parseMailAddress(mail.sender);
  const to = parseMailAddress(mail.recipient);
  if (from === null || to === null) return null;
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return { from, to, messageId: `<${mail.id}@${host}>` };
}

function textOf(job: Job, name: string): string {
  const value = job.payload[name];
  if (typeof value !== 'string') throw new Error(`The job names no ${name}.`);
  return value;
}
