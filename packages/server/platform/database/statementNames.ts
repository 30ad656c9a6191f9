/** How many different statements are kept ready; those with lists of any length would be endless otherwise. */
const MOST_NAMES = 400;
/** Once is no habit. */
const NAMED_FROM = 2;
const PREPARED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Begins a statement that is planned with its values each time. For full text and lists of values, PostgreSQL takes a kept
 * plan to be cheap because it expects few rows, whatever the values find.
 */
export const PLANNED_EACH_TIME = '/* planned each time */';

export interface StatementNames {
  /** The name under which the server keeps this statement ready, the same on each connection; undefined: it shall not. */
  of(sql: string): string | undefined;
  /** A table under the kept statements has changed: all are named and prepared again. */
  renew(): void;
}

/**
 * Statements that come again and again are parsed and planned once per connection: for the short ones of a cart that is
 * most of their cost (docs/decisions/0023).
 */
export function createStatementNames(): StatementNames {
  let generation = 0;
  let names = new Map<string, { count: number; readonly name: string }>();
  return {
    of(sql) {
      const known = names.get(sql);
      if (known !== undefined) {
        known.count += 1;
        return known.count >= NAMED_FROM ? known.name : undefined;
      }
      if (names.size < MOST_NAMES && PREPARED.test(sql))
        names.set(sql, { count: 1, name: `q${generation}_${names.size}` });
      return undefined;
    },
    renew() {
      generation += 1;
      names = new Map();
    },
  };
}
