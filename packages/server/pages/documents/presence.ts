import type { RecordKey } from '@quoin/domain/document';

/** A user who has the editor of a site open, and where. */
export interface Present {
  /** Of the account. */
  readonly id: string;
  readonly name: string;
  readonly page: string;
  readonly key: RecordKey | '';
}

/**
 * The users who have the editor open, as far as this process sees: every save and every poll is a sign of life. Kept in
 * memory: with several nodes, users see those of their own node.
 */
export interface Presence {
  note(websiteId: string, person: Present): void;
  /** All other users who were active recently. */
  others(websiteId: string, id: string): readonly Present[];
  leave(websiteId: string, id: string): void;
  /**
   * Called when a user arrives, leaves or moves elsewhere. Returns a function that stops it. A user who only goes
   * silent is noticed at the next poll.
   */
  onChange(websiteId: string, listener: () => void): () => void;
  /** A window of this person listens: when the last one stops, the person is gone. Answers how to stop. */
  listens(websiteId: string, id: string): () => void;
}

export const PRESENT_MS = 20_000;

export function createPresence(now: () => number): Presence {
  const sites = new Map<string, Map<string, { readonly person: Present; readonly at: number }>>();
  const listeners = new Map<string, Set<() => void>>();
  const tell = (websiteId: string) => {
    for (const listener of [...(listeners.get(websiteId) ?? [])]) listener();
  };

  const windows = new Map<string, number>();

  function leave(websiteId: string, id: string): void {
    if (sites.get(websiteId)?.delete(id)) tell(websiteId);
  }

  function alive(websiteId: string) {
    const people = sites.get(websiteId);
    if (people === undefined) return [];
    for (const [id, { at }] of people) if (now() - at > PRESENT_MS) people.delete(id);
    if (people.size === 0) sites.delete(websiteId);
    return [...people.values()].map(({ person }) => person);
  }

  return {
    note(websiteId, person) {
      const before = alive(websiteId).find(({ id }) => id === person.id);
      const people = sites.get(websiteId) ?? new Map();
      sites.set(websiteId, people.set(person.id, { person, at: now() }));
      if (before?.page !== person.page || before.key !== person.key) tell(websiteId);
    },
    others: (websiteId, id) => alive(websiteId).filter((person) => person.id !== id),
    leave,
    listens(websiteId, id) {
      const name = `${websiteId} ${id}`;
      windows.set(name, (windows.get(name) ?? 0) + 1);
      return () => {
        const left = (windows.get(name) ?? 1) - 1;
        if (left > 0) return void windows.set(name, left);
        windows.delete(name);
        leave(websiteId, id);
      };
    },
    onChange(websiteId, listener) {
      const own = listeners.get(websiteId) ?? new Set();
      listeners.set(websiteId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(websiteId) === own) listeners.delete(websiteId);
      };
    },
  };
}
