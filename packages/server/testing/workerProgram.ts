import { serveTasks } from '../platform/background/serveTasks.ts';

/**
 * Tasks that tests give to worker processes. Rollups name a site and pictures a path, and each may name an act instead.
 */
export interface WorkerAct {
  readonly act?: string;
  readonly websiteId?: string;
  readonly path?: string;
}

export interface WorkerReply {
  readonly processId: number;
  /** What it was asked before. */
  readonly earlier: readonly unknown[];
}

const heard: unknown[] = [];

async function perform(act: string | undefined, signal: AbortSignal): Promise<void> {
  if (act === 'refuse') throw Object.assign(new Error('invalid input syntax'), { code: '22P02' });
  if (act === 'fail to connect') throw Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' });
  if (act === 'die') process.exit(1);
  if (act === 'go on for ever') await new Promise(() => undefined);
  if (act === 'wait to be told') await new Promise((resolve) => signal.addEventListener('abort', resolve));
}

serveTasks<WorkerAct, WorkerReply>(async (task, signal) => {
  const earlier = [...heard];
  heard.push(task);
  await perform(task.act ?? task.websiteId ?? task.path, signal);
  return { processId: process.pid, earlier };
});
