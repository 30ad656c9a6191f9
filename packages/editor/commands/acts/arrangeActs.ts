import { ARRANGEMENTS } from '@quoin/domain/layout';
import { ARRANGE_WORDS, arrangeBlocks } from '../blocks/arrangeBlocks.ts';
import type { Act } from './act.ts';
import { hasSeveralBlocks, perform } from './acting.ts';

/** Of several blocks; in the panel and the palette, where there is room for ten of them. */
export const ARRANGE_ACTS: readonly Act[] = ARRANGEMENTS.map((how) => ({
  ...{ id: `arrange ${how}`, text: ARRANGE_WORDS[how], menus: [], runs: ['arrangeBlocks'] },
  isPossible: hasSeveralBlocks,
  act: (world) => void perform(world, arrangeBlocks, { ids: world.editor.state().selection.blocks, how }),
}));
