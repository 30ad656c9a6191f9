import { bindingTo, formatBinding } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { findMark, markAt, readMarks } from './marks.ts';
import { NO_MEASURES } from './measures.ts';

const product = formatBinding(bindingTo('item', { id: 'i', within: 'p', isProduct: true, name: 'Bowl' }));
const title = formatBinding(bindingTo('item', { id: 'i', within: 'p', field: 'title', isProduct: true, name: 'Bowl' }));
const card = { left: 0, top: 0, width: 200, height: 300 };
const PLAIN = { at: 0, hasWords: false };
const line = { left: 10, top: 200, width: 100, height: 20 };

describe('what a page says of what its theme drew', () => {
  it('is found by the innermost box under a point (ED-52)', () => {
    const marks = readMarks([
      { ...PLAIN, from: title, box: line },
      { ...PLAIN, from: product, box: card },
    ]);
    const measures = { ...NO_MEASURES, marks };
    expect(markAt(measures, { x: 20, y: 210 })?.binding.field).toBe('title');
    expect(markAt(measures, { x: 20, y: 20 })?.binding.field).toBe('');
    expect(markAt(measures, { x: 500, y: 20 })).toBeNull();
  });

  it('has a name of its own for each place that shows the same', () => {
    const marks = readMarks([
      { ...PLAIN, from: title, box: line },
      { ...PLAIN, from: title, box: card },
    ]);
    const id = formatBinding(bindingTo('item', { id: 'i', within: 'p', field: 'title', isProduct: true }));
    expect(marks.map((mark) => mark.id)).toEqual([id, `${id}#1`]);
    expect(findMark({ ...NO_MEASURES, marks }, `${id}#1`)?.box).toEqual(card);
  });

  it('leaves out what is no mark (ED-45)', () => {
    expect(
      readMarks(['business/1/2/3/4/5', 'page', 'x/y', '<b>/1/2/3/4/5'].map((from) => ({ ...PLAIN, from, box: card }))),
    ).toEqual([]);
  });
});
