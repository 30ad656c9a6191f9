import type { SiteTransaction } from '../../platform/database/database.ts';

/** Filters of one list that one person kept; `search` is what the list's address says after `?`. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly search: Readonly<Record<string, unknown>>;
}

interface Owner {
  readonly websiteId: string;
  readonly accountId: string;
  readonly screen: string;
}

export async function listSavedViews(trx: SiteTransaction, owner: Owner): Promise<readonly SavedView[]> {
  return trx
    .selectFrom('saved_view')
    .select(['id', 'name', 'search'])
    .where('website_id', '=', owner.websiteId)
    .where('account_id', '=', owner.accountId)
    .where('screen', '=', owner.screen)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A view of that name gets the new filters. */
export async function saveView(trx: SiteTransaction, owner: Owner, view: SavedView): Promise<void> {
  const search = JSON.stringify(view.search);
  await trx
    .insertInto('saved_view')
    .values({
      website_id: owner.websiteId,
      id: view.id,
      account_id: owner.accountId,
      screen: owner.screen,
      name: view.name,
      search,
      created_at: trx.now(),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'account_id', 'screen', 'name']).doUpdateSet({ search }))
    .execute();
}

export async function deleteView(trx: SiteTransaction, owner: Owner, id: string): Promise<void> {
  await trx
    .deleteFrom('saved_view')
    .where('website_id', '=', owner.websiteId)
    .where('account_id', '=', owner.accountId)
    .where('screen', '=', owner.screen)
    .where('id', '=', id)
    .execute();
}
