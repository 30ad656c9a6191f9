import { HANDLES, overlaps, PHONE_GAP, withinGrid } from '@quoin/domain/layout';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestEditor } from '../testing/TestEditor.ts';

const TWO = {
  top: [
    ['a', [1, 1, 4, 4]],
    ['b', [7, 1, 3, 4]],
    ['c', [2, 3, 4, 4]],
  ],
  below: [['d', [1, 1, 4, 3]]],
} as const;
const open = () => openTestEditor(TWO);

describe('choosing', () => {
  it('hovers the block on top and only it (ED-01)', async () => {
    const hand = await open();
    hand.move(hand.centre('b'));
    expect(hand.scene().hover).toEqual({ kind: 'block', id: 'b' });
    hand.move({ x: 5, y: 110 });
    expect(hand.scene().hover).toEqual({ kind: 'section', id: 'top' });
    hand.hand.leave();
    expect(hand.scene().hover).toBeNull();
  });

  it('a click takes the block on top; Ctrl+click and a second click what lies beneath (ED-01, ED-02)', async () => {
    const hand = await open();
    const both = { x: 200, y: 100 + 40 + 80 };
    hand.click(both);
    expect(hand.chosen()).toEqual(['c']);
    hand.click(both);
    expect(hand.chosen()).toEqual(['a']);
    hand.click(both);
    expect(hand.chosen()).toEqual(['c']);
    hand.click(both, { isCtrl: true });
    expect(hand.chosen()).toEqual(['a']);
    expect(hand.steps()).toBe(0);
  });

  it('a double click edits where it was made (ED-03)', async () => {
    const hand = await open();
    const at = hand.centre('b');
    hand.down(at);
    hand.up();
    hand.hand.down({ ...pointerOf(hand, at), time: 2100 });
    hand.hand.up({ ...pointerOf(hand, at), time: 2150 });
    expect(hand.edited()).toEqual(['b']);
  });

  it('two clicks are no double click when the page was zoomed between them (ED-03)', async () => {
    const hand = await open();
    const at = hand.centre('b');
    hand.down(at);
    hand.up();
    hand.setScale(0.5);
    hand.hand.down({ ...pointerOf(hand, at), time: 2100 });
    hand.hand.up({ ...pointerOf(hand, at), time: 2150 });
    expect(hand.edited()).toEqual([]);
    expect(hand.chosen()).toEqual(['b']);
  });

  it('Escape climbs from the text to nothing (ED-04)', async () => {
    const hand = await open();
    hand.editor.select({ blocks: ['a'], isText: true });
    const seen = [0, 1, 2].map(() => {
      hand.press('Escape');
      const { isText, blocks, section } = hand.editor.state().selection;
      return [isText, blocks, section];
    });
    expect(seen).toEqual([
      [false, ['a'], 'top'],
      [false, [], 'top'],
      [false, [], null],
    ]);
  });

  it('Shift+click adds and takes away; a marquee takes all it touches (ED-05)', async () => {
    const hand = await open();
    hand.click('b');
    hand.click('d', { isShift: true });
    expect(hand.chosen()).toEqual(['b', 'd']);
    hand.click('b', { isShift: true });
    expect(hand.chosen()).toEqual(['d']);
    // A finger may leave Shift a moment before the button: what was held with the press counts.
    hand.down(hand.centre('b'), { isShift: true });
    hand.up(hand.centre('b'));
    expect(hand.chosen()).toEqual(['d', 'b']);
    hand.click('b', { isShift: true });
    hand.drag({ x: 1300, y: 120 }, { x: -700, y: 60 });
    expect(hand.chosen()).toEqual(['b']);
    hand.drag({ x: 20, y: 110 }, { x: 100, y: 100 }, { isShift: true });
    expect([...hand.chosen()].sort()).toEqual(['a', 'b']);
    hand.click({ x: 20, y: 110 });
    expect(hand.editor.state().selection).toEqual({ section: 'top', blocks: [], isText: false });
  });

  it('a group is chosen whole, one of it with Ctrl', async () => {
    const hand = await openTestEditor({
      s: [
        ['a', [1, 1, 2, 2], { group: 'g' }],
        ['b', [5, 1, 2, 2], { group: 'g' }],
        ['c', [9, 1, 2, 2]],
      ],
    });
    hand.click('a');
    expect(hand.chosen()).toEqual(['a', 'b']);
    hand.click('b', { isCtrl: true });
    expect(hand.chosen()).toEqual(['b']);
  });
});

