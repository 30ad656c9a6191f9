import { describe, expect, it } from 'vitest';
import { dropOf, rowsBetween, rowsOf, stepOf, typedRow } from './treeModel.ts';

const NODES = [
  {
    id: 's1',
    text: 'Start',
    children: [
      { id: 'a', text: 'Text' },
      { id: 'b', text: 'Button' },
    ],
  },
  { id: 's2', text: 'Team', children: [] },
  { id: 's3', text: 'Foot', children: [{ id: 'c', text: 'Form' }] },
];
const rows = rowsOf(NODES, new Set(['s3']));

describe('a tree (ED-41)', () => {
  it('draws what is not inside of something closed', () => {
    expect(rows.map(({ id, level }) => `${level}${id}`)).toEqual(['1s1', '2a', '2b', '1s2', '1s3']);
    expect(rows[2]).toMatchObject({ parent: 's1', position: 2, siblings: 2, isExpanded: null });
  });

  it.each([
    ['a', 'ArrowDown', { to: 'b' }],
    ['s1', 'ArrowUp', null],
    ['a', 'Home', { to: 's1' }],
    ['a', 'End', { to: 's3' }],
    ['s3', 'ArrowRight', { open: 's3' }],
    ['s1', 'ArrowRight', { to: 'a' }],
    ['s2', 'ArrowRight', null],
    ['a', 'ArrowRight', null],
    ['a', 'ArrowLeft', { to: 's1' }],
    ['s1', 'ArrowLeft', { close: 's1' }],
    ['s3', 'ArrowLeft', null],
    [null, 'ArrowDown', { to: 's1' }],
  ] as const)('at %s: %s leads to %j', (active, key, step) => {
    expect(stepOf(rows, active, key)).toEqual(step);
  });

  it('finds rows by their first letters, one after the other', () => {
    expect(typedRow(rows, 'a', 't')).toBe('s2');
    expect(typedRow(rows, 's2', 't')).toBe('a');
    expect(typedRow(rows, 's2', 'te')).toBe('s2');
    expect(typedRow(rows, 'a', 'z')).toBeNull();
  });

  it('takes rows from one to another, in either direction', () => {
    expect(rowsBetween(rows, 'b', 's1')).toEqual(['s1', 'a', 'b']);
    expect(rowsBetween(rows, 'gone', 'a')).toEqual(['a']);
  });

  it('puts what is dropped before, behind or into a row', () => {
    expect(dropOf(rows, 1, 0.2)).toEqual({ id: 'a', position: 'before' });
    expect(dropOf(rows, 1, 0.8)).toEqual({ id: 'a', position: 'after' });
    expect(dropOf(rows, 0, 0.9)).toEqual({ id: 's1', position: 'inside' });
    expect(dropOf(rows, 3, 0.9)).toEqual({ id: 's2', position: 'after' });
    expect(dropOf(rows, 3, 0.5)).toEqual({ id: 's2', position: 'inside' });
    expect(dropOf(rows, 9, 0)).toEqual({ id: 's3', position: 'after' });
    expect(dropOf([], 0, 0)).toBeNull();
  });
});
