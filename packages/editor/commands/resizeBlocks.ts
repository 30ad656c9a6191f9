import type { Command } from '../document/editor.ts';
import { type PlaceBlocks, placementEdits } from './placeBlocks.ts';
import { blocksName } from './records.ts';

export const resizeBlocks: Command<PlaceBlocks> = {
  id: 'resizeBlocks',
  label: ({ places }, records) => `Resize ${blocksName(records, Object.keys(places)).toLowerCase()}`,
  plan: (records, params, { device }) => placementEdits(records, params, device),
};
