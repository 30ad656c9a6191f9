import { addLocalDays, type IsoDay, momentInZone } from '@quoin/domain/formats';
import { type RawBuilder, sql } from 'kysely';

interface Days {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/**
 * The moments between which days of a time zone's calendar lie, both days included. PostgreSQL would take the second of two
 * midnights as the start of a day, so they come from the common rule.
 */
export function boundsOfDays({ from, to }: Days, timeZone: string): { readonly from: Date; readonly until: Date } {
  return { from: new Date(momentInZone(from, timeZone)), until: new Date(momentInZone(addLocalDays(to, 1), timeZone)) };
}

/** The condition that a moment is within these days. */
export function isInDays(moment: RawBuilder<unknown>, days: Days, timeZone: string): RawBuilder<unknown> {
  const { from, until } = boundsOfDays(days, timeZone);
  return sql`${moment} >= ${from}::timestamptz AND ${moment} < ${until}::timestamptz`;
}
