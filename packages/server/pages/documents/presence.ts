import type { RecordKey } from '@quoin/domain/document';
import type { SiteDatabase } from '../../platform/database/database.ts';

/** A user who has the editor of a site open, and where. */
export interface Present {
  /** Of the account. */
  readonly id: string;
  readonly name: string;
  readonly page: string;
  readonly key: RecordKey | '';
}

/** The users who have the editor open: every save and every poll is a sign of life, also in other processes. */
export interface Presence {
  note(websiteId: string, person: Present): void;
  /** All other users who were active recently. */
  others(websiteId: string, id: string): readonly Present[];
  /**
   * Called when a user arrives, leaves or moves elsewhere. Returns a function that stops it. A user who only goes
   * silent is noticed at the next poll.
   */
  onChange(websiteId: string, listener: () => void): () => void;
  /** A window of this person listens: when the last one stops, the person is gone. Answers how to stop. */
  listens(websiteId: string, id: string): () => void;
}

export const PRESENT_MS = 20_000;
/** How often somebody who stays at one place is announced to other processes. */
const ANNOUNCE_AGAIN_MS = 5_000;
const TOPIC = 'presence';

interface Seen {
  readonly person: Present;
  readonly at: number;
  readonly announcedAt: number;
}

/** A message between processes: who is where, or who has left. */
type Message = { readonly websiteId: string } & ({ readonly person: Present } | { readonly gone: string });

export function createPresence(now: () => number, db: Pick<SiteDatabase, 'announce' | 'onAnnounced'>): Presence {
  const sites = new Map<string, Map<string, Seen>>();
  const listeners = new Map<string, Set<() => void>>();
  const windows = new Map<string, number>();
  const windowOf = (websiteId: string, id: string) => `${websiteId} ${id}`;
  const announce = (message: Message) => db.announce(TOPIC, JSON.stringify(message));
  const notify = (websiteId: string) => {
    for (const listener of [...(listeners.get(websiteId) ?? [])]) listener();
  };

  function leave(websiteId: string, id: string): void {
    if (sites.get(websiteId)?.delete(id)) notify(websiteId);
  }

  function alive(websiteId: string): readonly Seen[] {
    const people = sites.get(websiteId);
    if (people === undefined) return [];
    for (const [id, { at }] of people) if (now() - at > PRESENT_MS) people.delete(id);
    if (people.size === 0) sites.delete(websiteId);
    return [...people.values()];
  }

  /** Returns whether it is to be announced. */
  function see(websiteId: string, person: Present): boolean {
    const before = alive(websiteId).find((seen) => seen.person.id === person.id);
    const people = sites.get(websiteId) ?? new Map<string, Seen>();
    const isNews = before?.person.page !== person.page || before.person.key !== person.key;
    const isDue = isNews || now() - before.announcedAt >= ANNOUNCE_AGAIN_MS;
    sites.set(websiteId, people.set(person.id, { person, at: now(), announcedAt: isDue ? now() : before.announcedAt }));
    if (isNews) notify(websiteId);
    return isDue;
  }

  /** Also this process's own messages, which change nothing any more. */
  function receive(message: Message): void {
    if ('person' in message) {
      see(message.websiteId, message.person);
      return;
    }
    if (!windows.has(windowOf(message.websiteId, message.gone))) {
      leave(message.websiteId, message.gone);
      return;
    }
    const seen = sites.get(message.websiteId)?.get(message.gone);
    if (seen !== undefined) announce({ websiteId: message.websiteId, person: seen.person });
  }

  db.onAnnounced(TOPIC, (message) => {
    if (message !== '') receive(JSON.parse(message) as Message);
  });
  return {
    note(websiteId, person) {
      if (see(websiteId, person)) announce({ websiteId, person });
    },
    others: (websiteId, id) => alive(websiteId).flatMap(({ person }) => (person.id === id ? [] : [person])),
    listens(websiteId, id) {
      const name = windowOf(websiteId, id);
      windows.set(name, (windows.get(name) ?? 0) + 1);
      return () => {
        const left = (windows.get(name) ?? 1) - 1;
        if (left > 0) return void windows.set(name, left);
        windows.delete(name);
        announce({ websiteId, gone: id });
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
