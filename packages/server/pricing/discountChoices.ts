import type { AppDiscountChoicesResponse } from '@quoin/contract/endpoints/store';
import type { Deps } from '../deps.ts';
import { isId } from '../platform/database/ids.ts';
import type { Site } from '../sites/index.ts';
import { listDiscountChoices } from './storage/discountChoices.ts';

/** What a discount may be limited to. */
export function loadDiscountChoices(
  deps: Pick<Deps, 'db'>,
  site: Site,
  wanted: { readonly search: string; readonly ids: readonly string[] },
): Promise<AppDiscountChoicesResponse> {
  const ids = wanted.ids.filter(isId);
  return deps.db.inSite({ websiteId: site.id }, (trx) => listDiscountChoices(trx, site.id, { ...wanted, ids }));
}