describe('dragging blocks', () => {
  it('goes by whole cells, and shows exactly what comes of it (ED-07)', async () => {
    const hand = await open();
    const start = hand.centre('b');
    hand.down(start);
    hand.move({ x: start.x + 149, y: start.y + 60 });
    expect(hand.scene()).toMatchObject({ gesture: 'draggingBlocks', dropping: ['b'], grids: ['top'] });
    const preview = hand.box('b');
    hand.up();
    expect(hand.box('b')).toEqual(preview);
    expect(hand.place('b')).toMatchObject({ column: 8, row: 4 });
    expect(hand.steps()).toBe(1);
    expect(hand.scene()).toMatchObject({ gesture: 'idle', ghosts: [], guides: [], grids: [] });
    hand.editor.undo();
    expect(hand.place('b')).toMatchObject({ column: 7, row: 1 });
  });

  it('several keep their distances, stop together at the edge, and are one step (ED-06)', async () => {
    const hand = await open();
    hand.click('b');
    hand.click('d', { isShift: true });
    hand.drag('b', { x: 900, y: 48 });
    expect([hand.place('b'), hand.place('d')]).toMatchObject([
      { column: 10, row: 3 },
      { column: 4, row: 3 },
    ]);
    hand.editor.undo();
    expect([hand.place('b'), hand.place('d')]).toMatchObject([
      { column: 7, row: 1 },
      { column: 1, row: 1 },
    ]);
  });

  it('Escape puts everything back, and the history knows nothing of it (ED-11)', async () => {
    const hand = await open();
    const before = hand.editor.state().records;
    const start = hand.centre('b');
    hand.down(start);
    hand.move({ x: start.x - 300, y: start.y + 400 });
    expect(hand.editor.state().records).not.toBe(before);
    hand.press('Escape');
    hand.up();
    expect(hand.editor.state().records).toEqual(before);
    expect(hand.editor.state().undoLabel).toBeNull();
    expect(hand.hand.name()).toBe('idle');
  });

  it('a block comes to another section, and the page scrolls near its edge (ED-12)', async () => {
    const hand = await open();
    const start = hand.centre('b');
    hand.down(start);
    hand.move({ x: start.x - 300, y: hand.box('d').top + 20 });
    hand.up();
    expect(hand.editor.record('block:b')).toMatchObject({ section: 'below', place: { column: 4 } });
    expect(hand.announced().at(-1)).toMatch(/^Row \d+, column 4 to 6, moved to section 2$/);
    expect(hand.steps()).toBe(1);
    hand.down(hand.centre('a'));
    hand.move({ x: 300, y: 880 });
    hand.wait(500);
    expect(hand.frame.scrollTop).toBeGreaterThan(200);
    hand.press('Escape');
  });

  it('with Alt a copy is made and the original stays', async () => {
    const hand = await open();
    hand.drag('b', { x: 0, y: 24 * 5 }, { isAlt: true });
    expect(hand.place('b')).toMatchObject({ column: 7, row: 1 });
    const [copy] = hand.chosen();
    expect(copy).not.toBe('b');
    expect(hand.place(copy!)).toMatchObject({ column: 7, row: 6, columns: 3 });
    expect(hand.steps()).toBe(1);
  });

  it('shows lines to what it stands level with, until it is dropped (ED-10)', async () => {
    const hand = await open();
    const start = hand.centre('b');
    hand.down(start);
    hand.move({ x: start.x + 10, y: start.y + 10 });
    expect(hand.scene().guides.map(({ axis, kind }) => `${axis} ${kind}`)).toContain('horizontal edge');
    hand.up();
    expect(hand.scene().guides).toEqual([]);
  });

  it('a locked block stays, and so does one that is brought back', async () => {
    const hand = await openTestEditor({
      s: [
        ['a', [1, 1, 4, 4], { isLocked: true }],
        ['b', [7, 1, 3, 4]],
      ],
    });
    hand.drag('a', { x: 300, y: 0 });
    hand.drag('b', { x: 30, y: 5 });
    expect(hand.place('a').column).toBe(1);
    expect(hand.steps()).toBe(0);
  });

  it('steps are alike although text stretches the rows (ED-08)', async () => {
    const hand = await open();
    hand.frame.heights.set('a', 410);
    hand.click('b');
    hand.press('ArrowDown');
    const tops = [hand.box('b').top];
    for (let count = 0; count < 10; count += 1) {
      hand.press('ArrowDown');
      tops.push(hand.box('b').top);
    }
    const deltas = tops.slice(1).map((top, index) => top - tops[index]!);
    expect(deltas).toEqual(Array.from({ length: 10 }, () => 24));
    expect(hand.announced().at(-1)).toMatch(/^Row \d+, column 7 to 9, moved$/);
  });
});

