import type { SiteTransaction } from '../../platform/database/database.ts';

export interface ToldContact {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly language: string;
  readonly acceptsMarketing: boolean;
  readonly marketingSince: Date | null;
  readonly createdAt: Date;
}

export interface ToldAddress {
  readonly id: string;
  readonly address: Readonly<Record<string, unknown>>;
  readonly isDefault: boolean;
}

/** As it is now; null: it was deleted. */
export async function findToldContact(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<(ToldContact & { readonly address: ToldAddress | null }) | null> {
  const contact = await trx
    .selectFrom('site_user')
    .select(['id', 'full_name as fullName', 'email', 'language', 'accepts_marketing as acceptsMarketing'])
    .select(['accepts_marketing_since as marketingSince', 'created_at as createdAt'])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (contact === undefined) return null;
  const address = await addresses(trx, websiteId)
    .where('site_user_id', '=', id)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return { ...contact, address: address ?? null };
}

export async function findToldAddress(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<ToldAddress | null> {
  return (await addresses(trx, websiteId).where('id', '=', id).executeTakeFirst()) ?? null;
}

function addresses(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('site_user_address')
    .select(['id', 'address', 'is_default as isDefault'])
    .where('website_id', '=', websiteId);
}
