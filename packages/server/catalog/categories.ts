import { decideCategory } from '@quoin/domain/catalog';
import { freeUrlId, toUrlId, typedUrlId } from '@quoin/domain/site';
import { recordAudit } from '../audit/index.ts';
import {
  type CategoryRow,
  countCategories,
  findCategory,
  findRootCategory,
  insertCategory,
  lastCategoryIndex,
  listCategoryUrlIds,
  movePath,
  placeCategory,
  recordMove,
  removeCategory,
  updateCategory,
} from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { bumpPublishedVersion, lockNames } from '../sites/index.ts';
import { type CatalogDeps, done, type Edited, type Editing, refused } from './products/editing.ts';
import { findStorePage, type StorePageRow } from './storage/storePages.ts';

/** A store page, held for one edit of its categories: until the commit nobody else names or moves any of them. */
interface Place {
  readonly trx: SiteTransaction;
  readonly page: StorePageRow;
}

function inPage<Value>(
  deps: CatalogDeps,
  { site }: Editing,
  pageId: string,
  edit: (place: Place) => Promise<Edited<Value>>,
): Promise<Edited<Value>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    await lockNames(trx, site.id);
    const page = await findStorePage(trx, site.id, pageId);
    if (page === null) return refused({ code: 'storePageMissing' });
    const edited = await edit({ trx, page });
    if (edited.kind === 'done') await bumpPublishedVersion(trx, site.id);
    return edited;
  });
}

const UNKNOWN = { code: 'categoryUnknown', values: { value: '' } } as const;

export interface NewCategory {
  readonly pageId: string;
  readonly displayName: string;
  readonly parentId: string | null;
  readonly isRoot?: boolean;
}

/** A category at the end of its parent's; its address is of its name, with the first free suffix. */
export function createCategory(deps: CatalogDeps, editing: Editing, wanted: NewCategory): Promise<Edited<CategoryRow>> {
  return inPage(deps, editing, wanted.pageId, async ({ trx, page }) => {
    const { site } = editing;
    const name = decideCategory(wanted.displayName, await countCategories(trx, site.id, page.id));
    if (!name.ok) return refused(name.problem);
    if (wanted.isRoot) return nameRoot(trx, editing, page.id, name.value);
    const above = await findAbove(trx, editing, page.id, wanted.parentId);
    if (above === undefined) return refused({ ...UNKNOWN, field: 'parentId' });
    const id = trx.newId();
    const category = await placed(trx, editing, { id, pageId: page.id, name: name.value, urlId: '' }, above);
    await insertCategory(trx, site.id, category);
    await note(trx, editing, 'category.create', category);
    return done(category);
  });
}

/** Returns the parent category. Null for the top, as for the root. Undefined if it doesn't exist. */
async function findAbove(
  trx: SiteTransaction,
  { site }: Editing,
  collectionId: string,
  parentId: string | null,
): Promise<CategoryRow | null | undefined> {
  if (parentId === null) return null;
  const found = await findCategory(trx, site.id, { collectionId, id: parentId });
  return found === null ? undefined : found.isRoot ? null : found;
}

async function nameRoot(
  trx: SiteTransaction,
  editing: Editing,
  collectionId: string,
  displayName: string,
): Promise<Edited<CategoryRow>> {
  const held = await findRootCategory(trx, editing.site.id, collectionId);
  if (held !== null) {
    await updateCategory(trx, editing.site.id, { ...held, displayName });
    return done({ ...held, displayName });
  }
  const place = { parentId: null, urlId: 'all', path: '', displayIndex: 1, isRoot: true };
  const root = { id: trx.newId(), collectionId, displayName, ...place };
  await insertCategory(trx, editing.site.id, root);
  await note(trx, editing, 'category.create', root);
  return done(root);
}

async function placed(
  trx: SiteTransaction,
  { site }: Editing,
  wanted: { readonly id: string; readonly pageId: string; readonly name: string; readonly urlId: string },
  parent: CategoryRow | null,
): Promise<CategoryRow> {
  const siblings = { collectionId: wanted.pageId, parentId: parent?.id ?? null };
  const start = typedUrlId(wanted.urlId) || toUrlId(wanted.name) || 'category';
  const taken = await listCategoryUrlIds(trx, site.id, { ...siblings, urlId: start, exceptId: wanted.id });
  const urlId = freeUrlId(start, taken);
  return {
    ...siblings,
    id: wanted.id,
    displayName: wanted.name,
    urlId,
    path: parent === null ? urlId : `${parent.path}/${urlId}`,
    displayIndex: (await lastCategoryIndex(trx, site.id, siblings)) + 1,
    isRoot: false,
  };
}

