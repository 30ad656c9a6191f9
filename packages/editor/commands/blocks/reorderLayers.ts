import type { Edit } from '@quoin/domain/document';
import { type LayerStep, relayer } from '@quoin/domain/layout';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/reorderLayers';
import { inSentence } from '../../app/locale.ts';
import type { Command } from '../../document/editor.ts';
import { blocksIn, blocksName, known, sectionOf } from '../records.ts';
import { settingOf } from './changeBlocks.ts';

export interface ReorderLayers {
  readonly ids: readonly string[];
  readonly step: LayerStep;
}

/** Changes which blocks cover others (ED-13). Separate phone placements follow. */
export const reorderLayers: Command<ReorderLayers> = {
  id: 'reorderLayers',
  label: ({ ids, step }, records) => texts.bring(inSentence(blocksName(records, ids)), step),
  plan: (records, { ids, step }) => {
    const sections = new Set(known(records, ids).map((id) => sectionOf(records, id)));
    return accept(
      [...sections].flatMap((section) => {
        const blocks = blocksIn(records, section);
        const layers = [...relayer(blocks, ids, step)];
        return layers.flatMap(([id, layer]): readonly Edit[] => [
          ...settingOf(records, [id], ['place', 'layer'], layer),
          ...(blocks.find((each) => each.id === id)?.phonePlace === undefined
            ? []
            : settingOf(records, [id], ['phonePlace', 'layer'], layer)),
        ]);
      }),
    );
  },
};
