import type { Deps } from '../../deps.ts';
import {
  enqueueMail,
  findMailToSend,
  MAIL_SECRET,
  parseMailAddress,
  SEND_MAIL_JOB,
  type StoredMail,
  settleMail,
} from '../../mail/index.ts';
import type { Config } from '../../platform/config.ts';
import type { Job, JobHandler } from '../../platform/jobs/job.ts';
import { loadSiteById } from '../../sites/index.ts';
import { insertOrderEvent } from '../storage/insertOrder.ts';
import { loadOrderIn } from '../views/loadOrder.ts';
import { confirmationMail } from './confirmationMail.ts';
import { draftMail } from './draftMails.ts';
import { DRAFT_LINK_JOB } from './enqueueDraftLink.ts';
import { ORDER_CONFIRMATION_JOB } from './enqueueOrderConfirmation.ts';
import { ORDER_NOTICE_JOB, ORDER_NOTICES } from './enqueueOrderNotice.ts';
import { UNFULFILLED_SALE_MAIL_JOB } from './enqueueUnfulfilledSaleMail.ts';
import { orderNoticeMail } from './orderNoticeMail.ts';
import { unfulfilledSaleMail } from './unfulfilledSaleMails.ts';

const MAX_ERROR_LENGTH = 500;

export interface MailDeps extends Pick<Deps, 'db' | 'keyFor' | 'mail'> {
  readonly config: Pick<Config, 'appOrigin' | 'sitesDomain'>;
}

/** Writing a mail and sending it are two jobs: it is written once, and sent again until a server takes it. */
export function mailJobs(deps: MailDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [ORDER_CONFIRMATION_JOB, (job) => writeConfirmation(deps, job)],
    [ORDER_NOTICE_JOB, (job) => writeNotice(deps, job)],
    [DRAFT_LINK_JOB, (job) => writeDraftLink(deps, job)],
    [UNFULFILLED_SALE_MAIL_JOB, (job) => writeParked(deps, job)],
    [SEND_MAIL_JOB, (job) => send(deps, job)],
  ]);
}

async function writeConfirmation(deps: MailDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const order = await loadOrderIn(trx, websiteId, textOf(job, 'orderId'));
    if (site === null || order === null) return;
    const { isFirst } = await enqueueMail(trx, websiteId, await confirmationMail(deps, trx, site, order));
    if (isFirst) await insertOrderEvent(trx, websiteId, order.order.id, 'confirmationQueued');
  });
}

async function writeNotice(deps: MailDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  const notice = ORDER_NOTICES.find((each) => each === textOf(job, 'notice'));
  if (notice === undefined) throw new Error('The job names no mail that we know.');
  const orderId = textOf(job, 'orderId');
  const owed = { notice, orderId, subjectId: textOf(job, 'subjectId') };
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const mail = site === null ? null : await orderNoticeMail(deps, trx, site, owed);
    if (mail === null) return;
    const { isFirst } = await enqueueMail(trx, websiteId, mail);
    if (isFirst) await insertOrderEvent(trx, websiteId, orderId, 'mailQueued', { subject: mail.subject });
  });
}

async function writeDraftLink(deps: MailDeps, job: Job): Promise<void> {
  const { websiteId, payload } = job;
  const owed = { draftId: textOf(job, 'draftId'), linkNumber: Number(payload.linkNumber) };
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const mail = site === null ? null : await draftMail(deps, trx, site, owed);
    if (mail !== null) await enqueueMail(trx, websiteId, mail);
  });
}

async function writeParked(deps: MailDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  const owed = { intentId: textOf(job, 'intentId'), to: textOf(job, 'to') };
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const mail = site === null ? null : await unfulfilledSaleMail(deps, trx, site, owed);
    if (mail !== null) await enqueueMail(trx, websiteId, mail);
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
  const { subject, headers, secret } = mail;
  const whole = (part: string) => (secret === undefined ? part : part.replaceAll(MAIL_SECRET, secret));
  let state: 'sent' | 'kept';
  try {
    state = await deps.mail.deliver({ ...envelope, subject, headers, html: whole(mail.html), text: whole(mail.text) });
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
