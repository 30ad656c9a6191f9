import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DatabaseTarget } from '../../database/pool.ts';
import type { EventBooks } from './eventBooks.ts';
import type { TakenEvents } from './storeEvents.ts';

/** What the thread needs to open a pool of its own. */
export interface BooksSettings {
  readonly target: DatabaseTarget;
  readonly patience: number;
  readonly logLevel: string;
  readonly isCopied: boolean;
  readonly crashFile: string | null;
}

export type BooksTask =
  | { readonly verb: 'store'; readonly websiteId: string; readonly taken: TakenEvents }
  | { readonly verb: 'count' | 'pack'; readonly websiteId: string }
  | { readonly verb: 'abort' | 'close' };

export type BooksAnswer =
  | { readonly id: number }
  | {
      readonly id: number;
      readonly error: {
        readonly message: string;
        readonly stack: string;
        readonly code?: string;
        readonly syscall?: string;
      };
    };

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

/** The built worker beside the bundle; null in the source tree, where only tests run. */
export function builtBooksWorker(): URL | null {
  const url = new URL('./booksWorker.js', import.meta.url);
  return existsSync(fileURLToPath(url)) ? url : null;
}

/**
 * Kept in a thread of its own, which begins with the first task: what takes milliseconds without a break there takes them from no
 * page. A thread that ends unexpectedly fails what it was at, and the next task begins another one.
 */
export function keepBooksInThread(url: URL, settings: BooksSettings): EventBooks {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;

  function begin(): Worker {
    const begun = new Worker(url, { workerData: settings, stdin: false });
    begun.on('message', hear);
    begun.on('error', (error: Error) => fail(begun, error));
    begun.on('exit', () => fail(begun, new Error('The thread that keeps the books has ended')));
    return begun;
  }

  function hear(answer: BooksAnswer): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) {
      const { message, ...parts } = answer.error;
      asked?.reject(Object.assign(new Error(message), parts));
    } else asked?.resolve();
  }

  function fail(ended: Worker, error: Error): void {
    if (ended !== thread) return;
    thread = null;
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(error);
  }

  function ask(task: BooksTask, signal?: AbortSignal): Promise<void> {
    thread ??= begin();
    const asked = thread;
    last += 1;
    const id = last;
    const abort = () => asked.postMessage({ id, task: { verb: 'abort' } satisfies BooksTask });
    return new Promise<void>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      asked.postMessage({ id, task });
      signal?.addEventListener('abort', abort, { once: true });
    }).finally(() => signal?.removeEventListener('abort', abort));
  }

  return {
    store: (websiteId, taken) => ask({ verb: 'store', websiteId, taken }),
    count: (websiteId) => ask({ verb: 'count', websiteId }),
    pack: (websiteId, signal) => ask({ verb: 'pack', websiteId }, signal),
    async close() {
      if (thread === null) return;
      const ended = thread;
      await ask({ verb: 'close' }).catch(() => undefined);
      thread = null;
      await ended.terminate();
    },
  };
}
