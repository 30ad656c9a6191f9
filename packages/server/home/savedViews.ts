import type { CatalogEditCode } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../deps.ts';
import { deleteView, listSavedViews, type SavedView, saveView } from './storage/savedViews.ts';

export interface ViewsOf {
  readonly websiteId: string;
  readonly accountId: string;
  /** Which list: products, orders … */
  readonly screen: string;
}

export const VIEW_LIMITS = { name: 60, views: 30 } as const;

export function listViews(deps: Pick<Deps, 'db'>, of: ViewsOf): Promise<readonly SavedView[]> {
  return deps.db.inSite(of, (trx) => listSavedViews(trx, of));
}

/** Keeps the filters of a list under a name; the same name again is the same view with new filters. */
export function keepView(
  deps: Pick<Deps, 'db'>,
  of: ViewsOf,
  view: Omit<SavedView, 'id'>,
): Promise<Outcome<readonly SavedView[], CatalogEditCode>> {
  return deps.db.inSite(of, async (trx) => {
    const name = view.name.trim().slice(0, VIEW_LIMITS.name);
    if (name === '') return refuse('viewNameMissing', { field: 'name' });
    const held = await listSavedViews(trx, of);
    if (held.length >= VIEW_LIMITS.views && !held.some((each) => each.name === name))
      return refuse('tooManyViews', { field: 'name', values: { max: VIEW_LIMITS.views } });
    await saveView(trx, of, { ...view, name, id: trx.newId() });
    return accept(await listSavedViews(trx, of));
  });
}

export function dropView(deps: Pick<Deps, 'db'>, of: ViewsOf, id: string): Promise<readonly SavedView[]> {
  return deps.db.inSite(of, async (trx) => {
    await deleteView(trx, of, id);
    return listSavedViews(trx, of);
  });
}
