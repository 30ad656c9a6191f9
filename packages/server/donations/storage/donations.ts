import { sql } from 'kysely';
import { DONATION_SKU } from '../../cart/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';

const STORE_PAGE = 'donations';

export interface DonationProduct {
  readonly productId: string;
  readonly variantId: string;
}

export async function findDonationProduct(trx: SiteTransaction, websiteId: string): Promise<DonationProduct | null> {
  const row = await trx
    .selectFrom('variant')
    .select(['id', 'product_id'])
    .where('website_id', '=', websiteId)
    .where('sku', '=', DONATION_SKU)
    .orderBy('id')
    .executeTakeFirst();
  return row === undefined ? null : { productId: row.product_id, variantId: row.id };
}

/** Creates the service that donors pay for, on its own store page, which no navigation contains. */
export async function createDonationProduct(
  trx: SiteTransaction,
  websiteId: string,
  of: { readonly title: string; readonly currency: string; readonly price: bigint },
): Promise<DonationProduct> {
  const now = trx.now();
  const site = { website_id: websiteId };
  const [collectionId, itemId, variantId] = [trx.newId(), trx.newId(), trx.newId()];
  await trx
    .insertInto('collection')
    .values({
      ...{ ...site, id: collectionId, type: 13, type_name: 'products', title: of.title, navigation_title: of.title },
      ...{ url_id: STORE_PAGE, created_on: now, updated_on: now },
    })
    .execute();
  await trx
    .insertInto('item')
    .values({
      ...{ ...site, id: itemId, collection_id: collectionId, record_type: 11, url_id: 'donation', title: of.title },
      ...{ publish_on: now, added_on: now, updated_on: now },
    })
    .execute();
  await trx
    .insertInto('product')
    .values({ ...site, id: itemId, product_type: 3, is_subscribable: false })
    .execute();
  await trx
    .insertInto('variant')
    .values({
      ...{ ...site, id: variantId, product_id: itemId, sku: DONATION_SKU, price: of.price, currency: of.currency },
      ...{ unlimited: true, on_hand: 0, attributes: '{}', display_index: 0 },
    })
    .execute();
  return { productId: itemId, variantId };
}

/** Saves them in `storeSettings.donations`. Pages of the site are rendered again. */
export async function saveDonationSettings(
  trx: SiteTransaction,
  websiteId: string,
  donations: JsonObject,
): Promise<void> {
  await sql`UPDATE website SET published_version = published_version + 1, settings = settings || jsonb_build_object(
      'storeSettings', coalesce(settings -> 'storeSettings', '{}'::jsonb) || ${JSON.stringify({ donations })}::jsonb)
    WHERE id = ${websiteId}`.execute(trx);
}
