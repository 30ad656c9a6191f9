import { parentPort } from 'node:worker_threads';
import { type Preview, type PreviewInput, renderPreview } from '@quoin/rendering/preview';
import { processLocales } from '../../platform/processLocales.ts';

/** What a thread is sent, once: it renders, answers and is ended. */
export interface RenderJob {
  readonly input: PreviewInput;
  /** Milliseconds after which the engine itself stops, so it can report where it was. */
  readonly softLimit: number;
}

export type RenderAnswer = { readonly kind: 'ready' } | { readonly kind: 'done'; readonly preview: Preview };

parentPort?.on('message', ({ input, softLimit }: RenderJob) => {
  const end = performance.now() + softLimit;
  const isExpired = () => performance.now() > end;
  answer({ kind: 'done', preview: renderPreview(input, { locales: processLocales(), isExpired }) });
});
answer({ kind: 'ready' });

function answer(message: RenderAnswer): void {
  parentPort?.postMessage(message);
}
