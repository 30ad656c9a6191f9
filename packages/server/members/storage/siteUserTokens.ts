import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import type { SiteUserTokenKind } from '../../platform/database/schema/store/customers.ts';

/** What a mailed link does. Only the hash of its token is stored (SC-54). */
export interface MemberLink {
  readonly kind: SiteUserTokenKind;
  readonly siteUserId: string | null;
  readonly email: string;
  readonly epoch: number;
  readonly payload: JsonObject;
}

export interface NewMemberLink extends MemberLink {
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export async function insertLink(trx: SiteTransaction, websiteId: string, link: NewMemberLink): Promise<void> {
  await trx
    .insertInto('site_user_token')
    .values({
      website_id: websiteId,
      token_hash: link.tokenHash,
      kind: link.kind,
      site_user_id: link.siteUserId,
      email: link.email,
      epoch: link.epoch,
      payload: JSON.stringify(link.payload),
      created_at: trx.now(),
      expires_at: link.expiresAt,
    })
    .execute();
}

interface LinkRow {
  readonly kind: SiteUserTokenKind;
  readonly site_user_id: string | null;
  readonly email: string;
  readonly epoch: number;
  readonly payload: JsonObject;
}

const COLUMNS = ['kind', 'site_user_id', 'email', 'epoch', 'payload'] as const;

function toLink({ site_user_id, ...same }: LinkRow): MemberLink {
  return { ...same, siteUserId: site_user_id };
}

/** Looks without using it up. */
export async function findLink(trx: SiteTransaction, websiteId: string, tokenHash: Buffer): Promise<MemberLink | null> {
  const row = await trx
    .selectFrom('site_user_token')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', trx.now())
    .executeTakeFirst();
  return row ? toLink(row) : null;
}

/** Uses a link up: of two at once only one gets it. */
export async function takeLink(trx: SiteTransaction, websiteId: string, tokenHash: Buffer): Promise<MemberLink | null> {
  const row = await trx
    .deleteFrom('site_user_token')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', trx.now())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? toLink(row) : null;
}

export async function deleteLinksTo(trx: SiteTransaction, websiteId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('site_user_token')
    .where('website_id', '=', websiteId)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .execute();
}

/** How many links went to an address since then: nobody's mailbox is filled by strangers. */
export async function countLinksTo(
  trx: SiteTransaction,
  websiteId: string,
  email: string,
  since: Date,
): Promise<number> {
  const row = await trx
    .selectFrom('site_user_token')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('website_id', '=', websiteId)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}
