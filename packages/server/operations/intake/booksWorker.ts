import { parentPort, workerData } from 'node:worker_threads';
import { crashAsToldBy } from '../../database/crashPoints.ts';
import { openDatabase } from '../../database/database.ts';
import { createLog } from '../../log.ts';
import { letGoFirst, stepBack } from '../../stepBack.ts';
import type { BooksAnswer, BooksSettings, BooksTask } from './booksThread.ts';
import { keepBooksHere } from './eventBooks.ts';

/** One stores, one counts, one packs. */
const CONNECTIONS = 3;

const { target, patience, logLevel, isCopied, crashFile } = workerData as BooksSettings;
stepBack();
const db = openDatabase({
  ...target,
  // The built-in database is on this machine, where numbers of processes mean something.
  ...('connection' in target ? { onConnected: letGoFirst } : {}),
  ...{ log: createLog(logLevel), maxConnections: CONNECTIONS, patience },
  ...(crashFile === null ? {} : { around: crashAsToldBy(crashFile) }),
});
const books = keepBooksHere({ db }, { isCopied });
const underway = new Map<number, AbortController>();

async function work(id: number, task: BooksTask): Promise<void> {
  if (!('websiteId' in task)) return db.close();
  if (task.verb === 'store') return books.store(task.websiteId, task.taken);
  if (task.verb === 'count') return books.count(task.websiteId);
  const controller = new AbortController();
  underway.set(id, controller);
  return books.pack(task.websiteId, controller.signal).finally(() => underway.delete(id));
}

/** The parts of an error by which it is told whether trying again is worth it (database/errors.ts). */
function partsOf(error: unknown): Extract<BooksAnswer, { readonly error: unknown }>['error'] {
  const { message, stack = '', code, syscall } = error as NodeJS.ErrnoException;
  return { message, stack, ...(code === undefined ? {} : { code }), ...(syscall === undefined ? {} : { syscall }) };
}

parentPort?.on('message', ({ id, task }: { readonly id: number; readonly task: BooksTask }) => {
  if (task.verb === 'abort') return underway.get(id)?.abort();
  work(id, task).then(
    () => parentPort?.postMessage({ id } satisfies BooksAnswer),
    (error: unknown) => parentPort?.postMessage({ id, error: partsOf(error) } satisfies BooksAnswer),
  );
});
