import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** To the process: a task, or that one of them is not wanted any more. */
export type WorkerRequest<Task> =
  | { readonly id: number; readonly task: Task }
  | { readonly id: number; readonly isAborted: true };

/** What tells one error from another on the other side. */
export interface ErrorParts {
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly syscall?: string;
}

export type WorkerAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: ErrorParts };

/** A worker process: it runs tasks at a lower priority than the server. */
export interface WorkerProcess<Task, Result> {
  /** Begins the process where there is none. Rejects with what went wrong there, or when the process ends before it answered. */
  ask(task: Task, signal?: AbortSignal): Promise<Result>;
  isRunning(): boolean;
  /** Ends it at once; what it was at fails. The next task begins another one. */
  end(): void;
}

export interface WorkerProcessOptions<Task> {
  /** Built, and calls `serveTasks`. */
  readonly program: URL;
  /** The error of a task whose process ends before it answers. */
  readonly ended: string;
  /** Without a task for so many milliseconds, it ends and gives its memory back. */
  readonly idleMs: number;
  /** The task that each process receives first. */
  readonly first?: Task;
}

interface Waiting<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Returns the built program of this name next to the bundle, or null in the source tree, where only tests run. */
export function builtProgram(name: string): URL | null {
  const url = new URL(`./${name}.js`, import.meta.url);
  return existsSync(fileURLToPath(url)) ? url : null;
}

/**
 * Creates a process rather than a thread: threads have their own priority on Linux only, and share the garbage
 * collection helpers with the thread that answers requests (decision 0058).
 */
export function createWorkerProcess<Task, Result>(options: WorkerProcessOptions<Task>): WorkerProcess<Task, Result> {
  const { program, ended, idleMs, first } = options;
  const waiting = new Map<number, Waiting<Result>>();
  let [child, last] = [null as ChildProcess | null, 0];
  let timer: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const begun = fork(fileURLToPath(program), { serialization: 'advanced' });
    // Set here, before the process has threads: on Linux each thread has its own priority, inherited when it starts.
    if (begun.pid !== undefined) setPriority(begun.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    begun.on('message', (answer) => hear(answer as WorkerAnswer<Result>));
    begun.on('error', (error) => fail(begun, error));
    begun.on('exit', () => fail(begun, new Error(ended)));
    if (first !== undefined) say(begun, { id: 0, task: first });
    return begun;
  }

  function say(asked: ChildProcess, message: WorkerRequest<Task>): void {
    asked.send(message, (error) => error && fail(asked, error));
  }

  function hear(answer: WorkerAnswer<Result>): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) {
      const { message, ...parts } = answer.error;
      asked?.reject(Object.assign(new Error(message), parts));
    } else asked?.resolve(answer.result);
    if (waiting.size === 0) rest();
  }

  function rest(): void {
    clearTimeout(timer);
    timer = setTimeout(end, idleMs).unref();
  }

  function fail(gone: ChildProcess, error: Error): void {
    if (gone !== child) return;
    child = null;
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(error);
  }

  function end(): void {
    clearTimeout(timer);
    const gone = child;
    if (gone === null) return;
    // From here on it takes no tasks: one that comes before it is gone begins another.
    fail(gone, new Error(ended));
    gone.kill('SIGKILL');
  }

  return {
    ask(task, signal) {
      clearTimeout(timer);
      child ??= begin();
      const asked = child;
      last += 1;
      const id = last;
      const abort = () => say(asked, { id, isAborted: true });
      return new Promise<Result>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        say(asked, { id, task });
        signal?.addEventListener('abort', abort, { once: true });
      }).finally(() => signal?.removeEventListener('abort', abort));
    },
    isRunning: () => child !== null,
    end,
  };
}
