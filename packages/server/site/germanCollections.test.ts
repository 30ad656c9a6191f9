import { ITEM_KINDS, type ItemDraft, type ItemKindName, orderingOf } from '@quoin/domain/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteTransaction } from '../database/database.ts';
import { insertEntry } from '../storage/entryWriting.ts';
import { insertCollection } from '../storage/newSite.ts';
import { type GermanSite, openGermanSite } from '../testing/germanSite.ts';
import { GermanVisitor } from '../testing/germanVisitor.ts';

const KINDS = ['portfolio', 'gallery', 'album', 'videos', 'course'] as const satisfies readonly ItemKindName[];
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

let made: GermanSite;
beforeAll(async () => {
  made = await openGermanSite();
  const { id: websiteId } = made.site;
  await made.deps.db.inSite({ websiteId }, async (trx) => {
    for (const [index, kind] of KINDS.entries()) await addCollection(trx, websiteId, kind, 50 + index);
  });
});
afterAll(() => made.close());

async function addCollection(trx: SiteTransaction, websiteId: string, kind: (typeof KINDS)[number], at: number) {
  const { type, recordType, pageSize } = ITEM_KINDS[kind];
  const id = trx.newId();
  await insertCollection(trx, websiteId, {
    ...{ id, type, typeName: kind, title: `Sammlung ${kind}`, navigationTitle: 'Sammlung', urlId: kind },
    ...{ description: '', ordering: orderingOf(ITEM_KINDS[kind]), isHomepage: false, pageSize, displayIndex: at },
    ...{ mainImageId: null, mainContent: '', seoDescription: '' },
  });
  const recording = { url: 'https://www.youtube.com/watch?v=abc123', duration: '3:10' };
  for (const [index, urlId] of ['eins', 'zwei'].entries()) {
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

it.each(KINDS)('a %s speaks German, whole and empty, and so does each of its items', async (kind) => {
  const visitor = new GermanVisitor(made.browser());
  const html = await visitor.html(`/${kind}`);
  expect(html).toContain('Nummer zwei');
  for (const urlId of ['eins', 'zwei']) await visitor.get(`/${kind}/${urlId}`);
  const { id: websiteId } = made.site;
  await made.shop.test.asOwner(
    `update item set workflow_state = 3 where collection_id = (select id from collection where website_id = $1 and url_id = $2)`,
    [websiteId, kind],
  );
  await made.shop.test.asOwner('update website set published_version = published_version + 1 where id = $1', [
    websiteId,
  ]);
  await visitor.get(`/${kind}`);
  expect(visitor.takeFound()).toEqual([]);
});
