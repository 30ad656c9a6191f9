import { workAside } from '../../platform/background/workAside.ts';
import { openDatabase, type SiteDatabase } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import type { BooksSettings, BooksTask } from './booksProcess.ts';
import { type EventBooks, keepBooksHere } from './eventBooks.ts';

/** One stores, one counts, one packs. */
const CONNECTIONS = 3;

interface OpenBooks {
  readonly db: SiteDatabase;
  readonly books: EventBooks;
}

let open: OpenBooks | null = null;

function openBooks({ target, patience, logLevel, isCopied }: BooksSettings): OpenBooks {
  const db = openDatabase({
    ...target,
    log: createLog(logLevel),
    maxConnections: CONNECTIONS,
    patience,
  });
  return { db, books: keepBooksHere({ db }, { isCopied }) };
}

workAside<BooksTask, void>(async (task, signal) => {
  if (task.verb === 'open') {
    open = openBooks(task.settings);
    return;
  }
  const { db, books } = open!;
  if (task.verb === 'close') return db.close();
  if (task.verb === 'store') return books.store(task.websiteId, task.taken);
  if (task.verb === 'count') return books.count(task.websiteId);
  return books.pack(task.websiteId, signal);
});
