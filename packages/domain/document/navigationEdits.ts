import { diffRecord, type Edit } from './edit.ts';
import { orderOfMany } from './order.ts';
import { textIn } from './records/fields.ts';
import type { JsonRecord } from './records/json.ts';
import { type RecordKey, recordKey, type SiteRecords } from './records/record.ts';
import { recordsOf } from './records/recordMap.ts';

/** A navigation entry as requested by a user. */
export interface WantedLink {
  /** A page's id, or ''. */
  readonly page: string;
  readonly title: string;
  /** An address elsewhere, or ''. */
  readonly url: string;
  readonly newWindow: boolean;
  /** A member area's id, or ''. */
  readonly memberArea: string;
  /** Entries of a folder. */
  readonly items: readonly WantedLink[];
}

/** What makes a navigation these entries, in this order. Entries that lead to the same place stay the same records. */
export function replaceNavigation(
  records: SiteRecords,
  navigation: string,
  items: readonly WantedLink[],
  newId: () => string,
): readonly Edit[] {
  const held = recordsOf(records, 'link').filter(([, link]) => textIn(link, 'navigation') === navigation);
  const free = new Map(held);
  const wanted = entriesOf(navigation, '', items, { free, newId });
  const kept = new Set(wanted.map(([key]) => key));
  const gone = held.map(([id]) => recordKey('link', id)).filter((key) => !kept.has(key));
  return [
    ...wanted.flatMap(([key, record]) => diffRecord(key, records.get(key), record)),
    ...gone.flatMap((key) => diffRecord(key, records.get(key), undefined)),
  ];
}

interface Supply {
  readonly free: Map<string, JsonRecord>;
  readonly newId: () => string;
}

function entriesOf(
  navigation: string,
  parent: string,
  items: readonly WantedLink[],
  supply: Supply,
): readonly (readonly [RecordKey, JsonRecord])[] {
  const orders = orderOfMany(items.length);
  return items.flatMap(({ page, title, url, newWindow, memberArea, items: inner }, index) => {
    const found = takeLike(supply.free, page, url);
    const id = found?.[0] ?? supply.newId();
    const { memberArea: _, ...known } = found?.[1] ?? {};
    const record: JsonRecord = {
      ...known,
      ...{ navigation, parent, order: orders[index]!, page, url, newWindow },
      title: title || textIn(known, 'title'),
      ...(memberArea === '' ? {} : { memberArea }),
    };
    return [[recordKey('link', id), record] as const, ...entriesOf(navigation, id, inner, supply)];
  });
}

/** A record that leads there already, once. */
function takeLike(free: Map<string, JsonRecord>, page: string, url: string): readonly [string, JsonRecord] | null {
  for (const [id, link] of free) {
    if (textIn(link, 'page') !== page || textIn(link, 'url') !== url) continue;
    free.delete(id);
    return [id, link];
  }
  return null;
}
