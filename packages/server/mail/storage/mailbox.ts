import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';

export interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: 'waiting' | 'sent' | 'kept' | 'failed';
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

export interface WholeMail extends MailRow {
  readonly sender: string;
  readonly html: string;
  readonly text: string;
  readonly lastError: string | null;
  /** Still waiting for its reader: what makes its link work. */
  readonly secret: string | null;
}

export interface MailCursor {
  readonly createdAt: Date;
  readonly id: string;
}

export interface MailSearch {
  readonly search: string;
  /** Null: whatever their state. */
  readonly state: MailRow['state'] | null;
  /** The last mail of the page before: mails are listed newest first. */
  readonly after: MailCursor | null;
  readonly limit: number;
}

const COLUMNS = ['id', 'kind', 'recipient', 'subject', 'state', 'created_at', 'sent_at'] as const;

export async function listMails(
  trx: SiteTransaction,
  websiteId: string,
  { search, state, after, limit }: MailSearch,
): Promise<readonly MailRow[]> {
  let query = trx
    .selectFrom('mail')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit);
  if (state !== null) query = query.where('state', '=', state);
  if (after !== null) {
    const { createdAt, id } = after;
    query = query.where((is) =>
      is.or([is('created_at', '<', createdAt), is.and([is('created_at', '=', createdAt), is('id', '>', id)])]),
    );
  }
  if (search !== '') query = query.where(isWithin([sql`recipient`, sql`subject`], search));
  const rows = await query.execute();
  return rows.map(({ created_at, sent_at, ...same }) => ({ ...same, createdAt: created_at, sentAt: sent_at }));
}

export async function findMail(trx: SiteTransaction, websiteId: string, mailId: string): Promise<WholeMail | null> {
  const row = await trx
    .selectFrom('mail')
    .select([...COLUMNS, 'sender', 'html', 'text', 'last_error', 'secret'])
    .where('website_id', '=', websiteId)
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { created_at, sent_at, last_error, ...same } = row;
  return { ...same, createdAt: created_at, sentAt: sent_at, lastError: last_error };
}
