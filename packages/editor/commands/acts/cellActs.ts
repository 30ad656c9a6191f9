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
      ['moveLeft', texts.moveLeft, { columns: -1, rows: 0 }],
      ['moveRight', texts.moveRight, { columns: 1, rows: 0 }],
      ['moveUp', texts.moveUp, { columns: 0, rows: -1 }],
      ['moveDown', texts.moveDown, { columns: 0, rows: 1 }],
    ] as const
  ).map(([id, text, by]) => moveAct(id, text, by)),
  ...(
    [
      ['makeWider', texts.makeWider, { columns: 1, rows: 0 }],
      ['makeNarrower', texts.makeNarrower, { columns: -1, rows: 0 }],
      ['makeTaller', texts.makeTaller, { columns: 0, rows: 1 }],
      ['makeLower', texts.makeLower, { columns: 0, rows: -1 }],
    ] as const
  ).map(([id, text, by]) => resizeAct(id, text, by)),
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
