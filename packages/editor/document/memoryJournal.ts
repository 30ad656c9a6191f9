import { contentOf, type Journal, type JournalRow } from './journal.ts';
import type { Outgoing } from './outbox.ts';

/** A journal that lives as long as this object: for tests, and for browsers that keep nothing. */
export function memoryJournal(leftOver: readonly Outgoing[] = []): Journal {
  const rows = new Map<string, JournalRow>();
  let left = leftOver;
  return {
    read: async () => contentOf([...rows.values()], left),
    write: (written, gone) => {
      for (const { kind, id } of gone) rows.delete(`${kind} ${id}`);
      for (const row of written) rows.set(`${row.kind} ${row.id}`, row);
    },
    forgetLeftOver: () => {
      left = [];
    },
  };
}
