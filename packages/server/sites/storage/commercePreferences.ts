import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';

/** An empty object where nothing was kept. */
export async function findPreferences(
  trx: SiteTransaction,
  websiteId: string,
  namespace: string,
): Promise<Readonly<Record<string, unknown>>> {
  const row = await trx
    .selectFrom('commerce_preference')
    .select('value')
    .where('website_id', '=', websiteId)
    .where('namespace', '=', namespace)
    .executeTakeFirst();
  return row?.value ?? {};
}

export async function savePreferences(
  trx: SiteTransaction,
  websiteId: string,
  namespace: string,
  value: JsonObject,
): Promise<void> {
  const values = { value: JSON.stringify(value), updated_at: trx.now() };
  await trx
    .insertInto('commerce_preference')
    .values({ website_id: websiteId, namespace, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'namespace']).doUpdateSet(values))
    .execute();
}

export async function countNamespaces(trx: SiteTransaction, websiteId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('commerce_preference')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
