import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job, JobHandler } from '../../jobs/job.ts';
import { findMailToSend, insertMail, settleMail } from '../../storage/mail.ts';
import { loadSiteById } from '../../storage/sites.ts';
import { loadOrderIn } from '../orders/loadOrder.ts';
import { parseMailAddress } from './mailAddress.ts';
import { confirmationMail } from './confirmationMail.ts';

/** Owed by the transaction that makes an order (ORD-7). */
export const ORDER_PLACED_JOB = 'mail.orderPlaced';
const SEND_JOB = 'mail.send';
/** A mail server may be down for a day. */
const SEND_ATTEMPTS = 30;
const MAX_ERROR_LENGTH = 500;

export interface MailDeps extends Pick<Deps, 'db' | 'keyFor' | 'mail'> {
  readonly config: Pick<Config, 'appOrigin' | 'sitesDomain'>;
}

/** Writing a mail and sending it are two jobs: it is written once, and sent again until a server takes it. */
export function mailJobs(deps: MailDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [ORDER_PLACED_JOB, (job) => writeConfirmation(deps, job)],
    [SEND_JOB, (job) => send(deps, job)],
  ]);
}

async function writeConfirmation(deps: MailDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const order = await loadOrderIn(trx, websiteId, textOf(job, 'orderId'));
    if (site === null || order === null) return;
    const mailId = await insertMail(trx, websiteId, confirmationMail(deps, site, order));
    await enqueue(trx, { websiteId, kind: SEND_JOB, payload: { mailId }, dedupeKey: mailId, maxAttempts: SEND_ATTEMPTS });
  });
}

/** Throws when the server can't take it now: the worker tries again, later each time. */
async function send(deps: MailDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  const mailId = textOf(job, 'mailId');
  const mail = await deps.db.inSite({ websiteId }, (trx) => findMailToSend(trx, websiteId, mailId));
  if (mail === null || mail.state === 'sent' || mail.state === 'kept') return;
  const settle = (end: Parameters<typeof settleMail>[3]) =>
    deps.db.inSite({ websiteId }, (trx) => settleMail(trx, websiteId, mailId, end));
  const [from, to] = [parseMailAddress(mail.sender), parseMailAddress(mail.recipient)];
  if (from === null || to === null) return settle({ state: 'failed', error: 'The address is not one.' });
  const { subject, html, text, headers } = mail;
  const messageId = `<${mailId}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;
  try {
    await settle({ state: await deps.mail.deliver({ messageId, from, to, subject, html, text, headers }) });
  } catch (error) {
    const isLast = job.attempt >= job.maxAttempts;
    await settle({ state: isLast ? 'failed' : 'waiting', error: String(error).slice(0, MAX_ERROR_LENGTH) });
    throw error;
  }
}

function textOf(job: Job, name: string): string {
  const value = job.payload[name];
  if (typeof value !== 'string') throw new Error(`The job names no ${name}.`);
  return value;
}
