import type { SiteTransaction } from '../../platform/database/database.ts';

/** A key that a member's device keeps; here is its public half. */
export interface StoredPasskey {
  readonly id: string;
  readonly siteUserId: string;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  /** The host name that it is for. */
  readonly host: string;
  /** The browser that made it. */
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

function passkeys(trx: SiteTransaction, websiteId: string) {
  return trx.selectFrom('site_user_passkey').selectAll().where('website_id', '=', websiteId);
}

type Row = Awaited<ReturnType<ReturnType<typeof passkeys>['execute']>>[number];

function toPasskey(row: Row): StoredPasskey {
  return {
    ...{ id: row.id, siteUserId: row.site_user_id, credentialId: row.credential_id, publicKey: row.public_key },
    ...{ counter: Number(row.counter), host: row.host, name: row.name, createdAt: row.created_at, usedAt: row.used_at },
  };
}

/** A member's keys, the oldest first. */
export async function listPasskeys(
  trx: SiteTransaction,
  websiteId: string,
  siteUserId: string,
): Promise<readonly StoredPasskey[]> {
  const rows = await passkeys(trx, websiteId)
    .where('site_user_id', '=', siteUserId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
}

export async function findPasskey(
  trx: SiteTransaction,
  websiteId: string,
  credentialId: Buffer,
): Promise<StoredPasskey | null> {
  const row = await passkeys(trx, websiteId).where('credential_id', '=', credentialId).forUpdate().executeTakeFirst();
  return row ? toPasskey(row) : null;
}

/** Answers whether it is new: no device has two keys of one name. */
export async function insertPasskey(
  trx: SiteTransaction,
  websiteId: string,
  key: Omit<StoredPasskey, 'createdAt' | 'usedAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('site_user_passkey')
    .values({
      ...{ website_id: websiteId, id: key.id, site_user_id: key.siteUserId, credential_id: key.credentialId },
      ...{ public_key: key.publicKey, counter: String(key.counter), host: key.host, name: key.name },
      created_at: trx.now(),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'credential_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function noteUseOfPasskey(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  counter: number,
): Promise<void> {
  await trx
    .updateTable('site_user_passkey')
    .set({ counter: String(counter), used_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** Of this member alone. Answers its name; null where there was none. */
export async function deletePasskey(
  trx: SiteTransaction,
  websiteId: string,
  { siteUserId, id }: { readonly siteUserId: string; readonly id: string },
): Promise<string | null> {
  const row = await trx
    .deleteFrom('site_user_passkey')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
