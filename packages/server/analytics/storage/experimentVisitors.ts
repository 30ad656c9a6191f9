import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface GoalQuestion {
  readonly since: Date;
  /** Names of the events that reach the goal. */
  readonly events: readonly string[];
  /** Where they must happen; null: anywhere. */
  readonly paths: readonly string[] | null;
}

export interface GoalVisitors {
  readonly visitors: readonly string[];
  /** Whether these reached the goal after the first page they saw. */
  readonly hasReached: boolean;
}

/**
 * The visitors of a site since a moment, by whether they reached a goal. Each group arrives as one text: a million rows of one
 * id each would take ten times the memory.
 */
export async function listGoalVisitors(
  trx: SiteTransaction,
  websiteId: string,
  { since, events, paths }: GoalQuestion,
): Promise<readonly GoalVisitors[]> {
  const counted = sql`e.website_id = ${websiteId} AND e.day >= (${since}::timestamptz AT TIME ZONE 'UTC')::date
    AND e.at >= ${since} AND NOT e.is_bot AND e.visitor <> ''`;
  const there = paths === null ? sql`` : sql`AND e.path = ANY(${paths}::text[])`;
  const { rows } = await sql<{ readonly hasReached: boolean; readonly visitors: string }>`
    WITH seen AS (SELECT e.visitor, min(e.at) AS first_at FROM site_event e
        WHERE ${counted} AND e.name = 'page_view' GROUP BY e.visitor),
      reached AS (SELECT DISTINCT e.visitor FROM site_event e JOIN seen USING (visitor)
        WHERE ${counted} AND e.name = ANY(${events}::text[]) AND e.at > seen.first_at ${there})
    SELECT reached.visitor IS NOT NULL AS "hasReached", string_agg(seen.visitor, ' ') AS visitors
    FROM seen LEFT JOIN reached USING (visitor) GROUP BY 1`.execute(trx);
  return rows.map(({ hasReached, visitors }) => ({ hasReached, visitors: visitors.split(' ') }));
}
