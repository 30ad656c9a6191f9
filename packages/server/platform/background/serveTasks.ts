import type { ErrorParts, WorkerAnswer, WorkerRequest } from './workerProcess.ts';

/**
 * Runs the process's side of `createWorkerProcess`: each task on arrival, in parallel. Exits when the parent
 * disconnects.
 */
export function serveTasks<Task, Result>(work: (task: Task, signal: AbortSignal) => Promise<Result>): void {
  const underway = new Map<number, AbortController>();
  const say = (answer: WorkerAnswer<Result>) => process.send?.(answer);

  function begin(id: number, task: Task): void {
    const controller = new AbortController();
    underway.set(id, controller);
    work(task, controller.signal)
      .then(
        (result) => say({ id, result }),
        (error: unknown) => say({ id, error: partsOf(error) }),
      )
      .finally(() => underway.delete(id));
  }

  process.on('message', (message: WorkerRequest<Task>) => {
    if ('task' in message) begin(message.id, message.task);
    else underway.get(message.id)?.abort();
  });
  // A terminal and a service manager send these to all processes of the server, which ends this one itself when it has stopped.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // The server is gone, killed perhaps: nobody waits for what is underway.
  process.on('disconnect', () => process.exit());
}

/** Returns the parts of an error that show whether a retry makes sense (platform/database/errors.ts). */
function partsOf(error: unknown): ErrorParts {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  const { message, stack = '', code, syscall } = error as NodeJS.ErrnoException;
  return { message, stack, ...(code === undefined ? {} : { code }), ...(syscall === undefined ? {} : { syscall }) };
}
