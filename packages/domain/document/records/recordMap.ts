import { textIn } from './fields.ts';
import type { JsonRecord } from './json.ts';
import { idOfKey, type RecordKey, type RecordKind, type SiteRecords } from './record.ts';

/** Records that share a remainder of their key's hash lie together. What a change copies is the list of slots and one slot. */
const SLOTS = 512;
/** Ids are random at their end. */
const HASHED = 8;

type Slot = ReadonlyMap<RecordKey, JsonRecord>;
type Family = ReadonlySet<RecordKey>;

/**
 * Records of a site of which a changed copy costs what changed, however many there are (ED-46), and which know the blocks of
 * a section and the sections of a page without looking at all others. Nothing in it ever changes.
 */
export class RecordMap implements SiteRecords {
  readonly size: number;
  readonly #slots: readonly (Slot | undefined)[];
  /** Blocks by section, sections by page, others by kind; in the order in which they came. */
  readonly #families: ReadonlyMap<string, Family>;

  private constructor(size: number, slots: readonly (Slot | undefined)[], families: ReadonlyMap<string, Family>) {
    this.size = size;
    this.#slots = slots;
    this.#families = families;
  }

  /** The same records; a map of this kind is itself. */
  static from(records: SiteRecords): RecordMap {
    if (records instanceof RecordMap) return records;
    return new RecordMap(0, Array.from({ length: SLOTS }), new Map()).with([...records]);
  }

  /** A copy with other records at these keys, one after the other; undefined takes one away. */
  with(changes: readonly (readonly [RecordKey, JsonRecord | undefined])[]): RecordMap {
    const slots = [...this.#slots];
    const families = new Map(this.#families);
    const own = new Set<string>();
    let { size } = this;
    for (const [key, now] of changes) {
      const at = slotOf(key);
      const was = slots[at]?.get(key);
      if (was === now) continue;
      const slot = new Map(slots[at]);
      if (now === undefined) slot.delete(key);
      else slot.set(key, now);
      slots[at] = slot;
      const [from, to] = [was && familyOf(key, was), now && familyOf(key, now)];
      if (from === to) continue;
      size += Number(to !== undefined) - Number(from !== undefined);
      if (from !== undefined) ownFamily(families, own, from).delete(key);
      if (to !== undefined) ownFamily(families, own, to).add(key);
    }
    return new RecordMap(size, slots, families);
  }

  get(key: RecordKey): JsonRecord | undefined {
    return this.#slots[slotOf(key)]?.get(key);
  }

  has(key: RecordKey): boolean {
    return this.#slots[slotOf(key)]?.has(key) ?? false;
  }

  *keys(): Generator<RecordKey, undefined, unknown> {
    for (const family of this.#families.values()) yield* family;
  }

  *values(): Generator<JsonRecord, undefined, unknown> {
    for (const key of this.keys()) yield this.get(key)!;
  }

  *entries(): Generator<[RecordKey, JsonRecord], undefined, unknown> {
    for (const key of this.keys()) yield [key, this.get(key)!];
  }

  [Symbol.iterator](): Generator<[RecordKey, JsonRecord], undefined, unknown> {
    return this.entries();
  }

  forEach(act: (record: JsonRecord, key: RecordKey, records: SiteRecords) => void): void {
    for (const [key, record] of this) act(record, key, this);
  }

  /** Keys of one kind; `within`: of the blocks of one section, of the sections of one page. */
  keysOf(kind: RecordKind, within?: string): Iterable<RecordKey> {
    if (within !== undefined) return this.#families.get(`${kind}/${within}`) ?? [];
    const start = `${kind}/`;
    return [...this.#families].flatMap(([name, family]) =>
      name === kind || name.startsWith(start) ? [...family] : [],
    );
  }

  /** Keys whose record is another object there, or only in one of the two. */
  differingFrom(other: RecordMap): readonly RecordKey[] {
    const keys: RecordKey[] = [];
    for (let at = 0; at < SLOTS; at += 1) {
      const [own, theirs] = [this.#slots[at], other.#slots[at]];
      if (own === theirs) continue;
      for (const [key, record] of own ?? []) if (theirs?.get(key) !== record) keys.push(key);
      for (const key of theirs?.keys() ?? []) if (!own?.has(key)) keys.push(key);
    }
    return keys;
  }
}

/** Records of one kind, as [id, record]; `within`: of the blocks of one section, of the sections of one page. */
export function recordsOf(
  records: SiteRecords,
  kind: RecordKind,
  within?: string,
): readonly (readonly [string, JsonRecord])[] {
  const all = RecordMap.from(records);
  return [...all.keysOf(kind, within)].map((key) => [idOfKey(key), all.get(key)!] as const);
}

/** Keys of records that are other objects, or in one of the two alone. */
export function differingKeys(before: SiteRecords, after: SiteRecords): readonly RecordKey[] {
  if (before === after) return [];
  return RecordMap.from(before).differingFrom(RecordMap.from(after));
}

function familyOf(key: RecordKey, record: JsonRecord): string {
  if (key.startsWith('block:')) return `block/${textIn(record, 'section')}`;
  if (key.startsWith('section:')) return `section/${textIn(record, 'page')}`;
  return key.slice(0, key.indexOf(':'));
}

function slotOf(key: RecordKey): number {
  let hash = key.length;
  for (let at = Math.max(0, key.length - HASHED); at < key.length; at += 1)
    hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0;
  return (hash ^ (hash >>> 9)) & (SLOTS - 1);
}

/** A family of a map under construction, copied before it changes for the first time. */
function ownFamily(families: Map<string, Family>, own: Set<string>, name: string): Set<RecordKey> {
  const known = families.get(name);
  if (known !== undefined && own.has(name)) return known as Set<RecordKey>;
  const made = new Set(known);
  families.set(name, made);
  own.add(name);
  return made;
}
