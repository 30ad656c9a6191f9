import type { WireCategory } from '@quoin/contract/endpoints/store';
import { describe, expect, it } from 'vitest';
import {
  dropPlace,
  inTreeOrder,
  nodesById,
  placeOf,
  stepPlace,
  treeOf,
  withEdited,
  withMoved,
  withoutCategory,
} from './categoryChoices.ts';

const category = (path: string, parentId: string | null = null): WireCategory => ({
  ...{ id: path, parentId, path, displayName: path, urlId: path, isRoot: false, productCount: 0 },
});
const ALL = [category('a'), category('a/x', 'a'), category('a/y', 'a'), category('b'), category('c')];
const order = (all: readonly WireCategory[]) => inTreeOrder(all).map(({ category: { id }, depth }) => `${depth}${id}`);

describe('a tree of categories', () => {
  it.each<[string, string, 'before' | 'on' | 'after', readonly string[]]>([
    ['c', 'a', 'before', ['0c', '0a', '1a/x', '1a/y', '0b']],
    ['c', 'a', 'after', ['0a', '1a/x', '1a/y', '0c', '0b']],
    ['c', 'a', 'on', ['0a', '1a/x', '1a/y', '1c', '0b']],
    ['a/x', 'a/y', 'after', ['0a', '1a/y', '1a/x', '0b', '0c']],
    ['a/x', 'c', 'after', ['0a', '1a/y', '0b', '0c', '0a/x']],
    ['a', 'c', 'on', ['0b', '0c', '1a', '2a/x', '2a/y']],
  ])('%s dropped at %s (%s)', (id, key, position, expected) => {
    const place = dropPlace(ALL, id, { key, position })!;
    const moved = withMoved(ALL, id, place);
    expect(order(moved)).toEqual(expected);
    const back = withMoved(moved, id, placeOf(ALL, ALL.find((each) => each.id === id)!));
    expect(order(back)).toEqual(order(ALL));
  });

  it('takes nothing into itself', () => {
    expect(dropPlace(ALL, 'a', { key: 'a/x', position: 'after' })).toBeNull();
    expect(dropPlace(ALL, 'a', { key: 'a', position: 'on' })).toBeNull();
  });

  it.each<[string, 'up' | 'down', readonly string[] | null]>([
    ['b', 'up', ['0b', '0a', '1a/x', '1a/y', '0c']],
    ['b', 'down', ['0a', '1a/x', '1a/y', '0c', '0b']],
    ['a', 'up', null],
    ['a/y', 'down', null],
    ['a/x', 'down', ['0a', '1a/y', '1a/x', '0b', '0c']],
  ])('%s goes one step %s', (id, way, expected) => {
    const place = stepPlace(ALL, id, way);
    expect(place && order(withMoved(ALL, id, place))).toEqual(expected);
  });

  it('takes an answer in: what is below goes along, what is new comes last, what is deleted takes those below it', () => {
    const { productCount: _, ...a } = ALL[0]!;
    const moved = withEdited(ALL, { category: { ...a, parentId: 'c', path: 'c/a' }, formerPath: 'a' });
    expect(order(moved)).toEqual(['0b', '0c', '1a', '2a/x', '2a/y']);
    expect(moved.map(({ path }) => path).sort()).toEqual(['b', 'c', 'c/a', 'c/a/x', 'c/a/y']);
    const added = withEdited(ALL, { category: { ...a, id: 'd', path: 'd', displayName: 'd' }, formerPath: 'd' });
    expect(order(added).at(-1)).toBe('0d');
    expect(order(withoutCategory(ALL, ALL[0]!))).toEqual(['0b', '0c']);
  });

  it('draws only those rows again in or below which something changed', () => {
    const before = treeOf(ALL);
    const moved = withMoved(ALL, 'c', { parentId: null, beforeId: 'a' });
    const after = treeOf(moved, nodesById(before));
    expect(after.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(after.slice(1).every((node) => before.includes(node))).toBe(true);
    expect(before.includes(after[0]!)).toBe(false);
  });

  it('of 10,000 is put in order at once', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      category(`k${index}`, index < 100 ? null : `k${index % 100}`),
    );
    const begun = process.cpuUsage();
    expect(inTreeOrder(many)).toHaveLength(10_000);
    // The processor's time, not the clock's: the machine may do other things too.
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
  });
});
