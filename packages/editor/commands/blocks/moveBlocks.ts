import * as texts from '@quoin/messages/app/moveBlocks';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { blocksName } from '../records.ts';
import { type PlaceBlocks, placementEdits } from './placeBlocks.ts';

export const moveBlocks: Command<PlaceBlocks> = {
  id: 'moveBlocks',
  label: ({ places }, records) => texts.move(inSentence(blocksName(records, Object.keys(places)))),
  plan: (records, params, { device }) => placementEdits(records, params, device),
};
