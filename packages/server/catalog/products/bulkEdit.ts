import { decideTags } from '@quoin/domain/catalog';
import { RECORD_TYPES } from '@quoin/domain/site';
import { recordAudit } from '../../audit/index.ts';
import { restoreFromTrash, trash } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpPublishedVersion } from '../../sites/index.ts';
import { changeTags, changeVisibility, fileUnder, type TouchedProduct } from '../storage/productBulk.ts';
import { type CatalogDeps, done, type Edited, type Editing, Refused, refused } from './editing.ts';

/** One thing done to many products. */
export type BulkAct =
  | { readonly act: 'show' | 'hide' | 'trash' | 'restore' }
  | { readonly act: 'schedule'; readonly publishOn: number }
  | { readonly act: 'addTags' | 'removeTags'; readonly tags: readonly string[] }
  | { readonly act: 'addCategory' | 'removeCategory'; readonly category: string };

export type BulkEdit = BulkAct & { readonly ids: readonly string[] };

export interface BulkResult {
  readonly changed: readonly { readonly id: string; readonly title: string }[];
  /** What takes it back, to be done one after the other. */
  readonly undo: readonly BulkEdit[];
}

/** Does it to those products that it changes, whole or not at all. */
export async function bulkEditProducts(
  deps: CatalogDeps,
  editing: Editing,
  edit: BulkEdit,
): Promise<Edited<BulkResult>> {
  const { site, actor } = editing;
  try {
    return await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      const result = await carryOut(trx, site.id, edit);
      if (result.changed.length === 0) return done(result);
      const { act, ids: _, ...details } = edit;
      for (const { id, title } of result.changed) {
        await recordAudit(trx, {
          websiteId: site.id,
          actor,
          action: `product.${act}`,
          subjectId: id,
          subjectTitle: title,
          details,
        });
      }
      await bumpPublishedVersion(trx, site.id);
      return done(result);
    });
  } catch (fault) {
    if (fault instanceof Refused) return refused(...fault.problems);
    throw fault;
  }
}

async function carryOut(trx: SiteTransaction, websiteId: string, edit: BulkEdit): Promise<BulkResult> {
  switch (edit.act) {
    case 'trash':
      return putIntoTrash(trx, websiteId, edit.ids);
    case 'restore':
      return takeOutOfTrash(trx, websiteId, edit.ids);
    case 'show':
    case 'hide':
      return visibility(await changeVisibility(trx, websiteId, edit.ids, edit.act));
    case 'schedule':
      return visibility(await changeVisibility(trx, websiteId, edit.ids, new Date(edit.publishOn)));
    case 'addTags':
    case 'removeTags': {
      const tags = decideTags(edit.tags);
      if (!tags.ok) throw new Refused(tags.problem);
      const isAdded = edit.act === 'addTags';
      const touched = await changeTags(trx, websiteId, edit.ids, tags.value, isAdded);
      const undo = touched.map(
        ({ id, parts }): BulkEdit => ({ act: isAdded ? 'removeTags' : 'addTags', ids: [id], tags: parts }),
      );
      return { changed: touched, undo: together(undo) };
    }
    default: {
      const isAdded = edit.act === 'addCategory';
      const touched = await fileUnder(trx, websiteId, edit.ids, edit.category, isAdded);
      const act = isAdded ? 'removeCategory' : 'addCategory';
      return { changed: touched, undo: [{ act, ids: idsOf(touched), category: edit.category }] };
    }
  }
}

const PRODUCTS = [RECORD_TYPES.storeItem];

async function putIntoTrash(trx: SiteTransaction, websiteId: string, ids: readonly string[]): Promise<BulkResult> {
  const changed = await trash(trx, websiteId, { ids, recordTypes: PRODUCTS });
  return { changed, undo: [{ act: 'restore', ids: idsOf(changed) }] };
}

async function takeOutOfTrash(trx: SiteTransaction, websiteId: string, ids: readonly string[]): Promise<BulkResult> {
  const restored = await restoreFromTrash(trx, websiteId, { ids, recordTypes: PRODUCTS });
  if (restored === null) throw new Refused({ code: 'restoreTooLate' });
  return { changed: restored, undo: [{ act: 'trash', ids: idsOf(restored) }] };
}

function visibility(touched: readonly TouchedProduct[]): BulkResult {
  const hidden = touched.filter(({ before }) => before === 'hidden');
  const visible = touched.filter(({ before }) => before === 'visible');
  const scheduled = touched.flatMap(({ id, before }) =>
    before instanceof Date ? [{ act: 'schedule' as const, ids: [id], publishOn: before.getTime() }] : [],
  );
  const undo: readonly BulkEdit[] = [
    { act: 'hide', ids: idsOf(hidden) },
    { act: 'show', ids: idsOf(visible) },
    ...scheduled,
  ];
  return { changed: touched, undo: undo.filter(({ ids }) => ids.length > 0) };
}

/** Steps with the same tags as one. */
function together(edits: readonly BulkEdit[]): readonly BulkEdit[] {
  const byTags = new Map<string, BulkEdit>();
  for (const edit of edits) {
    const key = JSON.stringify('tags' in edit ? edit.tags : []);
    const held = byTags.get(key);
    byTags.set(key, held === undefined ? edit : { ...held, ids: [...held.ids, ...edit.ids] });
  }
  return [...byTags.values()];
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}
