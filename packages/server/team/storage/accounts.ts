import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A person of the app. Platform rows: read and written inside `acrossSites` only. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly epoch: number;
}

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** Addresses are compared without regard to case. */
export async function findAccountByEmail(trx: SiteTransaction, email: string): Promise<Account | null> {
  const row = await trx
    .selectFrom('account')
    .select(['id', 'email', 'display_name', 'password_hash', 'epoch'])
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, epoch } = row;
  return { id, epoch, email: row.email, displayName: row.display_name, passwordHash: row.password_hash };
}

export async function findAccount(trx: SiteTransaction, id: string): Promise<Account | null> {
  const row = await trx
    .selectFrom('account')
    .select(['id', 'email', 'display_name as displayName', 'password_hash as passwordHash', 'epoch'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Answers false when the address is taken. */
export async function insertAccount(trx: SiteTransaction, account: NewAccount): Promise<boolean> {
  const result = await trx
    .insertInto('account')
    .values({
      id: account.id,
      email: account.email,
      display_name: account.displayName,
      password_hash: account.passwordHash,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The same password under newer parameters: sessions stay. */
export async function replacePasswordHash(
  trx: SiteTransaction,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await trx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}

/** Another password: every session of an older epoch is dead at once (SES-3). */
export async function changePasswordHash(trx: SiteTransaction, accountId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash, epoch: sql<number>`epoch + 1` })
    .where('id', '=', accountId)
    .execute();
}

/** Notes a sign-in. Answers whether there was one before. */
export async function noteSignIn(trx: SiteTransaction, accountId: string, now: Date): Promise<boolean> {
  const before = await trx
    .selectFrom('account')
    .select('signed_in_at')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  await trx.updateTable('account').set({ signed_in_at: now }).where('id', '=', accountId).execute();
  return before !== undefined && before.signed_in_at !== null;
}

/** The language in which the app speaks to this person; null: the browser's. */
export async function saveLanguage(trx: SiteTransaction, accountId: string, language: string | null): Promise<void> {
  await trx.updateTable('account').set({ language }).where('id', '=', accountId).execute();
}

export interface Membership {
  readonly websiteId: string;
  readonly roles: readonly number[];
  readonly isOwner: boolean;
}

/** A membership with its history: sessions from before `changedAt` are not good for the site any more (SES-3). */
export interface DatedMembership extends Membership {
  /** Raised with every change. */
  readonly epoch: number;
  readonly changedAt: Date | null;
}

/** What this account is on the site; null for strangers and for unknown sites alike. */
export async function findMembership(
  trx: SiteTransaction,
  websiteId: string,
  accountId: string,
): Promise<DatedMembership | null> {
  const row = await trx
    .selectFrom('membership')
    .select(['website_id as websiteId', 'roles', 'is_owner as isOwner', 'epoch', 'changed_at as changedAt'])
    .where('website_id', '=', websiteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveMembership(
  trx: SiteTransaction,
  accountId: string,
  membership: Membership,
  now: Date,
): Promise<void> {
  const changed = { roles: [...membership.roles], is_owner: membership.isOwner };
  await trx
    .insertInto('membership')
    .values({ website_id: membership.websiteId, account_id: accountId, created_at: now, ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'account_id'])
        .doUpdateSet({ ...changed, epoch: sql<number>`membership.epoch + 1` }),
    )
    .execute();
}

/** One site of a person, as the app lists it. */
export interface StaffSite extends Membership {
  readonly identifier: string;
  readonly title: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: string;
  /** Own domains, if any. */
  readonly hosts: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
}

export async function listStaffSites(trx: SiteTransaction, accountId: string): Promise<readonly StaffSite[]> {
  const rows = await trx
    .selectFrom('membership')
    .innerJoin('website', 'website.id', 'membership.website_id')
    .select(['website.id', 'identifier', 'title', 'language', 'time_zone', 'currency', 'roles', 'is_owner'])
    .select('settings')
    .select(
      sql<
        string[]
      >`array(select host from website_host where website_host.website_id = website.id order by is_main desc, host)`.as(
        'hosts',
      ),
    )
    .where('membership.account_id', '=', accountId)
    .where('website.deleted_at', 'is', null)
    .orderBy(sql`lower(title)`)
    .orderBy('identifier')
    .execute();
  return rows.map(({ id, time_zone, is_owner, ...same }) => ({
    ...same,
    websiteId: id,
    timeZone: time_zone,
    isOwner: is_owner,
  }));
}
