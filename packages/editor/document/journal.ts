import type { Step } from './history.ts';
import type { Outgoing } from './outbox.ts';

/**
 * What survives the window (decision 0037): unsent changes and the steps of undo, by the order in which they were made.
 * A row is written whole and again when it changes.
 */
export interface Journal {
  /** Rows of this window, and unsent changes of windows that are gone. */
  read(): Promise<JournalContent>;
  /** Never throws: an editor without a journal still saves to the server. */
  write(rows: readonly JournalRow[], gone: readonly JournalName[]): void;
  /** Forgets what other windows left, once it is taken up or let go. */
  forgetLeftOver(): void;
}

export interface JournalName {
  readonly kind: 'step' | 'change';
  readonly id: string;
}

export type JournalRow =
  | { readonly kind: 'step'; readonly id: string; readonly step: Step; readonly isDone: boolean }
  | { readonly kind: 'change'; readonly id: string; readonly change: Outgoing };

export interface JournalContent {
  readonly done: readonly Step[];
  /** The last one undone comes last: it is the next to be done again. */
  readonly undone: readonly Step[];
  readonly unsent: readonly Outgoing[];
  readonly leftOver: readonly Outgoing[];
}

/** Rows in the order their steps and changes were made. */
export function contentOf(rows: readonly JournalRow[], leftOver: readonly Outgoing[]): JournalContent {
  const steps = rows.flatMap((row) => (row.kind === 'step' ? [row] : []));
  const changes = rows.flatMap((row) => (row.kind === 'change' ? [row.change] : []));
  const inTime = <Each extends { readonly number: number }>(all: readonly Each[]) =>
    [...all].sort((a, b) => a.number - b.number);
  return {
    done: inTime(steps.filter(({ isDone }) => isDone).map(({ step }) => step)),
    undone: inTime(steps.filter(({ isDone }) => !isDone).map(({ step }) => step)).reverse(),
    unsent: inTime(changes),
    leftOver: inTime(leftOver),
  };
}
