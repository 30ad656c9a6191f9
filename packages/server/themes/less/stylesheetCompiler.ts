import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LessResult, LessSource } from './compileLess.ts';
import { type Clocks, createCpuTimeLimit, OWN_CLOCKS } from './cpuTimeLimit.ts';
import type { LessJob } from './lessWorker.ts';

/** Compiles LESS away from the thread that answers requests, within a time limit. */
export interface StylesheetCompiler {
  compile(source: LessSource): Promise<LessResult>;
  close(): Promise<void>;
}

export interface CompilerOptions {
  /** Milliseconds of working on one stylesheet. */
  readonly timeLimit?: number;
  /** Beyond the limit a thread that no longer looks at the clock is killed. */
  readonly grace?: number;
  readonly clocks?: Clocks;
}

const TIME_LIMIT_MS = 10_000;
const GRACE_MS = 2_000;
const MEMORY_MB = 256;
/** A thread nobody needs any more gives its memory back. */
const IDLE_MS = 30_000;

interface Job {
  readonly source: LessSource;
  readonly resolve: (result: LessResult) => void;
}

const GIVEN_UP: LessResult = {
  css: '',
  problems: [{ line: 1, column: 1, message: 'The stylesheets took too long to compile.' }],
};

/** Returns the built worker next to the bundle. Null in the source tree, where only tests run. */
export function builtWorker(): URL | null {
  const url = new URL('./lessWorker.js', import.meta.url);
  return existsSync(fileURLToPath(url)) ? url : null;
}

/**
 * One stylesheet after the other: one that takes for ever, or takes all memory, is given up alone, and those behind it are
 * compiled by a new thread.
 */
export function createStylesheetCompiler(
  workerUrl: URL | null = builtWorker(),
  { timeLimit = TIME_LIMIT_MS, grace = GRACE_MS, clocks = OWN_CLOCKS }: CompilerOptions = {},
): StylesheetCompiler {
  if (workerUrl === null)
    return {
      compile: async (source) => {
        const { compileLess } = await import('./compileLess.ts');
        return compileLess(source, createCpuTimeLimit(timeLimit, clocks));
      },
      close: () => Promise.resolve(),
    };
  const url = workerUrl;
  let worker: Worker | null = null;
  let [idle, watch] = [undefined as NodeJS.Timeout | undefined, undefined as NodeJS.Timeout | undefined];
  let current: Job | null = null;
  const queue: Job[] = [];

  function next(): void {
    if (current !== null) return;
    clearTimeout(idle);
    current = queue.shift() ?? null;
    if (current === null) {
      idle = setTimeout(() => void endThread(), IDLE_MS).unref();
      return;
    }
    worker ??= startThread();
    const isOver = createCpuTimeLimit(timeLimit + grace, clocks);
    watch = setInterval(() => {
      if (isOver()) giveUp();
    }, grace);
    const { source, math } = current.source;
    worker.postMessage({ source, math, timeLimit } satisfies LessJob);
  }

  function finish(result: LessResult): void {
    clearInterval(watch);
    const done = current;
    current = null;
    done?.resolve(result);
    next();
  }

  function giveUp(): void {
    void endThread();
    finish(GIVEN_UP);
  }

  async function endThread(): Promise<void> {
    const gone = worker;
    worker = null;
    gone?.removeAllListeners();
    // Ignores errors while it ends: an unhandled error would end the server.
    gone?.on('error', () => {});
    await gone?.terminate();
  }

  function startThread(): Worker {
    const started = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB }, stdin: false });
    started.unref();
    started.on('message', finish);
    started.on('error', giveUp);
    started.on('exit', giveUp);
    return started;
  }

  return {
    compile(source) {
      return new Promise((resolve) => {
        queue.push({ source, resolve });
        next();
      });
    },
    async close() {
      clearTimeout(idle);
      const left = queue.splice(0);
      await endThread();
      finish(GIVEN_UP);
      clearTimeout(idle);
      for (const { resolve } of left) resolve(GIVEN_UP);
    },
  };
}
