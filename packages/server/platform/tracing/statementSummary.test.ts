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
  ["select * from unnest('{1}'::int[])", 'SELECT'],
  ['select *, array(select host from website_host) from website', 'SELECT website_host website'],
  ['select 1 from a join b on true join a as c on true join d on true join e on true', 'SELECT a b d'],
  ['select id from job for update skip locked', 'SELECT job'],
  ['select id from website for no key update', 'SELECT website'],
  ['insert into stock values ($1) on conflict (id) do update set n = $2', 'INSERT stock'],
  ['', 'OTHER'],
])('a statement is summed up without its values: %s', (sql, summary) => {
  expect(statementSummary(sql)).toBe(summary);
});
