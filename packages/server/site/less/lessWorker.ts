import { parentPort } from 'node:worker_threads';
import { compileLess } from './compileLess.ts';

/** A thread that compiles what it is sent, one stylesheet after the other; whoever asked ends it when time is up. */
export interface LessJob {
  readonly id: number;
  readonly source: string;
  /** Milliseconds. */
  readonly timeLimit: number;
}

parentPort?.on('message', (job: LessJob) => {
  const end = performance.now() + job.timeLimit;
  void compileLess(job.source, () => performance.now() > end).then((result) => {
    parentPort?.postMessage({ id: job.id, result });
  });
});
