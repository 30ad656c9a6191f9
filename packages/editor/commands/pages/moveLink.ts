import { linksIn, recordKey, textIn } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/moveLink';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';
import { type LinkPlace, linkOrder } from './linkOrder.ts';

export interface MoveLink {
  readonly id: string;
  /** One place among its siblings, or any place. */
  readonly to: 'up' | 'down' | LinkPlace;
}

/** A folder takes its entries along into another navigation. */
export const moveLink: Command<MoveLink> = {
  id: 'moveLink',
  label: ({ to }) => (typeof to === 'string' ? texts.moveLink(to) : texts.moveLink2),
  plan: (records, { id, to }) => {
    const key = recordKey('link', id);
    const link = records.get(key);
    if (link === undefined) return accept([]);
    const [own, parent] = [textIn(link, 'navigation'), textIn(link, 'parent')];
    const siblings = linksIn(records, own, parent).map((each) => each.id);
    const at = siblings.indexOf(id);
    if ((to === 'up' && at === 0) || (to === 'down' && at === siblings.length - 1)) return accept([]);
    const after = to === 'up' ? (siblings[at - 2] ?? null) : siblings[at + 1]!;
    const place: LinkPlace = typeof to === 'string' ? { navigation: own, parent, after } : to;
    const { navigation, parent: folder = '' } = place;
    const moved = { ...link, navigation, parent: folder, order: linkOrder(records, place, id) };
    const inside = navigation === own ? [] : linksIn(records, own, id);
    return accept([
      ...becoming(records, key, moved),
      ...inside.flatMap((each) => {
        const inner = recordKey('link', each.id);
        return becoming(records, inner, { ...records.get(inner), navigation });
      }),
    ]);
  },
};
