import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';

export interface AuditEvent {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly accountId: string | null;
  readonly action: string;
  readonly subjectId: string | null;
  readonly subjectTitle: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface AuditSearch {
  readonly search: string;
  /** An account's id; empty for everybody. */
  readonly actor: string;
  /** The part of the action before its dot; empty for all. */
  readonly subject: string;
  /** Of which alone one may read; null: of all. */
  readonly seen: readonly string[] | null;
  readonly from: Date | null;
  /** Not itself in it. */
  readonly until: Date | null;
  /** The last one of the page before: newest first. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

export async function listAuditEvents(
  trx: SiteTransaction,
  websiteId: string,
  { search, actor, subject, seen, from, until, after, limit }: AuditSearch,
): Promise<readonly AuditEvent[]> {
  let query = trx
    .selectFrom('audit_event')
    .select([
      'id',
      'created_at as at',
      'actor',
      'account_id as accountId',
      'action',
      'subject_id as subjectId',
      'subject_title as subjectTitle',
      'details',
    ])
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit);
  if (actor !== '') query = query.where('account_id', '=', actor);
  if (subject !== '') query = query.where('action', 'like', `${subject}.%`);
  if (seen !== null) query = query.where(isSeen(seen));
  if (from !== null) query = query.where('created_at', '>=', from);
  if (until !== null) query = query.where('created_at', '<', until);
  if (after !== null) {
    const { at, id } = after;
    query = query.where((is) =>
      is.or([is('created_at', '<', at), is.and([is('created_at', '=', at), is('id', '>', id)])]),
    );
  }
  if (search !== '') query = query.where(isWithin([sql`subject_title`, sql`actor`, sql`action`], search));
  return query.execute();
}

function isSeen(subjects: readonly string[]) {
  return sql<SqlBool>`split_part(action, '.', 1) = ANY(${[...subjects]}::text[])`;
}

/** What the log is about, and by whom: what one may filter by. */
export async function auditFilters(trx: SiteTransaction, websiteId: string, seen: readonly string[] | null) {
  const mine = seen === null ? sql`true` : isSeen(seen);
  const { rows: subjects } = await sql<{ subject: string }>`SELECT DISTINCT split_part(action, '.', 1) AS subject
    FROM audit_event WHERE website_id = ${websiteId} AND ${mine} ORDER BY 1 LIMIT 100`.execute(trx);
  const { rows: actors } = await sql<{ accountId: string; name: string }>`SELECT account_id AS "accountId",
    max(actor) AS name FROM audit_event WHERE website_id = ${websiteId} AND ${mine} AND account_id IS NOT NULL
    GROUP BY account_id ORDER BY 2 LIMIT 200`.execute(trx);
  return { subjects: subjects.map(({ subject }) => subject), actors };
}
