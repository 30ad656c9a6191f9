import { readTextSettings, TEXTS_SETTING, type TextSettings } from '@quoin/domain/texts';
import { sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';

/** Locked: who changes them next sees this change. */
export async function lockTexts(trx: SiteTransaction, websiteId: string): Promise<TextSettings | null> {
  const row = await trx
    .selectFrom('website')
    .select('settings')
    .where('id', '=', websiteId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : readTextSettings(row.settings);
}

/** What else is kept among the settings stays; every page may say one of them, so all are made anew. */
export async function saveTexts(trx: SiteTransaction, websiteId: string, texts: TextSettings): Promise<void> {
  const kept = JSON.stringify({ [TEXTS_SETTING]: texts });
  await sql`UPDATE website SET published_version = published_version + 1, settings = settings || ${kept}::jsonb
    WHERE id = ${websiteId}`.execute(trx);
}
