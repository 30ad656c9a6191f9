import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

type Values = Readonly<Record<string, unknown>>;

/** Changes among the store's settings; what else is kept there stays. */
export async function saveStoreSettings(
  trx: SiteTransaction,
  websiteId: string,
  { merchandising, store = {} }: { readonly merchandising: Values; readonly store?: Values },
): Promise<void> {
  await sql`UPDATE website SET settings = settings || jsonb_build_object('storeSettings',
      coalesce(settings -> 'storeSettings', '{}') || ${JSON.stringify(store)}::jsonb || jsonb_build_object('merchandisingSettings',
        coalesce(settings -> 'storeSettings' -> 'merchandisingSettings', '{}') || ${JSON.stringify(merchandising)}::jsonb))
    WHERE id = ${websiteId}`.execute(trx);
}
