/** Nobody waits longer for help. */
const TIMEOUT_MS = 1500;
/** After so many failures in a row a service is left alone for a while. */
const FAILURES = 3;
const REST_MS = 60_000;

export interface CircuitBreaker {
  /** What the service answers; null when it fails, is too slow, or rests. Never rejects: help that fails is no harm. */
  ask<Value>(question: (signal: AbortSignal) => Promise<Value>): Promise<Value | null>;
}

/** How long a service that only helps is waited for, and when it is not asked at all. `now` in milliseconds. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    async ask(question) {
      if (now() < restsUntil) return null;
      try {
        const value = await question(AbortSignal.timeout(TIMEOUT_MS));
        failures = 0;
        return value;
      } catch {
        failures += 1;
        if (failures >= FAILURES) restsUntil = now() + REST_MS;
        return null;
      }
    },
  };
}
