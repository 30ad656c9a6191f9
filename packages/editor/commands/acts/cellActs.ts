import type { Cells } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/cellActs';
import { announcePlace } from '../announcePlace.ts';
import { moveBlocks } from '../blocks/moveBlocks.ts';
import { resizeBlocks } from '../blocks/resizeBlocks.ts';
import type { Act, ActWorld } from './act.ts';
import { hasBlocks, perform } from './acting.ts';
import { nudged, stretchedBy } from './nudging.ts';

const chosen = ({ editor }: ActWorld) => editor.state().selection.blocks;

/** One cell, for who has neither pointer nor arrow keys: asked for in the palette, or by voice. */
export const CELL_ACTS: readonly Act[] = [
  ...(
    [
      [texts.left, 'left', { columns: -1, rows: 0 }],
      [texts.right, 'right', { columns: 1, rows: 0 }],
      [texts.up, 'up', { columns: 0, rows: -1 }],
      [texts.down, 'down', { columns: 0, rows: 1 }],
    ] as const
  ).map(([id, word, by]) => moveAct(`move${id}`, texts.move(word), by)),
  ...(
    [
      [texts.wider, 'wider', { columns: 1, rows: 0 }],
      [texts.narrower, 'narrower', { columns: -1, rows: 0 }],
      [texts.taller, 'taller', { columns: 0, rows: 1 }],
      [texts.lower, 'shorter', { columns: 0, rows: -1 }],
    ] as const
  ).map(([id, word, by]) => resizeAct(`make${id}`, texts.make(word), by)),
];

function moveAct(id: string, text: string, by: Cells): Act {
  return {
    ...{ id, text, menus: [], runs: ['moveBlocks'], isPossible: hasBlocks },
    act: (world) => {
      const { records, device } = world.editor.state();
      const params = nudged(records, chosen(world), device, by);
      if (perform(world, moveBlocks, params)) announcePlace(world, params, 'moved');
    },
  };
}

function resizeAct(id: string, text: string, by: Cells): Act {
  return {
    ...{ id, text, menus: [], runs: ['resizeBlocks'], isPossible: hasBlocks },
    act: (world) => {
      const { records, device } = world.editor.state();
      const params = stretchedBy(records, chosen(world), device, by);
      if (perform(world, resizeBlocks, params)) announcePlace(world, params, 'resized');
    },
  };
}
