import { drawRendition } from './drawRendition.ts';
import type { RenditionAnswer, RenditionTask } from './renditionProcess.ts';

/** Where others need the processor it may take long; nobody waits. */
const DEADLINE_SECONDS = 300;

const say = (answer: RenditionAnswer) => process.send?.(answer);

process.on('message', ({ id, order }: RenditionTask) => {
  drawRendition(order, DEADLINE_SECONDS).then(
    (drawn) => say({ id, drawn }),
    (error: unknown) => say({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
// Whoever asked is gone, killed perhaps: nobody takes what is drawn.
process.on('disconnect', () => process.exit());
