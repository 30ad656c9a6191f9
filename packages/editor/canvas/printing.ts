import type { Timer } from '../frame/drawing/settle.ts';
import type { PrintedElement } from '../frame/printedPage.ts';
import type { FrameOrder } from '../frame/protocol.ts';

/** A page that has not answered by then has gone. */
const PATIENCE_MS = 3000;

/** Asks the page in the frame what its theme has printed. */
export interface Printing {
  ask(): Promise<PrintedElement | null>;
  hear(root: PrintedElement | null): void;
}

export function createPrinting(send: (order: FrameOrder) => void, timer: Timer): Printing {
  let waiting: ((root: PrintedElement | null) => void)[] = [];
  const answer = (root: PrintedElement | null): void => {
    const all = waiting;
    waiting = [];
    for (const each of all) each(root);
  };
  return {
    ask: () =>
      new Promise((resolve) => {
        const stop = timer(() => resolve(null), PATIENCE_MS);
        waiting.push((root) => {
          stop();
          resolve(root);
        });
        send({ type: 'print' });
      }),
    hear: answer,
  };
}
