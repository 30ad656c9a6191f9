import { readPageDocument } from '@quoin/domain/blocks';
import { describe, expect, it } from 'vitest';
import { FIELDS_OWNER, fieldSectionId, isFieldSection, withFieldSections, withStoredFields } from './blockFields.ts';
import { applyEdits, edit } from './edit.ts';
import { problemsOf } from './problems.ts';
import type { JsonRecord } from './records/json.ts';
import { isRecordKey, type RecordKey, recordKey, type SiteRecords } from './records/record.ts';
import { fromServed, toServed } from './servedSite.ts';

const SECTION = fieldSectionId('side');
const place = { column: 1, row: 1, columns: 12, rows: 4, layer: 0 };
const block = (section: string): JsonRecord => ({ section, type: 'html', value: { html: '<p>Hello</p>' }, place });
const added = (id: string, section: string) => edit(recordKey('block', id), [], undefined, block(section));
const NONE: SiteRecords = new Map();
const named = (id: string) => (id === SECTION ? 'Side' : '');

describe('the section of a block field', () => {
  it('has the same id for the same field, another one for any other, and one that a record can have', () => {
    const fields = [
      'side',
      'Side',
      'side_1',
      'side.1',
      'side 1',
      'Fuß',
      '🙂',
      `${'x'.repeat(90)}a`,
      `${'x'.repeat(90)}b`,
    ];
    const ids = fields.map(fieldSectionId);
    expect(new Set(ids).size).toBe(fields.length);
    expect(ids.every((id) => isFieldSection(id) && isRecordKey(recordKey('section', id)))).toBe(true);
    expect(fieldSectionId('side')).toBe(SECTION);
  });

  it('is made with the first block, once, and belongs to no page', () => {
    const edits = withFieldSections(NONE, [added('a', SECTION), added('b', SECTION)], named);
    expect(edits.map(({ key }) => key)).toEqual([`section:${SECTION}`, 'block:a', 'block:b']);
    const records = applyEdits(NONE, edits);
    expect(records.get(`section:${SECTION}` as RecordKey)).toMatchObject({ page: FIELDS_OWNER, name: 'Side' });
    expect(problemsOf(records, [...records.keys()])).toEqual([]);
    expect(withFieldSections(records, [added('c', SECTION)], named)).toHaveLength(1);
  });

  it('is made for a block that is moved into it', () => {
    const moved = withFieldSections(NONE, [edit('block:a', ['section'], 'other', SECTION)], named);
    expect(moved.map(({ key }) => key)).toEqual([`section:${SECTION}`, 'block:a']);
  });
});

describe('what stands in block fields', () => {
  const records = applyEdits(NONE, withFieldSections(NONE, [added('a', SECTION)], named));

  it('is one document beside those of pages, and comes back from it as it was', () => {
    const served = toServed(records);
    expect([...served.documents.keys()]).toEqual([FIELDS_OWNER]);
    expect(served.pages).toEqual([]);
    const back = fromServed(served, records, () => 'new');
    for (const [key, record] of records) expect(back.get(key)).toBe(record);
  });

  it('takes over the markup that older sites keep in their settings, and knows it no better than the document', () => {
    const settings = {
      blockFields: { side: { html: '<p>Old</p>', updatedOn: 5 }, foot: { html: '<b>Foot</b>' }, bare: {} },
    };
    const taken = withStoredFields(null, settings);
    expect(taken?.sections.map(({ id }) => id)).toEqual([fieldSectionId('side'), fieldSectionId('foot')]);
    expect(taken?.sections[0]?.blocks[0]).toMatchObject({
      type: 'code',
      value: { source: '<p>Old</p>', isMarkup: true },
    });
    const emptied = readPageDocument({ sections: [{ id: fieldSectionId('side'), blocks: [] }] });
    expect(withStoredFields(emptied, settings)?.sections.map(({ blocks }) => blocks.length)).toEqual([0, 1]);
    expect(withStoredFields(null, {})).toBeNull();
  });
});
