import { parentPort } from 'node:worker_threads';
import { compileLess, type LessSource } from './compileLess.ts';
import { createCpuTimeLimit } from './cpuTimeLimit.ts';

/** A thread that compiles what it is sent; whoever asked sends one at a time, and ends it when time is up. */
export interface LessJob extends LessSource {
  /** Milliseconds. */
  readonly timeLimit: number;
}

parentPort?.on('message', ({ timeLimit, ...source }: LessJob) => {
  parentPort?.postMessage(compileLess(source, createCpuTimeLimit(timeLimit)));
});
