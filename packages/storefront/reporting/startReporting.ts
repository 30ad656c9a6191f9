import { isAllowed, isConsentWanted, whenAllowed } from './consent.ts';
import { maySendBeacon } from './endpoints.ts';
import { importPart } from './importPart.ts';
import { readPageFacts } from './pageFacts.ts';
import { startTracking } from './tracking/startTracking.ts';

/** Counts the visit, and loads the page's other reporting, each part from its own file. */
export function startReporting(): void {
  const facts = readPageFacts();
  if (facts === null) return;
  if (facts.telemetry)
    importPart(
      () => import('./telemetry/startTelemetry.ts'),
      ({ startTelemetry }) => startTelemetry(facts, mayMeasure),
    );
  whenSeen(() => {
    try {
      startTracking(facts);
    } catch {
      // A failed count is ignored (ANA-2).
    }
    if (isConsentWanted())
      importPart(
        () => import('./consent/askConsent.ts'),
        ({ askConsent }) => askConsent(),
      );
    // The visit's cookies are there by now.
    if (facts.pixels.length > 0)
      importPart(
        () => import('./pixels/startPixels.ts'),
        ({ startPixels }) => startPixels(facts),
      );
    if (facts.recording !== null || Object.keys(facts.experiments).length > 0)
      whenAllowed('analytics', () =>
        importPart(
          () => import('./recording/startRecording.ts'),
          ({ startRecording }) => startRecording(facts),
        ),
      );
  });
}

/** What measures keeps nothing in the browser where nobody agreed to it: then it sends what it has (decision 0058). */
function mayMeasure(): boolean {
  return !globalThis.quoinHitUnheard && (!isAllowed('analytics') || maySendBeacon(Date.now()));
}

/** A page that browsers prepare ahead is seen by nobody yet, and perhaps never. */
function whenSeen(run: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering === true) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
