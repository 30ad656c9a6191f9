import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A customer of a site; with a password hash a member, who can sign in. */
export interface SiteUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string | null;
  /** Nobody knows it: the account was made by a sign-in service. */
  readonly isPasswordRandom: boolean;
  readonly epoch: number;
  readonly cartGeneration: number;
  readonly acceptsMarketing: boolean;
  readonly isTaxExempt: boolean;
  /** The one chosen (USER-03); empty: none. */
  readonly language: string;
  readonly createdAt: Date;
}

const COLUMNS = [
  'id',
  'email',
  'full_name',
  'password_hash',
  'is_password_random',
  'epoch',
  'cart_generation',
  'accepts_marketing',
  'is_tax_exempt',
  'language',
  'created_at',
] as const;

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly password_hash: string | null;
  readonly is_password_random: boolean;
  readonly epoch: number;
  readonly cart_generation: number;
  readonly accepts_marketing: boolean;
  readonly is_tax_exempt: boolean;
  readonly language: string;
  readonly created_at: Date;
}

function toUser(row: UserRow): SiteUser {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    passwordHash: row.password_hash,
    isPasswordRandom: row.is_password_random,
    epoch: row.epoch,
    cartGeneration: row.cart_generation,
    acceptsMarketing: row.accepts_marketing,
    isTaxExempt: row.is_tax_exempt,
    language: row.language,
    createdAt: row.created_at,
  };
}

function select(trx: SiteTransaction, websiteId: string) {
  return trx.selectFrom('site_user').select(COLUMNS).where('website_id', '=', websiteId);
}

/** Addresses are compared without regard to case. */
export async function findSiteUserByEmail(
  trx: SiteTransaction,
  websiteId: string,
  email: string,
): Promise<SiteUser | null> {
  const row = await select(trx, websiteId)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

export async function findSiteUser(trx: SiteTransaction, websiteId: string, id: string): Promise<SiteUser | null> {
  const row = await select(trx, websiteId).where('id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
}

/**
 * Locks a person's row, for changes to the person and for moving carts. Orders of the same customer may still be
 * written.
 */
export async function lockSiteUser(trx: SiteTransaction, websiteId: string, id: string): Promise<SiteUser | null> {
  const row = await select(trx, websiteId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row ? toUser(row) : null;
}

export interface NewMember {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly isPasswordRandom?: boolean;
  readonly acceptsMarketing: boolean;
  readonly language: string;
}

/**
 * Creates an account for a person whose address is proven: a new row, or the row of a customer who ordered before as a
 * guest. Returns null when the address already has an account.
 */
export async function saveMember(trx: SiteTransaction, websiteId: string, member: NewMember): Promise<SiteUser | null> {
  const now = trx.now();
  const row = await trx
    .insertInto('site_user')
    .values({
      website_id: websiteId,
      id: trx.newId(),
      email: member.email,
      full_name: member.fullName,
      password_hash: member.passwordHash,
      is_password_random: member.isPasswordRandom ?? false,
      verified_at: now,
      language: member.language,
      accepts_marketing: member.acceptsMarketing,
      accepts_marketing_since: member.acceptsMarketing ? now : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`website_id, lower(email)`)
        .doUpdateSet((eb) => ({
          password_hash: eb.ref('excluded.password_hash'),
          is_password_random: eb.ref('excluded.is_password_random'),
          full_name: sql<string>`coalesce(nullif(excluded.full_name, ''), site_user.full_name)`,
          verified_at: now,
          language: eb.ref('excluded.language'),
          accepts_marketing: sql<boolean>`site_user.accepts_marketing or excluded.accepts_marketing`,
          accepts_marketing_since: sql<Date | null>`coalesce(site_user.accepts_marketing_since, excluded.accepts_marketing_since)`,
          epoch: sql<number>`site_user.epoch + 1`,
          revision: sql<number>`site_user.revision + 1`,
          updated_at: now,
        }))
        .where('site_user.password_hash', 'is', null),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

/** A person of a file, who has no account. */
export interface NewCustomer {
  readonly email: string;
  readonly fullName: string;
  readonly acceptsMarketing: boolean;
  readonly isTaxExempt: boolean;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly since: Date;
  /** To get mail about offers, where they did. */
  readonly agreedOn: Date;
}

/** Null where the address is known already: who is here stays as they are. */
export async function insertCustomer(
  trx: SiteTransaction,
  websiteId: string,
  { email, fullName, acceptsMarketing, isTaxExempt, notes, tags, since, agreedOn }: NewCustomer,
): Promise<string | null> {
  const row = await trx
    .insertInto('site_user')
    .values({
      ...{ website_id: websiteId, id: trx.newId(), email, full_name: fullName, notes, tags: [...tags] },
      ...{ accepts_marketing: acceptsMarketing, is_tax_exempt: isTaxExempt },
      ...{ accepts_marketing_since: acceptsMarketing ? agreedOn : null, created_at: since, updated_at: trx.now() },
    })
    .onConflict((conflict) => conflict.expression(sql`website_id, lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Those of these who have ordered nothing, have no account, and whom nobody has edited since, are gone. Returns them. */
export async function deleteUntouchedCustomers(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`DELETE FROM site_user AS person WHERE website_id = ${websiteId}
    AND id = ANY(${[...ids]}::uuid[]) AND password_hash IS NULL AND revision = 1
    AND NOT EXISTS (SELECT 1 FROM sales_order o WHERE o.website_id = person.website_id AND o.site_user_id = person.id)
    AND NOT EXISTS (SELECT 1 FROM cart c WHERE c.website_id = person.website_id AND c.site_user_id = person.id)
    RETURNING id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The same password under newer parameters: sessions stay. */
export async function replaceMemberHash(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('site_user')
    .set({ password_hash: passwordHash })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

export interface MemberChanges {
  readonly email?: string;
  readonly fullName?: string;
  readonly passwordHash?: string;
  readonly acceptsMarketing?: boolean;
  readonly language?: string;
  readonly cartGeneration?: number;
  /** Every session and link made before is dead (SES-3). */
  readonly endsSessions?: boolean;
}

export async function changeMember(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  changes: MemberChanges,
): Promise<void> {
  const { email, fullName, passwordHash, acceptsMarketing, language, cartGeneration, endsSessions } = changes;
  const now = trx.now();
  await trx
    .updateTable('site_user')
    .set({
      updated_at: now,
      revision: sql<number>`revision + 1`,
      ...(email === undefined ? {} : { email, verified_at: now }),
      ...(fullName === undefined ? {} : { full_name: fullName }),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash, is_password_random: false }),
      ...(acceptsMarketing === undefined
        ? {}
        : { accepts_marketing: acceptsMarketing, accepts_marketing_since: acceptsMarketing ? now : null }),
      ...(language === undefined ? {} : { language }),
      ...(cartGeneration === undefined ? {} : { cart_generation: cartGeneration }),
      ...(endsSessions ? { epoch: sql<number>`epoch + 1` } : {}),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** Orders placed with this address become the member's: the address is proven. Returns how many. */
export async function linkGuestOrders(
  trx: SiteTransaction,
  websiteId: string,
  member: { readonly id: string; readonly email: string },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('sales_order')
    .set({ site_user_id: member.id })
    .where('website_id', '=', websiteId)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${member.email})`)
    .where((eb) =>
      eb.or([
        eb('site_user_id', 'is', null),
        eb(
          'site_user_id',
          'in',
          eb
            .selectFrom('site_user')
            .select('id')
            .where('website_id', '=', websiteId)
            .where('password_hash', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
