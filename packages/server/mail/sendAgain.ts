import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { enqueueMail, SEND_ATTEMPTS, SEND_MAIL_JOB } from './enqueueMail.ts';
import { findMailToSend, type StoredMail, settleMail } from './storage/mail.ts';

export type SendAgainCode = 'mailUnknown' | 'mailNotOpen';

/**
 * Retries a failed or waiting mail at once, under its own name. Sends a mail that was sent once more, as a new mail. A
 * mail with a one-time link can't be repeated, because its secret is deleted.
 */
export function sendAgain(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { mailId, actor }: { readonly mailId: string; readonly actor: Actor },
): Promise<Outcome<string, SendAgainCode>> {
  return db.inSite({ websiteId }, async (trx) => {
    const mail = await findMailToSend(trx, websiteId, mailId);
    if (mail === null) return refuse('mailUnknown');
    const id = await (mail.state === 'failed' || mail.state === 'waiting' ? retry : repeat)(trx, websiteId, mail);
    if (id === null) return refuse('mailNotOpen');
    const action = id === mail.id ? 'mail.retry' : 'mail.sendAgain';
    await recordAudit(trx, {
      websiteId,
      actor,
      action,
      subjectId: mail.id,
      subjectTitle: `${mail.subject} → ${mail.recipient}`,
    });
    return accept(id);
  });
}

async function retry(trx: SiteTransaction, websiteId: string, mail: StoredMail): Promise<string> {
  await settleMail(trx, websiteId, mail.id, { state: 'waiting' });
  const job = { websiteId, kind: SEND_MAIL_JOB, payload: { mailId: mail.id }, maxAttempts: SEND_ATTEMPTS };
  await enqueue(trx, { ...job, dedupeKey: `${mail.id}:${trx.newId()}` });
  return mail.id;
}

async function repeat(trx: SiteTransaction, websiteId: string, mail: StoredMail): Promise<string | null> {
  if (mail.isSecretGone) return null;
  const { id: _, state: __, isSecretGone: ___, ...same } = mail;
  return (await enqueueMail(trx, websiteId, { ...same, dedupeKey: `again:${trx.newId()}` })).mailId;
}
