import { SUBSCRIBER_MOVES, type SubscriberState } from '@quoin/domain/forms';
import { movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';

export interface Subscriber {
  readonly id: string;
  readonly listId: string;
  readonly email: string;
  readonly fullName: string;
  readonly state: SubscriberState;
  readonly source: string;
  readonly language: string;
  readonly asks: number;
  readonly askedSince: Date;
  readonly tokenExpiresAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly unsubscribedAt: Date | null;
  readonly createdAt: Date;
}

const COLUMNS = [
  'id',
  'list_id as listId',
  'email',
  'full_name as fullName',
  'state',
  'source',
  'language',
  'asks',
  'asked_since as askedSince',
  'token_expires_at as tokenExpiresAt',
  'confirmed_at as confirmedAt',
  'unsubscribed_at as unsubscribedAt',
  'created_at as createdAt',
] as const;

/** By address (locked until the end of the transaction: two wishes at once are one after the other), id or token. */
export async function findSubscriber(
  trx: SiteTransaction,
  websiteId: string,
  wanted:
    | { readonly listId: string; readonly email: string }
    | { readonly id: string }
    | { readonly tokenHash: Buffer },
): Promise<Subscriber | null> {
  const query = trx.selectFrom('subscriber').select(COLUMNS).where('website_id', '=', websiteId).forUpdate();
  const row = await ('id' in wanted
    ? query.where('id', '=', wanted.id)
    : 'tokenHash' in wanted
      ? query.where('token_hash', '=', wanted.tokenHash)
      : query.where('list_id', '=', wanted.listId).where(sql`lower(email)`, '=', wanted.email.toLowerCase())
  ).executeTakeFirst();
  return row ?? null;
}

export interface SubscriberWish {
  readonly listId: string;
  readonly email: string;
  readonly fullName: string;
  readonly state: SubscriberState;
  readonly source: string;
  readonly language: string;
  readonly asks: number;
  readonly askedSince: Date;
  /** When a person joined who was on the list before it came to Quoin. Left out: now. */
  readonly since?: Date;
  readonly token: { readonly hash: Buffer; readonly expiresAt: Date } | null;
}

/**
 * Adds a person, or gives a known one a new state. A name once given is kept. Returns the id, or null when a concurrent
 * change no longer allows this state.
 */
export async function saveWish(trx: SiteTransaction, websiteId: string, wish: SubscriberWish): Promise<string | null> {
  const now = trx.now();
  const since = wish.since ?? now;
  const confirmed_at = wish.state === 'subscribed' ? since : null;
  const token = wish.token === null ? {} : { token_hash: wish.token.hash, token_expires_at: wish.token.expiresAt };
  const row = await trx
    .insertInto('subscriber')
    .values({
      website_id: websiteId,
      id: trx.newId(),
      list_id: wish.listId,
      email: wish.email,
      full_name: wish.fullName,
      state: wish.state,
      source: wish.source,
      language: wish.language,
      asks: wish.asks,
      asked_since: wish.askedSince,
      confirmed_at,
      created_at: since,
      updated_at: now,
      ...token,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`website_id, list_id, lower(email)`)
        .doUpdateSet({
          state: wish.state,
          asks: wish.asks,
          asked_since: wish.askedSince,
          updated_at: now,
          full_name: sql`coalesce(nullif(excluded.full_name, ''), subscriber.full_name)`,
          ...(wish.state === 'subscribed' ? { confirmed_at, unsubscribed_at: null } : {}),
          ...token,
        })
        // An existing row with this state is updated again.
        .where('subscriber.state', 'in', [wish.state, ...movesTo(SUBSCRIBER_MOVES, wish.state)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Its link is used up with it. */
export async function setSubscriberState(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  state: Exclude<SubscriberState, 'pending'>,
): Promise<void> {
  const now = trx.now();
  const dates =
    state === 'subscribed'
      ? { confirmed_at: now, unsubscribed_at: null }
      : state === 'unsubscribed'
        ? { unsubscribed_at: now }
        : {};
  await trx
    .updateTable('subscriber')
    .set({ state, updated_at: now, token_hash: null, token_expires_at: null, ...dates })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', 'in', movesTo(SUBSCRIBER_MOVES, state))
    .execute();
}

/** The subscribers themselves, not their wishes: gone as if they had never asked. */
export async function deleteSubscribers(
  trx: SiteTransaction,
  websiteId: string,
  listId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('subscriber')
    .where('website_id', '=', websiteId)
    .where('list_id', '=', listId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export interface SubscriberQuery {
  readonly listId: string;
  /** Empty: all. */
  readonly state: SubscriberState | '';
  readonly search: string;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

export async function listSubscribers(
  trx: SiteTransaction,
  websiteId: string,
  { listId, state, search, after, limit }: SubscriberQuery,
): Promise<readonly Subscriber[]> {
  let query = trx
    .selectFrom('subscriber')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('list_id', '=', listId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit);
  if (state !== '') query = query.where('state', '=', state);
  if (search !== '') query = query.where(isWithin([sql`email`, sql`full_name`], search));
  if (after !== null) {
    const { at, id } = after;
    query = query.where((is) =>
      is.or([is('created_at', '<', at), is.and([is('created_at', '=', at), is('id', '>', id)])]),
    );
  }
  return query.execute();
}

/** States by address in lower case, of those that are on the list in some way. */
export async function knownStates(
  trx: SiteTransaction,
  websiteId: string,
  listId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, SubscriberState>> {
  const { rows } = await sql<{ email: string; state: SubscriberState }>`SELECT lower(email) AS email, state
    FROM subscriber WHERE website_id = ${websiteId} AND list_id = ${listId}
    AND lower(email) = ANY(${[...emails]}::text[])`.execute(trx);
  return new Map(rows.map(({ email, state }) => [email, state]));
}

/** Wishes nobody confirmed before then. */
export async function clearPending(trx: SiteTransaction, websiteId: string, before: Date): Promise<void> {
  await trx
    .deleteFrom('subscriber')
    .where('website_id', '=', websiteId)
    .where('state', '=', 'pending')
    .where('updated_at', '<', before)
    .execute();
}
