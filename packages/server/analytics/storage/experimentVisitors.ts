import { sql } from 'kysely';
import type { InsightSource } from './insightSource.ts';

export interface GoalQuestion {
  readonly since: Date;
  /** Names of the events that reach the goal. */
  readonly events: readonly string[];
  /** Where they must happen; null: anywhere. */
  readonly paths: readonly string[] | null;
}

/** Which events a source is asked for: those up to a number in their order, or those after it. */
export interface EventShare {
  readonly source: InsightSource;
  readonly upTo?: bigint;
  readonly after?: bigint;
}

/** Moments of a visitor: of the first page, and of the last event that may have reached the goal; 0: of none. */
export interface GoalMoments {
  readonly firstPage: number;
  readonly lastGoal: number;
}

/** The visitors of a site since a moment. All arrive as one text: a million rows of one each would take ten times the memory. */
export async function readGoalMoments(
  { source, upTo, after }: EventShare,
  { since, events, paths }: GoalQuestion,
  see: (visitor: string, moments: GoalMoments) => void,
): Promise<void> {
  const { dialect } = source;
  const inList = (values: readonly string[]) => sql`(${sql.join(values.map((value) => sql`${value}`))})`;
  const there = paths === null ? sql`` : sql`AND path IN ${inList(paths)}`;
  const isGoal = sql`name IN ${inList(events)} ${there}`;
  const share = [
    ...(upTo === undefined ? [] : [sql`AND seq <= ${sql.lit(upTo)}`]),
    ...(after === undefined ? [] : [sql`AND seq > ${sql.lit(after)}`]),
  ];
  const rows = await source.read<{ readonly found: string | null }>(sql`
    SELECT ${dialect.lines([sql`person`, sql`first_page`, sql`last_goal`])} AS found FROM (
      SELECT ${dialect.visitor} AS person, min(CASE WHEN name = 'page_view' THEN ${dialect.moment} ELSE ${NEVER} END) AS first_page,
        max(CASE WHEN ${isGoal} THEN ${dialect.moment} ELSE 0 END) AS last_goal
      FROM ${dialect.events} WHERE ${dialect.isOurs} AND ${dialect.isSince(since)}
        AND ${dialect.isBetween(since, FOREVER)} AND NOT is_bot AND ${dialect.visitor} <> ''
        AND (name = 'page_view' OR (${isGoal})) ${sql.join(share, sql` `)}
      GROUP BY person) AS each_person`);
  for (const line of (rows[0]?.found ?? '').split('\n')) {
    const [visitor = '', firstPage, lastGoal] = line.split(' ');
    if (visitor === '') continue;
    see(visitor, { firstPage: Number(firstPage) === MOMENT_NEVER ? 0 : Number(firstPage), lastGoal: Number(lastGoal) });
  }
}

/** Later than any event. */
const MOMENT_NEVER = 7_258_118_400_000;
const NEVER = sql.lit(BigInt(MOMENT_NEVER));
const FOREVER = new Date(MOMENT_NEVER);
