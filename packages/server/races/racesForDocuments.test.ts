import { randomUUID } from 'node:crypto';
import { edit, type Json, recordKey } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentViolations } from '../doctor/documentViolations.ts';
import { documentRights } from '../pages/documents/rights.ts';
import { saveChanges } from '../pages/documents/saveChanges.ts';
import { publishDocument } from '../pages/publication/publish.ts';
import { type OpenedSite, openTestSite, sectionOn, textIn } from '../pages/testing/openedSite.ts';
import { createDraftMemory } from '../storefront/draft/draftMemory.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

/** 1,000 in a long run (`npm run chaos -- documents`). */
const SAVES = Number(process.env.QUOIN_SAVES ?? 120);
const EDITORS = 20;

let database: TestDatabase;
let own: OpenedSite;
beforeAll(async () => {
  database = await createTestDatabase();
  own = await openTestSite(database.db, 'crowd');
});
afterAll(() => database.close());

const RIGHTS = documentRights({ roles: [], isOwner: true }, {});

describe('many editors at once', () => {
  it(`${EDITORS} editors lose none of ${SAVES} saves, and whoever meets another is told both values (EDT-2, RC-10)`, async () => {
    const page = await own.pageId('about');
    const section = randomUUID();
    const blocks = Array.from({ length: EDITORS }, () => randomUUID());
    await own.save([sectionOn(page, section), ...blocks.map((block) => textIn(section, block, '<p>0</p>'))]);
    const shared = recordKey('page', page);
    const start = await own.revision();
    let [acknowledged, refused] = [0, 0];
    const last = new Map<string, string>();
    const editorOf = async (index: number): Promise<void> => {
      // Another node serves every second one: separate memory, the same database.
      const deps = index % 2 === 0 ? own.deps : { ...own.deps, drafts: createDraftMemory() };
      const block = blocks[index]!;
      const editing = { site: own.site, actor: { accountId: null, name: `Editor ${index}` }, rights: RIGHTS };
      let [base, title, text] = [start, (await own.records()).get(shared)!.title as Json, '<p>0</p>'];
      for (let count = 1; count <= SAVES / EDITORS; count += 1) {
        const [words, heading] = [`<p>${index}-${count}</p>`, `Title ${index}-${count}`];
        const mine = {
          id: randomUUID(),
          command: 'test',
          label: 'Own',
          edits: [edit(recordKey('block', block), ['value', 'html'], text, words)],
        };
        const theirs = {
          id: randomUUID(),
          command: 'test',
          label: 'Shared',
          edits: [edit(shared, ['title'], title, heading)],
        };
        const done = await saveChanges(deps, editing, { base, changes: [mine, theirs] });
        if (!done.ok) throw new Error(done.problem.code);
        base = done.value.revision;
        expect([done.value.saved[0], done.value.refused?.id ?? theirs.id]).toEqual([mine.id, theirs.id]);
        text = words;
        last.set(block, words);
        acknowledged += done.value.saved.length;
        if (done.value.refused === null) title = heading;
        else {
          refused += 1;
          const [clash] = done.value.refused.clashes;
          expect(clash).toMatchObject({ edit: { now: heading }, theirs: expect.stringMatching(/^Title /) });
          title = clash!.theirs!;
        }
      }
    };
    const publishing = (async () => {
      for (let count = 0; count < 3; count += 1)
        await publishDocument(
          own.deps,
          { site: own.site, actor: { accountId: null, name: 'Publisher' } },
          { pages: null, note: '' },
        );
    })();
    await Promise.all([...Array.from({ length: EDITORS }, (_, index) => editorOf(index)), publishing]);
    const records = await own.records();
    for (const [block, words] of last)
      expect(records.get(recordKey('block', block))).toMatchObject({ value: { html: words } });
    expect(await own.revision()).toBe(start + acknowledged);
    expect(acknowledged + refused).toBe(2 * EDITORS * Math.floor(SAVES / EDITORS));
    expect(refused).toBeGreaterThan(0);
    expect(await database.db.inSite({ websiteId: own.site.id }, (trx) => documentViolations(trx, own.site.id))).toEqual(
      [],
    );
  }, 600_000);
});
