import * as texts from '@quoin/messages/app/resizeBlocks';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { blocksName } from '../records.ts';
import { type PlaceBlocks, placementEdits } from './placeBlocks.ts';

export const resizeBlocks: Command<PlaceBlocks> = {
  id: 'resizeBlocks',
  label: ({ places }, records) => texts.resize(inSentence(blocksName(records, Object.keys(places)))),
  plan: (records, params, { device }) => placementEdits(records, params, device),
};
