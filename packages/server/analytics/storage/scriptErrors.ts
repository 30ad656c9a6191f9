import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { recordErrorDay } from './scriptErrorDays.ts';

/** Errors of one call with the same message. */
export interface ScriptErrorGroup {
  /** SHA-256 of the message. */
  readonly fingerprint: Buffer;
  readonly message: string;
  readonly stack: string;
  readonly source: string;
  readonly times: number;
  /** Path → how often. */
  readonly pages: ReadonlyMap<string, number>;
  readonly browser: string;
}

/** Pages and browsers kept of one group; what comes from others is only counted in the whole. */
const MAX_PLACES = 50;
/** Groups kept of one site: the latest. */
const MAX_GROUPS = 300;

export async function recordScriptErrors(
  trx: SiteTransaction,
  websiteId: string,
  groups: readonly ScriptErrorGroup[],
): Promise<void> {
  // In one order everywhere, so that two calls with the same errors do not wait for each other in a circle.
  const ordered = [...groups].sort((left, right) => Buffer.compare(left.fingerprint, right.fingerprint));
  let hasNew = false;
  for (const group of ordered) {
    const { id, isNew } = await recordGroup(trx, websiteId, group);
    hasNew ||= isNew;
    await recordErrorDay(trx, websiteId, { errorId: id, times: group.times });
    const places = [...group.pages].map(([name, times]) => ({ kind: 'page' as const, name, times }));
    places.push({ kind: 'browser' as never, name: group.browser, times: group.times });
    for (const place of places.sort((left, right) => (left.name < right.name ? -1 : 1))) {
      await recordPlace(trx, { websiteId, errorId: id, ...place });
    }
  }
  if (hasNew) await dropOldest(trx, websiteId);
}

async function recordGroup(
  trx: SiteTransaction,
  websiteId: string,
  { fingerprint, message, stack, source, times }: ScriptErrorGroup,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const now = trx.now();
  const fresh = trx.newId();
  const { id } = await trx
    .insertInto('script_error')
    .values({
      ...{ website_id: websiteId, id: fresh, fingerprint, message, stack, source },
      ...{ times: BigInt(times), first_seen_at: now, last_seen_at: now },
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'fingerprint']).doUpdateSet((eb) => ({
        times: eb('script_error.times', '+', BigInt(times)),
        last_seen_at: now,
        stack,
        source,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: id === fresh };
}

interface Place {
  readonly websiteId: string;
  readonly errorId: string;
  readonly kind: 'page' | 'browser';
  readonly name: string;
  readonly times: number;
}

async function recordPlace(trx: SiteTransaction, { websiteId, errorId, kind, name, times }: Place): Promise<void> {
  await sql`INSERT INTO script_error_place AS place (website_id, error_id, kind, name, times)
    SELECT ${websiteId}::uuid, ${errorId}::uuid, ${kind}, ${name}, ${BigInt(times)}
    WHERE (SELECT count(*) FROM script_error_place
           WHERE website_id = ${websiteId} AND error_id = ${errorId} AND kind = ${kind} AND name <> ${name}) < ${MAX_PLACES}
    ON CONFLICT (website_id, error_id, kind, name) DO UPDATE SET times = place.times + excluded.times`.execute(trx);
}

async function dropOldest(trx: SiteTransaction, websiteId: string): Promise<void> {
  await sql`DELETE FROM script_error WHERE website_id = ${websiteId} AND id IN (
    SELECT id FROM script_error WHERE website_id = ${websiteId}
    ORDER BY last_seen_at DESC, id DESC OFFSET ${MAX_GROUPS})`.execute(trx);
}

export interface ScriptErrorRow {
  readonly id: string;
  readonly message: string;
  readonly stack: string;
  readonly source: string;
  readonly times: number;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly isDismissed: boolean;
}

export interface ScriptErrorSearch {
  readonly state: 'open' | 'dismissed';
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

const IS_OPEN = sql<boolean>`(dismissed_at IS NULL OR dismissed_at < last_seen_at)`;

/** The latest first. */
export async function listScriptErrors(
  trx: SiteTransaction,
  websiteId: string,
  { state, after, limit }: ScriptErrorSearch,
): Promise<readonly ScriptErrorRow[]> {
  let query = trx
    .selectFrom('script_error')
    .select(['id', 'message', 'stack', 'source', 'times', 'first_seen_at', 'last_seen_at', IS_OPEN.as('is_open')])
    .where('website_id', '=', websiteId)
    .where(state === 'open' ? IS_OPEN : sql<boolean>`NOT ${IS_OPEN}`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after !== null) query = query.where(sql<boolean>`(last_seen_at, id) < (${after.at}, ${after.id}::uuid)`);
  const rows = await query.execute();
  return rows.map(({ times, first_seen_at, last_seen_at, is_open, ...same }) => ({
    ...same,
    times: Number(times),
    firstSeenAt: first_seen_at,
    lastSeenAt: last_seen_at,
    isDismissed: !is_open,
  }));
}

export interface ScriptErrorPlaceRow {
  readonly errorId: string;
  readonly kind: 'page' | 'browser';
  readonly name: string;
  readonly times: number;
}

/** Of these groups, the most frequent first. */
export async function listScriptErrorPlaces(
  trx: SiteTransaction,
  websiteId: string,
  errorIds: readonly string[],
): Promise<readonly ScriptErrorPlaceRow[]> {
  if (errorIds.length === 0) return [];
  const rows = await trx
    .selectFrom('script_error_place')
    .select(['error_id', 'kind', 'name', 'times'])
    .where('website_id', '=', websiteId)
    .where('error_id', 'in', errorIds)
    .orderBy('times', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(({ error_id, kind, name, times }) => ({ errorId: error_id, kind, name, times: Number(times) }));
}

export async function countScriptErrors(
  trx: SiteTransaction,
  websiteId: string,
): Promise<{ readonly open: number; readonly dismissed: number }> {
  const row = await trx
    .selectFrom('script_error')
    .select([
      sql<string>`count(*) FILTER (WHERE ${IS_OPEN})`.as('open'),
      sql<string>`count(*) FILTER (WHERE NOT ${IS_OPEN})`.as('dismissed'),
    ])
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), dismissed: Number(row.dismissed) };
}

/** Whether there was such a group. */
export async function setScriptErrorDismissed(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  isDismissed: boolean,
): Promise<boolean> {
  const result = await trx
    .updateTable('script_error')
    .set({ dismissed_at: isDismissed ? trx.now() : null })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
