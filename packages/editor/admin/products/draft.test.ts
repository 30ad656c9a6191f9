import { BLANK_DRAFT, BLANK_VARIANT } from '@quoin/domain/catalog';
import { describe, expect, it } from 'vitest';
import { differingParts } from '../../parts/saving/draftParts.ts';
import { clashesOf, merged } from './draft.ts';

const base = { ...BLANK_DRAFT, title: 'Tide', tags: ['sea'] };

describe('two people who edit one product', () => {
  it('are joined where they changed different things', () => {
    const mine = { ...base, title: 'High tide' };
    const theirs = { ...base, tags: ['sea', 'new'] };
    expect(clashesOf(base, mine, theirs)).toEqual([]);
    expect(merged(base, mine, theirs, new Set())).toEqual({ ...base, title: 'High tide', tags: ['sea', 'new'] });
  });

  it('are shown both values of what both changed, and choose', () => {
    const mine = { ...base, title: 'Mine' };
    const theirs = { ...base, title: 'Theirs' };
    expect(clashesOf(base, mine, theirs)).toEqual([{ part: 'title', mine: 'Mine', theirs: 'Theirs' }]);
    expect(merged(base, mine, theirs, new Set()).title).toBe('Theirs');
    expect(merged(base, mine, theirs, new Set(['title'])).title).toBe('Mine');
  });

  it('count stock from what is on the shelf now (STK-2)', () => {
    const variant = (quantity: number, seen = quantity) => ({
      ...BLANK_VARIANT,
      id: 'v',
      stock: { unlimited: false as const, quantity },
      seenStock: { unlimited: false as const, quantity: seen },
    });
    const before = { ...base, variants: [variant(5)] };
    const mine = { ...before, variants: [variant(9, 5)] };
    const theirs = { ...before, title: 'Theirs', variants: [variant(4)] };
    expect(merged(before, mine, theirs, new Set(['variants'])).variants[0]).toMatchObject({
      stock: { quantity: 9 },
      seenStock: { quantity: 4 },
    });
  });

  it('do not clash over the same change', () => {
    const both = { ...base, title: 'Same' };
    expect(clashesOf(base, both, both)).toEqual([]);
    expect(differingParts(base, both)).toEqual(['title']);
  });
});
