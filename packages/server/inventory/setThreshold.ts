import { decideThreshold, type InventoryCode } from '@quoin/domain/catalog';
import type { Outcome } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { Site } from '../sites/index.ts';
import { isLowStockMailed, lowStockThreshold } from '../sites/index.ts';
import { saveStockThreshold } from './storage/inventory.ts';

/**
 * Sets the quantity at which stock counts as low in the admin's lists and mails. What visitors read has a separate
 * setting.
 */
export async function setStockThreshold(
  deps: Pick<Deps, 'db'>,
  site: Site,
  wanted: { readonly threshold: number; readonly isMailed?: boolean | undefined; readonly actor: Actor },
): Promise<Outcome<number, InventoryCode>> {
  const decided = decideThreshold(wanted.threshold);
  if (!decided.ok) return decided;
  await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const isMailed = wanted.isMailed ?? isLowStockMailed(site);
    await saveStockThreshold(trx, site.id, { threshold: decided.value, isMailed });
    await recordAudit(trx, {
      websiteId: site.id,
      actor: wanted.actor,
      action: 'stock.threshold',
      subjectTitle: 'Low stock',
      details: {
        from: lowStockThreshold(site),
        to: decided.value,
        isMailed: wanted.isMailed ?? isLowStockMailed(site),
      },
    });
  });
  return decided;
}
