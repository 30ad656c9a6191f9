import { addLocalDays, type IsoDay, momentInZone } from '@quoin/domain/formats';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a moment lies within days of a time zone's calendar, both included. PostgreSQL would take the second of two midnights
 * for the beginning of a day, so the bounds are asked of the rule that everything else goes by.
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
