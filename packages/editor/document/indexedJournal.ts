import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { contentOf, type Journal, type JournalName, type JournalRow } from './journal.ts';

/** [scope, window, kind, id]: whose site, in which window, what. */
type RowKey = [string, string, string, string];

interface Kept {
  readonly row: JournalRow;
  /** ms since 1970. */
  readonly at: number;
}

interface JournalSchema extends DBSchema {
  rows: { key: RowKey; value: Kept };
}

type Database = IDBPDatabase<JournalSchema>;

/** Steps of a window that never came back are forgotten after this; unsent changes never are; ms. */
const STEPS_KEPT_MS = 7 * 24 * 3600 * 1000;
const LOCK_WAIT_MS = 400;
const WINDOW_NAME = 'quoin-editor-window';

export interface WindowJournal extends Journal {
  /** Lets another window take up what this one leaves. */
  close(): void;
}

/**
 * The journal of this window in IndexedDB. `scope` names the site and the person, so that nobody is offered another's work.
 * A window is known again after a reload, and known to be gone by the lock it no longer holds.
 */
export async function openIndexedJournal(scope: string, newId: () => string, now: number): Promise<WindowJournal> {
  const database = await openDB<JournalSchema>('quoin-editor', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('rows'),
  });
  const own = await claimWindow(scope, newId);
  const gone = await leftWindows(database, scope, own.name);
  await forgetOldSteps(database, scope, gone, now);
  let writes: Promise<unknown> = Promise.resolve();
  /** One after the other. A browser that keeps nothing (full, private) is not in the way: the server has it in seconds. */
  const queue = (act: () => Promise<unknown>) => {
    writes = writes.then(act).catch(() => undefined);
  };
  const keyOf = ({ kind, id }: JournalName): RowKey => [scope, own.name, kind, id];
  return {
    read: async () => {
      await writes;
      const rows = await database.getAll('rows', rangeOf(scope, own.name));
      const left = await Promise.all(gone.map((name) => database.getAll('rows', rangeOf(scope, name, 'change'))));
      const changes = left.flat().flatMap(({ row }) => (row.kind === 'change' ? [row.change] : []));
      return contentOf(
        rows.map(({ row }) => row),
        changes,
      );
    },
    write: (rows, removed) =>
      queue(() =>
        writeRows(
          database,
          rows.map((row) => [keyOf(row), row]),
          removed.map(keyOf),
        ),
      ),
    forgetLeftOver: () =>
      queue(() => Promise.all(gone.map((name) => database.delete('rows', rangeOf(scope, name, 'change'))))),
    close: () => {
      own.release();
      queue(async () => database.close());
    },
  };
}

async function writeRows(
  database: Database,
  rows: readonly (readonly [RowKey, JournalRow])[],
  removed: readonly RowKey[],
): Promise<void> {
  const at = Date.now();
  const work = database.transaction('rows', 'readwrite');
  await Promise.all([
    ...removed.map((key) => work.store.delete(key)),
    ...rows.map(([key, row]) => work.store.put({ row, at }, key)),
    work.done,
  ]);
}

function rangeOf(...start: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound([...start], [...start, []]);
}

/**
 * Claims the name this window had before a reload. A copy of the window gets the same name: the lock holder keeps it.
 */
async function claimWindow(scope: string, newId: () => string): Promise<{ name: string; release: () => void }> {
  const known = sessionStorage.getItem(WINDOW_NAME);
  for (const name of known === null ? [newId()] : [known, newId()]) {
    const release = await hold(lockName(scope, name));
    if (release === null) continue;
    sessionStorage.setItem(WINDOW_NAME, name);
    return { name, release };
  }
  return { name: newId(), release: () => undefined };
}

/**
 * Returns a function that releases the lock, or null if another window holds it. Pages without locks (no https) cannot
 * detect rivals.
 */
function hold(name: string): Promise<(() => void) | null> {
  if (navigator.locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const wait = AbortSignal.timeout(LOCK_WAIT_MS);
    navigator.locks
      .request(name, { signal: wait }, () => new Promise<void>((release) => resolve(() => release())))
      .catch(() => resolve(null));
  });
}

function lockName(scope: string, name: string): string {
  return `quoin-editor ${scope} ${name}`;
}

/** Returns windows that have rows but are open nowhere. */
async function leftWindows(database: Database, scope: string, own: string): Promise<readonly string[]> {
  const keys = await database.getAllKeys('rows', rangeOf(scope));
  const names = new Set(keys.map(([, name]) => name));
  names.delete(own);
  const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
  return [...names].filter((name) => !held.has(lockName(scope, name)));
}

async function forgetOldSteps(database: Database, scope: string, gone: readonly string[], now: number): Promise<void> {
  for (const name of gone) {
    const steps = rangeOf(scope, name, 'step');
    const rows = await database.getAll('rows', steps);
    if (rows.every(({ at }) => at < now - STEPS_KEPT_MS)) await database.delete('rows', steps);
  }
}
