import { RECORD_JAVASCRIPT_ERRORS_PATH, type WireErrorReport } from '@quoin/contract/endpoints/site';
import { trimStack } from '@quoin/domain/analytics';
import { readCookie } from '../page/cookies.ts';
import { afterInBrowser } from '../timing/after.ts';
import { createReportQueue } from './createReportQueue.ts';
import { TRACKER_TIMEOUT_MS } from './endpoints.ts';
import { createErrorQueue } from './errorQueue.ts';

/** Reports what nobody caught to the owner (ERR-01). Never throws and never asks twice: reporting must not be felt (ANA-2). */
export function watchErrors(): void {
  let isLeaving = false;
  const queue = createErrorQueue<WireErrorReport>(afterInBrowser, (reports) => {
    queueReport(() => send(reports, isLeaving)).catch(() => {});
  });
  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    queue.add(reportOf(error, message, { source: filename, line: lineno, column: colno })),
  );
  addEventListener('unhandledrejection', ({ reason }) => queue.add(reportOf(reason, String(reason))));
  addEventListener('pagehide', () => {
    isLeaving = true;
    queue.flush();
  });
  // After the errors' own listener: what that one adds is on its way as well.
  const queueReport = createReportQueue((leave) => {
    addEventListener('pagehide', leave);
    // Phones end pages that are hidden without another word.
    document.addEventListener('visibilitychange', () => document.hidden && leave());
  });
  globalThis.quoinReportQueue = queueReport;
}

const NOWHERE = { source: '', line: 0, column: 0 };

/** What was thrown may be anything, and its fields may lie about what they are. */
function reportOf(thrown: unknown, text: string, place = NOWHERE): WireErrorReport {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : text;
  return { message, stack: trimStack(String(stack ?? '')), ...place, page: location.pathname };
}

/** Of a page that is left it outlives it, unless the page view went unanswered; what is answered nobody reads. */
function send(reports: readonly WireErrorReport[], isLeaving: boolean): Promise<void> {
  return fetch(RECORD_JAVASCRIPT_ERRORS_PATH, {
    method: 'POST',
    keepalive: isLeaving && !globalThis.quoinHitUnheard,
    signal: AbortSignal.timeout(TRACKER_TIMEOUT_MS),
    headers: { 'content-type': 'application/json', 'x-csrf-token': readCookie(document.cookie, 'crumb') },
    body: JSON.stringify(reports),
  }).then(({ body }) => body?.cancel());
}
