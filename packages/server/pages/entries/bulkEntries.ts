import { ITEM_RECORD_TYPES, itemKind } from '@quoin/domain/site';
import { recordAudit } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpPublishedVersion, lockNames } from '../../sites/index.ts';
import { restoreFromTrash, trash } from '../publication/trash.ts';
import type { EntryDeps, EntryEditing } from './entryEditing.ts';
import { setWorkflowState, type TouchedEntry } from './storage/entryWriting.ts';
import { countTrashed, findRoom } from './storage/itemMedia.ts';
import { findJournal } from './storage/journals.ts';

export interface BulkEntries {
  readonly ids: readonly string[];
  readonly act: 'publish' | 'draft' | 'trash' | 'restore';
}

export interface BulkEntriesResult {
  readonly changed: readonly TouchedEntry[];
  /** What takes it back. */
  readonly undo: readonly BulkEntries[];
}

/** A collection that has no room for what would come back into it. */
export interface FullCollection {
  readonly title: string;
  readonly most: number;
}

async function findFull(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<FullCollection | null> {
  for (const { collectionId, times } of await countTrashed(trx, websiteId, ids)) {
    const journal = await findJournal(trx, websiteId, collectionId);
    const most = journal === null ? null : itemKind(journal.kind).most;
    if (journal === null || most === null) continue;
    const { count } = await findRoom(trx, websiteId, collectionId);
    if (count + times > most) return { title: journal.title, most };
  }
  return null;
}

const BACK = { publish: 'draft', draft: 'publish', trash: 'restore', restore: 'trash' } as const;

/**
 * Does it to those entries that it changes; null when it is too late to take one out of the trash, the collection when it would
 * hold more than can be put in order (LIM-01).
 */
export function bulkEditEntries(
  { db }: EntryDeps,
  { site, actor }: Pick<EntryEditing, 'site' | 'actor'>,
  { ids, act }: BulkEntries,
): Promise<BulkEntriesResult | FullCollection | null> {
  return db.inSite({ websiteId: site.id }, async (trx) => {
    const wanted = { ids, recordTypes: ITEM_RECORD_TYPES };
    if (act === 'restore') {
      await lockNames(trx, site.id);
      const full = await findFull(trx, site.id, ids);
      if (full !== null) return full;
    }
    const changed =
      act === 'trash'
        ? await trash(trx, site.id, wanted)
        : act === 'restore'
          ? await restoreFromTrash(trx, site.id, wanted)
          : await setWorkflowState(trx, site.id, ids, act);
    if (changed === null) return null;
    for (const { id, title } of changed)
      await recordAudit(trx, {
        ...{ websiteId: site.id, actor, action: `entry.${act}`, subjectId: id, subjectTitle: title },
      });
    if (changed.length > 0) await bumpPublishedVersion(trx, site.id);
    return { changed, undo: changed.length === 0 ? [] : [{ act: BACK[act], ids: changed.map(({ id }) => id) }] };
  });
}
