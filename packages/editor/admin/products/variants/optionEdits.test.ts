import { BLANK_VARIANT } from '@quoin/domain/catalog';
import { describe, expect, it } from 'vitest';
import { changeOptions } from './optionEdits.ts';

const variant = (id: string, ...values: string[]) => ({
  ...{ ...BLANK_VARIANT, id, sku: id, values, price: '10.00' },
  stock: { unlimited: false, quantity: 4 } as const,
});
const draft = {
  optionNames: ['Size', 'Colour'],
  variants: [variant('a', 'S', 'Red'), variant('b', 'S', 'Blue'), variant('c', 'M', 'Red'), variant('d', 'M', 'Blue')],
};
const ids = (changed: { variants: readonly { id: string | null }[] }) => changed.variants.map(({ id }) => id);

describe('variants after an edit of their options', () => {
  it('keep their ids when values are renamed and reordered', () => {
    const values = [
      { was: 'M', text: 'Medium' },
      { was: 'S', text: 'Small' },
    ];
    const changed = changeOptions(draft, { kind: 'edit', index: 0, name: 'Size', values });
    expect(ids(changed)).toEqual(['c', 'd', 'a', 'b']);
    expect(changed.variants[0]?.values).toEqual(['Medium', 'Red']);
    expect([changed.added, changed.removed]).toEqual([0, 0]);
  });

  it('keep their ids when options change places', () => {
    const changed = changeOptions(draft, { kind: 'move', index: 1, by: -1 });
    expect(changed.optionNames).toEqual(['Colour', 'Size']);
    expect(ids(changed)).toEqual(['a', 'c', 'b', 'd']);
  });

  it('swap two names without mixing anything up', () => {
    const values = [
      { was: 'S', text: 'M' },
      { was: 'M', text: 'S' },
    ];
    expect(ids(changeOptions(draft, { kind: 'edit', index: 0, name: 'Size', values }))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are joined by new ones like their nearest, without stock of their own', () => {
    const values = [
      { was: 'S', text: 'S' },
      { was: 'M', text: 'M' },
      { was: '', text: 'L' },
    ];
    const changed = changeOptions(draft, { kind: 'edit', index: 0, name: 'Size', values });
    expect([changed.added, changed.removed]).toEqual([2, 0]);
    expect(changed.variants[4]).toMatchObject({
      id: null,
      sku: '',
      values: ['L', 'Red'],
      price: '10.00',
      stock: { quantity: 0 },
    });
  });

  it('belong to the first value of a new option, and lose nothing with it', () => {
    const changed = changeOptions(draft, { kind: 'add', name: 'Frame', values: ['Oak', 'Black'] });
    expect(ids(changed)).toEqual(['a', null, 'b', null, 'c', null, 'd', null]);
    const back = changeOptions(changed, { kind: 'remove', index: 2 });
    expect(ids(back)).toEqual(['a', 'b', 'c', 'd']);
    expect(back.removed).toBe(4);
  });

  it('are one again when the last option goes', () => {
    const one = changeOptions(
      { optionNames: ['Size'], variants: [variant('a', 'S'), variant('b', 'M')] },
      { kind: 'remove', index: 0 },
    );
    expect([one.optionNames, ids(one), one.removed]).toEqual([[], ['a'], 1]);
  });
});
