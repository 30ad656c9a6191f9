import type { SiteTransaction } from '../database/database.ts';

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
}

export interface StoredMail extends NewMail {
  readonly id: string;
  readonly state: 'waiting' | 'sent' | 'kept' | 'failed';
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
  const { kind, recipient, sender, subject, html, text, headers, state } = row;
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
  };
}

export async function settleMail(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  end: { readonly state: 'sent' | 'kept' | 'waiting' | 'failed'; readonly error?: string },
): Promise<void> {
  const isSent = end.state === 'sent' || end.state === 'kept';
  await trx
    .updateTable('mail')
    .set({ state: end.state, last_error: end.error ?? null, ...(isSent ? { sent_at: trx.now() } : {}) })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}
