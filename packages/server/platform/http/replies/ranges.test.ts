import { describe, expect, it } from 'vitest';
import { rangeOf } from './ranges.ts';

describe('parts of a file', () => {
  it.each([
    [undefined, null],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-5', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=0-5', null],
  ])('%s of a thousand bytes', (range, part) => {
    expect(rangeOf(range === undefined ? {} : { range }, 1000, '"a"')).toEqual(part);
  });

  it('are parts of the file one has already, or the whole', () => {
    expect(rangeOf({ range: 'bytes=5-', 'if-range': '"a"' }, 9, '"a"')).toEqual({ start: 5, end: 8 });
    expect(rangeOf({ range: 'bytes=5-', 'if-range': '"b"' }, 9, '"a"')).toBeNull();
  });
});
