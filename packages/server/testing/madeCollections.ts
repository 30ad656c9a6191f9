import { ITEM_KINDS, type ItemDraft, type ItemKindName, orderingOf } from '@quoin/domain/site';
import { insertEntry } from '../pages/entries/storage/entryWriting.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { insertCollection } from '../siteMaking/storage/newSite.ts';

/** Kinds of lists that a German site begins without. */
export const MADE_KINDS = [
  'portfolio',
  'gallery',
  'album',
  'videos',
  'course',
] as const satisfies readonly ItemKindName[];
export type MadeKind = (typeof MADE_KINDS)[number];

const DRAFT: ItemDraft = {
  ...{ title: '', urlId: '', body: '<p>Mehr dazu.</p>', excerpt: '<p>Kurz.</p>', tags: [], categories: [] },
  ...{
    authorName: 'Ida',
    imageId: null,
    status: 'published',
    publishOn: Date.UTC(2026, 8, 1),
    takeDown: null,
    isFeatured: false,
  },
  ...{
    seo: { title: '', description: '', isHidden: false },
    event: null,
    pictures: [],
    recording: null,
    chapter: '',
    lesson: null,
  },
};

/** A list of a kind at `/<kind>`, with an entry at each of the addresses. */
export async function addMadeCollection(
  trx: SiteTransaction,
  websiteId: string,
  { kind, displayIndex, entries }: { kind: MadeKind; displayIndex: number; entries: readonly string[] },
): Promise<void> {
  const { type, recordType, pageSize } = ITEM_KINDS[kind];
  const id = trx.newId();
  await insertCollection(trx, websiteId, {
    ...{ id, type, typeName: kind, title: `Sammlung ${kind}`, navigationTitle: 'Sammlung', urlId: kind },
    ...{ description: '', ordering: orderingOf(ITEM_KINDS[kind]), isHomepage: false, pageSize, displayIndex },
    ...{ mainImageId: null, mainContent: '', seoDescription: '' },
  });
  const recording = { url: 'https://www.youtube.com/watch?v=abc123', duration: '3:10' };
  for (const [index, urlId] of entries.entries()) {
    const isPlayed = kind === 'album' || kind === 'videos' || kind === 'course';
    await insertEntry(trx, websiteId, {
      ...{ id: trx.newId(), collectionId: id, recordType, displayIndex: index, spans: [], hasPictures: false },
      draft: {
        ...DRAFT,
        ...{ urlId, title: `Nummer ${urlId}`, chapter: kind === 'course' ? `Teil ${urlId}` : '' },
        recording: isPlayed ? recording : null,
      },
    });
  }
}
