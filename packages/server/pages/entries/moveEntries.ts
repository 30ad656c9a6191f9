import { type ItemMove, itemKind, movedItems } from '@quoin/domain/site';
import { recordAudit } from '../../audit/index.ts';
import { bumpPublishedVersion, lockNames } from '../../sites/index.ts';
import { type EntryDeps, type EntryEdited, type EntryEditing, refused } from './entryEditing.ts';
import { listOrdered, writePlaces } from './storage/itemMedia.ts';
import { findJournal } from './storage/journals.ts';

export interface EntriesMove extends ItemMove {
  readonly journalId: string;
}

/**
 * Moves items behind another one of their collection. Moves by different users combine, unless one of the named items
 * is deleted: then nothing moves. Returns what undoes the move.
 */
export function moveEntries(
  { db }: EntryDeps,
  { site, actor }: Pick<EntryEditing, 'site' | 'actor'>,
  { journalId, ...move }: EntriesMove,
): Promise<EntryEdited<readonly EntriesMove[]>> {
  return db.inSite({ websiteId: site.id }, async (trx) => {
    await lockNames(trx, site.id);
    const journal = await findJournal(trx, site.id, journalId);
    if (journal === null) return refused({ code: 'collectionMissing', field: 'journalId' });
    const { part } = itemKind(journal.kind);
    if (journal.order !== 'hand') return refused({ code: 'itemOrderByDate' });
    const hasChapters = part === 'lesson';
    const { chapter, ...place } = move;
    const wanted = hasChapters && chapter !== undefined ? { ...place, chapter: tidied(chapter) } : place;
    const result = movedItems(await listOrdered(trx, site.id, journalId), wanted);
    if (result === null) return refused({ code: 'itemOrderChanged' });
    if (result.writes.length > 0) {
      await writePlaces(trx, site.id, result.writes, hasChapters);
      await recordAudit(trx, {
        ...{ websiteId: site.id, actor, action: 'journal.order', subjectId: journalId, subjectTitle: journal.title },
        details: { moved: move.ids.length },
      });
      await bumpPublishedVersion(trx, site.id);
    }
    return { kind: 'done', value: result.undo.map((step) => ({ journalId, ...step })) };
  });
}

function tidied(chapter: string): string {
  return chapter.trim().replace(/\s+/g, ' ');
}
