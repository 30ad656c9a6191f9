import { diffRecords } from './edit.ts';
import { textIn } from './records/fields.ts';
import type { JsonRecord } from './records/json.ts';
import { pageOfKey } from './records/pageRecords.ts';
import { isForVisitors, type RecordKey, recordKey, type SiteRecords } from './records/record.ts';

/**
 * Returns the page that a record is published with: the one that contains it, or for a link the one it leads to; '' for
 * what belongs to the whole site.
 */
export function groupOf(records: SiteRecords, key: RecordKey): string {
  return key.startsWith('link:') ? textIn(records.get(key) ?? {}, 'page') : pageOfKey(records, key);
}

/** Records that differ between two states as visitors would see them, each once. */
export function changedKeys(before: SiteRecords, after: SiteRecords): readonly RecordKey[] {
  return [...new Set(diffRecords(before, after).map(({ key }) => key))].filter(isForVisitors);
}

/** Groups of records that differ: what moved from one page to another belongs to both. */
export function groupsOf(before: SiteRecords, after: SiteRecords, keys: readonly RecordKey[]): readonly string[] {
  const groups = new Set<string>();
  for (const key of keys) for (const group of groupsOfKey(before, after, key)) groups.add(group);
  return [...groups].sort();
}

export function groupsOfKey(before: SiteRecords, after: SiteRecords, key: RecordKey): readonly string[] {
  const states = [before, after].filter((records) => records.has(key));
  return [...new Set(states.map((records) => groupOf(records, key)))];
}

/**
 * Returns the records to publish: all that differ, or those of some pages ('' for what belongs to none). A link brings
 * the folder that contains it, and a new page the links to it.
 */
export function keysToPublish(
  live: SiteRecords,
  draft: SiteRecords,
  pages: readonly string[] | null,
): readonly RecordKey[] {
  const changed = changedKeys(live, draft);
  if (pages === null) return changed;
  const chosen = changed.filter((key) => groupsOfKey(live, draft, key).some((group) => pages.includes(group)));
  const open = new Set(changed);
  const folders = chosen.flatMap((key) => foldersOf(draft, key)).filter((key) => open.has(key));
  return [...new Set([...chosen, ...folders])];
}

function foldersOf(records: SiteRecords, key: RecordKey): readonly RecordKey[] {
  const parent = key.startsWith('link:') ? textIn(records.get(key) ?? {}, 'parent') : '';
  if (parent === '') return [];
  const folder = recordKey('link', parent);
  return [folder, ...(records.has(folder) && folder !== key ? foldersOf(records, folder) : [])];
}

/** One state with some records of another. */
export function withKeysOf(records: SiteRecords, source: SiteRecords, keys: readonly RecordKey[]): SiteRecords {
  const next = new Map<RecordKey, JsonRecord>(records);
  for (const key of keys) {
    const record = source.get(key);
    if (record === undefined) next.delete(key);
    else next.set(key, record);
  }
  return next;
}
