import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GermanSite, openGermanSite } from '../../testing/germanSite.ts';
import { GermanVisitor } from '../../testing/germanVisitor.ts';
import { addMadeCollection, MADE_KINDS } from '../../testing/madeCollections.ts';

let made: GermanSite;
beforeAll(async () => {
  made = await openGermanSite();
  const { id: websiteId } = made.site;
  await made.deps.db.inSite({ websiteId }, async (trx) => {
    for (const [index, kind] of MADE_KINDS.entries()) {
      await addMadeCollection(trx, websiteId, { kind, displayIndex: 50 + index, entries: ['eins', 'zwei'] });
    }
  });
});
afterAll(() => made.close());

it.each(MADE_KINDS)('a %s speaks German, whole and empty, and so does each of its items', async (kind) => {
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
