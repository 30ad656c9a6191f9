/** Thrown when as many wait as may wait; the caller answers "try again later". */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full.');
  }
}

export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
}

/** Lets a few pieces of heavy work run at once and a bounded number wait; the rest is refused (reliability 3.5). */
export function createWorkQueue(limits: QueueLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  function enter(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= limits.waiting) return Promise.reject(new QueueFull());
    return new Promise((resolve) => waiting.push(resolve));
  }

  /** The place goes straight to the next in line, so that nobody overtakes. */
  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
