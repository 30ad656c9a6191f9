import type { SiteTransaction } from '../../platform/database/database.ts';

/** The actor: a staff member, or the product itself. */
export interface Actor {
  readonly accountId: string | null;
  /** As people read it: a name or an address. */
  readonly name: string;
}

/** What the product does by itself: jobs, the command line. */
export const PRODUCT_ITSELF: Actor = { accountId: null, name: 'Quoin' };

export interface AuditEntry {
  readonly websiteId: string;
  readonly actor: Actor;
  /** `subject.verb`, for example `product.update`. */
  readonly action: `${string}.${string}`;
  readonly subjectId?: string;
  readonly subjectTitle?: string;
  /** Old and new values where they matter; never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes one line of the audit log, in the transaction of what it tells about (AUT-4). */
export async function recordAudit(trx: SiteTransaction, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_event')
    .values({
      website_id: entry.websiteId,
      id: trx.newId(),
      account_id: entry.actor.accountId,
      actor: entry.actor.name,
      action: entry.action,
      subject_id: entry.subjectId ?? null,
      subject_title: entry.subjectTitle ?? '',
      details: JSON.stringify(entry.details ?? {}),
      created_at: trx.now(),
    })
    .execute();
}