describe('keys', () => {
  it('move by one cell and by five, and say where to (ED-15)', async () => {
    const hand = await open();
    hand.click('b');
    hand.press('ArrowLeft');
    hand.press('ArrowDown', { isShift: true });
    expect(hand.place('b')).toMatchObject({ column: 6, row: 6 });
    expect(hand.announced()).toEqual(['Row 1, column 6 to 8, moved', 'Row 6, column 6 to 8, moved']);
    hand.editor.undo();
    expect(hand.place('b')).toMatchObject({ column: 7, row: 1 });
  });

  it('with Alt and Shift draw the lower right corner; at the edge they say so', async () => {
    const hand = await open();
    hand.click('b');
    hand.press('ArrowRight', { isAlt: true, isShift: true });
    expect(hand.place('b')).toMatchObject({ column: 7, columns: 4 });
    expect(hand.announced()).toEqual(['Row 1, column 7 to 10, resized']);
    hand.press('ArrowUp');
    expect(hand.announced().at(-1)).toBe('The edge is reached');
    hand.press('Enter');
    expect(hand.edited()).toEqual(['b']);
  });
});

describe('resizing', () => {
  it('from any handle by any distance keeps at least a cell on the grid, as one step (ED-09)', async () => {
    const hand = await open();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...HANDLES),
        fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -400, max: 900 }) }),
        fc.boolean(),
        async (handle, by, isShift) => {
          const before = hand.place('b');
          hand.dragHandle('b', handle, by, { isShift });
          const now = hand.place('b');
          expect(withinGrid(now)).toEqual(now);
          if (handle.includes('e')) expect(now.column).toBe(before.column);
          if (handle.startsWith('s')) expect(now.row).toBe(before.row);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is announced, can be undone at once, and given up', async () => {
    const hand = await open();
    hand.dragHandle('b', 'se', { x: 200, y: 48 });
    expect(hand.place('b')).toMatchObject({ columns: 5, rows: 6 });
    expect(hand.announced()).toEqual(['Row 1, column 7 to 11, resized']);
    hand.editor.undo();
    expect(hand.place('b')).toMatchObject({ columns: 3, rows: 4 });
  });
});

describe('something new', () => {
  it('comes where it is let go; beside the canvas nothing happens', async () => {
    const hand = await open();
    const at = { x: hand.box('b').left + 150, y: hand.box('b').top + 24 * 6 + 24 };
    hand.take({ type: 'button', columns: 3, rows: 2 }, { x: -50, y: 300 });
    expect(hand.scene().drops).toEqual([]);
    hand.move(at);
    expect(hand.scene().drops).toHaveLength(1);
    hand.up();
    hand.take({ type: 'button', columns: 3, rows: 2 }, at);
    hand.up({ x: -10, y: 10 });
    expect(hand.edited()).toEqual(['button in top at 7, 7']);
  });
});

