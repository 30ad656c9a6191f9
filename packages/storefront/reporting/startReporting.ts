import { isAllowed, isConsentWanted, whenAllowed } from './consent.ts';
import { mayLeaveUnheard } from './doors.ts';
import { readPageFacts } from './pageFacts.ts';
import { startRecording } from './recording/startRecording.ts';

/** Brings what reports on this page, each in a file of its own. */
export function startReporting(): void {
  const facts = readPageFacts();
  if (facts === null) return;
  if (facts.telemetry)
    bring(
      () => import('./telemetry/startTelemetry.ts'),
      ({ startTelemetry }) => startTelemetry(facts, mayMeasure),
    );
  whenSeen(() => {
    const counted = bring(
      () => import('./tracking/startTracking.ts'),
      ({ startTracking }) => startTracking(facts),
    );
    if (isConsentWanted())
      bring(
        () => import('./consent/askConsent.ts'),
        ({ askConsent }) => askConsent(),
      );
    // After it, for the visit's cookies are there then.
    if (facts.pixels.length > 0)
      counted.then(() =>
        bring(
          () => import('./pixels/startPixels.ts'),
          ({ startPixels }) => startPixels(facts),
        ),
      );
    whenAllowed('analytics', () => void startRecording(facts).catch(() => {}));
  });
}

/** What measures keeps nothing in the browser where nobody agreed to it: then it sends what it has (decision 0060). */
function mayMeasure(): boolean {
  return !globalThis.quoinHitUnheard && (!isAllowed('analytics') || mayLeaveUnheard(Date.now()));
}

/** A file that cannot come, or that fails, is not missed (ANA-2). */
function bring<Module>(load: () => Promise<Module>, start: (module: Module) => void): Promise<void> {
  return load()
    .then(start)
    .catch(() => {});
}

/** A page that browsers prepare ahead is seen by nobody yet, and perhaps never. */
function whenSeen(run: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering === true) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
