import type { FunnelReach } from '@quoin/domain/analytics';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A visit that is going on. */
export interface LiveVisit {
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** The page it is at. */
  readonly path: string;
  readonly pages: number;
  readonly reach: FunnelReach;
  readonly channel: string;
  readonly source: string;
  readonly country: string;
  readonly device: string;
}

/** Visits with something since `since`, the latest first. */
export async function listLiveVisits(
  trx: SiteTransaction,
  websiteId: string,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<readonly LiveVisit[]> {
  // Nobody stays on a site for two days; the index by day finds the few that may be here.
  const { rows } = await sql<LiveVisit>`
    SELECT started_at AS "startedAt", ended_at AS "endedAt", last_path AS path, pages, reach, channel, source, country,
      device
    FROM analytics_visit
    WHERE website_id = ${websiteId} AND day >= (${since}::timestamptz AT TIME ZONE 'UTC')::date - 2
      AND ended_at >= ${since}
    ORDER BY ended_at DESC, visit LIMIT ${limit}`.execute(trx);
  return rows;
}

export interface LiveMinute {
  /** `2026-11-21T14:05` by the site's clock. */
  readonly minute: string;
  readonly views: number;
}

/** Pages seen per minute since `from` (`2026-11-21T14:05`); minutes without any are left out. */
export async function listLiveMinutes(
  trx: SiteTransaction,
  websiteId: string,
  from: string,
): Promise<readonly LiveMinute[]> {
  const { rows } = await sql<{ minute: string; views: bigint }>`
    SELECT to_char(bucket, 'YYYY-MM-DD"T"HH24:MI') AS minute, count AS views FROM analytics_rollup
    WHERE website_id = ${websiteId} AND grain = 'minute' AND measure = 'views' AND dimension = 'all'
      AND bucket >= ${from}::timestamp AND count > 0 ORDER BY bucket`.execute(trx);
  return rows.map(({ minute, views }) => ({ minute, views: Number(views) }));
}
