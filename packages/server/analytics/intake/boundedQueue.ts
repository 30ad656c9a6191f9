import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../../platform/database/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { QueueFigures } from '../../platform/metrics.ts';

export interface BoundedQueue<T> {
  /** At once, and never by throwing: false when there is no room, which is counted. */
  put(websiteId: string, item: T, bytes: number): boolean;
  /** Waits until all that was put before is written, or dropped. */
  flush(): Promise<void>;
  /** Writes what waits, for five seconds at most. */
  close(): Promise<void>;
  counts(): QueueFigures;
}

export interface QueueOptions<T> {
  readonly name: string;
  /** One transaction of one site. What it throws for want of a database is tried again, else the batch is halved. */
  readonly write: (websiteId: string, items: readonly T[]) => Promise<void>;
  readonly log: Pick<Logger, 'warn'>;
  /** Of memory; 32 MB when left out. One site fills at most half of it. */
  readonly maxBytes?: number;
  /** The longest that something waits while the database is there: what a kill can lose. */
  readonly flushMs?: number;
  /** Of one transaction. */
  readonly batch?: number;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

interface Waiting<T> {
  readonly item: T;
  readonly bytes: number;
}

const LONGEST_RETRY_MS = 15_000;
const CLOSING_MS = 5_000;

/**
 * Keeps what visitors' browsers report until it is written, many at once, off the path of any request (ANA-1). Memory is
 * bounded; what finds no room is dropped and counted. A kill loses what came within `flushMs`, or since the database went.
 */
export function createBoundedQueue<T>(options: QueueOptions<T>): BoundedQueue<T> {
  const { name, write, log, maxBytes = 32_000_000, flushMs = 1_000, batch = 250, sleep = (ms) => pause(ms) } = options;
  const sites = new Map<string, Waiting<T>[]>();
  const bytesOf = new Map<string, number>();
  const sums = { taken: 0, written: 0, dropped: 0, waiting: 0, bytes: 0 };
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isClosed = false;

  function isFull(websiteId: string, bytes: number): boolean {
    return sums.bytes + bytes > maxBytes || (bytesOf.get(websiteId) ?? 0) + bytes > maxBytes / 2;
  }

  function put(websiteId: string, item: T, bytes: number): boolean {
    if (isClosed || isFull(websiteId, bytes)) {
      sums.dropped += 1;
      return false;
    }
    const waiting = sites.get(websiteId) ?? [];
    sites.set(websiteId, waiting);
    waiting.push({ item, bytes });
    account(websiteId, 1, bytes);
    sums.taken += 1;
    if (waiting.length >= batch) void run();
    else timer ??= setTimeout(() => void run(), flushMs).unref();
    return true;
  }

  function account(websiteId: string, count: number, bytes: number): void {
    sums.waiting += count;
    sums.bytes += bytes;
    bytesOf.set(websiteId, (bytesOf.get(websiteId) ?? 0) + bytes);
  }

  function run(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  }

  /** Each site in turn, so that a busy one holds nobody up. */
  async function drain(): Promise<void> {
    while (sums.waiting > 0) {
      for (const [websiteId, waiting] of [...sites]) {
        const taken = waiting.splice(0, batch);
        if (waiting.length === 0) sites.delete(websiteId);
        await writeAll(
          websiteId,
          taken.map(({ item }) => item),
        );
        account(
          websiteId,
          -taken.length,
          taken.reduce((sum, { bytes }) => sum - bytes, 0),
        );
        if (bytesOf.get(websiteId) === 0) bytesOf.delete(websiteId);
      }
    }
  }

  async function writeAll(websiteId: string, items: readonly T[]): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await write(websiteId, items);
        sums.written += items.length;
        return;
      } catch (error) {
        log.warn({ err: error, queue: name, count: items.length }, 'what browsers reported is not written yet');
        if (!isUnavailable(error)) return halve(websiteId, items);
        await sleep(Math.min(250 * 2 ** attempt, LONGEST_RETRY_MS));
      }
    }
  }

  /** One row that the database refuses must not take the others with it. */
  async function halve(websiteId: string, items: readonly T[]): Promise<void> {
    if (items.length === 1) {
      sums.dropped += 1;
      return;
    }
    const middle = Math.ceil(items.length / 2);
    await writeAll(websiteId, items.slice(0, middle));
    await writeAll(websiteId, items.slice(middle));
  }

  return {
    put,
    async flush() {
      while (sums.waiting > 0) await run();
    },
    async close() {
      isClosed = true;
      const rest = new AbortController();
      const patience = pause(CLOSING_MS, undefined, { signal: rest.signal }).catch(() => undefined);
      await Promise.race([run(), patience]);
      rest.abort();
      if (sums.waiting > 0) log.warn({ queue: name, count: sums.waiting }, 'reports of browsers are lost');
    },
    counts: () => ({ name, taken: sums.taken, written: sums.written, dropped: sums.dropped, waiting: sums.waiting }),
  };
}
