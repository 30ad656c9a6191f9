import {
  applyEdits,
  type Edit,
  invertEdits,
  type JsonRecord,
  type RecordKey,
  type SiteRecords,
  squashEdits,
  undoEdits,
} from '@quoin/domain/document';

/** One thing a person did, as undo takes it back: each value at most once. */
export interface Step {
  readonly id: string;
  /** Counts the steps of this window, over reloads too. */
  readonly number: number;
  readonly command: string;
  readonly label: string;
  readonly edits: readonly Edit[];
  /** Where it was done. */
  readonly page: string;
  readonly mergeKey: string;
  /** Of its last edit; ms since 1970. */
  readonly at: number;
}

export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** A pause longer than this ends a run of typing or dragging (ED-17); ms. */
export const MERGE_PAUSE_MS = 1000;

/** Whether what is done now goes on with the last step. */
export function continues({ done, undone }: History, mergeKey: string | undefined, now: number): Step | null {
  const last = done.at(-1);
  if (mergeKey === undefined || last === undefined || undone.length > 0) return null;
  return last.mergeKey === mergeKey && now - last.at <= MERGE_PAUSE_MS ? last : null;
}

/** Only the records that some edits touch: a page may have a thousand others. */
export function touchedBy(records: SiteRecords, edits: readonly Edit[]): SiteRecords {
  const touched = new Map<RecordKey, JsonRecord>();
  for (const { key } of edits) {
    const record = records.get(key);
    if (record !== undefined) touched.set(key, record);
  }
  return touched;
}

/** Two changes one after the other as one. `records`: before the later of them. */
export function joined(records: SiteRecords, earlier: readonly Edit[], later: readonly Edit[]): readonly Edit[] {
  const all = [...earlier, ...later];
  return squashEdits(applyEdits(touchedBy(records, all), invertEdits(earlier)), all);
}

/** A step that now also covers what was done after it; null when all of it came back to what it was. */
export function grown(
  records: SiteRecords,
  step: Step,
  { edits, label, at }: Pick<Step, 'edits' | 'label' | 'at'>,
): Step | null {
  const all = joined(records, step.edits, edits);
  return all.length === 0 ? null : { ...step, edits: all, label, at };
}

/** The next step that undo or redo can do something about, with its edits; steps that others have overwritten are passed. */
export function nextOf(
  records: SiteRecords,
  steps: readonly Step[],
): { readonly step: Step; readonly edits: readonly Edit[]; readonly passed: readonly Step[] } | null {
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index]!;
    const edits = undoEdits(records, step.edits);
    if (edits.length > 0) return { step, edits, passed: steps.slice(index + 1) };
  }
  return null;
}
