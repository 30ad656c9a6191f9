import type { AroundQuery } from '../platform/database/pool.ts';

export interface RoundTrips {
  readonly around: AroundQuery;
  /** How often something waited for the database while `act` ran. */
  during(act: () => Promise<unknown>): Promise<number>;
  /** What was sent meanwhile, each statement after the number of its round trip on its connection. */
  readonly sent: readonly string[];
}

/** What is sent before an answer is awaited travels with what was sent before it: one round trip. */
export function countRoundTrips(): RoundTrips {
  let count = 0;
  const sent: string[] = [];
  const around: AroundQuery = (query) => {
    let [begun, answered] = [0, 0];
    let isReadOnly = false;
    return async (sql, parameters) => {
      if (sql.startsWith('begin')) isReadOnly = sql.endsWith('read only');
      // Nobody waits for the end of what has written nothing.
      if (sql === 'commit' && isReadOnly) return query(sql, parameters);
      const trip = answered + 1;
      if (trip > begun) count += 1;
      begun = Math.max(begun, trip);
      sent.push(`${trip} ${sql.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
      try {
        return await query(sql, parameters);
      } finally {
        answered = Math.max(answered, trip);
      }
    };
  };
  return {
    around,
    sent,
    async during(act) {
      count = 0;
      sent.length = 0;
      await act();
      return count;
    },
  };
}
