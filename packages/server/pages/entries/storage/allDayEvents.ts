import { dayInZone, momentInZone } from '@quoin/domain/formats';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';

/**
 * Keeps all-day events on their days when the site's time zone changes. They are stored as moments, from the first one
 * of a day to the first one after the last. Events with their own time zone are not touched.
 */
export async function moveAllDayEvents(
  trx: SiteTransaction,
  websiteId: string,
  clock: { readonly from: string; readonly to: string },
): Promise<void> {
  const events = trx
    .selectFrom('calendar_event')
    .select('item_id')
    .where('website_id', '=', websiteId)
    .where('is_all_day', '=', true)
    .where('time_zone', '=', '');
  for (const table of ['calendar_event', 'calendar_occurrence'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select(['item_id', 'starts_at', 'ends_at'])
      .where('website_id', '=', websiteId)
      .where('item_id', 'in', events)
      .execute();
    const moved = (moment: Date) => new Date(momentInZone(dayInZone(moment.getTime(), clock.from), clock.to));
    await sql`UPDATE ${sql.table(table)} AS held SET starts_at = now.starts_at, ends_at = now.ends_at
      FROM unnest(${rows.map((row) => row.item_id)}::uuid[], ${rows.map((row) => row.starts_at)}::timestamptz[],
        ${rows.map((row) => moved(row.starts_at))}::timestamptz[], ${rows.map((row) => moved(row.ends_at))}::timestamptz[])
        AS now(item_id, was, starts_at, ends_at)
      WHERE held.website_id = ${websiteId} AND held.item_id = now.item_id AND held.starts_at = now.was`.execute(trx);
  }
}
