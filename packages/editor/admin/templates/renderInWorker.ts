import type { PreviewJob, PreviewResult } from './previewJob.ts';
import { address } from './previewWorker.ts?address';

/** `stopped`: it took longer than it may. `failed`: the thread could not be started, or broke. */
export type PreviewOutcome =
  | { readonly kind: 'rendered'; readonly result: PreviewResult }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' };

const DEADLINE_MS = 2_000;
const SOFT_LIMIT_MS = 1_500;

/** Renders in a separate worker, which is terminated when it is done, too slow or no longer needed. */
export function renderInWorker(job: Omit<PreviewJob, 'softLimit'>, signal: AbortSignal): Promise<PreviewOutcome> {
  return new Promise((resolve) => {
    const worker = new Worker(address, { type: 'module', name: 'preview' });
    const timer = setTimeout(() => end({ kind: 'stopped' }), DEADLINE_MS);
    const end = (outcome: PreviewOutcome): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(outcome);
    };
    signal.addEventListener('abort', () => end({ kind: 'stopped' }), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<PreviewResult>) =>
      end({ kind: 'rendered', result: data }),
    );
    worker.addEventListener('error', () => end({ kind: 'failed' }));
    worker.postMessage({ ...job, softLimit: SOFT_LIMIT_MS } satisfies PreviewJob);
  });
}
