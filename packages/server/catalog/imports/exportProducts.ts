import { type FileProduct, PRODUCT_FILE_HEADER, productFileRecords } from '@quoin/domain/catalog';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { writeCsv } from '../../platform/csv/writeCsv.ts';
import type { Site } from '../../sites/index.ts';
import { loadFileProducts } from '../storage/exportedProducts.ts';

const EXPORT_TIMEOUT_MS = 60_000;

/** Every product of the site as our product file; importing it again changes nothing. */
export async function exportProducts(
  { db }: Pick<Deps, 'db'>,
  site: Site,
  wanted: { readonly baseUrl: string; readonly actor: Actor },
): Promise<{ readonly csv: string; readonly products: number }> {
  const products = await db.inSite(
    { websiteId: site.id },
    async (trx) => {
      const all = await loadFileProducts(trx, site.id, { baseUrl: wanted.baseUrl, currency: site.currency });
      await recordAudit(trx, {
        websiteId: site.id,
        actor: wanted.actor,
        action: 'products.export',
        subjectTitle: `${all.length} products`,
        details: { products: all.length },
      });
      return all;
    },
    { statementTimeoutMs: EXPORT_TIMEOUT_MS },
  );
  return { csv: productsCsv(products), products: products.length };
}

export function productsCsv(products: readonly FileProduct[]): string {
  return writeCsv(PRODUCT_FILE_HEADER, products.flatMap(productFileRecords));
}
