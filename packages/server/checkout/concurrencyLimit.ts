/** Half of the database's connections: the rest is for people who look and choose. */
export const MAX_CONCURRENT_PAYMENTS = 12;

/** Lets so many through at once; the others wait in line, first come first served. */
export interface ConcurrencyLimit {
  pass<Value>(act: () => Promise<Value>): Promise<Value>;
}

/**
 * Queues a rush to the pay button here, in memory, instead of in the database, where waiting too long is an error and
 * all other requests wait in line too.
 */
export function createConcurrencyLimit(places: number): ConcurrencyLimit {
  const line: (() => void)[] = [];
  let inside = 0;
  return {
    async pass(act) {
      if (inside >= places) await new Promise<void>((enter) => line.push(enter));
      else inside += 1;
      try {
        return await act();
      } finally {
        // The place goes straight to the next in line.
        const next = line.shift();
        if (next === undefined) inside -= 1;
        else next();
      }
    },
  };
}
