import { planStore } from '@quoin/domain/catalog';
import { foldUrlId, freeUrlId, isUrlId, RESERVED_URL_IDS } from '@quoin/domain/site';
import { recordAudit } from '../audit/index.ts';
import {
  type CategoryRow,
  cleanMarkup,
  countByCategory,
  insertCategory,
  listCategories,
  listPageUrlIds,
  loadNavigations,
  recordMove,
  saveNavigation,
} from '../pages/index.ts';
import { bumpPublishedVersion, lockNames } from '../sites/index.ts';
import { type CatalogDeps, done, type Edited, type Editing, refused } from './products/editing.ts';
import {
  findStorePage,
  insertStorePage,
  listStorePageRows,
  type NewStorePage,
  type StorePageRow,
  updateStorePage,
} from './storage/storePages.ts';

export interface StorePageTree extends StorePageRow {
  readonly categories: readonly (CategoryRow & { readonly productCount: number })[];
}

/** Store pages in order with their categories, for choosing and for arranging them. */
export function listStorePageTrees(deps: CatalogDeps, websiteId: string): Promise<readonly StorePageTree[]> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const pages = await listStorePageRows(trx, websiteId);
    const categories = await listCategories(trx, websiteId);
    const counts = await countByCategory(trx, websiteId);
    return pages.map((page) => ({
      ...page,
      categories: categories
        .filter(({ collectionId }) => collectionId === page.id)
        .map((category) => ({ ...category, productCount: counts.get(page.id)?.get(category.path) ?? 0 })),
    }));
  });
}

const MAX_STORE_PAGES = 50;
/** The navigation that every theme has. */
const MAIN_NAVIGATION = 'mainNav';

export interface NewStore {
  readonly storeTitle: string;
  readonly fallbackStoreTitle: string;
  readonly allCategoryDisplayName: string;
  readonly addToMainNav: boolean;
}

/** A store as PREF-06 makes it: product collection, its root category, and its place in the main navigation. */
export function createStore(deps: CatalogDeps, editing: Editing, wanted: NewStore): Promise<Edited<StorePageRow>> {
  const { site, actor } = editing;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    await lockNames(trx, site.id);
    const existingUrls = await listPageUrlIds(trx, site.id);
    const plan = planStore({ ...wanted, existingUrls });
    const navigation = wanted.addToMainNav
      ? (await loadNavigations(trx, site.id)).find(({ name }) => name === MAIN_NAVIGATION)
      : null;
    if (navigation === undefined) return refused({ code: 'navigationMissing', field: 'addToMainNav' });
    const id = trx.newId();
    const { enabled, ...collection } = plan.collection;
    const made = await addStorePage(trx, editing, { ...collection, id, isEnabled: enabled });
    if (made !== null) return made;
    const { displayName, displayIndex } = plan.rootCategory;
    const root = { id: trx.newId(), collectionId: id, parentId: null, urlId: 'all', path: '', isRoot: true };
    await insertCategory(trx, site.id, { ...root, displayName, displayIndex });
    if (navigation !== null) {
      const entry = { collectionId: id, title: '', urlId: '', externalLink: null, items: [] };
      await saveNavigation(trx, site.id, { ...navigation, items: [...navigation.items, entry] });
      const details = { added: plan.collection.title };
      await recordAudit(trx, {
        websiteId: site.id,
        actor,
        action: 'navigation.update',
        subjectId: MAIN_NAVIGATION,
        details,
      });
    }
    return done((await findStorePage(trx, site.id, id))!);
  });
}

/** The first of the two calls of PREF-06; the address given is taken with a suffix where it is not free (PREF-07). */
export function createStorePage(
  deps: CatalogDeps,
  editing: Editing,
  wanted: Omit<NewStorePage, 'id'>,
): Promise<Edited<StorePageRow>> {
  const { site } = editing;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const start = foldUrlId(wanted.urlId);
    if (!isUrlId(start)) return refused({ code: 'addressInvalid', field: 'urlId', values: { value: wanted.urlId } });
    await lockNames(trx, site.id);
    const taken = new Set([...(await listPageUrlIds(trx, site.id)), ...RESERVED_URL_IDS]);
    const id = trx.newId();
    const refusal = await addStorePage(trx, editing, { ...wanted, id, urlId: freeUrlId(start, taken) });
    return refusal ?? done((await findStorePage(trx, site.id, id))!);
  });
}

async function addStorePage(
  trx: Parameters<typeof insertStorePage>[0],
  { site, actor }: Editing,
  page: NewStorePage,
): Promise<ReturnType<typeof refused> | null> {
  if (page.title.trim() === '') return refused({ code: 'titleMissing', field: 'title' });
  const pages = await listStorePageRows(trx, site.id);
  if (pages.length >= MAX_STORE_PAGES) return refused({ code: 'tooManyStorePages', values: { max: MAX_STORE_PAGES } });
  await insertStorePage(trx, site.id, { ...page, description: cleanMarkup(page.description).html });
  const { id: subjectId, title: subjectTitle } = page;
  await recordAudit(trx, { websiteId: site.id, actor, action: 'storePage.create', subjectId, subjectTitle });
  await bumpPublishedVersion(trx, site.id);
  return null;
}

export type StorePageEdit = Pick<StorePageRow, 'id'> & Partial<Omit<StorePageRow, 'id'>>;

/** Title, address, text, SEO of a store page. Links to its old address and to everything below it go on working. */
export function editStorePage(
  deps: CatalogDeps,
  editing: Editing,
  edit: StorePageEdit,
): Promise<Edited<StorePageRow & { readonly removedMarkup: readonly string[] }>> {
  const { site, actor } = editing;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const held = await findStorePage(trx, site.id, edit.id);
    if (held === null) return refused({ code: 'storePageMissing' });
    const { description = held.description } = edit;
    const clean = description === held.description ? { html: description, removed: [] } : cleanMarkup(description);
    const urlId = edit.urlId === undefined || edit.urlId === held.urlId ? held.urlId : foldUrlId(edit.urlId);
    const next = { ...held, ...edit, urlId, description: clean.html };
    if (next.title.trim() === '') return refused({ code: 'titleMissing', field: 'title' });
    const value = next.urlId;
    if (value !== held.urlId) {
      if (!isUrlId(value)) return refused({ code: 'addressInvalid', field: 'urlId', values: { value } });
      if (RESERVED_URL_IDS.has(value)) return refused({ code: 'addressReserved', field: 'urlId', values: { value } });
      const taken = await listPageUrlIds(trx, site.id);
      if (taken.includes(value)) return refused({ code: 'addressTaken', field: 'urlId', values: { value } });
      await recordMove(trx, site.id, { from: `/${held.urlId}`, to: `/${value}`, thing: { collectionId: held.id } });
    }
    await updateStorePage(trx, site.id, next);
    await bumpPublishedVersion(trx, site.id);
    await recordAudit(trx, {
      websiteId: site.id,
      actor,
      action: 'storePage.update',
      subjectId: held.id,
      subjectTitle: next.title,
      details: { from: held.urlId, to: next.urlId },
    });
    return done({ ...next, removedMarkup: clean.removed });
  });
}
