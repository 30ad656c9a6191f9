import * as texts from '@quoin/messages/app/moveBlocks';
import type { Command } from '../../document/editor.ts';
import { blocksName } from '../records.ts';
import { type PlaceBlocks, placementEdits } from './placeBlocks.ts';

export const moveBlocks: Command<PlaceBlocks> = {
  id: 'moveBlocks',
  label: ({ places }, records) => texts.move(blocksName(records, Object.keys(places)).toLowerCase()),
  plan: (records, params, { device }) => placementEdits(records, params, device),
};
