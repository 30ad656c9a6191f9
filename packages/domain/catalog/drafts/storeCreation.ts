import { storeUrlId } from '@quoin/domain/site';

/** `navigationMissing`: there is no main navigation to put the store in. */
export type StoreCreationCode = 'navigationMissing';

/** What a new store is made from (PREF-06). */
export interface StoreCreation {
  readonly storeTitle: string;
  readonly fallbackStoreTitle: string;
  readonly allCategoryDisplayName: string;
  /** Url ids of the site's pages and stores, with or without slashes. */
  readonly existingUrls: readonly string[];
}

export interface NewStoreCollection {
  readonly navigationTitle: string;
  readonly title: string;
  readonly urlId: string;
  readonly description: string;
  readonly enabled: true;
}

export interface NewRootCategory {
  readonly displayName: string;
  readonly type: 'ROOT';
  readonly pageRendering: 'LIST_VIEW';
  readonly displayIndex: 1;
}

/** The product collection and then its root category, as they are created one after the other (PREF-06, PREF-07). */
export function planStore(creation: StoreCreation): {
  readonly collection: NewStoreCollection;
  readonly rootCategory: NewRootCategory;
} {
  const own = creation.storeTitle.trim();
  const title = own === '' ? creation.fallbackStoreTitle.trim() : own;
  const taken = new Set(creation.existingUrls.map((url) => url.replace(/^\/+|(?<!\/)\/+$/g, '')));
  const urlId = storeUrlId(creation.storeTitle, creation.fallbackStoreTitle, taken);
  return {
    collection: { navigationTitle: title, title, urlId, description: '', enabled: true },
    rootCategory: {
      displayName: creation.allCategoryDisplayName,
      type: 'ROOT',
      pageRendering: 'LIST_VIEW',
      displayIndex: 1,
    },
  };
}
