import { type MeasuredName, type PerformanceRecord, TELEMETRY_APP, TELEMETRY_LIMITS } from '@quoin/domain/analytics';
import type { Later } from '../../timing/timedMachine.ts';

export interface RecordQueueOptions {
  readonly after: Later;
  /** Milliseconds that have passed since the page had loaded. */
  readonly sinceLoad: number;
  readonly now: () => number;
  readonly pageLoadId: string;
  readonly raw: PerformanceRecord['raw'];
  readonly send: (records: readonly PerformanceRecord[]) => void;
}

export interface RecordQueue {
  /** A figure that changes no more. */
  add(name: MeasuredName, value: number): void;
  /** A figure as it is so far: sent as it is when the page is hidden, or when the wait is over. */
  update(name: MeasuredName, value: number): void;
  /** The page is hidden: nobody knows whether it comes back. */
  hide(): void;
}

/**
 * Keeps what a page measures and sends it in few requests (TELE-01): what is final 30 s after the load, what may still grow
 * (layout shift, the slowest interaction) when the page is hidden or after 60 s. Each figure is sent once a page load.
 */
export function createRecordQueue({ after, sinceLoad, now, pageLoadId, raw, send }: RecordQueueOptions): RecordQueue {
  const growing = new Map<MeasuredName, number>();
  const sent = new Set<MeasuredName>();
  let waiting: PerformanceRecord[] = [];

  const add = (name: MeasuredName, value: number): void => {
    if (sent.has(name)) return;
    sent.add(name);
    growing.delete(name);
    waiting.push({ app: TELEMETRY_APP, event: name, data: { value }, pageLoadId, ts: now(), raw });
  };
  const flush = (): void => {
    if (waiting.length === 0) return;
    const records = waiting;
    waiting = [];
    send(records);
  };
  const settle = (): void => {
    for (const [name, value] of [...growing]) add(name, value);
    flush();
  };

  after(Math.max(0, TELEMETRY_LIMITS.flush - sinceLoad), flush);
  after(Math.max(0, TELEMETRY_LIMITS.longestWait - sinceLoad), settle);
  return {
    add,
    hide: settle,
    update(name, value) {
      if (!sent.has(name)) growing.set(name, value);
    },
  };
}