export interface CategoryEdit {
  readonly pageId: string;
  readonly id: string;
  readonly displayName?: string;
  readonly urlId?: string;
  /** Null: to the top; left out: where it is. */
  readonly parentId?: string | null;
  /** The sibling before which it is placed. Null: at the end. Omitted: unchanged. */
  readonly beforeId?: string | null;
}

/** What an edit came to. The paths of all below it began with `formerPath`, and now with its own. */
export interface EditedCategory {
  readonly category: CategoryRow;
  readonly formerPath: string;
}

/**
 * Renames, readdresses or moves a category. Products, categories below it and old links follow. However many categories there
 * are, only it, those below it and the siblings it passes are written.
 */
export function editCategory(deps: CatalogDeps, editing: Editing, edit: CategoryEdit): Promise<Edited<EditedCategory>> {
  return inPage(deps, editing, edit.pageId, async ({ trx, page }) => {
    const { site } = editing;
    const held = await findCategory(trx, site.id, { collectionId: page.id, id: edit.id });
    if (held === null) return refused(UNKNOWN);
    const name = decideCategory(edit.displayName ?? held.displayName, 0);
    if (!name.ok) return refused(name.problem);
    if (held.isRoot) {
      const named = await nameRoot(trx, editing, page.id, name.value);
      return named.kind === 'done' ? done({ category: named.value, formerPath: '' }) : refused(UNKNOWN);
    }
    const parentId = edit.parentId === undefined ? held.parentId : edit.parentId;
    const parent = await findAbove(trx, editing, page.id, parentId);
    if (parent === undefined) return refused({ ...UNKNOWN, field: 'parentId' });
    if (parent !== null && isWithin(parent, held)) return refused({ code: 'categoryMoveInvalid', field: 'parentId' });
    const isMoved = (parent?.id ?? null) !== held.parentId;
    const wanted = { id: held.id, pageId: page.id, name: name.value, urlId: edit.urlId ?? held.urlId };
    const moved = await placed(trx, editing, wanted, parent);
    const next = { ...moved, displayIndex: isMoved ? moved.displayIndex : held.displayIndex };
    await updateCategory(trx, site.id, next);
    if (next.path !== held.path) await follow(trx, editing, page, held, next);
    if (edit.beforeId !== undefined) await placeCategory(trx, site.id, { ...next, beforeId: edit.beforeId });
    await note(trx, editing, 'category.update', next, { from: held.path, to: next.path, name: next.displayName });
    return done({ category: next, formerPath: held.path });
  });
}

function isWithin(category: CategoryRow, of: CategoryRow): boolean {
  return category.id === of.id || category.path.startsWith(`${of.path}/`);
}

/** Categories below, products and old links go where the category goes. */
async function follow(
  trx: SiteTransaction,
  { site }: Editing,
  page: StorePageRow,
  held: CategoryRow,
  next: CategoryRow,
): Promise<void> {
  await movePath(trx, site.id, held.id, { collectionId: page.id, from: held.path, to: next.path });
  const at = (path: string) => `/${page.urlId}/category/${path}`;
  await recordMove(trx, site.id, { from: at(held.path), to: at(next.path), thing: { categoryId: held.id } });
}

/** Deletes a category with those below it; products stay in the shop. Answers how many were filed there. */
export function deleteCategory(
  deps: CatalogDeps,
  editing: Editing,
  wanted: { readonly pageId: string; readonly id: string },
): Promise<Edited<number>> {
  return inPage(deps, editing, wanted.pageId, async ({ trx, page }) => {
    const held = await findCategory(trx, editing.site.id, { collectionId: page.id, id: wanted.id });
    if (held === null || held.isRoot) return refused(UNKNOWN);
    const count = await removeCategory(trx, editing.site.id, held);
    await note(trx, editing, 'category.delete', held, { path: held.path, products: count });
    return done(count);
  });
}

async function note(
  trx: SiteTransaction,
  { site, actor }: Editing,
  action: `category.${string}`,
  category: CategoryRow,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { id: subjectId, displayName: subjectTitle } = category;
  await recordAudit(trx, { websiteId: site.id, actor, action, subjectId, subjectTitle, details });
}
