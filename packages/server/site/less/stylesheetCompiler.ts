import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { compileLess, type LessResult } from './compileLess.ts';
import type { LessJob } from './lessWorker.ts';

/** Compiles LESS away from the thread that answers requests, within a time limit. */
export interface StylesheetCompiler {
  compile(source: string): Promise<LessResult>;
  close(): Promise<void>;
}

const TIME_LIMIT_MS = 10_000;
/** Beyond the limit a thread that no longer looks at the clock is killed. */
const GRACE_MS = 2_000;
const MEMORY_MB = 256;
/** A thread nobody needs any more gives its memory back. */
const IDLE_MS = 30_000;

interface Waiting {
  readonly resolve: (result: LessResult) => void;
  readonly timer: NodeJS.Timeout;
}

const GIVEN_UP: LessResult = {
  css: '',
  problems: [{ line: 1, column: 1, message: 'The stylesheets took too long to compile.' }],
};

/** The built worker beside the bundle; null in the source tree, where only tests run. */
export function builtWorker(): URL | null {
  const url = new URL('./lessWorker.js', import.meta.url);
  return existsSync(fileURLToPath(url)) ? url : null;
}

export function createStylesheetCompiler(workerUrl: URL | null = builtWorker()): StylesheetCompiler {
  if (workerUrl === null) return { compile: compileHere, close: () => Promise.resolve() };
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const finish = (id: number, result: LessResult): void => {
    const entry = waiting.get(id);
    if (entry === undefined) return;
    clearTimeout(entry.timer);
    waiting.delete(id);
    entry.resolve(result);
    if (waiting.size === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref();
  };

  async function stop(): Promise<void> {
    const gone = worker;
    worker = null;
    clearTimeout(idle);
    for (const id of [...waiting.keys()]) finish(id, GIVEN_UP);
    await gone?.terminate();
  }

  function start(url: URL): Worker {
    const started = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB }, stdin: false });
    started.unref();
    started.on('message', ({ id, result }: { id: number; result: LessResult }) => finish(id, result));
    started.on('error', () => void stop());
    return started;
  }

  return {
    compile(source) {
      clearTimeout(idle);
      worker ??= start(workerUrl);
      lastId += 1;
      const job: LessJob = { id: lastId, source, timeLimit: TIME_LIMIT_MS };
      return new Promise((resolve) => {
        const timer = setTimeout(() => void stop(), TIME_LIMIT_MS + GRACE_MS);
        waiting.set(job.id, { resolve, timer });
        worker?.postMessage(job);
      });
    },
    close: stop,
  };
}

function compileHere(source: string): Promise<LessResult> {
  const end = performance.now() + TIME_LIMIT_MS;
  return compileLess(source, () => performance.now() > end);
}
