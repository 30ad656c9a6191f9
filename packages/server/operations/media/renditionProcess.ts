import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { letGoFirst } from '../../stepBack.ts';
import type { DrawnRendition, DrawRendition, RenditionOrder } from './drawRendition.ts';

export interface RenditionTask {
  readonly id: number;
  readonly order: RenditionOrder;
}

export type RenditionAnswer =
  | { readonly id: number; readonly drawn: DrawnRendition }
  | { readonly id: number; readonly error: string };

export interface RenditionProcess {
  readonly draw: DrawRendition;
  /** Ends it at once; what it was at fails. */
  close(): void;
}

interface Waiting {
  resolve(drawn: DrawnRendition): void;
  reject(error: Error): void;
}

/** So long without an order, and its memory is given back. */
const IDLE_MS = 20_000;

/** The built program beside the bundle; null in the source tree, where only tests run. */
export function builtRenditionWorker(): URL | null {
  const url = new URL('./renditionWorker.js', import.meta.url);
  return existsSync(fileURLToPath(url)) ? url : null;
}

const hasEnded = () => new Error('The process that draws pictures has ended');

/**
 * Draws in a process of its own that lets everybody else go first: nobody waits for these pictures, and they take all of a
 * processor for minutes. It begins with the first order. One that ends unexpectedly fails what it was at, and the next order
 * begins another one.
 */
export function drawInProcess(program: URL, idleMs = IDLE_MS): RenditionProcess {
  const waiting = new Map<number, Waiting>();
  let [child, last] = [null as ChildProcess | null, 0];
  let timer: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    // As leader of a session it takes that along when it steps back; Windows would open a window for it.
    const detached = process.platform !== 'win32';
    const begun = fork(fileURLToPath(program), { serialization: 'advanced', detached });
    if (begun.pid !== undefined) letGoFirst(begun.pid);
    begun.on('message', (answer) => hear(answer as RenditionAnswer));
    begun.on('error', (error) => fail(begun, error));
    begun.on('exit', () => fail(begun, hasEnded()));
    return begun;
  }

  function hear(answer: RenditionAnswer): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(answer.drawn);
    if (waiting.size === 0) timer = setTimeout(close, idleMs).unref();
  }

  function fail(ended: ChildProcess, error: Error): void {
    if (ended !== child) return;
    child = null;
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(error);
  }

  function close(): void {
    clearTimeout(timer);
    const ended = child;
    if (ended === null) return;
    // From here on it takes no orders: one that comes before it is gone begins another.
    fail(ended, hasEnded());
    ended.kill('SIGKILL');
  }

  return {
    draw(order) {
      clearTimeout(timer);
      child ??= begin();
      const asked = child;
      last += 1;
      const id = last;
      return new Promise<DrawnRendition>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        asked.send({ id, order } satisfies RenditionTask, (error) => error && fail(asked, error));
      });
    },
    close,
  };
}
