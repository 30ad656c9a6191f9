import { describe, expect, it } from 'vitest';
import { indexPalette, type PaletteEntry, searchPalette } from './searchPalette.ts';

const entries: readonly PaletteEntry[] = [
  ['Duplicate page', 'Command'],
  ['Duplicate', 'Command', 'Ctrl+D copy'],
  ['Über uns', 'Page', 'uber-uns'],
  ['Gallery', 'Block'],
  ['Payments', 'Settings'],
  ['Ridge Lines print', 'Product'],
].map(([text, group, also = '']) => ({ id: text!, text: text!, group: group!, also }));
const index = indexPalette(entries);
const find = (typed: string) => searchPalette(index, typed, 10).map(({ text }) => text);

describe('the palette (ED-40)', () => {
  it.each([
    ['gallery', ['Gallery']],
    ['gal', ['Gallery']],
    ['galery', ['Gallery']],
    ['glalery', ['Gallery']],
    ['paymnets', ['Payments']],
    ['uber', ['Über uns']],
    ['page dupl', ['Duplicate page']],
    ['dupl', ['Duplicate', 'Duplicate page']],
    ['lines', ['Ridge Lines print']],
    ['product', ['Ridge Lines print']],
    ['copy', ['Duplicate']],
    ['xyzzy', []],
    ['duplicate gallery', []],
  ])('finds for %s', (typed, found) => expect(find(typed)).toEqual(found));

  it('finds what is here before what leads away, where both are called so', () => {
    const both = indexPalette([
      { id: 'away', text: 'Popup and announcement', group: 'Admin', isAway: true },
      { id: 'here', text: 'Announcement bar and popup', group: 'Command' },
    ]);
    expect(searchPalette(both, 'popup', 2).map(({ id }) => id)).toEqual(['here', 'away']);
    expect(searchPalette(both, 'popup and bar', 1).map(({ id }) => id)).toEqual(['here']);
  });

  it('shows the first ones before anything is typed', () => {
    expect(searchPalette(index, '  ', 2).map(({ text }) => text)).toEqual(['Duplicate page', 'Duplicate']);
  });

  it('finds the right one among ten thousand', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => ({
      ...{ id: `${number}`, text: `Product number ${number}`, group: 'Product' },
    }));
    const big = indexPalette([...many, ...entries]);
    expect(searchPalette(big, 'galery', 5).map(({ text }) => text)).toEqual(['Gallery']);
    expect(searchPalette(big, 'number 77', 1).map(({ text }) => text)).toEqual(['Product number 77']);
  });
});
