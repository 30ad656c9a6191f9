import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface MailingList {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly isDoubleOptIn: boolean;
  readonly sendsWelcome: boolean;
  readonly revision: number;
}

export interface MailingListSummary extends MailingList {
  readonly subscribed: number;
  readonly pending: number;
  readonly unsubscribed: number;
}

const COLUMNS = [
  'id',
  'name',
  'description',
  'is_double_opt_in as isDoubleOptIn',
  'sends_welcome as sendsWelcome',
  'revision',
] as const;

export async function findMailingList(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly id: string } | { readonly name: string },
): Promise<MailingList | null> {
  const query = trx.selectFrom('mailing_list').select(COLUMNS).where('website_id', '=', websiteId);
  const row = await ('id' in wanted
    ? query.where('id', '=', wanted.id)
    : query.where(sql<boolean>`lower(name) = lower(${wanted.name})`)
  ).executeTakeFirst();
  return row ?? null;
}

export async function listMailingLists(
  trx: SiteTransaction,
  websiteId: string,
): Promise<readonly MailingListSummary[]> {
  const { rows } = await sql<MailingListSummary>`SELECT l.id, l.name, l.description,
      l.is_double_opt_in AS "isDoubleOptIn", l.sends_welcome AS "sendsWelcome", l.revision,
      count(*) FILTER (WHERE s.state = 'subscribed')::int AS subscribed,
      count(*) FILTER (WHERE s.state = 'pending')::int AS pending,
      count(*) FILTER (WHERE s.state = 'unsubscribed')::int AS unsubscribed
    FROM mailing_list l LEFT JOIN subscriber s ON s.website_id = l.website_id AND s.list_id = l.id
    WHERE l.website_id = ${websiteId} GROUP BY l.website_id, l.id ORDER BY lower(l.name)`.execute(trx);
  return rows;
}

export type MailingListTexts = Omit<MailingList, 'id' | 'revision'>;

/** Null when another list has the name. */
export async function insertMailingList(
  trx: SiteTransaction,
  websiteId: string,
  { name, description, isDoubleOptIn, sendsWelcome, id }: MailingListTexts & { readonly id?: string },
): Promise<string | null> {
  const row = await trx
    .insertInto('mailing_list')
    .values({
      website_id: websiteId,
      id: id ?? trx.newId(),
      name,
      description,
      is_double_opt_in: isDoubleOptIn,
      sends_welcome: sendsWelcome,
      created_at: trx.now(),
      updated_at: trx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns false when another user has saved it since `revision`. */
export async function updateMailingList(
  trx: SiteTransaction,
  websiteId: string,
  { id, name, description, isDoubleOptIn, sendsWelcome, revision }: MailingList,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mailing_list')
    .set((eb) => ({
      name,
      description,
      is_double_opt_in: isDoubleOptIn,
      sends_welcome: sendsWelcome,
      revision: eb('revision', '+', 1),
      updated_at: trx.now(),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** With everybody on it. */
export async function deleteMailingList(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx.deleteFrom('mailing_list').where('website_id', '=', websiteId).where('id', '=', id).execute();
}

/**
 * Removes a deleted list from checkout. A user who has the checkout settings open is notified that they have changed.
 */
export async function leaveCheckout(trx: SiteTransaction, websiteId: string, listId: string): Promise<void> {
  await sql`UPDATE website SET settings = jsonb_set(settings, '{storeSettings}', settings -> 'storeSettings' || jsonb_build_object(
      'newsListId', '', 'checkoutRevision', coalesce((settings #>> '{storeSettings,checkoutRevision}')::int, 0) + 1))
    WHERE id = ${websiteId} AND settings #>> '{storeSettings,newsListId}' = ${listId}`.execute(trx);
}
