import { describe, expect, it } from 'vitest';
import { layerGoal, layerStep } from './layerDrops.ts';
import type { OutlinedSection } from './pageOutline.ts';

const block = (id: string) => ({ id, name: id, isHiddenOnDesktop: false, isHiddenOnPhone: false, isLocked: false });
const outline: readonly OutlinedSection[] = [
  { id: '1', name: 'Start', blocks: [block('a'), block('b')], isAgainstPaint: false },
  { id: '2', name: 'Team', blocks: [block('c')], isAgainstPaint: false },
  { id: '3', name: 'Foot', blocks: [], isAgainstPaint: false },
];

describe('layers that are dragged (ED-41)', () => {
  it('come beside others, in their section or another one', () => {
    expect(layerGoal(outline, ['b-a'], { id: 'b-b', position: 'after' })).toEqual({
      ...{ kind: 'blocks', ids: ['a'], section: '1', after: 'b' },
    });
    expect(layerGoal(outline, ['b-a', 'b-b'], { id: 'b-c', position: 'before' })).toMatchObject({
      ...{ section: '2', after: null },
    });
    expect(layerGoal(outline, ['b-a'], { id: 's-3', position: 'inside' })).toMatchObject({ section: '3', after: null });
    expect(layerGoal(outline, ['b-c'], { id: 's-2', position: 'before' })).toMatchObject({ section: '1', after: 'b' });
    expect(layerGoal(outline, ['b-a'], { id: 'b-a', position: 'after' })).toBeNull();
  });

  it('that are sections come between sections only', () => {
    expect(layerGoal(outline, ['s-1'], { id: 's-2', position: 'after' })).toEqual({
      ...{ kind: 'section', id: '1', after: '2' },
    });
    expect(layerGoal(outline, ['s-3'], { id: 's-1', position: 'before' })).toMatchObject({ after: null });
    expect(layerGoal(outline, ['s-1'], { id: 'b-c', position: 'after' })).toBeNull();
    expect(layerGoal(outline, ['s-1'], { id: 's-2', position: 'inside' })).toBeNull();
  });

  it('are moved by keys, on into the next section', () => {
    expect(layerStep(outline, ['b-b'], 'up')).toMatchObject({ section: '1', after: null });
    expect(layerStep(outline, ['b-b'], 'down')).toMatchObject({ section: '2', after: null });
    expect(layerStep(outline, ['b-c'], 'up')).toMatchObject({ section: '1', after: 'b' });
    expect(layerStep(outline, ['s-1'], 'down')).toMatchObject({ kind: 'section', after: '2' });
    expect(layerStep(outline, ['s-1'], 'up')).toBeNull();
  });
});
