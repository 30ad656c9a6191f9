import type { SiteTransaction } from '../../platform/database/database.ts';

export interface MemberIdentity {
  readonly issuer: string;
  readonly subject: string;
}

/** The member whom a provider's name is of; null for nobody's. */
export async function findMemberByIdentity(
  trx: SiteTransaction,
  websiteId: string,
  { issuer, subject }: MemberIdentity,
): Promise<string | null> {
  const row = await trx
    .selectFrom('site_user_identity')
    .select('site_user_id')
    .where('website_id', '=', websiteId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.site_user_id ?? null;
}

export async function linkMemberIdentity(
  trx: SiteTransaction,
  websiteId: string,
  siteUserId: string,
  { issuer, subject }: MemberIdentity,
): Promise<void> {
  await trx
    .insertInto('site_user_identity')
    .values({ website_id: websiteId, issuer, subject, site_user_id: siteUserId, linked_at: trx.now() })
    .onConflict((conflict) => conflict.columns(['website_id', 'issuer', 'subject']).doNothing())
    .execute();
}
