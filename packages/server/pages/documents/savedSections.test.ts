import { randomUUID } from 'node:crypto';
import { ROLES } from '@quoin/domain/access';
import { type JsonRecord, recordKey, savedSections, templateRecord } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentViolations } from '../../doctor/documentViolations.ts';
import { listMediaUses } from '../../media/storage/mediaUses.ts';
import { insertWebsite } from '../../siteMaking/storage/newSite.ts';
import { copyRows } from '../../siteMaking/storage/siteCopies.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { loadPublicationPlan } from '../publication/publicationPlan.ts';
import { publishDocument } from '../publication/publish.ts';
import { add, type OpenedSite, openTestSite, sectionOn, set, textIn } from '../testing/openedSite.ts';
import { openDocument } from './openDocument.ts';
import { keepVersion, showVersion } from './versions.ts';

let database: TestDatabase;
let own: OpenedSite;
let section: string;

beforeAll(async () => {
  database = await createTestDatabase();
  own = await openTestSite(database.db, 'saved');
  section = randomUUID();
  await own.save([sectionOn(await own.pageId('about'), section), textIn(section, randomUUID(), '<p>Kept</p>')]);
  await publish();
});
afterAll(() => database.close());

const editing = () => ({ site: own.site, actor: { accountId: null, name: 'Ada' } });
const publish = () => publishDocument(own.deps, editing(), { pages: null, note: '' });
const names = async () => savedSections(await own.records()).map(({ name }) => name);

/** Saves the section under a name; answers the template's key. */
async function keep(name: string, base?: number) {
  const key = recordKey('template', randomUUID());
  const template = templateRecord(await own.records(), section, name)!;
  const saved = await own.save([add(key, template)], base === undefined ? {} : { base });
  return { key, template, saved };
}

describe('saved sections (decision 0037)', () => {
  it('are the site’s at once, nothing that waits for a publication, and no visitor’s', async () => {
    await keep('Opening');
    expect(await names()).toEqual(['Opening']);
    expect((await openDocument(own.deps, own.site.id)).unpublished).toEqual([]);
    expect((await loadPublicationPlan(own.deps, own.site.id)).pages).toEqual([]);
    expect(await publish()).toMatchObject({ problem: { code: 'nothingToPublish' } });
    const [{ count }] = (await database.asOwner(
      `select count(*)::int as count from live_record where key like 'template:%'`,
    )) as [{ count: number }];
    expect(count).toBe(0);
  });

  it('belong to no version, and leave the books in order', async () => {
    const version = await keepVersion(own.deps, editing(), 'With a template');
    const shown = await showVersion(own.deps, own.site.id, version.number, null);
    if (!shown.ok) throw new Error('no version');
    expect(savedSections(shown.value.records)).toEqual([]);
    expect(await database.db.inSite({ websiteId: own.site.id }, (trx) => documentViolations(trx, own.site.id))).toEqual(
      [],
    );
  });

  it('of two owners on two nodes are both kept when they come at once', async () => {
    const base = await own.revision();
    const before = await names();
    const other: OpenedSite = { ...own, deps: { db: database.db, drafts: createDraftMemory() } };
    const edits = await Promise.all(
      ['Left', 'Right'].map(async (name) =>
        add(recordKey('template', randomUUID()), templateRecord(await own.records(), section, name)!),
      ),
    );
    const answers = await Promise.all([own.save([edits[0]!], { base }), other.save([edits[1]!], { base })]);
    expect(answers.map((answer) => answer.ok && answer.value.refused)).toEqual([null, null]);
    const fresh = await openDocument({ db: database.db, drafts: createDraftMemory() }, own.site.id);
    const all = savedSections(fresh.records).map(({ name }) => name);
    expect(all.toSorted()).toEqual([...before, 'Left', 'Right'].toSorted());
  });

  it('renamed by two at once ask one of them, with both names', async () => {
    const { key } = await keep('Before');
    const records = await own.records();
    const base = await own.revision();
    expect(await own.save([set(records, key, 'name', 'Mine')], { base })).toMatchObject({ value: { refused: null } });
    expect(await own.save([set(records, key, 'name', 'Ours')], { base })).toMatchObject({
      value: { refused: { problem: { code: 'changeClashes' }, clashes: [{ theirs: 'Mine', by: 'Ada' }] } },
    });
  });

  it.each<[string, (template: JsonRecord) => JsonRecord, string]>([
    ['no name', (template) => ({ ...template, name: ' ' }), 'templateNameMissing'],
    ['a block of no type', (template) => ({ ...template, blocks: [{ type: 'nonsense', value: {} }] }), 'recordInvalid'],
    ['what is no block', (template) => ({ ...template, blocks: ['x'] }), 'recordInvalid'],
    [
      'more blocks than a section holds (LIM-01)',
      (template) => ({ ...template, blocks: Array.from({ length: 61 }, () => (template.blocks as [JsonRecord])[0]) }),
      'tooManyBlocks',
    ],
  ])('with %s are refused', async (_what, spoil, code) => {
    const template = spoil(templateRecord(await own.records(), section, 'Fine')!);
    expect(await own.save([add(recordKey('template', randomUUID()), template)])).toMatchObject({
      value: { refused: { problem: { code } } },
    });
  });

  it('go along when the site is copied, and name the pictures that are copied with it', async () => {
    const before = savedSections(await own.records());
    const targetId = randomUUID();
    const target = { ...(await own.shop.load()), id: targetId, identifier: 'copied' };
    await database.db.acrossSites((trx) => insertWebsite(trx, target));
    const sourceId = own.site.id;
    await database.db.inSite({ websiteId: sourceId }, (trx) => copyRows(trx, { sourceId, targetId }, async () => {}));
    const copy = await openDocument({ db: database.db, drafts: createDraftMemory() }, targetId);
    expect(savedSections(copy.records)).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('keep their pictures: the library says where they are used', async () => {
    const image = randomUUID();
    const kept = templateRecord(await own.records(), section, 'With a picture')!;
    const looks = { ...(kept.section as JsonRecord), background: { kind: 'image', imageId: image, overlay: 20 } };
    await own.save([add(recordKey('template', randomUUID()), { ...kept, section: looks })]);
    const uses = await database.db.inSite({ websiteId: own.site.id }, (trx) =>
      listMediaUses(trx, own.site.id, [image]),
    );
    expect(uses).toMatchObject([{ title: 'Saved section “With a picture”', kind: 'site', isLive: false }]);
  });

  it('bring no code into a site by who may not put code into it', async () => {
    const code = { type: 'code', value: { code: '<script>1</script>', isMarkup: true }, place: {} };
    const template = { ...templateRecord(await own.records(), section, 'Fine')!, blocks: [code] };
    const edits = [add(recordKey('template', randomUUID()), template)];
    const editor = { roles: [ROLES.editor], isOwner: false };
    expect(await own.save(edits, { member: editor })).toMatchObject({
      value: { refused: { problem: { code: 'codeNotAllowed' } } },
    });
    expect(await own.save(edits)).toMatchObject({ value: { refused: null } });
  });
});
