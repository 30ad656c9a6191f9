import { describe, expect, it } from 'vitest';
import type { FrameOrder } from '../../frame/protocol.ts';
import { openTestEditor } from '../../testing/TestEditor.ts';
import { createRoomSync } from './roomSync.ts';

describe('room for what is empty', () => {
  it('is asked for as far as blocks reach of which nothing is drawn, and for no others', async () => {
    const hand = await openTestEditor({
      drawn: [['a', [1, 1, 4, 4]]],
      partly: [
        ['b', [1, 1, 4, 4]],
        ['c', [6, 3, 4, 9]],
        ['d', [1, 20, 4, 2]],
      ],
    });
    const orders: FrameOrder[] = [];
    const room = createRoomSync((order) => orders.push(order));
    const told = () => orders.splice(0).map((order) => (order.type === 'room' ? order.sections : order.type));
    const board = hand.board();
    room.changed(board);
    expect(told()).toEqual([]);
    const without = (...ids: readonly string[]) => ({
      ...board,
      sections: board.sections.map((section) => ({
        ...section,
        blocks: section.blocks.map((block) => ({
          ...block,
          isBlank: ids.includes(block.id),
          isHidden: block.id === 'd',
        })),
      })),
    });
    room.changed(without('c'));
    expect(told()).toEqual([[{ id: 'partly', rows: 11 }]]);
    room.changed(without('c', 'd'));
    expect(told()).toEqual([]);
    room.changed(without('a', 'b'));
    expect(told()).toEqual([
      [
        { id: 'drawn', rows: 4 },
        { id: 'partly', rows: 4 },
      ],
    ]);
    room.changed(without());
    expect(told()).toEqual([[]]);
    // Another page knows of nothing.
    room.changed(without('a'));
    room.start();
    room.changed(without('a'));
    expect(told()).toEqual([[{ id: 'drawn', rows: 4 }], [{ id: 'drawn', rows: 4 }]]);
  });
});
