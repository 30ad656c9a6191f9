import type { SiteTransaction } from '../../platform/database/database.ts';

/** A service by which members of a site sign in. */
export interface StoredProvider {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Sealed. */
  readonly secret: string;
}

function providers(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('sign_in_provider')
    .select(['id', 'name', 'issuer', 'client_id as clientId', 'secret'])
    .where('website_id', '=', websiteId);
}

/** The oldest first, as their buttons stand. */
export function listProviders(trx: SiteTransaction, websiteId: string): Promise<readonly StoredProvider[]> {
  return providers(trx, websiteId).orderBy('created_at').orderBy('id').execute();
}

export async function findProvider(
  trx: SiteTransaction,
  websiteId: string,
  by: { readonly id: string } | { readonly issuer: string },
): Promise<StoredProvider | null> {
  const found = providers(trx, websiteId);
  const query = 'id' in by ? found.where('id', '=', by.id) : found.where('issuer', '=', by.issuer);
  return (await query.executeTakeFirst()) ?? null;
}

export async function insertProvider(
  trx: SiteTransaction,
  websiteId: string,
  { id, name, issuer, clientId, secret }: StoredProvider,
): Promise<void> {
  const values = { id, name, issuer, client_id: clientId, secret };
  await trx
    .insertInto('sign_in_provider')
    .values({ website_id: websiteId, created_at: trx.now(), ...values })
    .execute();
}

export async function updateProvider(
  trx: SiteTransaction,
  websiteId: string,
  { id, name, issuer, clientId, secret }: StoredProvider,
): Promise<void> {
  await trx
    .updateTable('sign_in_provider')
    .set({ name, issuer, client_id: clientId, secret })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

export async function deleteProvider(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx.deleteFrom('sign_in_provider').where('website_id', '=', websiteId).where('id', '=', id).execute();
}
