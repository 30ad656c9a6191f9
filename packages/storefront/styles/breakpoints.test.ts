import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What decides which of its two places a block has, and whether it is there at all. */
const SHEETS = ['grid.css', 'blockFrame.css'];

it('phones end at 432 px, and there is no arrangement for tablets (EDIT-04)', () => {
  const queries = SHEETS.flatMap((name) =>
    [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/@media \((m(?:in|ax)-width: [^)]+)\)/g)].map(
      ([, query]) => query,
    ),
  );
  expect([...new Set(queries)].sort()).toEqual(['max-width: 432px', 'min-width: 433px']);
});