describe('on a phone', () => {
  it('only the phone’s place changes, and the others make room (ED-30, ED-31)', async () => {
    const hand = await openTestEditor(TWO, 'phone');
    const before = ['a', 'b', 'c'].map((id) => hand.place(id));
    hand.click('c');
    const { top } = hand.box('a');
    hand.drag('c', { x: 0, y: top - hand.box('c').top });
    expect(hand.phonePlace('c')).toMatchObject({ column: 1, row: 1 });
    expect(['a', 'b', 'c'].map((id) => hand.place(id))).toEqual(before);
    const places = hand.board().sections[0]!.blocks.map((block) => block.place);
    for (const one of places) for (const other of places) if (one !== other) expect(overlaps(one, other)).toBe(false);
    hand.click('b');
    hand.press('ArrowUp');
    expect(hand.phonePlace('b')?.row).toBe(
      hand.board().sections[0]!.blocks.find(({ id }) => id === 'c')!.place.rows + 1 + PHONE_GAP,
    );
    hand.editor.undo();
    expect(hand.board().sections[0]!.blocks.map(({ id, isDetached }) => [id, isDetached])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
    ]);
  });
});

describe('fingers', () => {
  const touch = { kind: 'touch' } as const;

  it('scroll when they move, take up what they hold, choose what they tap (ED-33)', async () => {
    const hand = await open();
    hand.click('b', touch);
    expect(hand.chosen()).toEqual(['b']);
    hand.frame.scrollTop = 300;
    hand.down(hand.centre('d'), touch);
    hand.move({ x: hand.centre('d').x, y: hand.centre('d').y - 40 }, touch);
    expect(hand.hand.name()).toBe('panning');
    hand.move({ x: hand.centre('d').x, y: hand.centre('d').y - 80 }, touch);
    const { scrollTop } = hand.frame;
    hand.up(undefined, touch);
    expect(hand.hand.name()).toBe('gliding');
    hand.wait(3000);
    expect(hand.frame.scrollTop).toBeGreaterThan(scrollTop);
    expect(hand.hand.name()).toBe('idle');
    hand.frame.scrollTop = 0;
    const start = hand.centre('b');
    hand.down(start, touch);
    hand.wait(500);
    expect(hand.hand.name()).toBe('draggingBlocks');
    hand.move({ x: start.x - 100, y: start.y }, touch);
    hand.up();
    expect(hand.place('b').column).toBe(6);
  });

  it('that only tap a handle mean what lies there: handles reach over low neighbours (ED-33)', async () => {
    const hand = await open();
    hand.click('a', touch);
    const [held, at] = [{ ...touch, target: { kind: 'handle', block: 'a', handle: 'e' } } as const, hand.centre('b')];
    hand.down(at, held);
    hand.up(at, held);
    expect(hand.chosen()).toEqual(['b']);
    hand.down(at, { ...touch, target: { kind: 'handle', block: 'b', handle: 'e' } });
    hand.up(at, held);
    expect(hand.chosen()).toEqual(['b']);
  });

  it('tap what lies there when they are lifted: what was just moved is measured a moment later (ED-33)', async () => {
    const hand = await open();
    const { left, top, width } = hand.box('b');
    const atItsEdge = { x: left + width - 10, y: top + 20 };
    hand.drag('b', { x: -100, y: 0 });
    hand.down(atItsEdge, touch);
    hand.editor.undo();
    hand.editor.select({ section: null, blocks: [] });
    hand.up(undefined, touch);
    expect(hand.chosen()).toEqual(['b']);
  });

  it('two of them zoom (ED-33)', async () => {
    const hand = await open();
    hand.down({ x: 300, y: 300 }, touch);
    hand.hand.down({ ...pointerOf(hand, { x: 400, y: 300 }), id: 2, kind: 'touch' });
    hand.hand.move({ ...pointerOf(hand, { x: 500, y: 300 }), id: 2, kind: 'touch' });
    expect(hand.zoomed()).toEqual([2]);
  });
});

function pointerOf({ frame }: Awaited<ReturnType<typeof open>>, at: { x: number; y: number }) {
  return {
    ...{ id: 1, kind: 'mouse' as const, button: 0, isShift: false, isAlt: false, isCtrl: false, time: 0 },
    ...{ target: { kind: 'page' as const }, at, inView: { x: at.x, y: at.y - frame.scrollTop } },
  };
}
