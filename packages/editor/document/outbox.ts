import type { WireChange } from '@quoin/contract/endpoints/content';
import {
  applyEdits,
  type Edit,
  insistOn,
  isSame,
  type RecordKey,
  type SiteRecords,
  textIn,
} from '@quoin/domain/document';

/** A change the server has not acknowledged. */
export interface Outgoing extends WireChange {
  /** Counts the changes of this window. */
  readonly number: number;
  /** The step of the history it belongs to; '' for undo and redo. */
  readonly step: string;
  /** Whether the server may have it: then it is sent again as it is, under its own id, and never altered. */
  readonly isSent: boolean;
  readonly at: number;
}

/** As the server takes it. */
export function toWire({ id, command, label, edits }: Outgoing): WireChange {
  return { id, command, label, edits };
}

/** Changes of one request: few enough for its bounds, in order. The first always goes. */
export function firstOf(outbox: readonly Outgoing[], most: { readonly count: number; readonly letters: number }) {
  let letters = 0;
  const end = outbox.findIndex((change, index) => {
    letters += JSON.stringify(change.edits).length;
    return index > 0 && (index >= most.count || letters > most.letters);
  });
  return end < 0 ? outbox : outbox.slice(0, end);
}

/** What the server has with everything unsent on top. */
export function withUnsent(base: SiteRecords, outbox: readonly Outgoing[]): SiteRecords {
  return applyEdits(
    base,
    outbox.flatMap(({ edits }) => edits),
  );
}

export interface Decision {
  readonly key: RecordKey;
  readonly path: readonly string[];
  readonly keep: 'mine' | 'theirs';
}

/** What a choice is made with: the server's records, and records that others took away since this window opened. */
export interface DecisionGround {
  readonly base: SiteRecords;
  readonly lost: SiteRecords;
  readonly newId: () => string;
}

/**
 * Returns the outbox after the user chose between two values of the change at its head. Keeping theirs also drops the
 * user's own later edits of the same value, because they build on the rejected one. An altered change becomes a new one
 * with its own id.
 */
export function decided(outbox: readonly Outgoing[], decision: Decision, ground: DecisionGround): readonly Outgoing[] {
  const { key, path, keep } = decision;
  if (keep === 'mine' && path.length > 0 && !ground.base.has(key)) return broughtBack(outbox, key, ground);
  const isWithin = (edit: Edit) => edit.key === key && path.every((name, index) => edit.path[index] === name);
  return outbox.flatMap((change, index) => {
    if (keep === 'theirs') return altered(change, without(change.edits, isWithin), ground);
    if (index > 0) return [change];
    const insist = (edit: Edit) => (edit.key === key && isSame(edit.path, path) ? insistOn(ground.base, edit) : edit);
    return altered(change, change.edits.map(insist), ground);
  });
}

/** Where the record itself is gone, keeping one's own value brings the whole record back, with the section it lay in. */
function broughtBack(outbox: readonly Outgoing[], key: RecordKey, ground: DecisionGround): readonly Outgoing[] {
  const mine = withUnsent(ground.lost, outbox);
  const record = mine.get(key);
  const section: RecordKey = `section:${record === undefined ? '' : textIn(record, 'section')}`;
  const needed = ground.base.has(section) ? [key] : [section, key];
  const back = needed.flatMap((each): readonly Edit[] => {
    const now = mine.get(each);
    return now === undefined ? [] : [{ key: each, path: [], now }];
  });
  return outbox.flatMap((change, index) => {
    const rest = without(change.edits, (edit) => needed.includes(edit.key));
    return altered(change, index === 0 ? [...back, ...rest] : rest, ground);
  });
}

function without(edits: readonly Edit[], isGone: (edit: Edit) => boolean): readonly Edit[] {
  return edits.some(isGone) ? edits.filter((edit) => !isGone(edit)) : edits;
}

function altered(change: Outgoing, edits: readonly Edit[], { newId }: DecisionGround): readonly Outgoing[] {
  if (edits === change.edits) return [change];
  return edits.length === 0 ? [] : [{ ...change, id: newId(), isSent: false, edits }];
}
