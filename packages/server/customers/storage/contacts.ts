import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface ContactChanges {
  readonly fullName?: string;
  readonly email?: string;
  readonly language?: string;
  readonly acceptsMarketing?: boolean;
}

/** A customer who has ordered nothing yet and has no account. Null: another one has the address. */
export async function insertContact(
  trx: SiteTransaction,
  websiteId: string,
  { fullName, email, language, acceptsMarketing }: Required<ContactChanges>,
): Promise<string | null> {
  const now = trx.now();
  const row = await trx
    .insertInto('site_user')
    .values({
      ...{ website_id: websiteId, id: trx.newId(), email, full_name: fullName, language },
      ...{ accepts_marketing: acceptsMarketing, accepts_marketing_since: acceptsMarketing ? now : null },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.expression(sql`website_id, lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateContact(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  { fullName, email, language, acceptsMarketing }: ContactChanges,
): Promise<void> {
  const now = trx.now();
  const since = sql<Date>`coalesce(accepts_marketing_since, ${now}::timestamptz)`;
  await trx
    .updateTable('site_user')
    .set({
      ...{ updated_at: now, revision: sql<number>`revision + 1` },
      ...(fullName === undefined ? {} : { full_name: fullName }),
      ...(email === undefined ? {} : { email }),
      ...(language === undefined ? {} : { language }),
      ...(acceptsMarketing === undefined
        ? {}
        : { accepts_marketing: acceptsMarketing, accepts_marketing_since: acceptsMarketing ? since : null }),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}
