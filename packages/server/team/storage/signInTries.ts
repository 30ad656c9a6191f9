import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface SignInTry {
  readonly key: Buffer;
  readonly now: Date;
  readonly forgetAt: Date;
  /** Seconds to wait after the first try, the second …; after the last of them it stays. */
  readonly waits: readonly number[];
}

/** As many as could begin, and one more: the table does not grow by addresses that are made up. */
const CLEARED_AT_ONCE = 2;

/** Counts a try unless one has to wait: returns null, or the end of the wait. One step, whichever process it is. */
export async function beginTry(trx: SiteTransaction, { key, now, forgetAt, waits }: SignInTry): Promise<Date | null> {
  const count = sql`case when held.forget_at > ${now} then held.count + 1 else 1 end`;
  const steps = sql`${[...waits]}::int[]`;
  const counted = await sql`
    insert into sign_in_tries as held (key, count, wait_until, forget_at) values (${key}, 1, ${now}, ${forgetAt})
    on conflict (key) do update set count = ${count}, forget_at = excluded.forget_at,
      wait_until = ${now}::timestamptz + make_interval(secs => (${steps})[least(${count}, ${waits.length}::int)])
      where held.forget_at <= ${now} or held.wait_until <= ${now}
    returning key`.execute(trx);
  if (counted.rows.length === 0) return findWaitUntil(trx, key);
  await sql`delete from sign_in_tries where key in (select key from sign_in_tries where forget_at < ${now}
    limit ${CLEARED_AT_ONCE} for update skip locked)`.execute(trx);
  return null;
}

async function findWaitUntil(trx: SiteTransaction, key: Buffer): Promise<Date | null> {
  const held = await trx.selectFrom('sign_in_tries').select('wait_until').where('key', '=', key).executeTakeFirst();
  return held?.wait_until ?? null;
}

export async function forgetTries(trx: SiteTransaction, key: Buffer): Promise<void> {
  await trx.deleteFrom('sign_in_tries').where('key', '=', key).execute();
}
