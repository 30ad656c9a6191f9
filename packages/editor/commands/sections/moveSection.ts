import { recordKey, type SiteRecords, sectionsOf, textIn } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/moveSection';
import type { Command } from '../../document/editor.ts';
import { keptArrangement } from '../blocks/keepArrangement.ts';
import { becoming } from '../records.ts';
import { orderAfter } from './insertSection.ts';

export interface MoveSection {
  readonly id: string;
  /** One place up or down; or behind another section of the page, null for before all. */
  readonly to: 'up' | 'down' | { readonly after: string | null; readonly page?: string };
}

export const moveSection: Command<MoveSection> = {
  id: 'moveSection',
  label: ({ to }) => (to === 'up' || to === 'down' ? texts.moveSection(to) : texts.moveSection2),
  plan: (records, { id, to }) => {
    const key = recordKey('section', id);
    const section = records.get(key);
    const goal = section === undefined ? null : goalOf(records, id, to);
    if (section === undefined || goal === null || goal.after === id) return accept([]);
    const page = goal.page ?? textIn(section, 'page');
    const others = new Map(records);
    others.delete(key);
    const moved = becoming(records, key, { ...section, page, order: orderAfter(others, page, goal.after) });
    return accept([...keptArrangement(records, page), ...moved]);
  },
};

/** What it comes behind; null when there is no further to go. */
function goalOf(records: SiteRecords, id: string, to: MoveSection['to']) {
  if (typeof to === 'object') return to;
  const ids = sectionsOf(records, textIn(records.get(recordKey('section', id)) ?? {}, 'page'));
  const at = ids.indexOf(id);
  if (to === 'up') return at === 0 ? null : { after: ids[at - 2] ?? null };
  return at === ids.length - 1 ? null : { after: ids[at + 1]! };
}
