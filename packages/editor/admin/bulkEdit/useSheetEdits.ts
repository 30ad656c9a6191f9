import { useCallback, useEffect, useState } from 'react';
import { type CellChange, type SheetEdits, withCells } from './sheet.ts';

interface History {
  readonly past: readonly SheetEdits[];
  readonly now: SheetEdits;
  readonly future: readonly SheetEdits[];
}

const STEPS_KEPT = 100;
const NONE: SheetEdits = new Map();

/** Changes of the sheet with their undo; kept in this window's storage, so that a look elsewhere loses nothing. */
export function useSheetEdits(site: string) {
  const storageKey = draftKey(site);
  const [history, setHistory] = useState<History>(() => ({ past: [], now: readDraft(storageKey), future: [] }));
  useEffect(() => writeDraft(storageKey, history.now), [storageKey, history.now]);
  const change = useCallback(
    (changes: readonly CellChange[]) =>
      setHistory(({ past, now }) => ({
        past: [...past.slice(1 - STEPS_KEPT), now],
        now: withCells(now, changes),
        future: [],
      })),
    [],
  );
  const undo = useCallback(
    () =>
      setHistory((held) => {
        const last = held.past.at(-1);
        return last === undefined
          ? held
          : { past: held.past.slice(0, -1), now: last, future: [held.now, ...held.future] };
      }),
    [],
  );
  const redo = useCallback(
    () =>
      setHistory((held) => {
        const [next, ...future] = held.future;
        return next === undefined ? held : { past: [...held.past, held.now], now: next, future };
      }),
    [],
  );
  const discard = useCallback(
    () => setHistory(({ past, now }) => ({ past: [...past, now], now: NONE, future: [] })),
    [],
  );
  return { edits: history.now, canUndo: history.past.length > 0, change, undo, redo, discard };
}

function draftKey(site: string): string {
  return `quoin.sheet.${site}`;
}

/** After a batch was applied its changes are no longer ones. */
export function forgetDraft(site: string): void {
  writeDraft(draftKey(site), NONE);
}

function readDraft(key: string): SheetEdits {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? new Map(stored as [string, { seen: string; typed: string }][]) : NONE;
  } catch {
    return NONE;
  }
}

/** Without room in the storage the changes live as long as the screen. */
function writeDraft(key: string, edits: SheetEdits): void {
  try {
    if (edits.size === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([...edits]));
  } catch {
    // Nothing to be done, and nothing lost yet.
  }
}
