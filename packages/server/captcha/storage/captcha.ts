import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Null: none was ever entered. */
export async function findCaptchaSecret(trx: SiteTransaction, websiteId: string): Promise<string | null> {
  const query = trx.selectFrom('captcha_secret').select('secret').where('website_id', '=', websiteId);
  return (await query.executeTakeFirst())?.secret ?? null;
}

export async function saveCaptchaSecret(trx: SiteTransaction, websiteId: string, secret: string): Promise<void> {
  const values = { secret, updated_at: trx.now() };
  await trx
    .insertInto('captcha_secret')
    .values({ website_id: websiteId, ...values })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(values))
    .execute();
}

export async function deleteCaptchaSecret(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx.deleteFrom('captcha_secret').where('website_id', '=', websiteId).execute();
}

/** Puts it among the site's settings; what else is kept there stays. */
export async function saveCaptchaChoice(
  trx: SiteTransaction,
  websiteId: string,
  choice: Readonly<Record<string, unknown>>,
): Promise<void> {
  const captcha = JSON.stringify({ captcha: choice });
  await trx
    .updateTable('website')
    .set({ settings: sql`settings || ${captcha}::jsonb` as never })
    .where('id', '=', websiteId)
    .execute();
}

/** Returns false if it was already used, even at this moment by another request. Deletes expired ones. */
export async function spendChallenge(
  trx: SiteTransaction,
  websiteId: string,
  challenge: { readonly hash: Uint8Array; readonly expiresAt: Date },
): Promise<boolean> {
  await trx
    .deleteFrom('captcha_spent')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<', trx.now())
    .execute();
  const inserted = await trx
    .insertInto('captcha_spent')
    .values({
      website_id: websiteId,
      challenge_hash: Buffer.from(challenge.hash),
      expires_at: challenge.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  return inserted !== undefined;
}
