import { expect, it } from 'vitest';
import { statementSummary } from './statementSummary.ts';

it.each([
  ['select "id" from "product" where "website_id" = $1', 'SELECT product'],
  ['insert into "cart_entry" ("id") values ($1)', 'INSERT cart_entry'],
  ['update "website" set "title" = $1', 'UPDATE website'],
  ['delete from job where id = $1', 'DELETE job'],
  ['\n  WITH due AS (SELECT id FROM job) UPDATE job SET state = $1', 'WITH job'],
  ['-- the cart\nSELECT version FROM website', 'SELECT website'],
  ['select 1', 'SELECT'],
  ['commit', 'COMMIT'],
  ["select * from unnest('{1}'::int[])", 'SELECT unnest'],
  ['', 'OTHER'],
])('a statement is summed up without its values: %s', (sql, summary) => {
  expect(statementSummary(sql)).toBe(summary);
});
