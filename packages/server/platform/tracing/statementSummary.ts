/** Statements are few, but those with lists of any length would be endless. */
const MOST_KEPT = 2_000;
const kept = new Map<string, string>();

const VERB = /^\s*(?:--[^\n]*\s+|\/\*.*?\*\/\s*)*([a-z]+)/i;
/** Functions in the place of a table have no name to show; `for update` and `do update` name none. */
const TABLES = /\b(?:from|into|join|(?<!\b(?:for|key|do)\s)update)\s+"?([a-z_][a-z0-9_]*)"?(?![\w.(])/gi;
const MOST_TABLES = 3;

/** What a statement does and to which tables, as `db.query.summary` says it: `SELECT product`. */
export function statementSummary(sql: string): string {
  const known = kept.get(sql);
  if (known !== undefined) return known;
  const verb = VERB.exec(sql)?.[1]?.toUpperCase() ?? 'OTHER';
  const tables = new Set([...sql.matchAll(TABLES)].map(([, table]) => table));
  const summary = [verb, ...[...tables].slice(0, MOST_TABLES)].join(' ');
  if (kept.size < MOST_KEPT) kept.set(sql, summary);
  return summary;
}
