/** The list under a search field: what is in it, whether it is open, which entry is active. Pure. */
export interface SuggestState<Entry> {
  /** What the entries belong to; '' before the first answer. */
  readonly typed: string;
  readonly entries: readonly Entry[];
  readonly isOpen: boolean;
  /** -1: the field itself. */
  readonly active: number;
}

export const NOTHING: SuggestState<never> = { typed: '', entries: [], isOpen: false, active: -1 };

/** The shortest text that is looked up, and how long typing rests before it is; milliseconds. */
export const SUGGEST = { shortest: 2, restMs: 180 } as const;

export function answered<Entry>(typed: string, entries: readonly Entry[]): SuggestState<Entry> {
  return { typed, entries, isOpen: entries.length > 0, active: -1 };
}

/** What a key does (WAI-ARIA combobox); null where it does what it always does. */
export function keyPressed<Entry>(state: SuggestState<Entry>, key: string): SuggestState<Entry> | null {
  const { isOpen, active, entries } = state;
  if (key === 'Escape') return isOpen ? { ...state, isOpen: false, active: -1 } : null;
  if (entries.length === 0) return null;
  const last = entries.length - 1;
  if (key === 'ArrowDown')
    return { ...state, isOpen: true, active: isOpen && active < last ? active + 1 : isOpen ? -1 : 0 };
  if (key === 'ArrowUp') return { ...state, isOpen: true, active: isOpen && active >= 0 ? active - 1 : last };
  if (!isOpen || active < 0) return null;
  // In the list these mean its ends; in the field, those of the text.
  if (key === 'Home') return { ...state, active: 0 };
  if (key === 'End') return { ...state, active: last };
  return null;
}
