import { extensionOf } from '@quoin/domain/media';
import { ITEM_LIMITS, type ItemDraft, type ItemPart, itemKind } from '@quoin/domain/site';
import { type LibraryAsset, listMediaByIds, mediaAddress } from '../../media/index.ts';
import { lockNames } from '../../sites/index.ts';
import { type EntryDeps, type EntryEdited, type EntryEditing, refused } from './entryEditing.ts';
import { insertDraft } from './saveEntry.ts';
import { findJournal, type Journal } from './storage/journals.ts';

export interface NewFiles {
  readonly journalId: string;
  /** Of the library, in order. */
  readonly assetIds: readonly string[];
}

/** An item for each file: pictures of a gallery, tracks of an album, films. All of them or none. */
export function addFiles(
  { db }: EntryDeps,
  editing: EntryEditing,
  { journalId, assetIds }: NewFiles,
): Promise<EntryEdited<readonly string[]>> {
  const { site } = editing;
  return db
    .inSite({ websiteId: site.id }, async (trx) => {
      await lockNames(trx, site.id);
      const journal = await findJournal(trx, site.id, journalId);
      if (journal === null) return refused({ code: 'collectionMissing', field: 'journalId' });
      const found = new Map((await listMediaByIds(trx, site.id, assetIds)).map((asset) => [asset.id, asset]));
      const made: string[] = [];
      for (const assetId of new Set(assetIds)) {
        const asset = found.get(assetId);
        if (asset === undefined || asset.deletedAt !== null) throw new Refused(refused({ code: 'itemFileUnknown' }));
        const added = await insertDraft(trx, editing, journal, draftOf(asset, journal));
        if (added.kind !== 'done') throw new Refused(added);
        made.push(added.value.id);
      }
      return { kind: 'done' as const, value: made };
    })
    .catch((fault: unknown) => {
      if (fault instanceof Refused) return fault.outcome;
      throw fault;
    });
}

/** Takes back what the transaction has made so far. */
class Refused extends Error {
  readonly outcome: ReturnType<typeof refused>;
  constructor(outcome: ReturnType<typeof refused>) {
    super('refused');
    this.outcome = outcome;
  }
}

function draftOf(asset: LibraryAsset, { kind }: Journal): ItemDraft {
  const { part } = itemKind(kind);
  const isImage = asset.kind === 'image';
  return {
    ...{ title: titleOf(asset), urlId: '', body: '', excerpt: '', tags: [], categories: [], authorName: '' },
    ...{
      status: 'published',
      publishOn: null,
      takeDown: null,
      isFeatured: false,
      event: null,
      chapter: '',
      lesson: null,
    },
    imageId: isImage && part !== 'pictures' ? asset.id : null,
    pictures: isImage && part === 'pictures' ? [asset.id] : [],
    recording: isImage || !plays(part) ? null : { url: mediaAddress(asset), duration: '' },
    seo: { title: '', description: '', isHidden: false },
  };
}

function plays(part: ItemPart): boolean {
  return part === 'track' || part === 'video' || part === 'lesson';
}

/** What a picture shows, or the name of the file as people write it: `01_first-song.mp3` is `01 first song`. */
function titleOf({ altText, name }: LibraryAsset): string {
  const extension = extensionOf(name);
  const stem = extension === '' ? name : name.slice(0, -extension.length - 1);
  const plain = altText.trim() || stem.replace(/[_-]+/g, ' ').replace(/\s+/g, ' ').trim();
  return plain.slice(0, ITEM_LIMITS.title) || 'Untitled';
}
