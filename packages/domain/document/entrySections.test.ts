import { describe, expect, it } from 'vitest';
import { applyEdits } from './edit.ts';
import { entryOfPage, entryPage, isProductPage, productPage } from './entryPages.ts';
import { entryPagesIn, sectionsOfText } from './entrySections.ts';
import { problemsOf } from './problems.ts';
import { toPageDocument } from './records/pageRecords.ts';
import type { SiteRecords } from './records/record.ts';
import { fromServed, toServed } from './servedSite.ts';

const ENTRY = '0191d1d5-0000-7000-8000-00000000e001';
const NONE: SiteRecords = new Map();
const IDS = { section: 's1', block: 'b1' };

describe('sections of an entry', () => {
  it.each([
    [entryPage(ENTRY), ENTRY],
    [productPage(ENTRY), ENTRY],
    [ENTRY, null],
    ['entry-', null],
    ['entry-nonsense', null],
    ['', null],
  ])('%s is the page of entry %s', (page, entry) => expect(entryOfPage(page)).toBe(entry));

  it('tell products from others', () => {
    expect([productPage(ENTRY), entryPage(ENTRY), ENTRY].map(isProductPage)).toEqual([true, false, false]);
  });

  it('hold the whole text in one block', () => {
    const html = '<p>One</p><table><tbody><tr><td>2</td></tr></tbody></table><custom-tag>3</custom-tag>';
    const edits = sectionsOfText(entryPage(ENTRY), html, IDS);
    const records = applyEdits(NONE, edits);
    expect(
      problemsOf(
        records,
        edits.map(({ key }) => key),
      ),
    ).toEqual([]);
    const { sections } = toPageDocument(records, entryPage(ENTRY));
    expect(sections.flatMap(({ blocks }) => blocks.map(({ type, value }) => [type, value.html]))).toEqual([
      ['html', html],
    ]);
  });

  it('of an empty text have a line to write in', () => {
    const records = applyEdits(NONE, sectionsOfText(entryPage(ENTRY), ' ', IDS));
    expect(toPageDocument(records, entryPage(ENTRY)).sections[0]?.blocks[0]?.value.html).toBe('<p></p>');
  });

  it('are served under their entry, and come back as the same records', () => {
    const records = applyEdits(NONE, sectionsOfText(entryPage(ENTRY), '<p>One</p>', IDS));
    const served = toServed(records);
    expect(entryPagesIn(records)).toEqual([entryPage(ENTRY)]);
    expect([...served.documents.keys()]).toEqual([entryPage(ENTRY)]);
    const back = fromServed(served, records, () => 'new');
    expect([back.get('section:s1'), back.get('block:b1')]).toEqual([
      records.get('section:s1'),
      records.get('block:b1'),
    ]);
    const fresh = fromServed(served, NONE, () => 'new');
    expect(fresh.get('section:s1')).toMatchObject({ page: entryPage(ENTRY) });
    expect(fresh.get('block:b1')).toMatchObject({ section: 's1', type: 'html' });
  });

  it('are gone where nothing serves them any more', () => {
    const records = applyEdits(NONE, sectionsOfText(entryPage(ENTRY), '<p>One</p>', IDS));
    const served = { ...toServed(records), documents: new Map() };
    expect(
      [...fromServed(served, records, () => 'new').keys()].filter((key) => /^(?:section|block):/.test(key)),
    ).toEqual([]);
  });
});
