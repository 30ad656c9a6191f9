import { type RawBuilder, sql } from 'kysely';

/**
 * The site as a table of one row, `own (website_id)`. An insert takes rows that a function makes from beside it: an engine
 * that spreads tables sends such a statement to the server of the site only if a table of that site is in it.
 */
export function siteRow(websiteId: string): RawBuilder<unknown> {
  return sql`(SELECT id AS website_id FROM website WHERE id = ${websiteId}) AS own`;
}
