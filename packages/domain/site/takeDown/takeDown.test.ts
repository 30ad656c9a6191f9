import { describe, expect, it } from 'vitest';
import { isTakenDown, readTakeDown, takeDownProblems } from './takeDown.ts';

const NOON = Date.UTC(2027, 4, 5, 12);

describe('an end that the owner has planned (product.md 1.4)', () => {
  it('is there until its moment, and gone from that millisecond on', () => {
    const end = { on: NOON, to: '' };
    expect(isTakenDown(end, NOON - 1)).toBe(false);
    expect(isTakenDown(end, NOON)).toBe(true);
    expect(isTakenDown(null, NOON)).toBe(false);
  });

  it('cannot come before its beginning, nor with it', () => {
    const codes = (on: number, appearsOn: number | null) =>
      takeDownProblems({ on, to: '' }, appearsOn).map(({ code }) => code);
    expect(codes(NOON, NOON)).toEqual(['takeDownBeforeStart']);
    expect(codes(NOON + 1, NOON)).toEqual([]);
    expect(codes(NOON, null)).toEqual([]);
    expect(takeDownProblems(null, NOON)).toEqual([]);
  });

  it.each([
    ['', true],
    ['/spring', true],
    ['https://example.org/sale', true],
    ['//example.org', false],
    ['javascript:alert(1)', false],
    ['mailto:a@example.org', false],
    ['#top', false],
    [`/${'a'.repeat(500)}`, false],
  ])('leads visitors to pages only: %s', (to, isAllowed) => {
    expect(takeDownProblems({ on: NOON, to }, null).length === 0).toBe(isAllowed);
    expect(readTakeDown({ on: NOON, to })?.to).toBe(isAllowed ? to : '');
  });

  it('is none where what is stored says no moment', () => {
    for (const stored of [undefined, null, 'soon', {}, { on: 'soon' }, { on: Number.NaN }, { on: 0 }])
      expect(readTakeDown(stored)).toBeNull();
  });
});
