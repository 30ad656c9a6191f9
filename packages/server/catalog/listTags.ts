import { STANDARD_TAX_CLASS, UNTAXED_CLASS } from '@quoin/domain/cart';
import type { Deps } from '../deps.ts';
import { listTaxClassNames } from '../pricing/index.ts';
import { listProductTags } from './storage/productBulk.ts';

/** Tags of products that are not in the trash, most used first: what an editor proposes while one types. */
export function listTags(deps: Pick<Deps, 'db'>, websiteId: string): Promise<readonly string[]> {
  return deps.db.inSite({ websiteId }, (trx) => listProductTags(trx, websiteId, 200));
}

/**
 * Returns the tax classes for a product in addition to the standard one. The untaxed class is always included, last.
 */
export async function listTaxClassChoices(deps: Pick<Deps, 'db'>, websiteId: string): Promise<readonly string[]> {
  const names = await deps.db.inSite({ websiteId }, (trx) => listTaxClassNames(trx, websiteId));
  return [...names.filter((name) => name !== STANDARD_TAX_CLASS && name !== UNTAXED_CLASS), UNTAXED_CLASS];
}
