import { whenAllowed } from './consent.ts';
import { readPageFacts } from './pageFacts.ts';
import { startRecording } from './recording/startRecording.ts';

/** Brings what reports on this page, each in a file of its own. A file that cannot come is not missed (ANA-2). */
export function startReporting(): void {
  const facts = readPageFacts();
  if (facts === null) return;
  if (facts.telemetry)
    bring(
      () => import('./telemetry/startTelemetry.ts'),
      ({ startTelemetry }) => startTelemetry(facts),
    );
  whenAllowed('analytics', () => void startRecording(facts).catch(() => {}));
}

export function bring<Module>(load: () => Promise<Module>, start: (module: Module) => void): void {
  load()
    .then(start)
    .catch(() => {});
}
