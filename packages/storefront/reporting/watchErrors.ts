import { RECORD_JAVASCRIPT_ERRORS_PATH, type WireErrorReport } from '@quoin/contract/endpoints/site';
import { trimStack } from '@quoin/domain/analytics';
import { readCookie } from '../page/cookies.ts';
import { afterInBrowser } from '../timing/after.ts';
import { TRACKER_PATIENCE } from './doors.ts';
import { createErrorQueue } from './errorQueue.ts';

/** Reports what nobody caught to the owner (ERR-01). Never throws and never asks twice: reporting must not be felt (ANA-2). */
export function watchErrors(): void {
  const queue = createErrorQueue(afterInBrowser, send);
  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    queue.add(reportOf(error, message, { source: filename, line: lineno, column: colno })),
  );
  addEventListener('unhandledrejection', ({ reason }) => queue.add(reportOf(reason, String(reason))));
  addEventListener('pagehide', queue.flush);
}

const NOWHERE = { source: '', line: 0, column: 0 };

/** What was thrown may be anything, and its fields may lie about what they are. */
function reportOf(thrown: unknown, text: string, place = NOWHERE): WireErrorReport {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : text;
  return { message, stack: trimStack(String(stack ?? '')), ...place, page: location.pathname };
}

function send(reports: readonly WireErrorReport[]): void {
  // The request outlives the page; should it fail, nobody needs to know, and what is answered nobody reads.
  fetch(RECORD_JAVASCRIPT_ERRORS_PATH, {
    method: 'POST',
    keepalive: !globalThis.quoinHitUnheard,
    signal: AbortSignal.timeout(TRACKER_PATIENCE),
    headers: { 'content-type': 'application/json', 'x-csrf-token': readCookie(document.cookie, 'crumb') },
    body: JSON.stringify(reports),
  })
    .then(({ body }) => body?.cancel())
    .catch(() => {});
}
