import { type Edit, edit, invertEdits, valueAt } from './edit.ts';
import { isSame, type Json } from './records/json.ts';
import type { SiteRecords } from './records/record.ts';

/** Two people changed one value: what it was to the one, what the other made of it. Absent: not there. */
export interface Clash {
  readonly edit: Edit;
  readonly theirs?: Json;
}

/**
 * Returns edits that clash with another user's (EDT-2). An edit fits if its value is still what its author saw, or
 * already what the author intends. Edits of different values of one record fit each other.
 */
export function clashesOf(records: SiteRecords, edits: readonly Edit[]): readonly Clash[] {
  const seen = new Map<string, Json | undefined>();
  const clashes: Clash[] = [];
  for (const each of edits) {
    const name = JSON.stringify([each.key, each.path]);
    const theirs = seen.has(name) ? seen.get(name) : valueAt(records, each);
    seen.set(name, each.now);
    const isLost = each.path.length > 0 && !records.has(each.key) && !createsIn(edits, each);
    if (isLost || (!isSame(theirs, each.was) && !isSame(theirs, each.now)))
      clashes.push(theirs === undefined ? { edit: each } : { edit: each, theirs });
  }
  return clashes;
}

/** Whether a batch makes the record that one of its later edits changes. */
function createsIn(edits: readonly Edit[], { key }: Edit): boolean {
  return edits.some((each) => each.key === key && each.path.length === 0 && each.now !== undefined);
}

/** What takes a change back: only where its values still are its own, so that another person's later work stays (ED-19). */
export function undoEdits(records: SiteRecords, done: readonly Edit[]): readonly Edit[] {
  return invertEdits(done).filter(
    (each) => isSame(valueAt(records, each), each.was) && isReachable(records, each, done),
  );
}

/** Whether what an edit changes is still there, or comes back with it. */
function isReachable(records: SiteRecords, { key, path }: Edit, done: readonly Edit[]): boolean {
  if (path.length === 0 || records.has(key)) return true;
  return done.some((each) => each.key === key && each.path.length === 0 && each.was !== undefined);
}

/** An edit with what it is based on renewed: for a person who has seen the other value and keeps his own. */
export function insistOn(records: SiteRecords, wanted: Edit): Edit {
  return edit(wanted.key, wanted.path, valueAt(records, wanted), wanted.now);
}
