import type { SiteTransaction } from '../../platform/database/database.ts';

export interface AreaInvitation {
  readonly areaId: string;
  /** In small letters. */
  readonly email: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const DAY_MS = 86_400_000;
const KEPT_MS = 90 * DAY_MS;

const COLUMNS = [
  'area_id as areaId',
  'email',
  'sent_at as sentAt',
  'expires_at as expiresAt',
  'used_at as usedAt',
] as const;

/** To an area, the last one first. */
export function listAreaInvitations(
  trx: SiteTransaction,
  websiteId: string,
  areaId: string,
): Promise<readonly AreaInvitation[]> {
  return trx
    .selectFrom('member_area_invitation')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('area_id', '=', areaId)
    .orderBy('sent_at', 'desc')
    .orderBy('email')
    .execute();
}

/** Returns areas that a person is invited to by their proven address and has not joined yet. */
export async function listInvitedAreas(
  trx: SiteTransaction,
  websiteId: string,
  email: string,
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('member_area_invitation')
    .select('area_id as areaId')
    .where('website_id', '=', websiteId)
    .where('email', '=', email.toLowerCase())
    .where('used_at', 'is', null)
    .where('expires_at', '>', trx.now())
    .execute();
  return new Set(rows.map(({ areaId }) => areaId));
}

/** A new link instead of one before, which is dead from then on. */
export async function putAreaInvitation(
  trx: SiteTransaction,
  websiteId: string,
  { areaId, email, tokenHash, lifeMs }: Invited & { readonly tokenHash: Buffer; readonly lifeMs: number },
): Promise<void> {
  const now = trx.now();
  const sent = { token_hash: tokenHash, sent_at: now, expires_at: new Date(now.getTime() + lifeMs), used_at: null };
  await trx
    .insertInto('member_area_invitation')
    .values({ website_id: websiteId, area_id: areaId, email, ...sent })
    .onConflict((conflict) => conflict.columns(['website_id', 'area_id', 'email']).doUpdateSet(sent))
    .execute();
}

interface Invited {
  readonly areaId: string;
  readonly email: string;
}

/** The open invitation behind a link, without using it up. */
export async function findOpenInvitation(
  trx: SiteTransaction,
  websiteId: string,
  tokenHash: Buffer,
): Promise<Invited | null> {
  const row = await trx
    .selectFrom('member_area_invitation')
    .select(['area_id as areaId', 'email'])
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', trx.now())
    .executeTakeFirst();
  return row ?? null;
}

/** Uses it up: of two at once only one gets it. With the hash of a link, only as long as that link is the last one. */
export async function useAreaInvitation(
  trx: SiteTransaction,
  websiteId: string,
  { areaId, email }: Invited,
  tokenHash: Buffer | null,
): Promise<boolean> {
  const now = trx.now();
  let query = trx
    .updateTable('member_area_invitation')
    .set({ used_at: now })
    .where('website_id', '=', websiteId)
    .where('area_id', '=', areaId)
    .where('email', '=', email.toLowerCase())
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
  if (tokenHash !== null) query = query.where('token_hash', '=', tokenHash);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Withdrawn: its link leads nowhere. What was accepted is a membership and ends as one. */
export async function deleteAreaInvitation(
  trx: SiteTransaction,
  websiteId: string,
  { areaId, email }: Invited,
): Promise<void> {
  await trx
    .deleteFrom('member_area_invitation')
    .where('website_id', '=', websiteId)
    .where('area_id', '=', areaId)
    .where('email', '=', email.toLowerCase())
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes invitations that expired a quarter of a year ago. Memberships show who is in. */
export async function deleteOldInvitations(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx
    .deleteFrom('member_area_invitation')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<=', new Date(trx.now().getTime() - KEPT_MS))
    .execute();
}
