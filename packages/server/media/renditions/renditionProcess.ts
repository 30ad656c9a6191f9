import { builtProgram, createWorkerProcess } from '../../platform/background/workerProcess.ts';
import type { DrawRendition, RenditionOrder } from './drawRendition.ts';
import type { DrawnRendition } from './encodeRendition.ts';

export interface RenditionProcess {
  readonly draw: DrawRendition;
  /** Ends it at once; what it was at fails. */
  close(): void;
}

/** So long without an order, and its memory is given back. */
const IDLE_MS = 20_000;

export function builtRenditionWorker(): URL | null {
  return builtProgram('renditionWorker');
}

/**
 * Draws in a process of its own: nobody waits for these pictures, and they take all of a processor for minutes. It begins with the
 * first order. One that ends unexpectedly fails what it was at, and the next order begins another one.
 */
export function drawInProcess(program: URL, idleMs = IDLE_MS): RenditionProcess {
  const ended = 'The process that draws pictures has ended';
  const side = createWorkerProcess<RenditionOrder, DrawnRendition>({ program, idleMs, ended });
  return { draw: (order) => side.ask(order), close: side.end };
}
