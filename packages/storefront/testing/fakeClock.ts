import type { After } from '../timing/timedMachine.ts';

export interface FakeClock {
  readonly after: After;
  /** Lets time pass; what falls due runs in order, also what that makes due in the same span. */
  pass(milliseconds: number): void;
}

/** A clock that only advances on demand. */
export function fakeClock(): FakeClock {
  let now = 0;
  let count = 0;
  const due = new Map<number, { readonly at: number; readonly run: () => void }>();
  return {
    after(milliseconds, run) {
      count += 1;
      const id = count;
      due.set(id, { at: now + milliseconds, run });
      return () => void due.delete(id);
    },
    pass(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const next = [...due].sort(([, left], [, right]) => left.at - right.at)[0];
        if (next === undefined || next[1].at > until) break;
        due.delete(next[0]);
        now = next[1].at;
        next[1].run();
      }
      now = until;
    },
  };
}
