import { describe, expect, it } from 'vitest';
import { arrangePlaces } from './arrangePlaces.ts';

const at = (column: number, row: number, columns = 2, rows = 2) => ({ column, row, columns, rows, layer: 0 });

describe('several blocks', () => {
  const three = new Map([
    ['a', at(1, 1)],
    ['b', at(4, 5, 4, 3)],
    ['c', at(11, 9)],
  ]);
  const of = (how: Parameters<typeof arrangePlaces>[1], name: 'column' | 'row' | 'columns' | 'rows') => {
    const places = arrangePlaces(three, how, 12);
    return [...three].map(([id, place]) => (places.get(id) ?? place)[name]);
  };

  it('stand in line', () => {
    expect(of('left', 'column')).toEqual([1, 1, 1]);
    expect(of('right', 'column')).toEqual([11, 9, 11]);
    expect(of('center', 'column')).toEqual([6, 5, 6]);
    expect(of('top', 'row')).toEqual([1, 1, 1]);
    expect(of('bottom', 'row')).toEqual([9, 8, 9]);
    expect(of('middle', 'row')).toEqual([5, 4, 5]);
  });

  it('have even room between them', () => {
    expect(of('across', 'column')).toEqual([1, 5, 11]);
    expect(of('down', 'row')).toEqual([1, 5, 9]);
  });

  it('are as large as the first, and never beyond the grid', () => {
    expect(of('sameWidth', 'columns')).toEqual([2, 2, 2]);
    expect(of('sameHeight', 'rows')).toEqual([2, 2, 2]);
    const wide = new Map([
      ['a', at(1, 1, 8)],
      ['b', at(9, 1, 2)],
    ]);
    expect(arrangePlaces(wide, 'sameWidth', 12).get('b')).toMatchObject({ column: 9, columns: 4 });
  });

  it('are left alone where nothing changes', () => {
    expect(arrangePlaces(new Map([['a', at(3, 3)]]), 'left', 12).size).toBe(0);
    expect([...arrangePlaces(three, 'left', 12).keys()]).toEqual(['b', 'c']);
  });
});
