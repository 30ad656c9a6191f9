import { ERROR_REPORT_LIMITS } from '@quoin/domain/analytics';
import type { After } from '../timing/timedMachine.ts';

export interface ErrorQueue<Report> {
  add(report: Report): void;
  /** Sends what waits at once: the page is being left. */
  flush(): void;
}

/**
 * Keeps errors until there was quiet for a second, then sends them together (ERR-02): at most ten wait, at most twenty times
 * something is sent. What comes beyond that is dropped; a full queue is not kept waiting by further errors.
 */
export function createErrorQueue<Report>(after: After, send: (reports: readonly Report[]) => void): ErrorQueue<Report> {
  const { sends, queued, debounce } = ERROR_REPORT_LIMITS;
  let waiting: Report[] = [];
  let sent = 0;
  let cancel = (): void => {};

  const flush = (): void => {
    cancel();
    if (waiting.length === 0 || sent >= sends) return;
    const reports = waiting;
    waiting = [];
    sent += 1;
    send(reports);
  };

  return {
    flush,
    add(report) {
      if (waiting.length >= queued || sent >= sends) return;
      waiting.push(report);
      cancel();
      cancel = after(debounce, flush);
    },
  };
}
