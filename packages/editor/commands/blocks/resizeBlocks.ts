import * as texts from '@quoin/messages/app/resizeBlocks';
import type { Command } from '../../document/editor.ts';
import { blocksName } from '../records.ts';
import { type PlaceBlocks, placementEdits } from './placeBlocks.ts';

export const resizeBlocks: Command<PlaceBlocks> = {
  id: 'resizeBlocks',
  label: ({ places }, records) => texts.resize(blocksName(records, Object.keys(places)).toLowerCase()),
  plan: (records, params, { device }) => placementEdits(records, params, device),
};
