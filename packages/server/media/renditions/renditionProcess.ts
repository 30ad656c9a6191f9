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
 * Draws in a separate process: no request waits for these pictures, and they occupy a processor for minutes. The
 * process starts with the first order. When it ends unexpectedly, its current order fails and the next order starts a
 * new one.
 */
export function drawInProcess(program: URL, idleMs = IDLE_MS): RenditionProcess {
  const ended = 'The process that draws pictures has ended';
  const side = createWorkerProcess<RenditionOrder, DrawnRendition>({ program, idleMs, ended });
  return { draw: (order) => side.ask(order), close: side.end };
}
