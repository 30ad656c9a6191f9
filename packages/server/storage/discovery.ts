import { DISCOVERY_SETTING, type DiscoverySettings, readDiscovery } from '@quoin/domain/site';
import { sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';

/** Locked: who changes them next sees this change. */
export async function lockDiscovery(trx: SiteTransaction, websiteId: string): Promise<DiscoverySettings | null> {
  const row = await trx
    .selectFrom('website')
    .select('settings')
    .where('id', '=', websiteId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : readDiscovery(row.settings);
}

/** What else is kept among the settings stays; heads of pages name feeds, so they are made anew. */
export async function saveDiscovery(
  trx: SiteTransaction,
  websiteId: string,
  settings: DiscoverySettings,
): Promise<void> {
  const kept = JSON.stringify({ [DISCOVERY_SETTING]: settings });
  await sql`UPDATE website SET published_version = published_version + 1, settings = settings || ${kept}::jsonb
    WHERE id = ${websiteId}`.execute(trx);
}
