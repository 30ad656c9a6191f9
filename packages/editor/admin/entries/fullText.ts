import type { WireJournal } from '@quoin/contract/endpoints/content';
import { itemKind, itemSentence } from '@quoin/domain/site';

/**
 * Returns the message that there is no room for another entry, before the user writes one (LIM-01, ED-47). Null while
 * there is room.
 */
export function fullText({ kind, title, counts }: Pick<WireJournal, 'kind' | 'title' | 'counts'>): string | null {
  const { most } = itemKind(kind);
  const { trash: _, ...kept } = counts;
  const count = Object.values(kept).reduce((sum, each) => sum + each, 0);
  if (most === null || count < most) return null;
  return itemSentence({ code: 'itemCollectionFull', values: { title, max: most } });
}
