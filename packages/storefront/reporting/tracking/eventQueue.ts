import type { Later } from '../../timing/timedMachine.ts';

export interface EventQueueOptions {
  /** Whether the server answered the page's first report. May resolve late, or never. */
  readonly heard: Promise<boolean>;
  readonly after: Later;
  /** One event, or several in a list; `isWell`: by a beacon, which nobody can take back. */
  readonly send: (payload: unknown, isWell: boolean) => void;
}

export interface EventQueue {
  add(event: object): void;
  /** The page may be gone in a moment. */
  leave(): void;
}

/** Milliseconds that an event waits for the answer to the page view. */
const LONGEST_WAIT = 1000;
/** Of one request: with all that events carry well below what a beacon may hold. */
const MOST_AT_ONCE = 20;

/** Keeps events until it is known whether the server answers, and sends what came meanwhile together (TRACK-02, FT-20). */
export function createEventQueue({ heard, after, send }: EventQueueOptions): EventQueue {
  const waiting: object[] = [];
  let isWaiting = true;
  let isWell = false;

  const flush = (asWell: boolean): void => {
    while (waiting.length > 0) {
      const [event, ...more] = waiting.splice(0, MOST_AT_ONCE);
      send(more.length === 0 ? event : [event, ...more], asWell);
    }
  };
  const settle = (): void => {
    isWaiting = false;
    flush(isWell);
  };
  heard.then((answer) => {
    isWell = answer;
    settle();
  });
  after(LONGEST_WAIT, settle);
  return {
    add(event) {
      waiting.push(event);
      if (!isWaiting) flush(isWell);
    },
    // Nothing else would come through now.
    leave: () => flush(true),
  };
}
