/** Statements are few, but those with lists of any length would be endless. */
const MOST_KEPT = 2_000;
const kept = new Map<string, string>();

const VERB = /^\s*(?:--[^\n]*\s+|\/\*.*?\*\/\s*)*([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)"?/i;

/** What a statement does and to which table, as `db.query.summary` says it: `SELECT product`. */
export function statementSummary(sql: string): string {
  const known = kept.get(sql);
  if (known !== undefined) return known;
  const verb = VERB.exec(sql)?.[1]?.toUpperCase() ?? 'OTHER';
  const table = TABLE.exec(sql)?.[1];
  const summary = table === undefined ? verb : `${verb} ${table}`;
  if (kept.size < MOST_KEPT) kept.set(sql, summary);
  return summary;
}
