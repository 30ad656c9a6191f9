import {
  differingKeys,
  idOfKey,
  type JsonRecord,
  type RecordKey,
  type SiteRecords,
  sectionsOf,
  textIn,
} from '@quoin/domain/document';
import { type ReadBlock, readBlock } from './readBlock.ts';

export type Stored = ReadonlyMap<string, ReadBlock>;

/** Blocks by section and sections by page, kept in step with the records: what a change costs is what changed. */
export interface StoredBlocks {
  /** Brings it up to date; answers ids of sections that hold other blocks, or others' states, than before. */
  follow(records: SiteRecords): ReadonlySet<string>;
  in(section: string): Stored;
  /** Ids of a page's sections from the top. */
  sections(page: string): readonly string[];
}

const NONE: Stored = new Map();

export function createStoredBlocks(): StoredBlocks {
  let last: SiteRecords = new Map();
  let orders = new Map<string, readonly string[]>();
  const bySection = new Map<string, Map<string, ReadBlock>>();

  function take(key: RecordKey, record: JsonRecord | undefined, touched: Set<string>): void {
    if (key.startsWith('section:')) {
      orders = new Map();
      touched.add(idOfKey(key));
    }
    if (!key.startsWith('block:')) return;
    const id = idOfKey(key);
    const [was, now] = [last.get(key), record];
    const [from, to] = [was && textIn(was, 'section'), now && textIn(now, 'section')];
    if (from !== undefined) {
      touched.add(from);
      if (from !== to) bySection.get(from)?.delete(id);
    }
    if (to === undefined || now === undefined) return;
    touched.add(to);
    const read = readBlock(id, now);
    const held = bySection.get(to);
    if (held) held.set(id, read);
    else bySection.set(to, new Map([[id, read]]));
  }

  return {
    follow(records) {
      const touched = new Set<string>();
      if (records === last) return touched;
      for (const key of differingKeys(last, records)) take(key, records.get(key), touched);
      last = records;
      return touched;
    },
    in: (section) => bySection.get(section) ?? NONE,
    sections(page) {
      const known = orders.get(page) ?? sectionsOf(last, page);
      orders.set(page, known);
      return known;
    },
  };
}
