import type { SiteTransaction } from '../../platform/database/database.ts';

/** An owner's own template of one kind of mail. */
export interface StoredMailTemplate {
  readonly kind: string;
  readonly subject: string;
  readonly html: string;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedBy: string;
  /** When it last could not be used; null as long as it can. */
  readonly brokenAt: Date | null;
  readonly problem: string;
}

const COLUMNS = [
  'kind',
  'subject',
  'html',
  'revision',
  'updated_at as updatedAt',
  'updated_by as updatedBy',
  'broken_at as brokenAt',
  'problem',
] as const;

export function listMailTemplates(trx: SiteTransaction, websiteId: string): Promise<StoredMailTemplate[]> {
  return trx.selectFrom('mail_template').select(COLUMNS).where('website_id', '=', websiteId).execute();
}

export async function findMailTemplate(
  trx: SiteTransaction,
  websiteId: string,
  kind: string,
): Promise<StoredMailTemplate | null> {
  const row = await trx
    .selectFrom('mail_template')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ?? null;
}

export interface MailTemplateChange {
  readonly kind: string;
  readonly subject: string;
  readonly html: string;
  /** Revision the owner started from; 0 for the built-in template. */
  readonly baseRevision: number;
  readonly updatedBy: string;
}

/** Returns the new revision, or null when another user has changed it meanwhile. Nothing is written then. */
export async function saveMailTemplate(
  trx: SiteTransaction,
  websiteId: string,
  { kind, subject, html, baseRevision, updatedBy }: MailTemplateChange,
): Promise<number | null> {
  const revision = baseRevision + 1;
  const values = {
    subject,
    html,
    revision,
    updated_at: trx.now(),
    updated_by: updatedBy,
    broken_at: null,
    problem: '',
  };
  const row = await trx
    .insertInto('mail_template')
    .values({ website_id: websiteId, kind, ...values })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'kind']).doUpdateSet(values).where('mail_template.revision', '=', baseRevision),
    )
    .returning('revision')
    .executeTakeFirst();
  return row?.revision ?? null;
}

/** Restores the built-in template. Returns false when there was no other. */
export async function deleteMailTemplate(trx: SiteTransaction, websiteId: string, kind: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('mail_template')
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns true at the first failure of this revision. The owner is then notified. */
export async function markMailTemplateBroken(
  trx: SiteTransaction,
  websiteId: string,
  broken: { readonly kind: string; readonly revision: number; readonly problem: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mail_template')
    .set({ broken_at: trx.now(), problem: broken.problem })
    .where('website_id', '=', websiteId)
    .where('kind', '=', broken.kind)
    .where('revision', '=', broken.revision)
    .where('broken_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
