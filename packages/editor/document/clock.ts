/** Time as a dependency: the browser's clock in the app, a manually advanced one in tests. */
export interface Clock {
  /** ms since 1970. */
  now(): number;
  /** Calls once after so many ms; answers how to call it off. */
  after(ms: number, act: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
