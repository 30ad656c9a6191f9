import { randomUUID } from 'node:crypto';
import type { CustomContent } from '@quoin/domain/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BLANK_DRAFT } from '../../testing/blankDraft.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { publishDocument } from '../publication/publish.ts';
import { newPage, type OpenedSite, openTestSite } from '../testing/openedSite.ts';
import type { EntryEditing } from './entryEditing.ts';
import { createEntry, saveEntry } from './saveEntry.ts';
import { loadItems } from './storage/items.ts';
import { listJournals } from './storage/journals.ts';

/** Collections of a theme's own types, and the fields it gives their entries (site-templates 2, 3). */
let database: TestDatabase;
let own: OpenedSite;
let editing: EntryEditing;
const journalId = randomUUID();
const actor = { accountId: null, name: 'Ada' };

beforeAll(async () => {
  database = await createTestDatabase();
  own = await openTestSite(database.db, 'projects');
  editing = { site: { id: own.site.id, timeZone: 'Europe/Berlin' }, actor, isDrafter: false };
  const page = newPage(journalId, 'projects', 'Projects');
  const entries = { kind: 'blog', order: 'hand', customType: 'project' };
  const record = { ...(page.now as object), type: 1, typeName: 'projects', pageSize: 12, entries };
  await own.save([{ ...page, now: record }]);
  await publishDocument(own.deps, { site: own.site, actor }, { pages: null, note: '' });
});
afterAll(() => database.close());

const draftWith = (title: string, custom: CustomContent) => ({
  ...BLANK_DRAFT,
  title,
  status: 'published' as const,
  custom,
});
const shown = () =>
  database.db.inSite({ websiteId: own.site.id }, (trx) =>
    loadItems(trx, own.site.id, { collectionId: journalId, order: 'owner', limit: 10 }),
  );

it('a collection that a theme brought is written like one of ours, in the order the theme says', async () => {
  const journals = await database.db.inSite({ websiteId: own.site.id }, (trx) => listJournals(trx, own.site.id));
  expect(journals.find(({ id }) => id === journalId)).toMatchObject({
    kind: 'blog',
    order: 'hand',
    customType: 'project',
  });
  await createEntry(own.deps, editing, { journalId, draft: draftWith('First', {}) });
  await createEntry(own.deps, editing, { journalId, draft: draftWith('Second', {}) });
  expect((await shown()).map(({ title }) => title)).toEqual(['First', 'Second']);
});

it('fields of a theme are cleaned like texts, and refused with pictures that are not there', async () => {
  const custom: CustomContent = {
    client: { type: 'text', value: '<Ada>' },
    credits: { type: 'wysiwyg', value: '<p onclick="x()">Many</p><script>x()</script>' },
    done: { type: 'checkbox', value: true },
    plan: { type: 'image', value: '' },
  };
  const made = await createEntry(own.deps, editing, { journalId, draft: draftWith('House', custom) });
  if (made.kind !== 'done') throw new Error(JSON.stringify(made));
  const fields = (await shown()).find(({ title }) => title === 'House')?.custom;
  expect(fields?.get('client')).toEqual({ type: 'text', value: '<Ada>' });
  expect(fields?.get('credits')).toEqual({ type: 'wysiwyg', value: '<p>Many</p>' });
  expect(fields?.get('plan')).toEqual({ type: 'image', images: [] });
  const { id: entryId, revision } = made.value;
  const gone: CustomContent = { ...custom, plan: { type: 'image', value: randomUUID() } };
  expect(await saveEntry(own.deps, editing, { entryId, revision, draft: draftWith('House', gone) })).toMatchObject({
    ...{ kind: 'refused', problems: [{ code: 'itemImageUnknown', field: 'custom' }] },
  });
  const long: CustomContent = { client: { type: 'text', value: 'x'.repeat(52_000) } };
  expect(await saveEntry(own.deps, editing, { entryId, revision, draft: draftWith('House', long) })).toMatchObject({
    ...{ kind: 'refused', problems: [{ code: 'itemCustomTooLong' }] },
  });
});
