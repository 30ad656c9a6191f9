import { parentPort } from 'node:worker_threads';
import { compileLess } from './compileLess.ts';
import { createPatience } from './patience.ts';

/** A thread that compiles what it is sent; whoever asked sends one at a time, and ends it when time is up. */
export interface LessJob {
  readonly source: string;
  /** Milliseconds. */
  readonly timeLimit: number;
}

parentPort?.on('message', ({ source, timeLimit }: LessJob) => {
  void compileLess(source, createPatience(timeLimit)).then((result) => parentPort?.postMessage(result));
});
