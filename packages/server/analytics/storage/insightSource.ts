import type { RawBuilder } from 'kysely';
import type { EventKey, EventTotal } from './insightEvents.ts';
import type { VisitDays } from './insightVisits.ts';

type Sql = RawBuilder<unknown>;

/**
 * What PostgreSQL and ClickHouse call differently. All else of a question is one text for both (decision 0217): which visits
 * are chosen, what counts as a bounce, what is added up.
 */
export interface InsightDialect {
  /** The visits, and the condition that they are of this site and days. */
  readonly visits: Sql;
  isVisitOf(days: VisitDays): Sql;
  /** Milliseconds of a visit. */
  readonly stay: Sql;
  /** The different numbers of a group, as a list. */
  numbers(column: Sql): Sql;
  /** What `isAmong` needs of a visit. */
  readonly visitMarks: Sql;
  /** The events, and the condition that they are of this site. */
  readonly events: Sql;
  readonly isOurs: Sql;
  /** That events are of visits of these days: on the days themselves or right around them. */
  isAround(days: VisitDays): Sql;
  /** That events are of some of these visits. */
  isAmong(visits: Sql): Sql;
  isBetween(from: Date, until: Date): Sql;
  /** The same by days alone, which keep others from being read. */
  isSince(from: Date): Sql;
  readonly visit: Sql;
  readonly visitor: Sql;
  /** Milliseconds since 1970. */
  readonly moment: Sql;
  /** What is read of events to count them. */
  readonly eventColumns: Sql;
  readonly keys: Readonly<Record<EventKey, Sql>>;
  readonly totals: Readonly<Record<EventTotal, Sql>>;
  /** A search that found nothing. */
  readonly isEmpty: Sql;
  /** Quarters of an hour since 1970: every time zone begins its hours and days at one of them. */
  readonly quarter: Sql;
  /** Rows as lines of one text, the columns with a space between. */
  lines(columns: readonly Sql[]): Sql;
  /** Names what a query finds, for `use`, which may read it more than once. */
  named(name: string, query: Sql, use: (table: Sql) => Sql): Sql;
}

/** Where the visits and events of a site are read. */
export interface InsightSource {
  readonly dialect: InsightDialect;
  read<Row>(query: Sql): Promise<readonly Row[]>;
  /** The same, of a query that joins what may be many rows to many. */
  readMany<Row>(query: Sql): Promise<readonly Row[]>;
}
