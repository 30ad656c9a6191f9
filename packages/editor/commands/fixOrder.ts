import { type Edit, recordKey, type SiteRecords } from '@quoin/domain/document';
import { layersFor, readAgainstPaint, readingOrder } from '@quoin/domain/layout';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/commandsFixOrder';
import type { Command } from '../document/editor.ts';
import { settingOf } from './blocks/changeBlocks.ts';
import { blocksIn } from './records.ts';

export interface FixOrder {
  readonly section: string;
}

/** Whether blocks that overlap in a section are read in another order than they cover each other. */
export function isReadAgainstPaint(records: SiteRecords, section: string): boolean {
  return readAgainstPaint(blocksIn(records, section)).length > 0;
}

/** Puts blocks that are read later on top, so that markup order and visual order match again (structural rule a). */
export const fixOrder: Command<FixOrder> = {
  id: 'fixOrder',
  label: () => texts.fixOrderOfSection,
  plan: (records, { section }) => {
    if (!records.has(recordKey('section', section))) return accept([]);
    const blocks = blocksIn(records, section);
    const flat = blocks.map(({ id, place }) => ({ id, place: { ...place, layer: 0 } }));
    const order = readingOrder(flat).map(({ id }) => id);
    return accept(
      [...layersFor(blocks, order)].flatMap(([id, layer]): readonly Edit[] => [
        ...settingOf(records, [id], ['place', 'layer'], layer),
        ...(blocks.find((each) => each.id === id)?.phonePlace === undefined
          ? []
          : settingOf(records, [id], ['phonePlace', 'layer'], layer)),
      ]),
    );
  },
};
