/** A queue of tasks that may wait: they run for a millisecond at a time, and requests are answered in between. */
export interface TaskQueue {
  wait(act: () => void): void;
}

/** Milliseconds without a break: about as long as a page from memory may be late without anybody noticing. */
const STRETCH_MS = 1;

export interface TaskQueueOptions {
  readonly stretchMs?: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
  /** Calls once the loop has looked at what has come in. */
  readonly soon?: (act: () => void) => void;
}

/**
 * In the order they came. Node reads everything that has come in before it does what was put off, so a page that came behind a
 * hundred reports is answered before most of them. What `act` throws is its own affair: it must not throw.
 */
export function createTaskQueue(options: TaskQueueOptions = {}): TaskQueue {
  const { stretchMs = STRETCH_MS, now = () => performance.now(), soon = (act) => void setImmediate(act) } = options;
  let waiting: (() => void)[] = [];
  let first = 0;

  function stretch(): void {
    const end = now() + stretchMs;
    do {
      waiting[first]!();
      first += 1;
    } while (first < waiting.length && now() < end);
    if (first < waiting.length) soon(stretch);
    else [waiting, first] = [[], 0];
  }

  return {
    wait(act) {
      waiting.push(act);
      if (waiting.length === 1) soon(stretch);
    },
  };
}
