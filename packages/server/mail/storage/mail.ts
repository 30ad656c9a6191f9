import { type Moves, movesTo } from '@quoin/domain/states';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { MailState } from '../../platform/database/schema/work.ts';

/** Placeholder for the secret in the texts of a kept mail. */
export const MAIL_SECRET = '--not-shown--';

/** A failed mail can still be sent: another attempt may have been under way, or a user requests one. */
export const MAIL_MOVES: Moves<MailState> = {
  waiting: ['waiting', 'sent', 'kept', 'failed'],
  failed: ['waiting', 'sent', 'kept'],
  sent: [],
  kept: [],
};

export interface NewMail {
  readonly kind: string;
  /** `Name <address>` as people read it; the parts are checked before (SC-43). */
  readonly recipient: string;
  readonly sender: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly dedupeKey: string;
  /** What makes its link work: its texts say `MAIL_SECRET` instead, and it is forgotten when the mail is sent. */
  readonly secret?: string;
}

export interface StoredMail extends NewMail {
  readonly id: string;
  readonly state: MailState;
  /** It had a secret and was sent: it can't be repeated. */
  readonly isSecretGone: boolean;
}

/** The id of the mail with this dedupe key, written now or before: the same mail is never written twice. */
export async function insertMail(trx: SiteTransaction, websiteId: string, mail: NewMail): Promise<string> {
  const inserted = await trx
    .insertInto('mail')
    .values({
      website_id: websiteId,
      id: trx.newId(),
      kind: mail.kind,
      recipient: mail.recipient,
      sender: mail.sender,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: JSON.stringify(mail.headers),
      dedupe_key: mail.dedupeKey,
      secret: mail.secret ?? null,
      created_at: trx.now(),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const query = trx
    .selectFrom('mail')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('dedupe_key', '=', mail.dedupeKey);
  return (await query.executeTakeFirstOrThrow()).id;
}

export async function findMailToSend(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredMail | null> {
  const row = await trx
    .selectFrom('mail')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { kind, recipient, sender, subject, html, text, headers, state, secret } = row;
  return {
    id: row.id,
    kind,
    recipient,
    sender,
    subject,
    html,
    text,
    headers,
    dedupeKey: row.dedupe_key ?? row.id,
    state,
    isSecretGone: secret === null && html.includes(MAIL_SECRET),
    ...(secret === null ? {} : { secret }),
  };
}

/** Notes how a try went, or that the next one is enqueued; what was sent stays sent. */
export async function settleMail(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  end: { readonly state: MailState; readonly error?: string },
): Promise<void> {
  const isSent = end.state === 'sent' || end.state === 'kept';
  await trx
    .updateTable('mail')
    .set({
      state: end.state,
      last_error: end.error ?? null,
      ...(isSent ? { sent_at: trx.now() } : {}),
      // Without a mail server the mailbox is the only place where its reader finds the link.
      ...(end.state === 'sent' ? { secret: null } : {}),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', 'in', movesTo(MAIL_MOVES, end.state))
    .execute();
}

/** How many mails of a kind an address was written since then. `recipient` as kept: without a name the address alone. */
export async function countMailsTo(
  trx: SiteTransaction,
  websiteId: string,
  { kind, recipient, since }: { readonly kind: string; readonly recipient: string; readonly since: Date },
): Promise<number> {
  const { count } = await trx
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('website_id', '=', websiteId)
    .where('created_at', '>', since)
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
  return Number(count);
}
