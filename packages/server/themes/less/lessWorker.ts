import { parentPort } from 'node:worker_threads';
import { compileLess, type LessSource } from './compileLess.ts';
import { createCpuTimeLimit } from './cpuTimeLimit.ts';

/**
 * A thread that compiles what it receives. The caller sends one job at a time and ends the thread at the time limit.
 */
export interface LessJob extends LessSource {
  /** Milliseconds. */
  readonly timeLimit: number;
}

parentPort?.on('message', ({ timeLimit, ...source }: LessJob) => {
  parentPort?.postMessage(compileLess(source, createCpuTimeLimit(timeLimit)));
});
