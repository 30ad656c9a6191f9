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

/** A service that a member is linked with, as far as the site still offers it. */
export interface LinkedService {
  readonly issuer: string;
  readonly name: string;
  readonly linkedAt: Date;
}

/** The oldest first. A service that the site has removed signs in nobody, so it is left out. */
export async function listLinkedServices(
  trx: SiteTransaction,
  websiteId: string,
  siteUserId: string,
): Promise<readonly LinkedService[]> {
  return trx
    .selectFrom('site_user_identity as identity')
    .innerJoin('sign_in_provider as provider', (join) =>
      join.onRef('provider.website_id', '=', 'identity.website_id').onRef('provider.issuer', '=', 'identity.issuer'),
    )
    .select((eb) => ['identity.issuer', 'provider.name', eb.fn.min('identity.linked_at').as('linkedAt')])
    .where('identity.website_id', '=', websiteId)
    .where('identity.site_user_id', '=', siteUserId)
    .groupBy(['identity.issuer', 'provider.name'])
    .orderBy('linkedAt')
    .execute();
}

export async function unlinkMemberIdentities(
  trx: SiteTransaction,
  websiteId: string,
  { siteUserId, issuer }: { readonly siteUserId: string; readonly issuer: string },
): Promise<void> {
  await trx
    .deleteFrom('site_user_identity')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('issuer', '=', issuer)
    .execute();
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
