import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** What a loaded page depends on: the versions of its site and the stock of its products. */
export interface PageState {
  readonly publishedVersion: number;
  readonly stockRevision: number;
  readonly translationRevision: number;
  /** A hash; empty without products. */
  readonly stock: string;
}

/** A page's state and the products that it was asked for. */
export interface PageBasis {
  readonly state: PageState;
  readonly productIds: readonly string[];
}

/** In one statement. Null where the site is gone. */
export async function findPageBasis(
  trx: SiteTransaction,
  websiteId: string,
  productIds: readonly string[],
): Promise<PageBasis | null> {
  const { rows } = await sql<PageState>`
    SELECT published_version AS "publishedVersion", stock_revision AS "stockRevision",
      translation_revision AS "translationRevision", coalesce((
        SELECT md5(string_agg(concat_ws(' ', v.id, v.unlimited, v.on_hand - v.reserved), ',' ORDER BY v.id))
        FROM variant v WHERE v.website_id = ${websiteId} AND v.product_id = ANY(${productIds}::uuid[])), '') AS stock
    FROM website w WHERE w.id = ${websiteId}`.execute(trx);
  const [state] = rows;
  return state === undefined ? null : { state, productIds };
}

export function isSameState(one: PageState | null, other: PageState | null): boolean {
  return (
    one !== null &&
    one.publishedVersion === other?.publishedVersion &&
    one.stockRevision === other.stockRevision &&
    one.translationRevision === other.translationRevision &&
    one.stock === other.stock
  );
}
