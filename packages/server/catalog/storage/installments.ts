import type { InstallmentSettings } from '@quoin/domain/catalog';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Among the store's settings; what else is kept there stays. */
export async function saveInstallmentSettings(
  trx: SiteTransaction,
  websiteId: string,
  settings: InstallmentSettings,
): Promise<void> {
  const part = JSON.stringify({ installments: settings });
  await sql`UPDATE website SET settings = settings || jsonb_build_object('storeSettings',
      coalesce(settings -> 'storeSettings', '{}') || ${part}::jsonb) WHERE id = ${websiteId}`.execute(trx);
}
