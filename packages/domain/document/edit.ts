import { isJsonRecord, isSame, type Json, type JsonRecord } from './records/json.ts';
import type { RecordKey, SiteRecords } from './records/record.ts';
import { differingKeys, RecordMap } from './records/recordMap.ts';

/**
 * One value of one record, before and after. An empty path is the record itself; an absent `was` means that it was not there,
 * an absent `now` that it is taken away.
 */
export interface Edit {
  readonly key: RecordKey;
  readonly path: readonly string[];
  readonly was?: Json;
  readonly now?: Json;
}

export function valueAt(records: SiteRecords, { key, path }: Pick<Edit, 'key' | 'path'>): Json | undefined {
  let value: Json | undefined = records.get(key);
  for (const name of path) {
    if (!isJsonRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** Returns the records after these edits, one after the other. `clashesOf` decides whether the edits may be made. */
export function applyEdits(records: SiteRecords, edits: readonly Edit[]): SiteRecords {
  if (edits.length === 0) return records;
  const before = RecordMap.from(records);
  const changed = new Map<RecordKey, JsonRecord | undefined>();
  for (const { key, path, now } of edits) {
    const record = withValue(changed.has(key) ? changed.get(key) : before.get(key), path, now);
    // A record that is made again comes last, as in any map.
    if (!isJsonRecord(record)) changed.delete(key);
    changed.set(key, isJsonRecord(record) ? record : undefined);
  }
  return before.with([...changed]);
}

/** An edit inside what is not there changes nothing: its record was taken away meanwhile. */
function withValue(value: Json | undefined, path: readonly string[], now: Json | undefined): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return now;
  if (!isJsonRecord(value)) return value;
  const inner = withValue(Object.hasOwn(value, name) ? value[name] : undefined, rest, now);
  if (inner !== undefined) return { ...value, [name]: inner };
  const { [name]: _gone, ...others } = value;
  return others;
}

/** The same edits the other way round, last first. */
export function invertEdits(edits: readonly Edit[]): readonly Edit[] {
  return edits.map(({ key, path, was, now }) => edit(key, path, now, was)).reverse();
}

/** An edit as it is stored: what is absent has no name. */
export function edit(key: RecordKey, path: readonly string[], was: Json | undefined, now: Json | undefined): Edit {
  return { key, path, ...(was === undefined ? {} : { was }), ...(now === undefined ? {} : { now }) };
}

/**
 * Returns the shortest edits that lead from one record to another. A list is one value and is always changed as a
 * whole.
 */
export function diffRecord(key: RecordKey, was: JsonRecord | undefined, now: JsonRecord | undefined): readonly Edit[] {
  return diffValue(key, [], was, now);
}

function diffValue(
  key: RecordKey,
  path: readonly string[],
  was: Json | undefined,
  now: Json | undefined,
): readonly Edit[] {
  if (isSame(was, now)) return [];
  if (!isJsonRecord(was) || !isJsonRecord(now)) return [edit(key, path, was, now)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])];
  return names.flatMap((name) => diffValue(key, [...path, name], was[name], now[name]));
}

/** What leads from one state of a site to another. */
export function diffRecords(before: SiteRecords, after: SiteRecords): readonly Edit[] {
  return differingKeys(before, after).flatMap((key) => diffRecord(key, before.get(key), after.get(key)));
}

/** Several changes as one: each value as it was before the first and after the last; what came back is no edit at all. */
export function squashEdits(before: SiteRecords, edits: readonly Edit[]): readonly Edit[] {
  const after = applyEdits(before, edits);
  const keys = [...new Set(edits.map(({ key }) => key))];
  return keys.flatMap((key) => diffRecord(key, before.get(key), after.get(key)));
}
