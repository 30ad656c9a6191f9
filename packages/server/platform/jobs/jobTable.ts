import { type Moves, movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { SiteDatabase, SiteTransaction } from '../database/database.ts';
import type { JsonObject } from '../database/schema/columns.ts';
import type { JobState } from '../database/schema/work.ts';
import type { JobFigures } from '../metrics.ts';
import type { Job } from './job.ts';

/** `running` again: its lease ran out and another worker takes it. `dead`: tried as often as it may be. */
export const JOB_MOVES: Moves<JobState> = {
  waiting: ['running', 'dead'],
  running: ['running', 'waiting', 'done', 'dead'],
  done: [],
  dead: [],
};

export interface ClaimOptions {
  readonly worker: string;
  readonly now: Date;
  /** When another worker may take the job, unless the lease is renewed. */
  readonly leaseEnd: Date;
  readonly limit: number;
  /** Sites after this one, in id order; `null` starts over. */
  readonly after: string | null;
  /** Sites that hold their share of the worker already. */
  readonly busySites: readonly string[];
  /** All kinds where it is left out. */
  readonly kinds?: JobKinds;
}

/** Some kinds, or all but some: so that quick work needs not wait behind slow work. */
export type JobKinds = { readonly only: readonly string[] } | { readonly except: readonly string[] };

interface ClaimedRow {
  website_id: string;
  id: string;
  kind: string;
  payload: JsonObject;
  attempts: number;
  max_attempts: number;
  state: JobState;
}

/** `given up`: its worker died at every try (JOB-2); it is dead now. */
export type Claim = { readonly job: Job; readonly isGivenUp: boolean };

function toClaim(row: ClaimedRow): Claim {
  const { id, kind, payload, attempts, max_attempts: maxAttempts } = row;
  return {
    job: { id, websiteId: row.website_id, kind, payload, attempt: attempts, maxAttempts },
    isGivenUp: row.state === 'dead',
  };
}

/**
 * Takes the most overdue job of each of the next `limit` sites that have one: a site with a million jobs gets the same
 * turn as a site with one. Jobs another worker is taking are passed over, jobs whose lease ran out are taken again. Each
 * site's jobs are locked by a statement of that site alone.
 */
export async function claimJobs(trx: SiteTransaction, options: ClaimOptions): Promise<Claim[]> {
  const claims: Claim[] = [];
  let { after } = options;
  while (claims.length < options.limit) {
    after = await findNextSite(trx, options, after);
    if (after === null) break;
    claims.push(...(await claimOfSite(trx, options, after)));
  }
  return claims;
}

function dueBy({ now, kinds = { except: [] } }: ClaimOptions) {
  const named = 'only' in kinds ? kinds.only : kinds.except;
  const wanted = sql`(kind = any (${[...named]}::text[])) = ${'only' in kinds}`;
  return sql`state = any (${movesTo(JOB_MOVES, 'running')}) and run_at <= ${now}::timestamptz and ${wanted}`;
}

/** The next site after this one in id order that has a due job; null: there is none. */
async function findNextSite(trx: SiteTransaction, options: ClaimOptions, after: string | null): Promise<string | null> {
  // Nothing goes on in the name of a site that was deleted: when it comes back, what was due is done.
  const gone = sql`exists (select from website where website.id = job.website_id and website.deleted_at is not null)`;
  const behind = after === null ? sql`true` : sql`website_id > ${after}::uuid`;
  const { rows } = await sql<{ website_id: string }>`select website_id from job
    where ${dueBy(options)} and ${behind} and website_id <> all (${[...options.busySites]}::uuid[]) and not ${gone}
    order by website_id limit 1`.execute(trx);
  return rows[0]?.website_id ?? null;
}

async function claimOfSite(trx: SiteTransaction, options: ClaimOptions, site: string): Promise<Claim[]> {
  const { worker, now, leaseEnd } = options;
  const { rows } = await sql<ClaimedRow>`
    update job set
      state = case when attempts >= max_attempts then 'dead' else 'running' end,
      attempts = least(attempts + 1, max_attempts),
      finished_at = case when attempts >= max_attempts then ${now}::timestamptz end,
      locked_by = ${worker}, locked_at = ${now}::timestamptz, run_at = ${leaseEnd}::timestamptz
    where website_id = ${site} and id = (
      select id from job where website_id = ${site} and ${dueBy(options)} order by run_at limit 1 for update skip locked)
    returning website_id, id, kind, payload, attempts, max_attempts, state`.execute(trx);
  return rows.map(toClaim);
}

/** Keeps the worker's jobs from being taken by others. */
export async function renewLeases(
  trx: SiteTransaction,
  worker: string,
  jobs: readonly Job[],
  leaseEnd: Date,
): Promise<void> {
  await trx
    .updateTable('job')
    .set({ run_at: leaseEnd })
    .where('website_id', 'in', [...new Set(jobs.map(({ websiteId }) => websiteId))])
    .where(
      'id',
      'in',
      jobs.map(({ id }) => id),
    )
    .where('locked_by', '=', worker)
    .where('state', '=', 'running')
    .execute();
}

export type Outcome =
  | { readonly state: 'done' | 'dead'; readonly error: string | null; readonly now: Date }
  | { readonly state: 'waiting'; readonly error: string; readonly runAt: Date };

/** Notes how a job went, unless its lease ran out and another worker has it by now. */
export async function settleJob(trx: SiteTransaction, worker: string, job: Job, outcome: Outcome): Promise<void> {
  const changes =
    outcome.state === 'waiting'
      ? { state: outcome.state, run_at: outcome.runAt, last_error: outcome.error }
      : { state: outcome.state, finished_at: outcome.now, last_error: outcome.error };
  await trx
    .updateTable('job')
    .set({ ...changes, locked_by: null, locked_at: null })
    .where('website_id', '=', job.websiteId)
    .where('id', '=', job.id)
    .where('locked_by', '=', worker)
    .where('attempts', '=', job.attempt)
    .where('state', 'in', movesTo(JOB_MOVES, outcome.state))
    .execute();
}

/** Deletes jobs done before `before`. Dead ones stay until a person has looked at them. Returns how many. */
export async function removeFinishedJobs(trx: SiteTransaction, before: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('job')
    .where('state', '=', 'done')
    .where('finished_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** How many jobs of each kind want attention, and for how long, for metrics. */
export function countJobs(db: SiteDatabase, now: number): Promise<readonly JobFigures[]> {
  return db.acrossSites(async (trx) => {
    const rows = await trx
      .selectFrom('job')
      .select(['kind', 'state', (query) => query.fn.countAll<bigint>().as('count')])
      .select((query) => query.fn.min('run_at').as('oldest'))
      .where('state', '<>', 'done')
      .groupBy(['kind', 'state'])
      .execute();
    return rows.map(({ kind, state, count, oldest }) => ({
      ...{ kind, state, count: Number(count) },
      overdueSeconds: Math.max(0, (now - oldest.getTime()) / 1000),
    }));
  });
}
