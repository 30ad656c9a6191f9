import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import {
  deleteSignup,
  type ListPlace,
  listRestockGroups,
  listSignups,
  type RestockGroup,
  type StoredSignup,
} from './storage/restock.ts';

export const RESTOCK_PAGE_SIZE = 50;

export function loadRestockGroups(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  asked: { readonly show: 'waiting' | 'sent'; readonly after: ListPlace | null },
): Promise<ListPage<RestockGroup>> {
  return db.inSite({ websiteId }, async (trx) =>
    pageOf(await listRestockGroups(trx, websiteId, { ...asked, limit: RESTOCK_PAGE_SIZE + 1 }), RESTOCK_PAGE_SIZE),
  );
}

export function loadRestockSignups(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  asked: { readonly productId: string; readonly variantId: string; readonly after: ListPlace | null },
): Promise<ListPage<StoredSignup>> {
  return db.inSite({ websiteId }, async (trx) =>
    pageOf(await listSignups(trx, websiteId, { ...asked, limit: RESTOCK_PAGE_SIZE + 1 }), RESTOCK_PAGE_SIZE),
  );
}

/** False when it is gone already. The log does not say who it was. */
export function removeSignup(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { signupId, actor }: { readonly signupId: string; readonly actor: Actor },
): Promise<boolean> {
  return db.inSite({ websiteId }, async (trx) => {
    const wasThere = await deleteSignup(trx, websiteId, signupId);
    if (wasThere) await recordAudit(trx, { websiteId, actor, action: 'restock.remove', subjectId: signupId });
    return wasThere;
  });
}
