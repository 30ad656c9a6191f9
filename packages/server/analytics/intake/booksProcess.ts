import { builtProgram, createSideProcess } from '../../platform/background/sideProcess.ts';
import type { DatabaseTarget } from '../../platform/database/pool.ts';
import type { EventBooks } from './eventBooks.ts';
import type { TakenEvents } from './storeEvents.ts';

/** What the process needs to open a pool of its own. */
export interface BooksSettings {
  readonly target: DatabaseTarget;
  readonly patience: number;
  readonly logLevel: string;
  readonly isCopied: boolean;
}

export type BooksTask =
  | { readonly verb: 'open'; readonly settings: BooksSettings }
  | { readonly verb: 'store'; readonly websiteId: string; readonly taken: TakenEvents }
  | { readonly verb: 'count' | 'pack'; readonly websiteId: string }
  | { readonly verb: 'close' };

/** Visits are minutes apart where a site is quiet: it stays for the next one. */
const IDLE_MS = 600_000;

export function builtBooksWorker(): URL | null {
  return builtProgram('booksWorker');
}

/**
 * Kept in a process of its own, which begins with the first task: what takes milliseconds without a break there takes them from
 * no page. One that ends unexpectedly fails what it was at, and the next task begins another one.
 */
export function keepBooksInProcess(program: URL, settings: BooksSettings, idleMs = IDLE_MS): EventBooks {
  const side = createSideProcess<BooksTask, void>({
    ...{ program, idleMs, first: { verb: 'open', settings } },
    ended: 'The process that keeps the books has ended',
  });
  return {
    store: (websiteId, taken) => side.ask({ verb: 'store', websiteId, taken }),
    count: (websiteId) => side.ask({ verb: 'count', websiteId }),
    pack: (websiteId, signal) => side.ask({ verb: 'pack', websiteId }, signal),
    async close() {
      if (!side.isRunning()) return;
      await side.ask({ verb: 'close' }).catch(() => undefined);
      side.end();
    },
  };
}
