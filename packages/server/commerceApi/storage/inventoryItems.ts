import { sql } from 'kysely';
import { filteredVariants } from '../../inventory/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface InventoryItem {
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly unlimited: boolean;
  readonly onHand: number;
}

const EVERY = { search: '', stock: 'all', productType: null, category: null, lowThreshold: 0 } as const;

/** In the order of their ids, which no sale changes. */
export async function listInventoryItems(
  trx: SiteTransaction,
  websiteId: string,
  {
    ids,
    after,
    limit,
  }: { readonly ids: readonly string[] | null; readonly after: string | null; readonly limit: number },
): Promise<readonly InventoryItem[]> {
  const only = ids === null ? sql`` : sql`and v.id = any (${[...ids]}::uuid[])`;
  const beyond = after === null ? sql`` : sql`and v.id > ${after}::uuid`;
  const { rows } = await sql<InventoryItem>`
    select v.id as "variantId", v.sku, i.title, p.variant_option_ordering as "optionNames", v.attributes, v.unlimited,
      v.on_hand as "onHand"
    ${filteredVariants(websiteId, EVERY)} ${only} ${beyond} order by v.id limit ${limit}`.execute(trx);
  return rows;
}
