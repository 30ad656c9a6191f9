import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Preview, type PreviewInput, renderPreview, type StopReason } from '@quoin/rendering/preview';
import { processLocales } from '../../platform/processLocales.ts';
import type { RenderAnswer, RenderJob } from './renderWorker.ts';

/** `busy`: as many wait already as may. */
export type PreviewOutcome =
  | { readonly kind: 'rendered'; readonly preview: Preview }
  | { readonly kind: 'stopped'; readonly reason: StopReason }
  | { readonly kind: 'busy' };

/** Renders templates nobody has tried yet away from the thread that answers requests (reliability 4). */
export interface RenderPool {
  render(input: PreviewInput): Promise<PreviewOutcome>;
  /** Threads at work now. */
  readonly running: number;
  close(): Promise<void>;
}

export interface RenderPoolOptions {
  /** The built worker; null renders here, within the engine's own limits. */
  readonly workerUrl?: URL | null;
  /** Milliseconds from the moment a thread begins to the moment it is ended. */
  readonly deadline?: number;
  readonly maxRunning?: number;
  readonly maxWaiting?: number;
}

const DEADLINE_MS = 2_000;
/** One core is always left to the requests of visitors, where there are several. */
const MAX_RUNNING = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_WAITING = 8;
/** The engine stops this long before its thread is ended, so its answer can show where the time went. */
const SOFT_SHARE = 0.75;
/** A thread that does not even start. */
const START_LIMIT_MS = 10_000;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** Returns the built worker next to the bundle. Null in the source tree, where only tests run. */
export function builtRenderWorker(): URL | null {
  const url = new URL('./renderWorker.js', import.meta.url);
  return existsSync(fileURLToPath(url)) ? url : null;
}

/** Uses a new thread per rendering: no state passes from one site to the next, and ending it ends everything it did. */
export function createRenderPool(options: RenderPoolOptions = {}): RenderPool {
  const { workerUrl = builtRenderWorker(), deadline = DEADLINE_MS } = options;
  const { maxRunning = MAX_RUNNING, maxWaiting = MAX_WAITING } = options;
  const waiting: (() => void)[] = [];
  const workers = new Set<Worker>();
  let running = 0;
  let isClosed = false;

  async function take(): Promise<void> {
    if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  }

  /** The place goes on to who waits longest, so that `running` stays as it is. */
  function give(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    get running() {
      return running;
    },
    async render(input) {
      if (isClosed || (running >= maxRunning && waiting.length >= maxWaiting)) return { kind: 'busy' };
      await take();
      try {
        if (isClosed) return { kind: 'busy' };
        return workerUrl === null ? renderHere(input, deadline) : await renderIn(workerUrl, workers, input, deadline);
      } finally {
        give();
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

function renderHere(input: PreviewInput, deadline: number): PreviewOutcome {
  const end = performance.now() + deadline * SOFT_SHARE;
  const isExpired = () => performance.now() > end;
  return { kind: 'rendered', preview: renderPreview(input, { locales: processLocales(), isExpired }) };
}

function renderIn(url: URL, workers: Set<Worker>, input: PreviewInput, deadline: number): Promise<PreviewOutcome> {
  const job: RenderJob = { input, softLimit: deadline * SOFT_SHARE };
  return new Promise((resolve, reject) => {
    // It needs none of this process's settings, and gets none: they hold the installation's secrets.
    const worker = new Worker(url, { resourceLimits: LIMITS, env: {}, stdin: false });
    workers.add(worker);
    let timer = setTimeout(() => end({ kind: 'stopped', reason: 'time' }), START_LIMIT_MS);
    const end = (outcome: PreviewOutcome): void => {
      clearTimeout(timer);
      workers.delete(worker);
      resolve(outcome);
      void worker.terminate();
    };
    worker.on('message', (answer: RenderAnswer) => {
      if (answer.kind === 'done') return end({ kind: 'rendered', preview: answer.preview });
      clearTimeout(timer);
      timer = setTimeout(() => end({ kind: 'stopped', reason: 'time' }), deadline);
      worker.postMessage(job);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      // Anything else is a bug in Quoin, not in a template.
      if (error.code !== OUT_OF_MEMORY) reject(error);
      end({ kind: 'stopped', reason: 'memory' });
    });
    worker.on('exit', () => end({ kind: 'stopped', reason: 'time' }));
  });
}
