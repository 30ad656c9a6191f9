import type { Inside } from './core.ts';
import type { Step } from './history.ts';
import type { Journal, JournalName, JournalRow } from './journal.ts';
import type { Outgoing } from './outbox.ts';

/** Writes down what differs between two moments: whole rows, and the names of those that went. */
export function journalDifference(journal: Journal, before: Inside, after: Inside): void {
  const rows: JournalRow[] = [];
  const gone: JournalName[] = [];
  if (before.outbox !== after.outbox) noteChanges(before.outbox, after.outbox, rows, gone);
  if (before.history !== after.history) noteSteps(before.history, after.history, rows, gone);
  if (rows.length > 0 || gone.length > 0) journal.write(rows, gone);
}

function noteChanges(before: readonly Outgoing[], after: readonly Outgoing[], rows: JournalRow[], gone: JournalName[]) {
  const known = new Set(before);
  const left = new Set(after.map(({ id }) => id));
  for (const change of after) if (!known.has(change)) rows.push({ kind: 'change', id: change.id, change });
  for (const { id } of before) if (!left.has(id)) gone.push({ kind: 'change', id });
}

function noteSteps(before: Inside['history'], after: Inside['history'], rows: JournalRow[], gone: JournalName[]) {
  const done = topOf(before.done, after.done);
  const undone = topOf(before.undone, after.undone);
  for (const step of done.after) rows.push({ kind: 'step', id: step.id, step, isDone: true });
  for (const step of undone.after) rows.push({ kind: 'step', id: step.id, step, isDone: false });
  const kept = new Set(rows.map(({ id }) => id));
  for (const { id } of [...done.before, ...undone.before]) if (!kept.has(id)) gone.push({ kind: 'step', id });
}

/** Stacks change at their top alone: what is above the part they share. */
function topOf(before: readonly Step[], after: readonly Step[]) {
  let shared = Math.min(before.length, after.length);
  while (shared > 0 && before[shared - 1] !== after[shared - 1]) shared -= 1;
  return { before: before.slice(shared), after: after.slice(shared) };
}
