import { addLocalDays, type IsoDay, momentInZone } from '@quoin/domain/formats';
import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the condition that a moment is within days of a time zone's calendar, both included. PostgreSQL would take
 * the second of two midnights as the start of a day, so the bounds come from the common rule.
 */
export function isInDays(
  moment: RawBuilder<unknown>,
  days: { readonly from: IsoDay; readonly to: IsoDay },
  timeZone: string,
): RawBuilder<unknown> {
  const from = new Date(momentInZone(days.from, timeZone));
  const until = new Date(momentInZone(addLocalDays(days.to, 1), timeZone));
  return sql`${moment} >= ${from}::timestamptz AND ${moment} < ${until}::timestamptz`;
}
