import type { OrderSettings, SeriesCounter } from '@quoin/domain/orders';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/schema/store/afterSale.ts';

/** What else is kept among the settings stays as it is. The caller holds the site's lock. */
export async function saveOrderSettings(
  trx: SiteTransaction,
  websiteId: string,
  { subscriptions, ...orders }: OrderSettings,
  revision: number,
): Promise<void> {
  const own = JSON.stringify({ ...orders, revision });
  const store = JSON.stringify({ subscriptions });
  await trx
    .updateTable('website')
    .set({
      settings: sql`settings || jsonb_build_object(
        'orders', coalesce(settings -> 'orders', '{}'::jsonb) || ${own}::jsonb,
        'storeSettings', coalesce(settings -> 'storeSettings', '{}'::jsonb) || ${store}::jsonb)` as never,
    })
    .where('id', '=', websiteId)
    .execute();
}

/** The last number of each series; zeros before its first. */
export async function listSeriesCounters(
  trx: SiteTransaction,
  websiteId: string,
): Promise<Readonly<Record<DocumentKind, SeriesCounter>>> {
  const rows = await trx
    .selectFrom('number_series')
    .select(['kind', 'year', 'last'])
    .where('website_id', '=', websiteId)
    .execute();
  const of = (kind: DocumentKind): SeriesCounter => {
    const row = rows.find((each) => each.kind === kind);
    return { year: row?.year ?? null, last: row?.last ?? 0 };
  };
  return { invoice: of('invoice'), creditNote: of('creditNote') };
}

/** Waits for anyone who is changing the site's settings. */
export async function lockSite(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx.selectFrom('website').select('id').where('id', '=', websiteId).forUpdate().executeTakeFirst();
}
